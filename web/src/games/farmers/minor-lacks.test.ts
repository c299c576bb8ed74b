import { expect, test } from "vitest";
import { minorOf } from "./box";
import { isPlayable, lacksOf } from "./minor-lacks";
import { playerWith } from "./testing";
import { box, goods, herd, minorWith } from "./testing-table";
import type { Need, PlayerState } from "./types";

const now = { round: 5 };
const lacks = (id: string, player: PlayerState) => lacksOf(minorOf(box, id), player, now, box);
const meets = (of: Need["of"], number: number, player: PlayerState, round = 5) =>
  (["least", "most"] as const).map((way) => {
    const need: Need = { of, least: null, most: null, [way]: number };
    return lacksOf(minorWith("any", { needs: [need] }), player, { round }, box).needs.length === 0;
  });

test("goods and animals that are missing are counted", () => {
  const poor = playerWith({ goods: goods({ stone: 1 }) });
  expect(lacks("grain_distillery", poor).wares).toEqual({ stone: 1, sheep: 1 });
  const rich = playerWith({ goods: goods({ stone: 3 }), animals: herd({ sheep: 1 }) });
  expect(isPlayable(lacks("grain_distillery", rich))).toBe(true);
});

test("a card may be the price", () => {
  expect(lacks("open_grill", playerWith()).card).toBe(true);
  expect(isPlayable(lacks("open_grill", playerWith({ cards: ["fireplace_2"] })))).toBe(true);
});

test("what is needed is counted on the farm, at least or at most", () => {
  const woody = playerWith({ farm: { forests: ["A1", "A2", "A3"] }, goods: goods({ wood: 1 }) });
  expect(lacks("home_wood", woody).needs).toEqual([{ of: "forests", least: 4, most: null }]);
  expect(meets("forests", 3, woody)).toEqual([true, true]);
  expect(meets("forests", 4, woody)).toEqual([false, true]);
  expect(meets("forests", 2, woody)).toEqual([true, false]);
});

test("upgrades are major improvements too", () => {
  const player = playerWith({ cards: ["fireplace_2", "open_grill", "home_wood"] });
  expect(meets("majors", 2, player)).toEqual([true, true]);
  expect(meets("improvements", 3, player)).toEqual([true, true]);
});

test.each<[Need["of"], number, PlayerState]>([
  ["moors", 1, playerWith({ farm: { moors: ["A1"] } })],
  ["fields", 1, playerWith({ farm: { fields: ["A1"] } })],
  ["pastures", 0, playerWith()],
  ["rooms", 2, playerWith()],
  ["house", 1, playerWith({ farm: { house: "clay" } })],
  ["animals", 3, playerWith({ animals: herd({ boar: 1, horse: 2 }) })],
  ["sheep", 2, playerWith({ animals: herd({ sheep: 2 }) })],
  ["horses", 2, playerWith({ animals: herd({ horse: 2 }) })],
  ["food", 4, playerWith({ goods: goods({ food: 4 }) })],
  ["fuel", 4, playerWith({ goods: goods({ fuel: 4 }) })],
  ["unused", 2, playerWith({ farm: { unused: ["A1", "A2"] } })],
  ["round", 5, playerWith()],
  ["hand", 3, playerWith({ hand: { number: 3, cards: null, known: [] } })],
  ["field_pasture_or_stable", 1, playerWith({ farm: { fields: ["A1"] } })],
  ["no_harvest", 1, playerWith()],
])("%s are counted", (of, number, player) => {
  expect(meets(of, number, player)).toEqual([true, true]);
  expect(meets(of, number + 1, player)).toEqual([false, true]);
});

test("some rounds have a harvest", () => {
  expect(meets("no_harvest", 1, playerWith(), 4)).toEqual([false, true]);
});
