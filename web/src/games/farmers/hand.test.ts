import { beforeAll, expect, test } from "vitest";
import { speak } from "../../ui/i18n";
import { isDealing } from "./draft";
import { isUsedUp, lyingInWords, lyingOn } from "./minor-own";
import { boardWith, minorWith } from "./testing-table";

const hardwareStore = minorWith("hardware_store", { page: { lies: "counter" } });
const stoneQuarry = minorWith("stone_quarry", { page: { lies: "stone" } });
const spinningMill = minorWith("spinning_mill", { page: { lies: "fuel" } });
const toolShed = minorWith("tool_shed", { page: { lies: "used" } });
const pastoralLetter = minorWith("pastoral_letter", { page: { lies: "played" } });

beforeAll(() => speak("en"));

test("hands are made as long as somebody has to take or change cards", () => {
  expect(isDealing(boardWith([{ ask: "prepare" }, { ask: "draft", seat: 1 }]))).toBe(true);
  expect(isDealing(boardWith([{ ask: "prepare" }, { ask: "change", seat: 0 }]))).toBe(true);
  expect(isDealing(boardWith([{ ask: "turn" }]))).toBe(false);
});

test("counters and goods lie on cards, even if they are used up", () => {
  const player = { lies_on: { hardware_store: 2, stone_quarry: 0 } };
  expect(lyingOn(hardwareStore, player)).toEqual({ what: "counter", number: 2 });
  expect(lyingOn(stoneQuarry, player)).toEqual({ what: "stone", number: 0 });
  expect(lyingInWords({ what: "counter", number: 1 })).toBe("1 usage counter on it");
});

test("on other cards lies nothing", () => {
  expect(lyingOn(minorWith("deep_plow"), { lies_on: { hardware_store: 2 } })).toBeNull();
  expect(lyingOn(hardwareStore, {})).toBeNull();
});

test("what is noted for the rules alone is not shown", () => {
  const notes = { lies_on: { deep_plow: 1, tool_shed: 1, pastoral_letter: 1 } };
  for (const minor of [minorWith("deep_plow"), toolShed, pastoralLetter]) expect(lyingOn(minor, notes)).toBeNull();
});

test("the Spinning Mill says what it saves while it does", () => {
  expect(lyingOn(spinningMill, { lies_on: { spinning_mill: 2 } })).toEqual({ what: "fuel", number: 2 });
  expect(lyingOn(spinningMill, { lies_on: { spinning_mill: 0 } })).toBeNull();
});

test("what is used once in a round is used up until the next", () => {
  const player = { used_in: { tool_shed: 5, pastoral_letter: 5 } };
  expect(isUsedUp(toolShed, player, 5)).toBe(true);
  expect(isUsedUp(toolShed, player, 6)).toBe(false);
  expect(isUsedUp(pastoralLetter, player, 5)).toBe(false);
});
