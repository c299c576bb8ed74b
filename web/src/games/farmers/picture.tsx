// The picture of the game: a small farm at the edge of the moor, at dawn.
import { t } from "../../ui/i18n";
import { animals } from "./art/animals";
import { many } from "./art/drawing";
import { Fence } from "./art/fence";
import { Shapes } from "./art/shapes";
import { Cotton, Heather, Room, Stable, Tree } from "./art/tiles";
import type { Animal } from "./types";
import "./picture.css";

const trees: [x: number, y: number, size: number, fir: boolean][] = [
  [196, 112, 0.62, true],
  [216, 116, 0.7, true],
  [238, 113, 0.62, false],
  [258, 117, 0.74, true],
  [282, 114, 0.68, true],
  [304, 120, 0.78, false],
  [28, 118, 0.66, true],
  [12, 124, 0.78, true],
];

const herd: [animal: Animal, x: number, y: number, size: number, looks: 1 | -1][] = [
  ["sheep", 190, 150, 0.5, 1],
  ["sheep", 226, 158, 0.5, -1],
  ["horse", 262, 146, 0.66, 1],
  ["sheep", 158, 156, 0.5, -1],
];

const FENCES = [132, 188, 244, 300]; // each 56 long
const ears =
  "M0 0L0 -14M0 -8C-4 -10 -4 -14 -2 -16M0 -8C4 -10 4 -14 2 -16M0 -12C-2 -15 -1 -18 0 -20M0 -12C2 -15 1 -18 0 -20";
const row = (y: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 11) }, (_, at) => [from + at * 11, y, 0.8] as const);

export function Picture() {
  return (
    <svg
      class="fa-scene"
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("farmers-farm-picture")}
    >
      <circle class="fa-dawn" cx="92" cy="50" r="24" />
      <path class="fa-far" d="M0 96C44 70 92 86 140 76C190 64 246 84 320 62L320 240L0 240Z" />
      <path class="fa-near" d="M0 118C60 104 130 116 190 108C240 102 286 110 320 106L320 240L0 240Z" />
      {trees.map(([x, y, size, fir]) => (
        <Tree key={x} x={x} y={y} size={size} fir={fir} />
      ))}
      <g transform="translate(36 66) scale(0.92)">
        <Room house="stone" />
      </g>
      <g transform="translate(120 92) scale(0.66)">
        <Stable small={false} />
      </g>
      {herd.map(([animal, x, y, size, looks]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size * looks} ${size}) translate(-32 -58)`}>
          <ellipse class="fa-shadow" cx="36" cy="58" rx="24" ry="3.4" />
          <Shapes drawing={animals[animal]} />
        </g>
      ))}
      {FENCES.map((x) => (
        <g key={x} transform={`translate(${x} 170) scale(0.56)`}>
          <Fence across />
        </g>
      ))}
      <path class="fa-scene-field" d="M0 164C40 158 84 160 120 170L104 208C70 198 34 198 0 206Z" />
      <Shapes drawing={[["gold-", many(ears, [...row(176, 6, 116), ...row(189, 0, 112), ...row(202, 6, 64)]), 2]]} />
      <path class="fa-scene-bog" d="M0 212C50 196 96 204 140 192C196 178 262 182 320 172L320 240L0 240Z" />
      <path class="fa-pool" d="M150 218C160 206 214 202 240 210C262 216 250 230 216 231C184 233 142 230 150 218Z" />
      <path class="fa-scene-glint" d="M176 218C188 214 204 214 216 217M196 225C206 223 220 223 228 221" />
      <Cotton places={[[20, 218], [38, 210], [54, 222], [276, 200], [292, 192], [306, 206], [262, 226]]} />
      <Heather places={[[90, 222], [104, 214], [120, 226], [134, 212], [284, 228], [300, 232], [74, 232]]} />
    </svg>
  );
} // biome-ignore format: a picture
