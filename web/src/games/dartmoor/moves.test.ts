import { expect, test } from "vitest";
import { offers } from "./moves";
import { boardWith, box } from "./testing";

const targets = (moves: string[], card?: string) => [
  ...offers(moves, boardWith([{ ask: card ? "place" : "turn", ...(card ? { card } : {}) }]), box).keys(),
];

test.each([
  ["draw", "stack"],
  ["cave 3", "cave:3"],
  ["take TB01", "clearing:TB01"],
  ["store ash", "clearing:ash"],
  ["pay ash", "hand:ash"],
  ["moor LR02", "hand:LR02"],
  ["discard ash", "hand:ash"],
  ["play LR01-left", "half:LR01-left"],
  ["at 2", "host:2"],
])("%s is made at %s", (move, target) => {
  expect(targets([move])).toEqual([target]);
});

test("a word alone has no place on the board", () => {
  expect(targets(["skip"])).toEqual([]);
});

test("a card that is placed free of charge comes from where the card says that allows it", () => {
  expect(targets(["place TB01-bottom"], "blueberry")).toEqual(["half:TB01-bottom"]);
  expect(targets(["place TB01-bottom"], "common_noctule")).toEqual(["clearing-half:TB01-bottom"]);
});
