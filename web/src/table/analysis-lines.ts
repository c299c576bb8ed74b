// The course of a game as lines over the moves of its replay. Pure.
import type { Basis, Course, Judged, Turning } from "../net/types";
import { ticks } from "./course";

/** What a seat could expect when the replay stands there: its chance to win in percent, or points for who plays alone. */
export interface Spot {
  at: number;
  value: number;
}

export const isAlone = (course: Course) => course.players === 1;

/** What all numbers rest on, if they rest on the same. */
export function commonBasis({ steps: [first, ...others] }: Course): Basis | undefined {
  return others.every(({ basis }) => basis === first?.basis) ? first?.basis : undefined;
}

/** What the seat could expect of the best move: a chance from 0 to 1, or points for who plays alone. */
const hopesOf = ({ seat, points, chances }: Judged) => (chances ?? points)[seat] ?? 0;

/** How much less it was with the move that was made. */
export const givenAway = ({ lost }: Judged) => lost.chance ?? lost.points;

/** A chance as it is drawn and said; points stay as they are. */
export const shownValue = (alone: boolean, value: number) => (alone ? value : 100 * value);

/** What a seat could expect before and after each of its moves: a slip is a drop, what others or luck do lies between.
 * In pieces: where numbers begin to rest on something else, nothing lies between. */
export function piecesOf(course: Course, seat: number): Spot[][] {
  const alone = isAlone(course);
  const pieces: Spot[][] = [];
  let basis: Basis | undefined;
  for (const step of course.steps.filter((step) => step.seat === seat)) {
    if (step.basis !== basis) pieces.push([]);
    basis = step.basis;
    pieces
      .at(-1)
      ?.push(
        { at: step.ply, value: shownValue(alone, hopesOf(step)) },
        { at: step.ply + 1, value: shownValue(alone, Math.max(0, hopesOf(step) - givenAway(step))) },
      );
  }
  return pieces;
}

/** What was last known of a seat when the replay stands there; nothing before its first decision. */
export const valueAt = (line: Spot[], at: number): number | undefined => line.findLast((spot) => spot.at <= at)?.value;

/** The decision whose move the replay shows last. */
export const judgedAt = ({ steps }: Course, at: number): Judged | undefined => steps.find(({ ply }) => ply === at - 1);

/** Where the replay shows what turned: the move that slipped, or how things stood after the others and luck. */
export const placeOf = ({ kind, ply }: Turning) => (kind === "slip" ? ply + 1 : ply);

/** The levels of the chart's grid; the lines stay between the first and the last. */
export function levelsOf(alone: boolean, lines: Spot[][]): number[] {
  if (!alone) return [0, 25, 50, 75, 100];
  const values = lines.flat().map(({ value }) => value);
  return ticks(Math.min(0, ...values), Math.max(1, ...values));
}

/** Some spots of a line that carry its player's mark: its end, and others so far apart. */
export function markedSpots(line: Spot[], apart: number): Spot[] {
  const marked: Spot[] = [];
  for (const spot of line.toReversed()) {
    const next = marked.at(-1);
    if (!next || next.at - spot.at >= apart) marked.push(spot);
  }
  return marked.reverse();
}

/** How a chart of some size shows places and values, and which place a point of it stands for. */
export function scaleOf(
  { width, height, left, right, top, bottom }: Record<"width" | "height" | "left" | "right" | "top" | "bottom", number>,
  last: number,
  levels: number[],
) {
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  const wide = width - left - right;
  const tall = height - top - bottom;
  return {
    x: (at: number) => left + (at / Math.max(1, last)) * wide,
    y: (value: number) => height - bottom - ((value - low) / (high - low || 1)) * tall,
    at: (x: number) => Math.min(last, Math.max(0, Math.round(((x - left) / wide) * last))),
  };
}
