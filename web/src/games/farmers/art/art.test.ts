import { expect, test } from "vitest";
import { ANIMALS, GOODS, KINDS } from "../types";
import { animals } from "./animals";
import { moved, oval, shifted } from "./drawing";
import { emblemOf } from "./emblems";
import { goods } from "./goods";
import { COUNTER, HAND, kinds } from "./minors";
import { actions, GARDEN_PATH, specials } from "./signs";

const MAJORS = [
  "fireplace",
  "cooking_hearth",
  "cookhouse",
  "horse_slaughterhouse",
  "well",
  "clay_oven",
  "stone_oven",
  "joinery",
  "pottery",
  "basketmakers_workshop",
  "peat_charcoal_kiln",
  "foresters_lodge",
  "village_church",
  "heating_oven",
  "tiled_oven",
  "furniture_stall",
  "ceramics_stall",
  "basket_stall",
  "museum_of_the_moors",
  "riding_stables",
];

test("every picture of an improvement is an emblem of its own, other than where none is drawn", () => {
  const pictures = [...MAJORS, ...KINDS];
  expect(new Set([...pictures, "not_drawn"].map(emblemOf)).size).toBe(pictures.length + 1);
});

test("what is done differently has signs of its own, whatever it is", () => {
  const same = [actions.plow_for_food, actions.stable]; // as with plowing and stables elsewhere
  const drawn = [...Object.values(actions), ...Object.values(specials), GARDEN_PATH];
  expect(new Set(drawn).size).toBe(drawn.length - same.length);
});

test("all drawings are paths of absolute points, so that they can be moved", () => {
  const all = [
    ...GOODS.map((good) => goods[good]),
    ...ANIMALS.map((animal) => animals[animal]),
    ...Object.values(specials),
    ...Object.values(actions),
    ...MAJORS.map(emblemOf),
    ...Object.values(kinds),
    HAND,
    COUNTER,
    GARDEN_PATH,
  ];
  for (const [, path] of all.flat()) expect(path).toMatch(/^[MLCQZ\d. -]+$/);
});

test("a drawing is moved and made smaller as a whole, its lines too", () => {
  expect(moved("M0 0L10 -4Z", 5, 5, 2)).toBe("M5 5L25 -3Z");
  expect(shifted([["wood-", "M2 2L4 4", 3]], 1, 1, 0.5)).toEqual([["wood-", "M2 2L3 3", 1.5]]);
  expect(oval(10, 10, 4)).toMatch(/^M6 10C.*Z$/);
});
