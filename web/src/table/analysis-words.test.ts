import { beforeEach, expect, it } from "vitest";
import type { Judged, Turning } from "../net/types";
import { speak, t } from "../ui/i18n";
import { compared, couldExpect, expected, hopeOf, restsOn, slipped, swung, verdictOn } from "./analysis-words";

const judged: Judged = {
  ply: 4,
  turn: 2,
  seat: 1,
  move: "end",
  points: [20, 31.4],
  chances: [0.464, 0.536],
  best: [
    { move: "take 1", points: 31.4, chance: 0.536 },
    { move: "take 2", points: 30, chance: 0.5 },
  ],
  lost: { points: 1.4, chance: 0.086 },
  basis: "greedy",
};
const solo: Judged = {
  ...judged,
  seat: 0,
  points: [31.4],
  chances: null,
  best: [{ move: "take 1", points: 31.4, chance: null }],
  lost: { points: 1.25, chance: null },
};
const point: Turning = { kind: "slip", ply: 4, seat: 0, from: 0.536, to: 0.45 };
/** Spaces that keep words together are spaces to a reader. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

beforeEach(() => speak("en"));

it("says points and the chance to win, or points alone", () => {
  expect(plain(expected({ points: 31, chance: 0.536 }))).toBe("31.0 points · 54 % to win");
  expect(plain(expected({ points: 31.4, chance: null }))).toBe("31.4 points");
});

it("has a real minus, and leaves hyphens alone", () => {
  expect(expected({ points: -4.5, chance: null })).toBe("−4.5 points");
  expect(couldExpect({ ...solo, points: [-4.5] }, "Anna-Lena")).toBe("Anna-Lena could expect −4.5 points.");
});

it("says so in German", async () => {
  await speak("de");
  expect(plain(expected({ points: 31.4, chance: 0.536 }))).toBe("31,4 Punkte · 54 % Siegchance");
});

it("tells what a player could expect", () => {
  expect(plain(couldExpect(judged, "Greta"))).toBe("Greta could expect 54 % to win and 31.4 points.");
  expect(plain(couldExpect(solo, "Greta"))).toBe("Greta could expect 31.4 points.");
});

it("tells what a move gave away, if anything", () => {
  expect(plain(verdictOn(judged).text)).toBe("This move gave away 9 % to win.");
  expect(plain(verdictOn(solo).text)).toBe("This move gave away 1.3 points.");
  expect(verdictOn({ ...judged, move: "take 1" })).toEqual({ text: t("table-analysis-best"), isWorse: false });
  expect(verdictOn({ ...judged, lost: { points: 0, chance: 0.004 } }).text).toBe(t("table-analysis-as-good"));
});

it("compares the move that was made with the best", () => {
  expect(compared(judged).at(-1)).toEqual({ move: "end", expected: "45\u00a0% to win" });
  expect(compared(solo).at(-1)).toEqual({ move: "end", expected: "30.2 points" });
  expect(compared({ ...judged, move: "take 2" })).toHaveLength(2);
});

it("tells what turned", () => {
  expect(plain(slipped(point, false, "End", "Take 1"))).toBe("“End” gave away 9 % to win; “Take 1” was better.");
  expect(plain(slipped({ ...point, from: 31, to: 28.5 }, true, "End", "Take 1"))).toContain("2.5 points");
  expect(plain(swung({ ...point, kind: "swing" }, false))).toBe("The chance to win went from 54 % to 45 %.");
  expect(plain(swung({ ...point, kind: "swing", from: 20, to: 24.5 }, true))).toContain("from 20.0 to 24.5");
});

it("has a dash for what is not known yet", () => {
  expect([hopeOf(undefined, false), hopeOf(53.6, false), hopeOf(24, true)]).toEqual(["–", "54\u00a0%", "24.0 points"]);
});

it("says what the numbers rest on", () => {
  expect(restsOn("greedy", false)).toBe("Points and chances when all play on as the bot Thoughtful does.");
  expect(restsOn("greedy", true)).toBe("Points when the bot Thoughtful plays on.");
  expect(restsOn("plan", true)).toBe("Points by the best plan found for the rest of the game.");
  expect(restsOn("estimate", false)).toContain("as the game itself estimates them");
});
