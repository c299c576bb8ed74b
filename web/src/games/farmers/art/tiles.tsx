// What lies on a space of 100 by 100: meadow, field, forest, moor, rooms of the house. Every space looks a little different.
import type { Crop, House } from "../types";
import { type Drawing, many, moved, oval } from "./drawing";
import { Shapes } from "./shapes";
import { STABLE } from "./signs";
import "./tiles.css";

export type Ground = "meadow" | "pasture" | "yard" | "soil" | "woodland" | "bog";

/** Numbers between 0 and 1 that look like chance and are the same for the same seed. */
function scatter(seed: number): () => number {
  let state = seed * 7919 + 17;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return (state % 10007) / 10007;
  };
  next();
  return next;
}

/** Little strokes as of a carving tool: blades of grass. */
function tufts(seed: number, number: number): string {
  const next = scatter(seed);
  return Array.from({ length: number }, (_, at) => {
    const x = ((at % 4) + 0.2 + next() * 0.6) * 25;
    const y = (Math.floor(at / 4) + 0.3 + next() * 0.6) * (100 / Math.ceil(number / 4));
    const high = 3.5 + next() * 3;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l-1.5 ${(-high * 0.8).toFixed(1)}m3.4 ${(high * 0.8).toFixed(1)}l.3 ${(-high).toFixed(1)}m2.6 ${high.toFixed(1)}l1.7 ${(-high * 0.7).toFixed(1)}`;
  }).join("");
}

const GRASS: Record<Ground, number> = { meadow: 8, pasture: 16, yard: 5, soil: 0, woodland: 8, bog: 6 };

export function Land({ ground, seed }: { ground: Ground; seed: number }) {
  return (
    <g class={`fa-land fa-land-${ground}`}>
      <rect width="100" height="100" />
      {GRASS[ground] > 0 && <path d={tufts(seed, GRASS[ground])} />}
      {ground === "pasture" && <Flowers seed={seed} />}
    </g>
  );
}

function Flowers({ seed }: { seed: number }) {
  const next = scatter(seed + 31);
  const petals = Array.from({ length: 5 }, () => oval(8 + next() * 84, 12 + next() * 80, 1.5)).join("");
  return <path class="fa-flowers" d={petals} />;
}

// Fields

const FURROWS = [14, 28, 42, 56, 70, 84];
const furrow = (y: number) => `M6 ${y}C28 ${y - 3} 40 ${y + 3} 54 ${y}C70 ${y - 3} 82 ${y + 2} 94 ${y}`;
const ear =
  "M0 0L0 -20M0 -12C-5 -14 -5 -19 -3 -22M0 -12C5 -14 5 -19 3 -22M0 -17C-3 -20 -2 -25 0 -28M0 -17C3 -20 2 -25 0 -28";
const greens = "M0 0C-4 -5 -9 -6 -12 -5M0 0C-1 -6 -4 -11 -7 -13M0 0C1 -6 3 -11 6 -13M0 0C4 -5 9 -7 12 -6";
const rows = (left: number, first: number, step: number) =>
  Array.from({ length: left }, (_, row) => first + row * step);

/** A row is harvested at a time. */
const crops: Record<Crop, (left: number) => Drawing> = {
  grain: (left) => [
    [
      "gold-",
      rows(left, 34, 28)
        .map((y) =>
          many(
            ear,
            [14, 26, 38, 50, 62, 74, 86].map((x) => [x, y, 0.95]),
          ),
        )
        .join(""),
      2.6,
    ],
  ],
  vegetable: (left) =>
    rows(left, 42, 36).flatMap(
      (y): Drawing => [
        [
          "carrot",
          many(
            "M-6 -2C-5 -6 5 -6 6 -2C5 6 2 11 0 14C-2 11 -5 6 -6 -2Z",
            [20, 50, 80].map((x) => [x, y, 0.9]),
          ),
        ],
        [
          "moss-",
          many(
            greens,
            [20, 50, 80].map((x) => [x, y - 4, 1]),
          ),
          3,
        ],
      ],
    ),
};

interface Sown {
  crop: Crop;
  left: number;
}

export function Field({ sown }: { sown: Sown | undefined }) {
  return (
    <g>
      <path class="fa-furrows" d={FURROWS.map(furrow).join("")} />
      {sown && <Crops {...sown} />}
    </g>
  );
}

export const Crops = ({ crop, left }: Sown) => <Shapes drawing={crops[crop](left)} />;

// Forests and moors

const firTree = "M0 -44L12 -26L7 -26L16 -13L9 -13L19 0L-19 0L-9 -13L-16 -13L-7 -26L-12 -26Z";
const roundTree = "M0 -40C12 -42 20 -30 15 -22C22 -14 14 -2 4 -6L-4 -6C-14 -2 -22 -14 -15 -22C-20 -30 -12 -42 0 -40Z";

/** Trees from the back to the front. */
const TREES = [
  [22, 42, 0.72, 1],
  [52, 40, 0.78, 0],
  [79, 44, 0.74, 1],
  [36, 66, 0.86, 0],
  [68, 68, 0.9, 1],
  [20, 92, 0.9, 1],
  [50, 94, 0.86, 0],
  [80, 93, 0.9, 1],
] as const;

export function Forest({ seed }: { seed: number }) {
  const next = scatter(seed + 7);
  return (
    <g>
      {TREES.map(([x, y, size, kind]) => {
        const [dx, dy] = [(next() - 0.5) * 6, (next() - 0.7) * 5];
        const isFir = next() < 0.72 ? kind === 1 : kind === 0;
        return <Tree key={`${x},${y}`} fir={isFir} x={x + dx} y={y + dy} size={size} />;
      })}
    </g>
  );
}

export function Tree({ fir, x, y, size }: { fir: boolean; x: number; y: number; size: number }) {
  return (
    <g>
      <path class="fa-shadow" d={oval(x + 2, y + 4, 15 * size, 4 * size)} />
      <path class="fa-trunk" d={moved("M0 -8L0 5", x, y, size)} stroke-width={5 * size} />
      <path class={fir ? "fa-fir" : "fa-crown"} d={moved(fir ? firTree : roundTree, x, y, size)} />
      <path
        class="fa-carved"
        d={moved(
          fir ? "M2 -34L7 -26M4 -20L10 -13M-2 -9L-8 -3" : "M4 -34C8 -33 10 -30 10 -27M6 -20C10 -20 12 -17 11 -14",
          x,
          y,
          size,
        )}
      />
    </g>
  );
}

const bog: Drawing = [
  ["soil", "M0 58C10 48 22 56 34 50C50 42 60 52 74 46C86 42 94 46 100 44L100 100L0 100Z"],
  ["bristle-", "M8 66L22 65M40 60L58 58M70 57L84 55M18 78L30 77M60 92L78 91M84 72L94 71", 2.4],
  ["pool", "M24 84C28 72 52 68 66 74C78 78 74 90 58 92C42 95 22 93 24 84Z"],
  ["pale-", "M36 82C42 79 50 79 56 81M48 88C52 87 58 87 62 86", 1.6],
];
const wisp = "M0 0C-6 -2 -7 -9 -2 -10C-2 -14 4 -14 4 -10C9 -9 7 -2 1 0Z";
const sprig = "M0 0L0 -14M0 -4L-5 -8M0 -4L5 -8M0 -9L-4 -13M0 -9L4 -13";

type Spots = readonly (readonly [number, number])[];

export const Cotton = ({ places }: { places: Spots }) => (
  <Shapes
    drawing={[
      ["moss-", many("M0 0C1 7 0 11 -1 16", places), 2],
      ["pale", many(wisp, places)],
    ]}
  />
);

export const Heather = ({ places }: { places: Spots }) => (
  <Shapes
    drawing={[
      ["moss-", many("M0 0L0 -9", places), 2],
      ["heather-", many(sprig, places), 3],
    ]}
  />
);

/** Peat, a dark pool, cotton grass and heather. */
export function Moor({ seed }: { seed: number }) {
  const next = scatter(seed + 3);
  const around = (places: Spots): Spots => places.map(([x, y]) => [x + (next() - 0.5) * 7, y + (next() - 0.5) * 6]);
  return (
    <g>
      <Shapes drawing={bog} />
      <Cotton places={around([[14, 40], [30, 30], [80, 36], [88, 68]])} />
      <Heather places={around([[52, 38], [66, 30], [11, 92], [42, 24]])} />
    </g>
  );
} // biome-ignore format: a picture

// The house

const walls: Record<House, Drawing> = {
  wood: [
    ["wood", "M8 44L92 44L92 88L8 88Z"],
    ["peat-", "M9 53L91 53M9 62L91 62M9 71L91 71M9 80L91 80", 1.6],
    ["peat-", "M9 45L9 88M91 45L91 88", 3],
    ["thatch", "M0 50L18 16L82 16L100 50Z"],
    [
      "wood-",
      "M20 22L14 34M36 22L32 40M50 22L50 36M64 22L68 42M80 22L86 36M26 34L22 45M76 36L80 46M44 32L42 45M58 30L60 44",
      1.8,
    ],
  ],
  clay: [
    ["rose", "M8 44L92 44L92 88L8 88Z"],
    ["brick-", "M9 46L9 88M91 46L91 88M9 87L91 87M36 46L36 87M64 46L64 87M9 66L91 66M10 84L35 68M90 84L65 68", 3],
    ["clay", "M0 50L18 16L82 16L100 50Z"],
    ["brick-", "M14 25L86 25M9 34L91 34M4 43L96 43", 1.8],
  ],
  stone: [
    ["stone", "M8 44L92 44L92 88L8 88Z"],
    [
      "slate-",
      "M10 54L28 54M34 54L46 54M66 54L90 54M10 64L20 64M26 64L36 64M70 64L82 64M10 74L30 74M68 74L90 74M10 83L18 83M24 83L38 83M66 83L80 83",
      2,
    ],
    ["slate", "M0 50L18 16L82 16L100 50Z"],
    [
      "stone-",
      "M14 26L86 26M9 35L91 35M4 44L96 44M30 17L30 25M54 17L54 25M76 17L76 25M22 27L22 34M46 27L46 34M68 27L68 34M34 36L34 43M60 36L60 43M84 36L84 43",
      1.4,
    ],
  ],
};

const door: Drawing = [
  ["ink", "M38 88L38 62C38 56 62 56 62 62L62 88Z"],
  ["wood", "M41 88L41 64C41 60 59 60 59 64L59 88Z"],
  ["peat-", "M50 62L50 88", 1.4],
  ["gold", oval(55.5, 75, 1.6)],
];
const windows: Drawing = [
  ["ink", "M15 57L31 57L31 72L15 72ZM69 57L85 57L85 72L69 72Z"],
  ["flame", "M17 59L29 59L29 70L17 70ZM71 59L83 59L83 70L71 70Z"],
  ["ink-", "M23 58L23 71M16 64.5L30 64.5M77 58L77 71M70 64.5L84 64.5", 1.6],
];
const chimney: Drawing = [
  ["brick", "M68 4L80 4L80 26L68 26Z"],
  ["ink", "M66 2L82 2L82 7L66 7Z"],
];

export function Room({ house }: { house: House }) {
  return (
    <g>
      <path class="fa-shadow" d="M4 88L96 88L92 93L8 93Z" />
      <Shapes drawing={[...chimney, ...walls[house], ...windows, ...door]} />
    </g>
  );
}

/** A stable: small in a corner of a pasture, or alone on its space. */
export function Stable({ small }: { small: boolean }) {
  return (
    <g transform={small ? "translate(5 4) scale(0.66)" : "translate(12 2) scale(1.18)"}>
      <path class="fa-shadow" d={oval(32, 61, 32, 4)} />
      <Shapes drawing={STABLE} />
    </g>
  );
}
