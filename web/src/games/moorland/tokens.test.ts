import { describe, expect, it } from "vitest";
import { openBox } from "./box";
import { boardWith, boxData, moorWith } from "./testing";
import { identify, type Tokens } from "./tokens";
import type { MoorlandBoard } from "./types";

const box = openBox(boxData);
const from = (before: Tokens, board: MoorlandBoard) => identify(before, board, 0, box);
const ids = (tokens: Tokens, place: string) => tokens.get(place)?.map(({ id }) => id) ?? [];

describe("plant markers", () => {
  const before = from(
    new Map(),
    boardWith(moorWith({ A: { plants: { rushes: 2, heather: 2 } }, D: { plants: { heather: 1 } } })),
  );

  it("are all different", () => {
    expect(new Set([...ids(before, "A"), ...ids(before, "D")]).size).toBe(5);
  });

  it("stay the same where nothing happens, and new ones are new", () => {
    const after = from(
      before,
      boardWith(moorWith({ A: { plants: { rushes: 2, heather: 2 } }, D: { plants: { heather: 3 } } })),
    );
    expect(ids(after, "A")).toEqual(ids(before, "A"));
    expect(ids(after, "D")[0]).toBe(ids(before, "D")[0]);
    expect(new Set([...ids(after, "A"), ...ids(after, "D")]).size).toBe(7);
  });

  it("keep their place on a section when one of them leaves", () => {
    const after = from(
      before,
      boardWith(moorWith({ A: { plants: { rushes: 1, heather: 2 } }, D: { plants: { heather: 1, rushes: 1 } } })),
    );
    const [, second, ...heather] = ids(before, "A");
    expect(ids(after, "A").slice(-2)).toEqual(heather);
    expect(ids(after, "D")[1]).toBe(second);
  });

  it("take root on the card that is laid on them, and the others drift", () => {
    // Card 1: a heather takes root, a heather withers, the rushes drift.
    const laid = from(
      before,
      boardWith(moorWith({ A: { card: 1, face: "up" }, D: { plants: { heather: 1 } } }), { stock: { rushes: 2 } }),
    );
    expect(ids(before, "A")).toContain(ids(laid, "A")[0]);
    expect(laid.get("A")?.map(({ plant }) => plant)).toEqual(["heather"]);
    expect(ids(laid, "stock")).toEqual(ids(before, "A").slice(0, 2));
  });

  it("are gone from under a card face down, into drift and surplus", () => {
    const moor = moorWith({ A: { card: 1, face: "down" }, D: { plants: { heather: 1 } } }, { surplus: { heather: 1 } });
    const laid = from(before, boardWith(moor, { stock: { rushes: 2, heather: 1 } }));
    const moved = [...ids(laid, "stock"), ...ids(laid, "surplus")].sort();
    expect(moved).toEqual(ids(before, "A").sort());
  });

  it("lie on the symbols of a card in the order of the symbols", () => {
    const moor = moorWith({ A: { card: 3, face: "turned" } }, { roots: [null, "rushes", null, null] });
    const tokens = from(new Map(), boardWith(moor));
    expect(tokens.get("A")?.map(({ plant }) => plant)).toEqual(["rushes", "heather"]);
    expect(tokens.get("R2")?.map(({ plant }) => plant)).toEqual(["rushes"]);
  });
});
