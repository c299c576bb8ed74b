import { expect, test } from "vitest";
import { baked, harms, illWith, majorCost, peatFor, renovationCost, roomCost } from "./costs";
import { farmWith, playerWith } from "./testing";
import { box, goods, herd } from "./testing-table";

test("rooms are of the material of the house", () => {
  expect(roomCost(playerWith({ farm: farmWith({ house: "clay" }) }))).toEqual({ clay: 5, reed: 2 });
});

test("a renovation takes the next material for every room", () => {
  expect(renovationCost(playerWith())).toEqual({ clay: 2, reed: 1 });
  expect(renovationCost(playerWith({ farm: farmWith({ house: "stone" }) }))).toEqual({});
});

test("an improvement costs what the server tells, else what is printed", () => {
  const prices = { clay_oven: { clay: 2, stone: 1 } };
  expect(majorCost("clay_oven", { prices }, box)).toEqual({ clay: 2, stone: 1 });
  expect(majorCost("clay_oven", { prices: {} }, box)).toEqual({ clay: 3, stone: 1 });
  expect(majorCost("fireplace_2", { prices }, box)).toEqual({ clay: 2 });
});

test("grain is baked where it yields most", () => {
  const cards = ["fireplace_2", "clay_oven", "stone_oven"];
  expect([1, 2, 3, 4].map((grain) => baked(grain, { cards, unlit: [] }, box))).toEqual([5, 9, 13, 15]);
  expect(baked(1, { cards, unlit: ["clay_oven"] }, box)).toBe(4);
});

test("the Kiln adds to the peat, more with a horse", () => {
  const cards = ["peat_charcoal_kiln"];
  expect(peatFor(playerWith())).toBe(3);
  expect(peatFor(playerWith({ cards }))).toBe(4);
  expect(peatFor(playerWith({ cards, animals: herd({ horse: 1 }) }))).toBe(5);
});

test("never more people fall ill than there are", () => {
  const player = playerWith({ people: 2, due: { food: 4, fuel: 5 } });
  expect([0, 4, 5].map((fuel) => illWith(fuel, player))).toEqual([2, 1, 0]);
});

test("to let an animal go, to beg and to freeze do harm; to cook and to have enough do not", () => {
  const player = playerWith({ goods: goods({ food: 3 }), due: { food: 4, fuel: 2 } });
  const moves = ["release sheep", "feed", "heat 1", "heat 2", "cook sheep", "eat grain"];
  expect(moves.filter((move) => harms(move, player))).toEqual(["release sheep", "feed", "heat 1"]);
  expect(harms("feed", playerWith({ goods: goods({ food: 4 }) }))).toBe(false);
});
