import { expect, test } from "vitest";
import { fillPad, sharedPad } from "./pad";

const categoriesOf = (row: Record<string, number>) => fillPad([row])[0]?.categories;

test("an empty farm loses a point for everything it lacks", () => {
  expect(fillPad([{}])[0]?.total).toBe(-8);
});

test.each([
  ["fields", [0, 1, 2, 5, 6], [-1, -1, 1, 4, 4]],
  ["pastures", [0, 1, 4, 5], [-1, 1, 4, 4]],
  ["grain", [0, 1, 3, 4, 8], [-1, 1, 1, 2, 4]],
  ["vegetables", [0, 1, 4], [-1, 1, 4]],
  ["sheep", [0, 3, 4, 7, 8], [-1, 1, 2, 3, 4]],
  ["boar", [0, 2, 3, 6, 7], [-1, 1, 2, 3, 4]],
  ["cattle", [0, 1, 3, 5, 6], [-1, 1, 2, 3, 4]],
  ["horses", [0, 1, 9], [-1, 1, 9]],
  ["begging", [0, 2], [0, -6]],
  ["unused", [0, 3], [0, -3]],
] as const)("%s by their number", (category, numbers, points) => {
  expect(numbers.map((number) => categoriesOf({ [category]: number })?.[category])).toEqual(points);
}); // biome-ignore format: a table

test("a person in bed is worth a third", () => {
  expect(categoriesOf({ people: 4, bed: 1 })?.people).toBe(10);
});

test("rooms of stone are worth twice as much as rooms of clay", () => {
  expect(categoriesOf({ "clay-rooms": 4 })?.rooms).toBe(4);
  expect(categoriesOf({ "stone-rooms": 4 })?.rooms).toBe(8);
});

test("a craft building counts the goods that are left", () => {
  expect(categoriesOf({ joinery: 1, wood: 6 })?.bonus).toBe(2);
  expect(categoriesOf({ wood: 6 })?.bonus).toBe(0);
});

test("goods are spent but once: wood for the Joinery or as fuel for the Kiln", () => {
  expect(categoriesOf({ joinery: 1, peat_charcoal_kiln: 1, wood: 5 })?.bonus).toBe(2);
  expect(categoriesOf({ joinery: 1, peat_charcoal_kiln: 1, wood: 6 })?.bonus).toBe(2);
  expect(categoriesOf({ joinery: 1, peat_charcoal_kiln: 1, wood: 8 })?.bonus).toBe(3);
});

test("a stall trades what is lacking", () => {
  expect(categoriesOf({ pottery: 1, furniture_stall: 1, clay: 1, wood: 2 })?.bonus).toBe(1);
  expect(categoriesOf({ pottery: 1, clay: 1, wood: 2 })?.bonus).toBe(0);
});

test("the Lodge counts forests, the Church what was given in harvests", () => {
  expect(categoriesOf({ foresters_lodge: 1, forests: 3, village_church: 1, church: 2 })).toMatchObject({
    cards: 5,
    bonus: 5,
  });
});

test("minor improvements have points and bring some, or take them away", () => {
  expect(categoriesOf({ well: 1, "minor-points": 3, "minor-bonus": -4 })).toMatchObject({ cards: 7, bonus: -4 });
});

test("a horse that lies is worth half a point", () => {
  expect(categoriesOf({ horses: 3, lying: 1 })?.horses).toBe(2.5);
});

test("every improvement is there once, and only its owner has points from the Church", () => {
  expect(sharedPad).toHaveLength(25);
});
