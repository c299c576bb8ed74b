import { describe, expect, test } from "vitest";
import { fillPad, sharedPad } from "./pad";

/** The rule book's example of 127 points. */
const example = {
  emerald_damselfly: 1,
  keeled_skimmer: 1,
  small_red_damselfly: 1,
  southern_damselfly: 1,
  wheatear: 1,
  "wheatear-moor": 1,
  buzzard: 1,
  beaver: 1,
  heather: 1,
  blue_ground_beetle: 1,
  water_soldiers: 1,
  bog_asphodel: 1,
  common_pheasant: 1,
  wood_mouse: 1,
  shrew: 1,
  "roe_deer-moor_birch": 1,
  "symbols-moor_birch": 5,
  dartmoor_black_rabbit: 2,
  dartmoor_badger: 1,
  cave: 10,
  valley_mire: 1,
  wet_woodland: 1,
  universal_moor: 1,
  crab_apple: 1,
  "crab_apple-full": 1,
  moor_birch: 1,
  common_hazel: 1,
};

describe("the rule book's example", () => {
  const [score] = fillPad([example, {}]);

  test("is 127 points", () => {
    expect(score?.total).toBe(127);
  });

  test("by category", () => {
    expect(score?.categories).toEqual({ trees: 9, shrubs: 0, moors: 16, top: 24, bottom: 31, sides: 37, cave: 10 });
  });
});

test.each([
  ["no set of one dragonfly", { keeled_skimmer: 3 }, 0],
  ["five species are a set of 30", { beautiful_demoiselle: 1, emerald_damselfly: 1, keeled_skimmer: 1, small_red_damselfly: 1, southern_damselfly: 1 }, 30],
  ["doubles begin another set", { beautiful_demoiselle: 2, emerald_damselfly: 2, keeled_skimmer: 1 }, 15],
] as const)("%s", (_, row, points) => {
  expect(fillPad([row, {}])[0]?.categories.top).toBe(points);
}); // biome-ignore format: a table

test("who ties for the most moors has the most", () => {
  const scores = fillPad([
    { black_tailed_godwit: 1, tor: 2 },
    { black_tailed_godwit: 1, universal_moor: 2 },
    { black_tailed_godwit: 1, tor: 1 },
  ]);
  expect(scores.map((score) => score.categories.top)).toEqual([10, 10, 0]);
});

test("a plant below a Blanket Bog counts twice", () => {
  expect(fillPad([{ adders_tongue: 2, "bog-adders_tongue": 1, blanket_bog: 1 }, {}])[0]?.categories.bottom).toBe(9);
});

test("an empty sheet is nothing", () => {
  expect(fillPad([{}, {}])[0]?.total).toBe(0);
});

test("every field is on the list once", () => {
  expect(new Set(sharedPad).size).toBe(sharedPad.length);
});
