// The picture of the game: a tree on the moor at dawn, and who lives around it.
import { t } from "../../ui/i18n";
import { drawings } from "./art/picture";
import { Shapes } from "./art/shapes";
import "./picture.css";

/** What stands where: x, y of its upper left corner, and how large. */
const scene: [species: string, x: number, y: number, size: number][] = [
  ["tor", 214, 62, 0.9],
  ["moor_birch", 16, 58, 1.35],
  ["sessile_oak", 92, 30, 2.25],
  ["goat_willow", 262, 92, 1.2],
  ["barn_owl", 140, 44, 0.62],
  ["buzzard", 20, 8, 0.8],
  ["serotine_bat", 244, 14, 0.7],
  ["roe_deer", 44, 132, 1.1],
  ["dartmoor_pony", 232, 138, 1.15],
  ["dartmoor_black_rabbit", 186, 168, 0.75],
  ["dartmoor_badger", 118, 168, 0.8],
  ["heather", 8, 182, 0.85],
  ["heather", 84, 194, 0.65],
  ["bog_asphodel", 276, 186, 0.75],
  ["royal_fern", 160, 190, 0.7],
  ["keeled_skimmer", 204, 116, 0.5],
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
