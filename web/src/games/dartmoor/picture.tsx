// The picture of the game: a tree on the moor at dawn, and who lives around it.
import { t } from "../../ui/i18n";
import { drawings } from "./art/picture";
import { Shapes } from "./art/shapes";
import "./picture.css";

/** What stands where: x, y of its upper left corner, and how large. */
const scene: [species: string, x: number, y: number, size: number][] = [
  ["tor", 206, 66, 0.85],
  ["moor_birch", 34, 58, 1.35],
  ["sessile_oak", 92, 30, 2.25],
  ["goat_willow", 238, 92, 1.1],
  ["barn_owl", 140, 44, 0.62],
  ["buzzard", 44, 8, 0.75],
  ["common_noctule", 206, 12, 0.7],
  ["roe_deer", 50, 132, 1.1],
  ["dartmoor_pony", 218, 134, 1.05],
  ["dartmoor_black_rabbit", 186, 176, 0.72],
  ["dartmoor_badger", 126, 172, 0.78],
  ["heather", 24, 186, 0.8],
  ["heather", 92, 196, 0.62],
  ["bog_asphodel", 252, 188, 0.75],
  ["royal_fern", 164, 196, 0.62],
  ["keeled_skimmer", 196, 122, 0.45],
];

export function Picture() {
  return (
    <svg
      class="da-scene"
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("dartmoor-page-picture")}
    >
      <circle class="da-dawn" cx="252" cy="52" r="24" />
      <path class="da-far" d="M0 122C50 92 96 104 150 96C206 86 262 100 320 84L320 240L0 240Z" />
      <path class="da-near" d="M0 166C60 146 120 158 180 150C240 142 280 152 320 144L320 240L0 240Z" />
      {scene.map(([species, x, y, size]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <Shapes drawing={drawings[species] ?? []} />
        </g>
      ))}
    </svg>
  );
}
