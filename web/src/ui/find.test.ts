import { expect, test } from "vitest";
import { mentions, wordsOf } from "./find";

test("all words must be there, in any order and case", () => {
  expect(mentions("Root sections count", wordsOf(" count ROOT "))).toBe(true);
  expect(mentions("Root sections count", wordsOf("root water"))).toBe(false);
  expect(mentions("anything", wordsOf(" "))).toBe(true);
});

test("accents need not be typed", () => {
  expect(mentions("Rhôs Pasture", wordsOf("rhos"))).toBe(true);
  expect(mentions("Höhle", wordsOf("Höh"))).toBe(true);
});
