import { describe, expect, test } from "vitest";
import { takenFor } from "./asked";
import { choicesOf } from "./choices";
import { targetOf, targetsOf } from "./moves";
import type { Step } from "./types";

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

describe("a card asks", () => {
  const step = { ask: "asked", card: "lawn_turf" } as const;

  test("what it offers, and to leave it, stand beside its text", () => {
    expect(choicesOf(["done", "use lawn_turf", "burn", "use taps"], step)).toEqual(["use lawn_turf", "done"]);
  });

  test("spaces are chosen on the farm", () => {
    expect(choicesOf(["at A1", "at A2", "burn", "done"], step)).toEqual(["done"]);
  });

  test("where it takes what is not there, all that can be exchanged is shown", () => {
    expect(choicesOf(["burn", "cook sheep", "done"], step)).toEqual(["burn", "cook sheep", "done"]);
  });
});

test("a question is about spaces that were chosen before, not about those that are its answers", () => {
  const chosen: Step = { ask: "asked", card: "farm_extension", spaces: ["Z3"] };
  const sown: Step = { ask: "asked", card: "natures_fertilizer", spaces: ["C4"] };
  expect(takenFor(chosen, targetsOf(["at Z2", "at Z4"]))).toEqual(["Z3"]);
  expect(takenFor(sown, targetsOf(["sow C4 grain"]))).toEqual([]);
  expect(takenFor({ ask: "fence", spaces: ["A1"] }, targetsOf(["fence A2"]))).toEqual([]);
});

test("within an action exchanges are shown, as they open something up", () => {
  const act: Step = { ask: "act", actions: ["stables"] };
  expect(choicesOf(["trade clay wood", "stable A1", "done"], act)).toEqual(["trade clay wood"]);
  expect(choicesOf(["trade clay wood", "done"], act)).toEqual(["trade clay wood"]);
});

test("uses of cards, which may open nothing up, are shown where nothing else can be done before", () => {
  const act: Step = { ask: "act", actions: ["stables"] };
  expect(choicesOf(["convert peat_boat wood", "stable A1", "done"], act)).toEqual([]);
  expect(choicesOf(["convert peat_boat wood", "done"], act)).toEqual(["convert peat_boat wood"]);
});

test("exchanges are shown that pay at the Animal Market and for keeping the solo card", () => {
  expect(choicesOf(["get sheep", "get boar", "eat grain"], { ask: "get" })).toEqual([
    "eat grain",
    "get sheep",
    "get boar",
  ]);
  const again = ["convert peat_boat vegetable", "cook sheep", "discard"];
  expect(choicesOf(again, { ask: "again" })).toEqual(["cook sheep", "convert peat_boat vegetable", "discard"]);
});

test("animals without room may be guests", () => {
  expect(choicesOf(["release boar", "lodge boar"], { ask: "house" })).toEqual(["lodge boar", "release boar"]);
});

test("who stays at home is said where the table asks, and is no space of the farm", () => {
  expect(choicesOf(["place forest", "rest"], { ask: "turn" })).toEqual([]);
  expect(targetOf("rest")).toBe("done");
});
