// Emblems of the categories of minor improvements, and signs for what they need.
import type { Kind, Need, Tile } from "../types";
import { animals } from "./animals";
import { type Drawing, dots, oval, shifted } from "./drawing";
import { FLAME, goods } from "./goods";
import { actions } from "./signs";

/** A rosette with ribbons. */
const rosette: Drawing = [
  ["berry", "M22 36L12 62L22 58L28 63L34 40ZM42 36L52 62L42 58L36 63L30 40Z"],
  ["gold", "M32 2L39 8L48 7L50 16L58 21L54 29L57 38L48 41L43 48L34 45L25 49L20 41L10 39L12 30L7 22L15 16L16 7L25 8Z"],
  ["pale", oval(32, 26, 12)],
  ["carrot", oval(32, 26, 6)],
];

const crate: Drawing = [
  ...shifted(goods.clay, 4, 4, 0.5),
  ...shifted(goods.reed, 26, -2, 0.56),
  ["plank", "M4 30L60 30L60 60L4 60Z"],
  ["wood-", "M4 31L60 31M4 45L60 45M4 59L60 59M8 30L8 60M56 30L56 60", 4],
];

/** The land seen from above: fields, forest and a house, in a grid. */
const plan: Drawing = [
  ["pale", "M2 10L62 10L62 54L2 54Z"],
  ["moss", "M2 10L22 10L22 32L2 32Z"],
  ["soil", "M42 32L62 32L62 54L42 54Z"],
  ["fir", "M32 12L40 28L24 28Z"],
  ["brick", "M6 44L12 37L18 44L18 52L6 52Z"],
  ["peat-", "M2 10L62 10L62 54L2 54ZM22 10L22 54M42 10L42 54M2 32L62 32", 2.4],
];

/** A person who strides on, two steps at once. */
const stride: Drawing = [
  ["heather", "M4 8L26 32L4 56L18 56L40 32L18 8Z"],
  ["rose", "M28 8L50 32L28 56L40 56L62 32L40 8Z"],
];

export const kinds: Record<Kind, Drawing> = {
  farm_planner: plan,
  actions_booster: stride,
  points_provider: rosette,
  goods_provider: crate,
  food_provider: goods.food,
  crop_provider: goods.grain,
  building_resource_provider: [...shifted(goods.stone, 20, -2, 0.62), ...shifted(goods.wood, -2, 16, 0.78)],
  livestock_provider: animals.cattle,
};

const improvement: Drawing = [
  ["stone", "M20 2L60 2L60 50L20 50Z"],
  ["pale", "M4 14L44 14L44 62L4 62Z"],
  ["peat-", "M4 14L44 14L44 62L4 62Z", 2],
  ...shifted(FLAME, 8, 16, 0.5),
  ["stone-", "M11 48L37 48M11 55L28 55", 4],
];

const firs: Drawing = [
  ["wood-", "M20 50L20 62M45 48L45 60", 5],
  ["fir", "M20 6L32 26L27 26L38 42L31 42L40 54L0 54L9 42L2 42L13 26L8 26Z"],
  ["moss", "M46 12L56 28L52 28L62 42L56 42L64 52L38 52L30 38L38 28L36 28Z"],
];

const bog: Drawing = [
  ["soil", "M2 46C12 36 50 36 62 46L62 62L2 62Z"],
  ["pool", oval(24, 54, 14, 4)],
  ["moss-", "M18 44C18 32 16 24 12 18M42 42C42 30 44 22 46 14M52 46C52 38 54 32 57 28", 3],
  ["pale", oval(12, 14, 6, 5) + oval(46, 10, 7, 6) + oval(57, 25, 5)],
];

const field: Drawing = [
  ["soil", "M2 14L62 14L62 60L2 60Z"],
  ["plank-", "M6 24L58 24M6 33L58 33M6 42L58 42M6 51L58 51", 2.6],
];

export const tiles: Record<Tile, Drawing> = { forest: firs, moor: bog, field };

const house = (wall: "clay" | "stone", line: "brick-" | "slate-"): Drawing => [
  [wall, "M8 32L56 32L56 62L8 62Z"],
  [line, "M11 40L20 40M44 40L53 40M11 52L18 52M46 52L53 52", 2.4],
  ["thatch", "M2 36L32 6L62 36Z"],
  ["ink", "M25 62L25 44L39 44L39 62Z"],
];

const unused: Drawing = [["moss-", "M6 6L16 6M27 6L37 6M48 6L58 6L58 16M58 27L58 37M58 48L58 58L48 58M37 58L27 58M16 58L6 58L6 48M6 37L6 27M6 16L6 6", 4]]; // biome-ignore format: in a line

/** A sun over the hills: another day has come. */
const day: Drawing = [
  ["gold-", "M32 2L32 10M8 12L14 18M56 12L50 18M2 34L10 34M54 34L62 34", 4],
  ["gold", oval(32, 34, 15)],
  ["moss", "M0 62C8 42 24 40 36 48C44 40 58 42 64 50L64 62Z"],
];

const cards: Drawing = [
  ["stone", "M4 20L24 8L44 46L24 58Z"],
  ["pale", "M20 6L44 6L44 54L20 54Z"],
  ["peat-", "M20 6L44 6L44 54L20 54Z", 2],
  ["plank", "M44 10L62 20L46 58L38 54L44 50Z"],
];

const herd: Drawing = [...shifted(animals.cattle, 18, -4, 0.72), ...shifted(animals.sheep, -4, 22, 0.68)];

const quiet: Drawing = [
  ["gold", "M14 4C46 0 64 22 56 44C52 54 44 58 38 58C50 46 50 18 14 4Z"],
  ["wood-", "M37 56L24 62", 9],
  ["berry-", "M8 8L56 60", 5],
];

const signs: Record<Need["of"], Drawing> = {
  improvements: improvement,
  majors: actions.major,
  forests: firs,
  moors: bog,
  fields: field,
  pastures: actions.fences,
  rooms: actions.rooms,
  house: house("clay", "brick-"),
  animals: herd,
  sheep: animals.sheep,
  horses: animals.horse,
  food: goods.food,
  fuel: goods.fuel,
  unused,
  round: day,
  hand: cards,
  field_pasture_or_stable: field,
  no_harvest: quiet,
};

const STONE_HOUSE = house("stone", "slate-");

/** What is needed; of houses, the least that will do. */
export const signOf = ({ of, least }: Need): Drawing => (of === "house" && least === 2 ? STONE_HOUSE : signs[of]);

/** Cards in a hand. */
export const HAND: Drawing = cards;

/** A wooden counter, for cards that can be used so many times. */
export const COUNTER: Drawing = [
  ["wood", oval(32, 32, 28)],
  ["plank", oval(32, 32, 20)],
  [
    "wood",
    dots(4, [
      [32, 22],
      [23, 38],
      [41, 38],
    ]),
  ],
];
