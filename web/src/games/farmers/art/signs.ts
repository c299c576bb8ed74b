// Signs for what is done: special actions, actions of spaces, and the tokens of a table.
import type { Action, SpecialAction } from "../types";
import { animals } from "./animals";
import { type Drawing, dots, moved, oval, shifted } from "./drawing";
import { FLAME, goods } from "./goods";

const moon: Drawing = [["gold", "M22 2C8 8 4 28 16 38C26 46 40 42 44 30C36 36 24 32 20 24C17 17 18 8 22 2Z"]];
const house = "M10 32L54 32L54 60L10 60Z";
const roof = "M2 36L32 8L62 36Z";
const furrows: Drawing = [
  ["soil", "M2 44L62 44L62 62L2 62Z"],
  ["plank-", "M6 50L58 50M6 57L58 57", 2],
];

const plow: Drawing = [
  ...furrows,
  ["wood-", "M8 18L34 34L60 26M34 34L22 46", 5],
  ["slate", "M16 34L30 42L26 54C20 50 16 44 16 34Z"],
];

const fir: Drawing = [
  ["wood-", "M22 46L22 61", 6],
  ["fir", "M22 2L36 22L30 22L42 38L34 38L44 52L0 52L10 38L2 38L14 22L8 22Z"],
];

export const specials: Record<SpecialAction, Drawing> = {
  cut_peat: [
    ["soil", "M2 50C14 40 44 40 62 50L62 62L2 62Z"],
    ["bristle-", "M8 56L20 54M30 56L44 55M50 59L58 58", 2.4],
    ["wood-", "M36 24L54 4M49 2L58 9", 5],
    ["slate", "M40 18L46 28C42 40 30 50 18 54C16 42 24 28 40 18Z"],
    ["stone-", "M38 26C32 32 26 40 22 48", 2.6],
  ],
  fell_trees: [
    ...fir,
    ["wood-", "M34 62L54 22", 5.4],
    ["slate", "M44 22C50 14 58 12 64 14C64 24 62 32 56 38C54 32 50 28 44 22Z"],
  ],
  slash_and_burn: [...furrows, ...shifted(FLAME, -2, 6, 0.82), ...shifted(FLAME, 24, 14, 0.66)],
  horse_market: animals.horse,
  hiring_fair: [
    ["wood-", "M52 62L36 8", 4.4],
    ["slate", "M38 10C26 -2 8 4 2 22C14 10 26 12 39 17Z"],
    ...shifted(goods.food, 2, 27, 0.57),
  ],
  black_market: [
    ...shifted(moon, 18, -2, 0.9),
    ["wood", "M6 32L46 32L46 62L6 62Z"],
    ["plank-", "M7 42L45 42M7 52L45 52M14 33L14 61M38 33L38 61", 2.4],
    ["berry", oval(26, 47, 8)],
    ["pale-", "M26 43L26 51", 2.6],
  ],
  illicit_work: [
    ...shifted(moon, 24, -2, 0.8),
    ["wood-", "M14 60L36 30", 6],
    ["slate", "M22 20L30 12L52 28L50 36L44 40L38 36L36 30Z"],
    ["stone-", "M28 20L44 32", 2.4],
  ],
};

const barn: Drawing = [
  ["brick", "M8 30L32 10L56 30L56 61L8 61Z"],
  ["slate", "M2 34L32 6L62 34L58 38L32 15L6 38Z"],
  ["pale-", "M22 61L22 42L42 42L42 61M22 42L42 61M42 42L22 61", 2.6],
];

const rooms: Drawing = [
  ["wood", house],
  ["peat-", "M11 40L20 40M44 40L53 40M11 48L20 48M44 48L53 48M11 55L20 55M44 55L53 55", 2],
  ["thatch", roof],
  ["ink", "M25 60L25 42L39 42L39 60Z"],
];

const improvement: Drawing = [
  ["pale", "M10 4L54 4L54 60L10 60Z"],
  ...shifted(FLAME, 13, 8, 0.6),
  ["stone-", "M18 44L46 44M18 52L38 52", 4],
];

/** A card from the hand, with a sprig on it. */
const smallImprovement: Drawing = [
  ["plank", "M20 3L60 13L48 61L8 51Z"],
  ["peat-", "M20 3L60 13L48 61L8 51Z", 2.4],
  ["moss-", "M29 49L37 19", 4],
  ["moss", "M32 40C20 38 16 28 18 20C28 22 34 30 32 40ZM34 33C35 23 43 17 52 19C52 28 44 34 34 33Z"],
];

