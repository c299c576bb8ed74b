import { describe, expect, test } from "vitest";
import { fillPad, striderPoints } from "./pad";

const [first, second] = fillPad([
  { rooted: 9, beetle: 4, bird: 1, frog: 1, striders: 6, waterway: 12, water: 2, surplus: 3 },
  { rooted: 7, dragonfly: 3, striders: 6, waterway: 10 },
]);

describe("the rule book's examples", () => {
  test("page 13: four beetles are 4 points, three dragonflies 2", () => {
    expect(first?.categories.pairs).toBe(4);
    expect(second?.categories.pairs).toBe(2);
  });

  test("page 15: a waterway of 12 sections is 12 points", () => {
    expect(first?.categories.waterway).toBe(12);
  });

  test.each([
    ["page 14", [6, 6, 4], [5, 5, 1]],
    ["two tie", [4, 4], [5, 5]],
    ["two, one without", [4, 0], [7, 0]],
    ["two without", [0, 0], [0, 0]],
    ["two, no third place", [1, 9], [3, 7]],
    ["three tie", [5, 5, 5], [3, 3, 3]],
    ["a tie for the second place", [6, 3, 3], [7, 2, 2]],
    ["only one has striders", [6, 0, 0], [7, 0, 0]],
    ["four tie", [5, 5, 5, 5], [2, 2, 2, 2]],
    ["a tie for the third place", [6, 4, 2, 2], [7, 3, 0, 0]],
    ["three tie for the first", [6, 6, 6, 1], [3, 3, 3, 0]],
    ["three tie for the second", [6, 3, 3, 3], [7, 1, 1, 1]],
  ])("water striders, %s", (_, striders, points) => {
    expect(striderPoints(striders)).toEqual(points);
  });
});

test("every category, and their sum", () => {
  expect(first).toEqual({
    total: 9 + 3 + 4 + 5 + 12 + 2 - 3,
    categories: { rooted: 9, biodiversity: 3, pairs: 4, striders: 5, waterway: 12, water: 2, surplus: -3 },
  });
  expect(second?.total).toBe(7 + 1 + 2 + 5 + 10);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 5],
  [5, 8],
  [6, 12],
])("%i species are %i points", (species, points) => {
  const animals = ["frog", "butterfly", "dragonfly", "snake", "bird", "beetle"].slice(0, species);
  const row = Object.fromEntries(animals.map((animal) => [animal, 1]));
  expect(fillPad([row, {}])[0]?.categories).toMatchObject({ biodiversity: points, pairs: 0 });
});

test("an empty sheet is nothing, not less than nothing", () => {
  expect(fillPad([{}, {}])[0]).toEqual({
    total: 0,
    categories: { rooted: 0, biodiversity: 0, pairs: 0, striders: 0, waterway: 0, water: 0, surplus: 0 },
  });
});
