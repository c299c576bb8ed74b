import { beforeAll, expect, test, vi } from "vitest";
import type { SeatChoice } from "./seats";

vi.stubGlobal("navigator", { languages: ["en"] });
const { speak } = await import("../ui/i18n");
const { playerName } = await import("../ui/settings");
const { canStart, hasTakenName, newSeat } = await import("./seats");

const seat = (kind: SeatChoice["kind"], name = ""): SeatChoice => ({ kind, name, bot: "greedy" });

beforeAll(async () => {
  await speak("en");
  playerName.value = "Greta";
});

test("who gives no name goes by the one from the settings, or by the seat", () => {
  const seats = [seat("me"), seat("me"), seat("open"), seat("bot", "kept from before")];
  expect(seats.map(newSeat)).toEqual([
    { kind: "me", name: "Greta" },
    { kind: "me", name: "Player 2" },
    { kind: "open", name: "" },
    { kind: "bot", bot: "greedy" },
  ]);
  expect(canStart(seats)).toBe(true);
});

test("a name is taken once, however it is written", () => {
  const seats = [seat("me"), seat("open", " greta "), seat("bot", "Greta"), seat("open", "Hugo")];
  expect(seats.map((_, number) => hasTakenName(seats, number))).toEqual([false, true, false, false]);
  expect(canStart(seats)).toBe(false);
});

test("only who sits at the table can invite others", () => {
  expect(canStart([seat("open"), seat("bot")])).toBe(false);
  expect(canStart([seat("open"), seat("me")])).toBe(true);
  expect(canStart([seat("bot"), seat("bot")])).toBe(true);
});
