import { expect, it } from "vitest";
import type { Course, Judged, Turning } from "../net/types";
import { commonBasis, judgedAt, levelsOf, markedSpots, piecesOf, placeOf, scaleOf, valueAt } from "./analysis-lines";

const step = (ply: number, seat: number, chance: number, lost = 0): Judged => ({
  ply,
  turn: ply,
  seat,
  move: "end",
  points: [30, 20],
  chances: seat === 0 ? [chance, 1 - chance] : [1 - chance, chance],
  best: [],
  lost: { points: 0, chance: lost },
  basis: "greedy",
});

const course: Course = {
  game: "game",
  players: 2,
  winners: [0],
  totals: [30, 20],
  steps: [step(0, 0, 0.5), step(2, 1, 0.6, 0.25), step(5, 0, 0.75)],
  turning: [],
};

const alone: Course = {
  ...course,
  players: 1,
  steps: [{ ...step(3, 0, 0), points: [24], chances: null, lost: { points: 2.5, chance: null } }],
};

it("draws a seat before and after each of its own moves", () => {
  expect(piecesOf(course, 0).flat()).toEqual([
    { at: 0, value: 50 },
    { at: 1, value: 50 },
    { at: 5, value: 75 },
    { at: 6, value: 75 },
  ]);
  expect(
    piecesOf(course, 1)
      .flat()
      .map(({ value }) => value),
  ).toEqual([60, 35]);
});

it("draws the points of who plays alone", () => {
  expect(piecesOf(alone, 0).flat()).toEqual([
    { at: 3, value: 24 },
    { at: 4, value: 21.5 },
  ]);
});

it("breaks a line where its numbers begin to rest on something else", () => {
  const [first] = alone.steps as [Judged];
  const planned: Judged = { ...first, ply: 8, points: [40], lost: { points: 0, chance: null }, basis: "plan" };
  const mixed = { ...alone, steps: [first, { ...first, ply: 5 }, planned] };
  expect(piecesOf(mixed, 0).map((piece) => piece.map(({ at }) => at))).toEqual([
    [3, 4, 5, 6],
    [8, 9],
  ]);
  expect([mixed, alone, { ...alone, steps: [] }].map(commonBasis)).toEqual([undefined, "greedy", undefined]);
});

it("knows nothing of a seat before its first decision, and then what it knew last", () => {
  const line = piecesOf(course, 1).flat();
  expect([0, 1, 2, 3, 9].map((at) => valueAt(line, at))).toEqual([undefined, undefined, 60, 35, 35]);
});

it("finds the decision whose move was made last", () => {
  expect([0, 1, 2, 3].map((at) => judgedAt(course, at)?.ply)).toEqual([undefined, 0, undefined, 2]);
});

it("shows a slip when it is made, and a swing when it has happened", () => {
  const point: Turning = { kind: "slip", ply: 4, seat: 0, from: 0.5, to: 0.25 };
  expect([placeOf(point), placeOf({ ...point, kind: "swing" })]).toEqual([5, 4]);
});

it("has room for all chances, or for the points there are", () => {
  expect(levelsOf(false, [])).toEqual([0, 25, 50, 75, 100]);
  expect(levelsOf(true, [[{ at: 1, value: 43 }], [{ at: 1, value: -4 }]])).toEqual([-10, 0, 10, 20, 30, 40, 50]);
});

it("marks a few spots of a line, its end among them", () => {
  const line = [0, 1, 4, 5, 8, 9].map((at) => ({ at, value: at }));
  expect(markedSpots(line, 4).map(({ at }) => at)).toEqual([1, 5, 9]);
  expect(markedSpots(line, 10).map(({ at }) => at)).toEqual([9]);
  expect(markedSpots([], 3)).toEqual([]);
});

it("finds the place for a point of the chart, and the point for a place", () => {
  const size = { width: 130, height: 70, left: 20, right: 10, top: 10, bottom: 10 };
  const { x, y, at } = scaleOf(size, 50, [0, 50, 100]);
  expect([x(0), x(50), y(0), y(100)]).toEqual([20, 120, 60, 10]);
  expect([-5, 20, 71, 120, 999].map(at)).toEqual([0, 0, 26, 50, 50]);
});
