import { describe, expect, it } from "vitest";
import { readWaterway } from "./box";
import { course, edge, ribbons, shapeOf, spots, turn } from "./ribbons";
import type { Side } from "./types";

const all = ["N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW", "NES", "ESW", "NSW", "NEW", "NESW", "N|E|S|W"];

/** The points where a curve begins and ends, for every curve of a path. */
function ends(path: string): string[] {
  return [...path.matchAll(/M([-\d.]+ [-\d.]+)C([-\d. ]+)/g)].flatMap(([, first = "", rest = ""]) => [
    first,
    rest.trim().split(" ").slice(-2).join(" "),
  ]);
}

describe.each(all)("the waterway %s", (notation) => {
  const waterway = readWaterway(notation);

  it("comes in at the middle of its sides and no others", () => {
    const found = ends(ribbons(waterway).water);
    for (const side of ["N", "E", "S", "W"] as Side[]) {
      expect(found.includes(edge(side).join(" "))).toBe(waterway.sides.includes(side));
    }
  });

  it("has dams if it is interrupted", () => {
    expect(ribbons(waterway).dams !== "").toBe(waterway.interrupts);
  });

  it("leaves four places for plants and one for an animal inside the section", () => {
    const { plants, animal, striders, root } = spots(waterway);
    expect(plants).toHaveLength(4);
    for (const [x, y] of [...plants, animal, root, ...striders]) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(10);
    }
  });
});

it("names the shapes, and how far they are turned", () => {
  expect(shapeOf(readWaterway("SW"))).toEqual({ name: "bend", quarter: 2 });
  expect(shapeOf(readWaterway("EW"))).toEqual({ name: "straight", quarter: 1 });
  expect(shapeOf(readWaterway("NEW"))).toEqual({ name: "tee", quarter: 3 });
});

it("turns points clockwise around the middle", () => {
  expect(turn([50, 0], 1)).toEqual([100, 50]);
  expect(turn([18, 17], 2)).toEqual([82, 83]);
});

it("follows the course of a line through a section", () => {
  expect(ends(course(readWaterway("NESW"), ["N", "E"]))).toEqual(["50 0", "100 50"]);
  expect(ends(course(readWaterway("N|E|S|W"), ["N"]))).toEqual(["50 0", "50 12"]);
  expect(course(readWaterway("NE"), [])).toBe("");
});
