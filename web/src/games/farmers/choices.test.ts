import { expect, test } from "vitest";
import { choicesOf } from "./choices";

test("what has a place on the table is chosen there", () => {
  expect(choicesOf(["place forest", "special cut_peat", "burn"], { ask: "turn" })).toEqual([]);
  expect(choicesOf(["plow A1", "done"], { ask: "act" })).toEqual([]);
});

test("that something is done is said where the table asks, and not twice", () => {
  expect(choicesOf(["stable A1", "bake 1", "bake 2", "done"], { ask: "act" })).toEqual(["bake 1", "bake 2"]);
});

test("in a harvest exchanges come before feeding", () => {
  expect(choicesOf(["eat grain", "cook sheep", "feed"], { ask: "feed" })).toEqual(["cook sheep", "eat grain", "feed"]);
});
