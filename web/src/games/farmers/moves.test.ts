import { expect, test } from "vitest";
import { ownWords, targetOf, targetsOf } from "./moves";

test.each([
  ["place forest", "space:forest"],
  ["special cut_peat", "special:cut_peat"],
  ["get reed", "get:reed"],
  ["buy grain", "get:grain"],
  ["room A1", "farm:A1"],
  ["stable C3", "farm:C3"],
  ["plow B3", "farm:B3"],
  ["sow B3 grain", "farm:B3"],
  ["fence B4", "farm:B4"],
  ["cut A1", "farm:A1"],
  ["fell A2", "farm:A2"],
  ["clear A3", "farm:A3"],
  ["enclose", "pasture"],
  ["bake 2", "bake"],
  ["renovate", "house"],
  ["build well", "improvement:well"],
  ["upgrade cooking_hearth_4 fireplace_2", "improvement:cooking_hearth_4"],
  ["play lawn_turf", "improvement:lawn_turf"],
  ["change lawn_turf", "hand:lawn_turf"],
  ["take lawn_turf", "pack:lawn_turf"],
  ["light fireplace_2", "card:fireplace_2"],
  ["cook sheep", "ware:sheep"],
  ["release horse", "ware:horse"],
  ["eat grain", "ware:grain"],
  ["burn", "ware:wood"],
  ["trade reed clay", "ware:reed"],
  ["craft basketmakers_workshop", "ware:reed"],
  ["donate", "ware:fuel"],
  ["feed", "feed"],
  ["heat 2", "heat"],
  ["bury", "solo"],
  ["done", "done"],
])("%s is made at %s", (move, target) => {
  expect(targetOf(move)).toBe(target);
});

test("where several moves are made at one place, all of them are there", () => {
  expect([...targetsOf(["room A1", "stable A1", "stable B5", "done"])]).toEqual([
    ["farm:A1", ["room A1", "stable A1"]],
    ["farm:B5", ["stable B5"]],
    ["done", ["done"]],
  ]);
});

test("what the board offers by itself has a place there, and only that something is done has not", () => {
  expect(ownWords.map(targetOf)).not.toContain("done");
  expect(ownWords.map(targetOf).filter((target) => target.startsWith("farm:"))).toEqual([]);
});
