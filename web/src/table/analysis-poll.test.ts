import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RefusedRequest } from "../net/http";
import type { Analysis, Judged } from "../net/types";
import { speak, t } from "../ui/i18n";
import { followAnalysis, isComplete, PATIENCE, REST } from "./analysis-poll";

const judged = (steps: number, total = 3): Analysis => ({
  total,
  course: {
    game: "game",
    players: 2,
    winners: [0],
    totals: [3, 2],
    steps: Array.from({ length: steps }, (_, ply) => ({ ply }) as Judged),
    turning: [],
  },
});

const ask = vi.fn<() => Promise<Analysis>>();
const receive = vi.fn<(analysis: Analysis) => void>();
const fail = vi.fn<(error: Error) => void>();
const seen = () => receive.mock.calls.map(([{ course }]) => course.steps.length);
const answer = (...steps: number[]) => {
  for (const number of steps) ask.mockResolvedValueOnce(judged(number));
};
const pass = (rests: number) => vi.advanceTimersByTimeAsync(rests * REST);

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  for (const mock of [ask, receive, fail]) mock.mockReset();
});

afterEach(() => vi.useRealTimers());

it("is complete with its last step, and never without any", () => {
  expect([judged(2), judged(3), judged(0, 0)].map(isComplete)).toEqual([false, true, false]);
});

it("asks until there is nothing more to come", async () => {
  answer(0, 2, 3);
  followAnalysis(ask, receive, fail);
  await pass(9);
  expect(seen()).toEqual([0, 2, 3]);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(fail).not.toHaveBeenCalled();
});

it("asks no more when nobody looks, and says nothing about what still comes in", async () => {
  answer(0, 2, 3);
  const stop = followAnalysis(ask, receive, fail);
  await pass(0.5);
  stop();
  await pass(9);
  expect(ask).toHaveBeenCalledTimes(1);
  const late = followAnalysis(ask, receive, fail);
  late();
  await pass(9);
  expect(seen()).toEqual([0]);
});

it("stops where the server refuses, and says why", async () => {
  answer(1);
  ask.mockRejectedValueOnce(new Error("The game is not over yet."));
  followAnalysis(ask, receive, fail);
  await pass(9);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(fail.mock.calls).toEqual([[new Error("The game is not over yet.")]]);
});

const tooMuch = (times: number) => {
  for (let time = 0; time < times; time++) ask.mockRejectedValueOnce(new RefusedRequest(429, "Too much.", "", 3000));
};

it("waits and asks again where the server has too much to do", async () => {
  tooMuch(PATIENCE);
  answer(1);
  tooMuch(PATIENCE);
  answer(3);
  followAnalysis(ask, receive, fail);
  await pass(3 * 2 * PATIENCE + 2);
  expect(seen()).toEqual([1, 3]);
  expect(fail).not.toHaveBeenCalled();
});

it("says so when that does not end", async () => {
  tooMuch(PATIENCE + 1);
  followAnalysis(ask, receive, fail);
  await pass(3 * PATIENCE + 1);
  expect(fail.mock.calls).toEqual([[new RefusedRequest(429, "Too much.", "", 3000)]]);
});

it("goes on with a server that was started again", async () => {
  answer(2, 1, 3);
  followAnalysis(ask, receive, fail);
  await pass(9);
  expect(seen()).toEqual([2, 1, 3]);
});

it.each([
  ["has begun too often", [2, 1, 2, 1, 2, 1]],
  ["found nothing to judge", []],
])("gives up when the server %s", async (_, steps) => {
  answer(...steps);
  ask.mockResolvedValueOnce(judged(0, 0));
  followAnalysis(ask, receive, fail);
  await pass(20);
  expect(fail.mock.calls).toEqual([[new Error(t("table-analysis-failed"))]]);
});
