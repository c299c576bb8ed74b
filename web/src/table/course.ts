// The course of a finished game: where its turns begin, and the points of all players by then.
import type { Frame } from "../net/types";

export interface Point {
  n: number; // moves made by then
  turn: number; // turns made by then
  totals: number[];
}

export function courseOf(frames: Frame[]): Point[] {
  const ends = frames.filter(
    ({ view }, at) => at === 0 || at === frames.length - 1 || view.turn !== frames[at - 1]?.view.turn,
  );
  return ends.map(({ n, view }, turn) => ({ n, turn, totals: view.scores.map(({ total }) => total) }));
}

/** The turn a move belongs to, with fractions between its ends. */
export function turnAt(course: Point[], n: number): number {
  const after = course.findIndex((point) => point.n >= n);
  const end = course[after];
  const start = course[after - 1];
  if (!end || !start) return end?.turn ?? course.length - 1;
  return start.turn + (n - start.n) / (end.n - start.n);
}

/** The frame where a turn begins: the next one after a frame, or the nearest one before it. */
export function turnFrom(frames: Frame[], at: number, by: 1 | -1): number {
  const starts = frames.flatMap(({ view }, place) => (view.turn === frames[place - 1]?.view.turn ? [] : [place]));
  return by > 0
    ? (starts.find((start) => start > at) ?? frames.length - 1)
    : (starts.findLast((start) => start < at) ?? 0);
}

/** Round numbers for an axis that shows everything from the least to the most. */
export function ticks(least: number, most: number, about = 5): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step) + 1;
  return Array.from({ length: count }, (_, at) => first + at * step);
}
