import { expect, it } from "vitest";
import type { Line } from "../net/types";
import { byTurn } from "./log";
import { goesOn, isWord, slotValues, verbOf } from "./moves";

const verbs = [
  { word: "grow", slots: ["section", "plant"] },
  { word: "end", slots: [] },
];

it("reads a move by the slots of its verb", () => {
  expect(verbOf("grow F heather")).toBe("grow");
  expect(slotValues(verbs, "grow F heather")).toEqual({ section: "F", plant: "heather" });
  expect(slotValues(verbs, "end")).toEqual({});
});

it("knows moves that have no place on a board", () => {
  expect(["end", "grow F heather"].map(isWord)).toEqual([true, false]);
});

it("knows words that only go on", () => {
  expect(["end", "done", "feed", "draw", "take ash"].map(goesOn)).toEqual([true, true, false, true, false]);
});

it("keeps the lines of one player's turn together", () => {
  const lines: Line[] = [0, 0, 1, null, 0].map((seat, n) => ({ id: "l", values: {}, n, seat }));
  expect(byTurn(lines).map((turn) => [turn.seat, turn.lines.length])).toEqual([
    [0, 2],
    [1, 1],
    [null, 1],
    [0, 1],
  ]);
});
