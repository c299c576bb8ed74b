import { describe, expect, it } from "vitest";
import { openBox } from "./box";
import { layOut, longestWaterway, sectionAt, sectionOf, shores, stretches, waters } from "./structure";
import { boxData, grid, moorWith } from "./testing";

const box = openBox(boxData);
const structure = layOut(grid, box);

const map = ({ width, height }: { width: number; height: number }) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => sectionAt(structure, x, y)?.place.padEnd(2) ?? "  ").join(" "),
  );

describe("a structure", () => {
  it("has the sections of its plans, those of a turned plan in reverse", () => {
    expect(map(structure)).toEqual(["R1 A  F  E ", "B  C  D  R2", "R3 G  R4 J ", "H  I  K  L "]);
  });

  it("begins at its upper left section, wherever the plans lie", () => {
    const far = layOut(
      grid.map((placement) => ({ ...placement, x: placement.x - 7, y: placement.y + 3 })),
      box,
    );
    expect(far).toEqual(structure);
  });

  it("tells growth symbols of ground and water of roots", () => {
    expect(sectionOf(structure, "A")).toMatchObject({ growth: 2, water: null, side: "white" });
    expect(sectionOf(structure, "B")?.growth).toBe("any");
    expect(sectionOf(structure, "R3")).toMatchObject({ growth: null, side: "black", water: { interrupts: true } });
  });
});

describe("water", () => {
  // A card on A joins R1 with nothing: it goes north and east, turned south and west.
  const up = waters(structure, moorWith({ A: { card: 1, face: "up" } }), box);
  const down = waters(structure, moorWith({ A: { card: 1, face: "turned" } }), box);
  const met = (water: typeof up, place: string) =>
    shores(structure, water).flatMap(({ section, side, meets }) =>
      section.place === place ? [`${side} ${meets}`] : [],
    );

  it("is on root sections and cards", () => {
    expect([...up.keys()]).toEqual(["R1", "A", "R2", "R3", "R4"]);
  });

  it("laps onto ground, stops at dry sides and runs on elsewhere", () => {
    expect(met(up, "R1")).toEqual(["E dry", "S ground"]);
    expect(met(down, "R1")).toEqual(["S ground"]);
    expect(met(down, "A")).toEqual(["S ground"]);
    expect(met(up, "A")).toEqual(["E ground"]);
  });
});

describe("the longest waterway", () => {
  const longest = (cards: Parameters<typeof moorWith>[0]) =>
    longestWaterway(structure, waters(structure, moorWith(cards), box));
  const crossing = { card: 2, face: "down" } as const;

  it("is one section at first", () => {
    expect(longest({})).toHaveLength(1);
  });

  it("is one line, without branches", () => {
    // R1, A, C and B lie in a ring; from B it goes on to R3.
    expect(longest({ A: crossing, B: crossing, C: crossing })).toEqual(["R1", "A", "C", "B", "R3"]);
  });

  it("ends at a section that interrupts", () => {
    // B, R3, H in a column: R3 interrupts, so nothing runs through it.
    expect(longest({ B: crossing, H: crossing })).toHaveLength(3);
    expect(longest({ B: crossing, H: crossing })).toContain("R1");
  });

  it("passes two sides of each section, one at its ends", () => {
    const water = waters(structure, moorWith({ A: crossing, B: crossing }), box);
    const passed = stretches(structure, water, ["A", "R1", "B"]);
    expect(passed.map(({ sides }) => sides.join(""))).toEqual(["W", "ES", "N"]);
  });
});
