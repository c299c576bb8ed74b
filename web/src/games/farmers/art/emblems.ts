// Emblems of improvements by the names of their pictures; of minor ones, each category has one.
import { type Drawing, dots, moved, oval, shifted } from "./drawing";
import { FLAME } from "./goods";
import { kinds } from "./minors";

/** Stalls share it. */
const awning: Drawing = [
  ["wood-", "M10 24L10 61M54 24L54 61", 4],
  [
    "pale",
    "M4 22L12 5L52 5L60 22C60 29 50 29 49 22C49 29 38 29 37.5 22C37 29 27 29 26.5 22C26 29 15 29 15 22C14 29 4 29 4 22Z",
  ],
  [
    "berry",
    "M4 22L12 5L20 5L15 22C14 29 4 29 4 22ZM26.5 22L28 5L36 5L37.5 22C37 29 27 29 26.5 22ZM49 22L44 5L52 5L60 22C60 29 50 29 49 22Z",
  ],
  ["plank", "M6 50L58 50L58 57L6 57Z"],
];

const jug: Drawing = [
  ["brick-", "M44 26C56 22 58 38 45 42", 4.4],
  ["clay", "M22 8L44 8L41 18C50 26 50 46 42 60L22 60C14 46 14 26 25 18Z"],
  ["plank-", "M18 34C26 38 38 38 46 34", 3],
  ["brick", oval(33, 9, 10, 3)],
];

const basket: Drawing = [
  ["wood-", "M14 32C14 4 50 4 50 32", 4.4],
  ["thatch", "M6 30L58 30C58 44 54 54 48 60L16 60C10 54 6 44 6 30Z"],
  ["wood-", "M8 39L56 39M11 49L53 49M18 31L22 59M32 31L32 60M46 31L42 59", 2.6],
  ["wood", "M4 27L60 27L60 34L4 34Z"],
];

const dome = (wall: "clay" | "stone", line: "brick-" | "slate-"): Drawing => [
  [wall, "M4 60C4 26 14 10 32 10C50 10 60 26 60 60Z"],
  [line, "M10 32L16 32M46 24L52 26M22 17L30 17M8 44L14 44M50 40L57 40M9 52L14 52M51 51L58 51M38 15L42 17", 2.4],
  ["ink", "M18 60C18 40 23 32 32 32C41 32 46 40 46 60Z"],
  ...shifted(FLAME, 15, 34, 0.54),
];

const hearth: Drawing = [
  ["stone", "M2 62L2 12L62 12L62 62L48 62L48 28L16 28L16 62Z"],
  ["slate-", "M4 24L12 24M52 24L60 24M4 38L12 38M52 38L60 38M4 51L12 51M52 51L60 51M22 20L32 20M40 20L46 20", 2.4],
  ["wood", "M0 6L64 6L64 14L0 14Z"],
  ["ink", "M16 28L48 28L48 62L16 62Z"],
];

const horseshoe =
  "M14 6C2 24 4 58 26 62L28 52C16 48 15 26 22 10ZM50 6C62 24 60 58 38 62L36 52C48 48 49 26 42 10ZM26 62C30 63 34 63 38 62L36 52C34 53 30 53 28 52Z";

