import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Frame } from "../net/types";
import { FrameQueue, type Step } from "./frames";

let shown: number[];
let pace: number;
let queue: FrameQueue;

function step(n: number, traits: Partial<Step> = {}): Step {
  return { frame: { n } as Frame, ply: n, undo: 0, own: false, halts: false, ...traits };
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = 1000;
  queue = new FrameQueue(
    ({ frame }) => shown.push(frame.n),
    () => pace,
  );
});

afterEach(() => vi.useRealTimers());

it("shows the first move at once and the others at the pace", () => {
  queue.push([step(1), step(2), step(3)]);
  expect(shown).toEqual([1]);
  expect(queue.waiting.value).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.waiting.value).toBe(0);
});

it("keeps the pace between what comes in pieces", () => {
  queue.push([step(1)]);
  vi.advanceTimersByTime(600);
  queue.push([step(2)]);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(5000);
  queue.push([step(3)]);
  expect(shown).toEqual([1, 2, 3]);
});

it("shows own moves at once, with what came before them", () => {
  queue.push([step(1), step(2)]);
  queue.push([step(3, { own: true }), step(4)]);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.waiting.value).toBe(1);
});

it("shows everything at once at the instant pace", () => {
  pace = 0;
  queue.push([step(1), step(2), step(3)]);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.waiting.value).toBe(0);
});

it("skips what waits and what follows, until somebody here decides", () => {
  queue.push([step(1), step(2)]);
  queue.skip();
  queue.push([step(3), step(4, { halts: true })]);
  expect(shown).toEqual([1, 2, 3, 4]);
  queue.push([step(5)]);
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

it("forgets what waits when the whole position comes", () => {
  queue.push([step(1), step(2), step(3)]);
  queue.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
  expect(queue.waiting.value).toBe(0);
});
