import { expect, test } from "vitest";
import type { Line } from "../net/types";
import { begin, byTurn, tellOn } from "./log";

const line = (n: number, seat = 0): Line => ({ id: "l", values: {}, n, seat });
const told = [line(0), line(0), line(1)];

test("who comes to the table is told nothing of what was", () => {
  expect(begin(told)).toEqual({ from: 1, to: 1 });
  expect(begin([])).toEqual({ from: -1, to: -1 });
});

test("all lines of all new moves are told", () => {
  const now = tellOn(begin(told), [...told, line(2), line(2), line(3)]);
  expect(now).toEqual({ from: 1, to: 3 });
});

test("nothing new is no reason to speak again", () => {
  const before = { from: 0, to: 1 };
  expect(tellOn(before, told)).toBe(before);
});

test("after taking back, the next move is told again", () => {
  const back = tellOn({ from: 1, to: 2 }, told);
  expect(back).toEqual({ from: 1, to: 1 });
  expect(tellOn(back, [...told, line(2)])).toEqual({ from: 1, to: 2 });
});

test("lines about the same player belong together", () => {
  const turns = byTurn([line(0, 0), line(1, 0), line(2, 1), line(3, 0)]);
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
  ]);
});
