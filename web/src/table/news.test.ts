import { expect, test } from "vitest";
import type { Line } from "../net/types";
import { newsFor } from "./news";

const line = (n: number, seat: number | null): Line => ({ id: "l", values: {}, n, seat });
const numbers = (lines: Line[]) => lines.map(({ n }) => n);
const log = [line(0, 0), line(1, 1), line(2, 2), line(3, null)];

test("all that happened since the own last turn is news", () => {
  expect(numbers(newsFor(log, 0, false))).toEqual([1, 2, 3]);
});

test("it stays news while the own turn lasts", () => {
  expect(numbers(newsFor([...log, line(4, 0), line(5, 0)], 0, true))).toEqual([1, 2, 3]);
});

test("and is old when that turn is over", () => {
  expect(newsFor([...log, line(4, 0)], 0, false)).toEqual([]);
});

test("two turns in a row have nothing between them", () => {
  expect(numbers(newsFor([line(0, 1), line(1, 0), line(2, null), line(3, 0)], 0, true))).toEqual([2]);
});

test("in the first round all is news, and nothing for who only watches", () => {
  expect(numbers(newsFor(log, 5, true))).toEqual([0, 1, 2, 3]);
  expect(newsFor(log, null, false)).toEqual([]);
});