export const actions: Record<Action, Drawing> = {
  plow,
  plow_for_food: plow,
  sow: [
    ...furrows,
    ["moss-", "M18 44C18 34 14 30 8 28M18 44C18 34 22 28 28 26M46 44C46 34 42 30 36 28M46 44C46 34 50 28 56 26", 4],
    [
      "gold",
      dots(3, [
        [14, 12],
        [26, 6],
        [36, 14],
        [48, 8],
        [50, 19],
        [24, 19],
      ]),
    ],
  ],
  bake: [
    ["slate-", "M20 16C16 12 24 9 20 3M32 14C28 10 36 7 32 1M44 16C40 12 48 9 44 3", 3],
    ["wood", "M4 44C4 28 18 20 32 20C46 20 60 28 60 44C60 54 52 56 44 56L20 56C12 56 4 54 4 44Z"],
    ["plank-", "M20 28L26 40M32 25L36 38M44 28L47 38", 4.4],
  ],
  rooms,
  stables: barn,
  stable: barn,
  fences: [
    ["wood-", "M4 26L60 26M4 44L60 44", 6],
    ["peat", "M8 60L8 16L13 9L18 16L18 60ZM27 60L27 16L32 9L37 16L37 60ZM46 60L46 16L51 9L56 16L56 60Z"],
  ],
  renovate: [
    ["stone", house],
    ["slate-", "M12 40L20 40M44 40L52 40M12 54L18 54M46 54L53 54M12 47L16 47M48 47L52 47", 2.4],
    ["slate", roof],
    ["ink", "M25 60L25 42L39 42L39 60Z"],
    ["moss", "M48 4L62 20L54 20L54 34L42 34L42 20L34 20Z"],
  ],
  major: improvement,
  minor: smallImprovement,
  buy_grain: goods.grain,
};

/** The token of the starting player: a cock that calls at dawn. */
export const COCK: Drawing = [
  ["moss", "M36 34C42 18 52 10 62 12C56 18 60 24 58 30C60 40 54 48 44 52Z"],
  ["water", "M44 30C48 20 54 18 60 20C56 26 58 34 52 42Z"],
  ["gold-", "M30 54L30 62L24 62M38 54L38 62L32 62", 3.4],
  ["carrot", "M10 18C12 8 24 8 26 16C28 26 36 32 46 30C52 38 48 54 34 56C18 58 10 44 14 30C14 26 11 22 10 18Z"],
  [
    "berry",
    "M12 12C8 4 14 2 16 5C17 0 23 0 23 5C27 2 30 6 27 12C22 8 17 8 12 12ZM12 24C8 26 8 32 12 34C16 32 15 27 14 24Z",
  ],
  ["gold", "M10 15L2 20L11 22Z"],
  ["brick-", "M26 38C30 46 38 46 42 40", 2.6],
  ["ink", oval(17, 16, 2)],
];

/** An empty bowl, held out. */
export const BEGGING: Drawing = [
  ["wood", "M6 26L58 26C58 44 48 56 32 56C16 56 6 44 6 26Z"],
  ["ink", oval(32, 26, 26, 7)],
  ["berry-", "M8 8L56 60M56 8L8 60", 5],
];

export const BED: Drawing = [
  ["wood-", "M5 20L5 58M59 34L59 58", 5],
  ["wood", "M4 44L60 44L60 52L4 52Z"],
  ["pale", "M8 32C8 28 24 28 24 34L24 44L8 44Z"],
  ["heather", "M18 44C18 34 28 33 36 33L56 33C58 36 58 40 58 44Z"],
];

export const STABLE: Drawing = barn;

/** The marker of the Garden Path: planks laid over the grass. */
export const GARDEN_PATH: Drawing = [
  ["moss", "M0 62C2 34 14 12 32 4C50 12 62 34 64 62Z"],
  ["wood-", "M27 10L9 61M37 10L55 61", 4],
  [
    "plank",
    "M26 9L38 9L39 15L25 15ZM23 19L41 19L43 26L21 26ZM19 30L45 30L47 38L17 38ZM15 42L49 42L52 50L12 50ZM11 54L53 54L56 62L8 62Z",
  ],
];

/** People who stay where the Infirmary is: a cross of herbs. */
export const INFIRMARY: Drawing = [
  ["pale", "M8 8L56 8L56 56L8 56Z"],
  ["berry", moved("M-6 -18L6 -18L6 -6L18 -6L18 6L6 6L6 18L-6 18L-6 6L-18 6L-18 -6L-6 -6Z", 32, 32)],
];
