import { describe, expect, test } from "vitest";
import { faceOf } from "./box";
import { gainsFor, slotFor } from "./gains";
import { possiblePlaces } from "./places";
import { box, hostWith, playerWith } from "./testing";
import type { HostState } from "./types";

const gain = (forest: HostState[], face: string, host: number | null) =>
  gainsFor([playerWith({ forest }), playerWith()], 0, box).of(faceOf(box, face), host);

describe("what a card would bring", () => {
  test("its own points", () => {
    expect(gain([hostWith("ash")], "LR01-right", 0)).toBe(2); // a Badger is a pawed animal
  });

  test("what others count it for", () => {
    // Heather: 1 for the one insect; Ash: 1 for the plant.
    expect(gain([hostWith("ash", ["TB01-top"])], "TB04-bottom", 0)).toBe(2);
  });

  test("a larger set of dragonflies", () => {
    expect(gain([hostWith("ash", ["TB01-top"]), hostWith("ash")], "TB02-top", 1)).toBe(5);
  });

  test("twice as much below a Blanket Bog", () => {
    expect(gain([hostWith("blanket_bog", ["TB01-top"])], "TB04-bottom", 0)).toBe(2);
  });

  test("a tree of its own", () => {
    expect(gain([], "black_alder", null)).toBe(5);
  });
});

const places = (face: string, ...forest: HostState[]) => possiblePlaces(faceOf(box, face), forest, box);

describe("where a card can go", () => {
  test("an empty slot of its side", () => {
    expect(places("TB04-top", hostWith("ash", ["TB01-top"]), hostWith("ash"))).toEqual([1]);
  });

  test("left and right never to a moor", () => {
    expect(places("LR01-left", hostWith("blanket_bog"), hostWith("ash"))).toEqual([1]);
  });

  test("a Grey Heron only to a moor", () => {
    expect(places("TB05-top", hostWith("ash"), hostWith("blanket_bog"))).toEqual([1]);
  });

  test("a Cuckoo only beside another bird", () => {
    expect(places("TB03-top", hostWith("ash"), hostWith("ash", ["TB04-top"]), hostWith("ash", ["TB01-top"]))).toEqual([
      1,
    ]);
  });

  test("rabbits to a Badger's tree", () => {
    const badgers = hostWith("ash", [], [], ["LR02-left"], ["LR01-right"]);
    expect(places("LR01-left", badgers)).toEqual([0]);
  });

  test("dragonflies to a dragonfly above Water Soldiers", () => {
    expect(places("TB02-top", hostWith("ash", ["TB01-top"], ["TB02-bottom"]))).toEqual([0]);
    expect(places("TB02-top", hostWith("ash", ["TB01-top"]))).toEqual([]);
  });
});

test("at a moor the second slot of a side is taken, or the one that dragonflies share", () => {
  const moor = hostWith("blanket_bog", ["TB01-top"]);
  expect(slotFor(faceOf(box, "TB02-top"), moor, box)).toBe(1);
  const shared = hostWith("blanket_bog", ["TB01-top"], [], ["TB02-bottom"]);
  expect(slotFor(faceOf(box, "TB02-top"), shared, box)).toBe(0);
});
