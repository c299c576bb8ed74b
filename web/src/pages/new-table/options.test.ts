import { expect, test } from "vitest";
import { RefusedRequest } from "../../net/http";
import { atFault, choicesOf, chosenOf, OWN_FILE, sentOptions, USUAL } from "./options";

const shape = { name: "shape", default: "square", choices: ["square", "ring"], file: true };
const cards = { name: "cards", default: null, choices: [], file: true };

test("an option has its choices, the usual where it has none, and a file where it takes one", () => {
  expect(choicesOf(shape)).toEqual(["square", "ring", OWN_FILE]);
  expect(choicesOf({ ...shape, file: false })).toEqual(["square", "ring"]);
  expect(choicesOf(cards)).toEqual([USUAL, OWN_FILE]);
});

test("at first the default is chosen", () => {
  expect(chosenOf(shape, undefined)).toBe("square");
  expect(chosenOf(shape, "ring")).toBe("ring");
  expect(chosenOf(cards, undefined)).toBe(USUAL);
  expect(chosenOf(cards, { file: "" })).toBe(OWN_FILE);
});

test("only what was chosen is sent, files as their text", () => {
  expect(sentOptions({ shape: "ring", cards: { file: "a = 1" }, quick: true })).toEqual({
    shape: "ring",
    cards: { file: "a = 1" },
    quick: true,
  });
  expect(sentOptions({ cards: USUAL })).toEqual({});
});

test("a refusal stands by the file it is about", () => {
  const refused = new RefusedRequest(400, "no", "the file for 'cards' is neither JSON nor TOML");
  expect(atFault({ shape: "ring", cards: { file: "?" } }, refused)).toBe("cards");
  expect(atFault({ shape: { file: "[]" }, cards: { file: "?" } }, refused)).toBe("cards");
  expect(atFault({ shape: "ring" }, refused)).toBeUndefined();
  expect(atFault({ cards: { file: "?" } }, new RefusedRequest(503, "busy"))).toBeUndefined();
});