const emblems: Record<string, Drawing> = {
  ...kinds,
  fireplace: [...hearth, ["wood-", "M20 58L44 58", 5], ...shifted(FLAME, 13, 27, 0.6)],
  cooking_hearth: [
    ...hearth,
    ["slate-", "M32 28L32 34", 2.4],
    ["slate", "M21 34L43 34C44 42 42 48 32 48C22 48 20 42 21 34Z"],
    ["stone-", "M20 34L44 34", 3],
    ...shifted(FLAME, 18, 47, 0.3),
    ...shifted(FLAME, 26, 47, 0.3),
  ],
  cookhouse: [
    ["slate-", "M48 14C44 9 52 7 48 1", 3.4],
    ["stone", "M8 30L56 30L56 62L8 62Z"],
    ["brick", "M44 12L53 12L53 30L44 30Z"],
    ["clay", "M2 34L14 16L50 16L62 34Z"],
    ["ink", "M16 62L16 44C16 38 48 38 48 44L48 62Z"],
    ["slate", "M22 46L42 46C43 54 40 58 32 58C24 58 21 54 22 46Z"],
    ["stone-", "M21 46L43 46", 2.6],
    ["flame", "M24 62L28 57L32 62L36 57L40 62Z"],
  ],
  horse_slaughterhouse: [
    ["slate", horseshoe],
    [
      "pale-",
      dots(0.8, [
        [12, 26],
        [12, 38],
        [17, 49],
        [52, 26],
        [52, 38],
        [47, 49],
      ]),
      1.6,
    ],
    ["stone", "M24 4L42 4C44 16 42 26 40 30L24 30Z"],
    ["wood-", "M28 32L28 44", 6],
  ],
  well: [
    ["wood-", "M12 18L12 42M52 18L52 42", 4],
    ["clay", "M2 22L32 3L62 22Z"],
    ["brick-", "M14 18L50 18M24 11L40 11", 2],
    ["peat-", "M32 22L32 34", 2],
    ["wood", "M26 33L38 33L36 43L28 43Z"],
    ["stone", "M6 42L58 42L54 62L10 62Z"],
    ["water", oval(32, 43, 25, 5)],
    ["slate-", "M16 54L24 54M34 54L42 54M24 60L32 60M44 59L50 59", 2.4],
  ],
  clay_oven: dome("clay", "brick-"),
  stone_oven: dome("stone", "slate-"),
  joinery: [
    [
      "stone",
      "M14 26L62 20L60 42L58 38L55 43L52 38L49 43L46 38L43 43L40 38L37 43L34 38L31 43L28 38L25 42L22 37L16 40Z",
    ],
    ["wood", "M2 24C4 16 18 16 20 26L20 38C16 46 6 44 3 36Z"],
    ["plank", oval(11, 30, 4, 5)],
    ["plank", "M4 50L60 50L60 58L4 58Z"],
    ["wood-", "M10 54L24 54M34 54L50 54", 2],
  ],
  pottery: jug,
  basketmakers_workshop: basket,
  peat_charcoal_kiln: [
    ["slate-", "M32 16C26 11 38 8 32 1M42 18C38 14 46 11 42 6", 3.4],
    ["soil", "M2 61C8 30 20 16 32 16C44 16 56 30 62 61Z"],
    ["bristle-", "M14 46L22 44M40 30L46 34M24 28L30 26M44 50L52 52M34 42L40 43", 2.6],
    ["ink", "M24 61C24 52 28 48 32 48C36 48 40 52 40 61Z"],
    ["flame", "M27 61C28 55 31 55 32 51C34 55 36 56 37 61Z"],
  ],
  foresters_lodge: [
    ["fir", "M48 2L60 20L55 20L63 34L57 34L63 48L33 48L39 34L33 34L41 20L36 20Z"],
    ["wood-", "M48 48L48 61", 5],
    ["wood", "M5 36L41 36L41 62L5 62Z"],
    ["peat-", "M6 43L40 43M6 50L40 50M6 57L40 57", 1.8],
    ["moss", "M0 39L23 17L46 39Z"],
    ["ink", "M18 62L18 46L29 46L29 62Z"],
  ],
  village_church: [
    ["gold-", "M16 10L16 0M12.5 4L19.5 4", 2.4],
    ["slate", "M6 28L16 8L26 28Z"],
    ["stone", "M7 27L25 27L25 62L7 62Z"],
    ["pale", "M25 42L60 42L60 62L25 62Z"],
    ["brick", "M25 44L25 32L55 32L63 44Z"],
    ["ink", "M12 62L12 50C12 46 20 46 20 50L20 62ZM13 40L13 35C13 32 19 32 19 35L19 40Z"],
    ["water", "M33 58L33 51C33 47 39 47 39 51L39 58ZM46 58L46 51C46 47 52 47 52 51L52 58Z"],
  ],
  heating_oven: [
    ["slate-", "M44 18L44 2", 7],
    ["slate", "M12 18L52 18L52 54L12 54Z"],
    ["ink", "M8 14L56 14L56 21L8 21Z"],
    ["slate-", "M16 55L14 62M48 55L50 62", 5],
    ["ink", "M19 27L45 27L45 49L19 49Z"],
    ...shifted(FLAME, 19, 25, 0.46),
  ],
  tiled_oven: [
    ["water", "M14 12L50 12L50 58L14 58Z"],
    ["pale-", "M14 24L50 24M14 35L50 35M14 46L50 46M26 12L26 24M38 12L38 24M20 24L20 35M32 24L32 35M44 24L44 35", 2],
    ["pool", "M10 5L54 5L54 14L10 14Z"],
    ["ink", "M24 58L24 44C24 38 40 38 40 44L40 58Z"],
    ...shifted(FLAME, 21, 40, 0.36),
    ["wood", "M4 56L60 56L60 63L4 63Z"],
  ],
  furniture_stall: [...awning, ["wood-", "M25 49L25 30M25 41L38 41L38 49M25 31L27 31", 4]],
  ceramics_stall: [...awning, ...shifted(jug, 21, 28, 0.36)],
  basket_stall: [...awning, ...shifted(basket, 20, 28, 0.36)],
  museum_of_the_moors: [
    ["stone", "M2 22L32 4L62 22L62 26L2 26Z"],
    ["slate-", "M11 29L11 52M25 29L25 52M39 29L39 52M53 29L53 52", 8.4],
    ["pale-", "M11 30L11 52M25 30L25 52M39 30L39 52M53 30L53 52", 6.4],
    ["stone", "M2 54L62 54L62 62L2 62Z"],
    ["moss-", "M32 22C31 18 29 15 26 13M32 22C32 17 33 13 35 10M33 22C35 18 37 16 39 15", 2.2],
  ],
  riding_stables: [
    ["wood", "M4 30L60 30L60 62L4 62Z"],
    ["brick", "M0 32L14 10L50 10L64 32Z"],
    ["ink", "M14 62L14 42C14 32 50 32 50 42L50 62Z"],
    ["chestnut", "M38 62C39 52 38 48 36 45L29 50C26 52 23 50 24 46L32 37C34 35 37 35 38 33L40 37C47 42 50 50 50 62Z"],
    ["ink-", "M33 43L33.5 43", 2.4],
    ["gold-", moved("M-4 -5C-8 2 -4 6 0 6C4 6 8 2 4 -5", 32, 20, 0.9), 2.6],
  ],
};

/** The emblem of a card by the name of its picture; an empty hearth as long as it is not drawn. */
export const emblemOf = (picture: string): Drawing => emblems[picture] ?? hearth;
