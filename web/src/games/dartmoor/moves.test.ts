import { expect, test } from "vitest";
import { offers } from "./moves";
import { boardWith, box, hostWith, playerWith } from "./testing";

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

test("where hosts are alike, each of them can be chosen for the one that is offered", () => {
  const forest = [
    hostWith("universal_moor"),
    hostWith("ash"),
    hostWith("universal_moor"),
    hostWith("ash", ["TB04-top"]),
  ];
  const board = boardWith([{ ask: "at", face: "TB01-top" }], { players: [playerWith({ forest })] });
  expect([...offers(["at 1", "at 2"], board, box)]).toEqual([
    ["host:1", "at 1"],
    ["host:3", "at 1"],
    ["host:2", "at 2"],
  ]);
});
