import { expect, test } from "vitest";
import type { SeatInfo } from "../net/types";
import { undecided } from "./agreement";

const here: SeatInfo = { kind: "human", name: "", bot: null, away: false, here: true, agreed: [] };
const gone: SeatInfo = { ...here, here: false, agreed: [1] };
const bot: SeatInfo = { ...here, kind: "bot", bot: "greedy" };

test("those who are here and have not agreed are waited for", () => {
  expect(undecided([gone, here, here, bot], 0)).toEqual([2]);
});

test("nobody waits for those who left, or for who is replaced", () => {
  expect(undecided([gone, here, { ...here, here: false }], 0)).toEqual([]);
  expect(undecided([{ ...gone, here: true, agreed: [] }, here], 0)).toEqual([1]);
});
