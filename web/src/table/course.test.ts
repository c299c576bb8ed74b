import { expect, it } from "vitest";
import type { Frame } from "../net/types";
import { courseOf, ticks, turnAt, turnFrom } from "./course";

const frame = (n: number, turn: number, total: number) =>
  ({ n, view: { turn, scores: [{ total, categories: {} }] } }) as unknown as Frame;

const frames = [frame(0, 1, 0), frame(1, 1, 2), frame(2, 2, 3), frame(3, 2, 3), frame(4, 2, 5), frame(5, 3, 6)];

it("keeps the points at the end of every turn", () => {
  expect(courseOf(frames).map(({ n, totals }) => [n, totals[0]])).toEqual([
    [0, 0],
    [2, 3],
    [5, 6],
  ]);
});

it("finds the turn of a move", () => {
  const course = courseOf(frames);
  expect([0, 1, 2, 5].map((n) => turnAt(course, n))).toEqual([0, 0.5, 1, 2]);
  expect(turnAt(course, 99)).toBe(2);
});

it("goes to where the next turn begins, or to the end", () => {
  expect([0, 1, 2, 5].map((at) => turnFrom(frames, at, 1))).toEqual([2, 2, 5, 5]);
});

it("goes back to where this turn or the one before began", () => {
  expect([5, 4, 2, 0].map((at) => turnFrom(frames, at, -1))).toEqual([2, 2, 0, 0]);
});

it("chooses round numbers for an axis", () => {
  expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-3, 8)).toEqual([-5, 0, 5, 10]);
  expect(ticks(0, 0)).toEqual([0]);
});
