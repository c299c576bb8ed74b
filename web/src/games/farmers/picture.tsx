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
  [-8, 120, 0.7, false],
  [326, 116, 0.7, true],
];

const herd: [animal: Animal, x: number, y: number, size: number, looks: 1 | -1][] = [
  ["sheep", 190, 150, 0.5, 1],
  ["sheep", 226, 158, 0.5, -1],
  ["horse", 262, 146, 0.66, 1],
  ["sheep", 158, 156, 0.5, -1],
];

const FENCES = [132, 188, 244, 300, 356]; // each 56 long
const ears =
  "M0 0L0 -14M0 -8C-4 -10 -4 -14 -2 -16M0 -8C4 -10 4 -14 2 -16M0 -12C-2 -15 -1 -18 0 -20M0 -12C2 -15 1 -18 0 -20";
const row = (y: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 11) }, (_, at) => [from + at * 11, y, 0.8] as const);

export function Picture() {
  return (
    <svg
      class="fa-scene"
      viewBox="-20 58 360 156"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("farmers-farm-picture")}
    >
      <circle class="fa-dawn" cx="172" cy="84" r="20" />
      <path class="fa-far" d="M-40 92C10 78 92 96 140 86C190 74 246 94 360 72L360 240L-40 240Z" />
      <path class="fa-near" d="M-40 116C30 104 130 118 190 110C240 104 286 112 360 106L360 240L-40 240Z" />
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
      <path class="fa-scene-field" d="M-40 160C20 154 84 160 120 170L104 208C70 198 34 198 -40 206Z" />
      <Shapes drawing={[["gold-", many(ears, [...row(176, -16, 116), ...row(189, -22, 112)]), 2]]} />
      <path class="fa-scene-bog" d="M-40 214C40 194 96 202 140 190C196 178 262 182 360 170L360 240L-40 240Z" />
      <path class="fa-pool" d="M158 206C166 196 214 194 238 200C258 205 248 216 216 217C186 219 150 216 158 206Z" />
      <path class="fa-scene-glint" d="M180 206C190 203 204 203 214 205M198 212C208 210 220 210 228 208" />
      <Cotton places={[[6, 206], [60, 204], [76, 200], [272, 196], [288, 188], [304, 198], [328, 192]]} />
      <Heather places={[[98, 210], [112, 206], [126, 212], [140, 204], [256, 210], [316, 208], [34, 212]]} />
    </svg>
  );
} // biome-ignore format: a picture
