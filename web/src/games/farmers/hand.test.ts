import { beforeAll, expect, test } from "vitest";
import { speak } from "../../ui/i18n";
import { isDealing } from "./draft";
import { isUsedUp, lyingInWords, lyingOn } from "./minor-own";
import { boardWith } from "./testing-table";

beforeAll(() => speak("en"));

test("hands are made as long as somebody has to take or change cards", () => {
  expect(isDealing(boardWith([{ ask: "prepare" }, { ask: "draft", seat: 1 }]))).toBe(true);
  expect(isDealing(boardWith([{ ask: "prepare" }, { ask: "change", seat: 0 }]))).toBe(true);
  expect(isDealing(boardWith([{ ask: "turn" }]))).toBe(false);
});

test("counters and goods lie on cards, even if they are used up", () => {
  const player = { lies_on: { hardware_store: 2, stone_quarry: 0 } };
  expect(lyingOn("hardware_store", player)).toEqual({ what: "counter", number: 2 });
  expect(lyingOn("stone_quarry", player)).toEqual({ what: "stone", number: 0 });
  expect(lyingInWords({ what: "counter", number: 1 })).toBe("1 usage counter on it");
});

test("on other cards lies nothing", () => {
  expect(lyingOn("deep_plow", { lies_on: { hardware_store: 2 } })).toBeNull();
  expect(lyingOn("hardware_store", {})).toBeNull();
});

test("the Spinning Mill says what it saves while it does", () => {
  expect(lyingOn("spinning_mill", { lies_on: { spinning_mill: 2 } })).toEqual({ what: "fuel", number: 2 });
  expect(lyingOn("spinning_mill", { lies_on: { spinning_mill: 0 } })).toBeNull();
});

test("what is used once in a round is used up until the next", () => {
  const player = { used_in: { tool_shed: 5, pastoral_letter: 5 } };
  expect(isUsedUp("tool_shed", player, 5)).toBe(true);
  expect(isUsedUp("tool_shed", player, 6)).toBe(false);
  expect(isUsedUp("pastoral_letter", player, 5)).toBe(false);
});
