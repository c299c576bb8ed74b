import { expect, test } from "vitest";
import { type Control, type Press, Presses } from "./presses";

const skip: Control = { element: {}, name: "skip" };
const end: Control = { element: {}, name: "end" };
const renamed: Control = { element: skip.element, name: "end" };

const click = (control: Control | null, count: number): Press => ({ control, count, byMouse: true, at: 0, x: 5, y: 5 });
const tap = (control: Control | null, at: number, x = 5): Press => ({ control, count: 1, byMouse: false, at, x, y: 5 });

/** Which of several presses are carried out. */
function admitted(...presses: Press[]): boolean[] {
  const all = new Presses();
  return presses.map((press) => all.admits(press));
}

test("a control takes every click that belongs to its own", () => {
  expect(admitted(click(skip, 1), click(skip, 2), click(skip, 3))).toEqual([true, true, true]);
});

test("what comes up under the pointer takes none of the clicks that go on", () => {
  expect(admitted(click(skip, 1), click(end, 2), click(end, 3))).toEqual([true, false, false]);
  expect(admitted(click(skip, 1), click(renamed, 2))).toEqual([true, false]);
  expect(admitted(click(null, 1), click(end, 2))).toEqual([true, false]);
});

test("a click of its own is for whatever is there", () => {
  expect(admitted(click(skip, 1), click(end, 1), click(skip, 1))).toEqual([true, true, true]);
  expect(admitted(click(skip, 1), click(end, 2), click(end, 1))).toEqual([true, false, true]);
});

test("where there is no control nothing is kept from it", () => {
  expect(admitted(click(skip, 1), click(null, 2))).toEqual([true, true]);
});

test("taps belong together by time and place", () => {
  expect(admitted(tap(skip, 0), tap(end, 200))).toEqual([true, false]);
  expect(admitted(tap(skip, 0), tap(end, 600))).toEqual([true, true]);
  expect(admitted(tap(skip, 0), tap(end, 200, 100))).toEqual([true, true]);
  expect(admitted(tap(skip, 0), tap(end, 300), tap(end, 600), tap(end, 1000))).toEqual([true, false, false, true]);
});

test("a key that is held down presses only what had the focus at first", () => {
  const presses = new Presses();
  expect(presses.admitsKey(skip, false)).toBe(true);
  expect(presses.admitsKey(skip, true)).toBe(true);
  expect(presses.admitsKey(end, true)).toBe(false);
  expect(presses.admitsKey(end, false)).toBe(true);
  expect(presses.admitsKey(end, true)).toBe(true);
});
