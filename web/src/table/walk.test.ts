import { expect, it } from "vitest";
import { type Box, closest, nearest } from "./walk";

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });
const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)];
const from = (number: number) => grid[number] ?? at(0, 0);

it("goes to the neighbour in each direction", () => {
  expect(nearest(from(0), grid, "ArrowRight")).toBe(1);
  expect(nearest(from(4), grid, "ArrowLeft")).toBe(3);
  expect(nearest(from(4), grid, "ArrowUp")).toBe(1);
  expect(nearest(from(1), grid, "ArrowDown")).toBe(4);
});

it("stays where nothing lies that way", () => {
  expect(nearest(from(0), grid, "ArrowLeft")).toBe(-1);
  expect(nearest(from(5), grid, "ArrowDown")).toBe(-1);
});

it("prefers what lies straight ahead to what is near but aside", () => {
  expect(nearest(at(0, 0), [at(15, 30), at(60, 0)], "ArrowRight")).toBe(1);
});

it("reaches what lies aside if there is nothing else", () => {
  expect(nearest(at(0, 0), [at(200, 15)], "ArrowDown")).toBe(0);
});

it("finds what is closest to a place that is gone", () => {
  expect(closest(at(22, 13), grid)).toBe(4);
  expect(closest(at(0, 0), [])).toBe(-1);
});
