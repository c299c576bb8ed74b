import { describe, expect, it } from "vitest";
import type { Preview, View } from "../../net/types";
import { openBox } from "./box";
import { start } from "./choice";
import { ghostPlants, heldPlay, mayDrift, onlyDown, overflow } from "./ghosts";
import { type MoveOf, readMove } from "./moves";
import { outcomeOf } from "./outcome";
import { layOut, type Section, sectionOf } from "./structure";
import { boardWith, boxData, grid, moorWith } from "./testing";
import type { MoorlandBoard } from "./types";

const box = openBox(boxData);
const structure = layOut(grid, box);
const moves = ["play 1 A up", "play 1 A down", "play 1 D down"].map(readMove);
const card = { step: "card", card: 1 } as const;

describe("a card is held", () => {
  it("over the section it was chosen for", () => {
    const lay = { step: "lay", card: 1, section: "A", face: "down" } as const;
    expect(heldPlay(moves, lay, null)?.text).toBe("play 1 A down");
  });

  it("over the section under the pointer, face up if it fits", () => {
    expect(heldPlay(moves, card, "place:A")?.text).toBe("play 1 A up");
    expect(heldPlay(moves, card, "place:D")?.text).toBe("play 1 D down");
    expect(heldPlay(moves, start, "place:A")).toBeNull();
  });

  it("where it fits only face down is known", () => {
    expect(onlyDown(moves, card)).toEqual(["D"]);
    expect(onlyDown(moves, start)).toEqual([]);
  });
});

describe("plants are shown where they would lie", () => {
  it("when they grow, as many as the symbol shows", () => {
    const growing = { step: "grow", section: "C" } as const;
    const shown = ghostPlants([readMove("grow C rushes")], growing, "plant:rushes", { ask: "grow" }, structure);
    expect(shown).toEqual({ place: "C", plant: "rushes", count: 3 });
  });

  it("when they drift or are moved", () => {
    const drift = [readMove("drift heather D")];
    expect(ghostPlants(drift, start, "place:D", { ask: "drift" }, structure)?.plant).toBe("heather");
    const to = { ask: "to", section: "A", plant: "rushes" } as const;
    expect(ghostPlants([readMove("to D")], start, "place:D", to, structure)?.plant).toBe("rushes");
  });

  it("and what does not fit is counted", () => {
    const section = sectionOf(structure, "C") as Section;
    expect(overflow(section, moorWith({ C: { plants: { rushes: 2 } } }))).toBe(0);
    expect(overflow(section, moorWith({ C: { plants: { rushes: 5 } } }))).toBe(2);
  });
});

describe("the outcome of a play", () => {
  const position = (board: MoorlandBoard, moves: string[], categories: Record<string, number>) =>
    ({ board, moves, scores: [{ total: 0, categories }] }) as unknown as View;
  const start = boardWith(moorWith({ A: { plants: { heather: 2, rushes: 2 } } }, { stored: [1] }));
  const before = position(start, [], { rooted: 1, pairs: 1, surplus: 0 });
  const preview = (after: MoorlandBoard, next: string[]): Preview => ({
    move: "",
    lines: [],
    view: position(after, next, { rooted: 2, pairs: 1, surplus: -2 }),
    gain: 3,
    ends: false,
  });
  const play = (text: string) => readMove(text) as MoveOf<"play">;

  it("tells what takes root, withers, and drifts where", () => {
    const after = boardWith(moorWith({ A: { card: 1, face: "up" } }), {
      stock: { rushes: 2 },
      pending: [{ ask: "play" }, { ask: "drift", section: "A" }],
    });
    const outcome = outcomeOf(play("play 1 A up"), preview(after, ["drift rushes D", "drift rushes R1"]), before, box);
    expect(outcome).toEqual({
      roots: { heather: 1 },
      withers: { heather: 1 },
      drifting: { rushes: 2 },
      places: ["D", "R1"],
      price: false,
      surplus: 0,
      gain: 3,
      points: [
        ["rooted", 1],
        ["surplus", -2],
      ],
    });
    expect(mayDrift(outcome).map(({ place, plant }) => `${plant} ${place}`)).toEqual(["rushes D", "rushes R1"]);
  });

  it("tells the price of a card face down", () => {
    const after = boardWith(moorWith({ A: { card: 1, face: "down" } }), {
      stock: { heather: 2, rushes: 2 },
      pending: [{ ask: "play" }, { ask: "drift", section: "A" }, { ask: "surplus" }],
    });
    const outcome = outcomeOf(play("play 1 A down"), preview(after, ["surplus rushes"]), before, box);
    expect(outcome).toMatchObject({ price: true, roots: {}, places: [] });
    expect(mayDrift(outcome)).toEqual([]);
  });

  it("tells what becomes surplus at once", () => {
    const after = boardWith(moorWith({ A: { card: 1, face: "up" } }, { surplus: { rushes: 2 } }));
    expect(outcomeOf(play("play 1 A up"), preview(after, ["end"]), before, box)?.surplus).toBe(2);
  });
});
