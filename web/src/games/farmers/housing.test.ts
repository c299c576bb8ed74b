import { expect, test } from "vitest";
import { breeding, haveRoom, withYoung } from "./housing";
import { farmWith } from "./testing";
import { boxWith, herd, minorWith } from "./testing-table";
import type { Pasture } from "./types";

const box = boxWith(minorWith("horse_trough", { page: { horses_only: true } }));
const pasture = (room: number, ...spaces: string[]): Pasture => ({ spaces, room, kind: null, animals: 0 });

test("a house holds one pet", () => {
  expect(haveRoom(herd({ sheep: 1 }), farmWith(), box)).toBe(true);
  expect(haveRoom(herd({ sheep: 1, horse: 1 }), farmWith(), box)).toBe(false);
});

test("a stable outside of pastures holds one more", () => {
  expect(haveRoom(herd({ sheep: 1, horse: 1 }), farmWith({ stables: ["A5"] }), box)).toBe(true);
});

test("a pasture holds one kind", () => {
  const farm = farmWith({ pastures: [pasture(4, "A4", "A5")] });
  expect(haveRoom(herd({ sheep: 4, boar: 1 }), farm, box)).toBe(true);
  expect(haveRoom(herd({ sheep: 3, boar: 2 }), farm, box)).toBe(false);
});

test("the larger pasture need not go to the larger herd", () => {
  const farm = farmWith({ pastures: [pasture(4, "A4", "A5"), pasture(2, "B5"), pasture(2, "C5")] });
  expect(haveRoom(herd({ sheep: 4, boar: 5 }), farm, box)).toBe(true);
});

test("two of a kind have one young, whatever their number", () => {
  const animals = herd({ sheep: 2, boar: 1, horse: 7 });
  expect(breeding(animals)).toEqual(["sheep", "horse"]);
  expect(withYoung(animals, breeding(animals))).toEqual(herd({ sheep: 3, boar: 1, horse: 8 }));
});

test("forests with room are for all but sheep, a trough is for horses", () => {
  const farm = farmWith({
    forests: ["A1"],
    singles: [
      { at: "horse_trough", kind: null },
      { at: "A1", kind: null },
      { at: "house", kind: null },
    ],
  });
  expect(haveRoom(herd({ sheep: 1, boar: 1, horse: 1 }), farm, box)).toBe(true);
  expect(haveRoom(herd({ sheep: 2 }), farm, box)).toBe(false);
  expect(haveRoom(herd({ boar: 2, horse: 1 }), farm, box)).toBe(true);
  expect(haveRoom(herd({ boar: 3 }), farm, box)).toBe(false);
});
