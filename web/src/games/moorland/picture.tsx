// The picture of the game: a corner of a moor seen from above, as it may lie on the table.
import { t } from "../../ui/i18n";
import { AnimalShape } from "./art/animals";
import { Land, Water } from "./art/land";
import { PlantShape } from "./art/plants";
import { readWaterway } from "./box";
import { UNIT } from "./ribbons";
import type { Animal, Plant } from "./types";

interface Tile {
  land: "bare" | "card" | "old";
  water?: string;
}

const tiles: Tile[][] = [
  [{ land: "card", water: "ES" }, { land: "card", water: "EW" }, { land: "old", water: "ESW" }, { land: "card", water: "EW" }, { land: "card", water: "SW" }],
  [{ land: "old", water: "NS" }, { land: "bare" }, { land: "card", water: "NS" }, { land: "bare" }, { land: "card", water: "NS" }],
  [{ land: "card", water: "NS" }, { land: "card", water: "ES" }, { land: "card", water: "NEW" }, { land: "card", water: "EW" }, { land: "card", water: "NW" }],
  [{ land: "card", water: "NE" }, { land: "old", water: "NEW" }, { land: "bare" }, { land: "card", water: "ES" }, { land: "bare" }],
]; // biome-ignore format: a moor

const plants: [Plant, number, number, number][] = [
  ["heather", 128, 152, 1.5],
  ["heather", 158, 128, 1.2],
  ["heather", 170, 172, 1.35],
  ["cotton_grass", 320, 122, 1.2],
  ["cotton_grass", 350, 136, 1.4],
  ["cotton_grass", 376, 124, 1.15],
  ["rushes", 214, 164, 1.35],
  ["rushes", 284, 128, 1.2],
  ["peat_moss", 118, 282, 1.25],
  ["rushes", 184, 218, 1.3],
  ["peat_moss", 320, 282, 1.3],
  ["peat_moss", 226, 336, 1.4],
  ["heather", 268, 326, 1.5],
  ["cotton_grass", 246, 366, 1.3],
  ["rushes", 384, 280, 1.2],
  ["cotton_grass", 128, 76, 1.2],
  ["heather", 184, 78, 1.1],
  ["heather", 416, 36, 1.4],
  ["rushes", 446, 60, 1.3],
];

const animals: [Animal | "strider", number, number, number, number][] = [
  ["frog", 288, 216, 0.78, -28],
  ["dragonfly", 338, 84, 0.95, 50],
  ["butterfly", 128, 226, 0.8, -18],
  ["beetle", 66, 272, 0.75, 24],
  ["bird", 340, 176, 0.9, 0],
  ["snake", 438, 226, 0.9, 0],
  ["strider", 254, 160, 0.42, 20],
  ["strider", 218, 252, 0.42, -30],
  ["strider", 160, 52, 0.42, 70],
];

export function Picture() {
  return (
    <svg
      viewBox="52 30 352 264"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("moorland-page-picture")}
    >
      <g transform="rotate(-9 230 170)">
        {tiles.flatMap((row, y) =>
          row.map(({ land, water }, x) => (
            <g key={`${x},${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
              <Land kind={land} seed={x + 5 * y + 3} />
              {water && <Water waterway={readWaterway(water)} />}
            </g>
          )),
        )}
        {plants.map(([plant, x, y, size]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <PlantShape plant={plant} />
          </g>
        ))}
        {animals.map(([animal, x, y, size, turn]) => (
          <g
            key={`${x},${y}`}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            class={animal === "strider" ? "mo-on-water" : undefined}
          >
            <AnimalShape animal={animal} />
          </g>
        ))}
      </g>
    </svg>
  );
}
