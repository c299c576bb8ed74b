import { expect, test } from "vitest";
import { beside, type Rect } from "./beside";

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const frame = rect(0, 0, 1000, 1000);
const panel = { width: 200, height: 150 };

test("a panel lies right of what it is about", () => {
  expect(beside(rect(300, 300, 100, 100), panel, frame, [])).toEqual({ x: 410, y: 300 });
});

test("or on another side, where it hides nothing that matters", () => {
  const cards = rect(420, 0, 100, 1000);
  expect(beside(rect(300, 300, 100, 100), panel, frame, [cards])).toEqual({ x: 90, y: 300 });
});

test("it stays inside the frame and off what it is about", () => {
  expect(beside(rect(900, 900, 100, 100), panel, frame, [])).toEqual({ x: 690, y: 850 });
});
