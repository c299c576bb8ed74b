// Waterways as curves. A section is 100 by 100; water comes in at the middle of a side, at a right angle to it, so
// that the curves of neighbours join into one ribbon.
import { SIDES, type Waterway } from "./box";
import type { Side } from "./types";

export const UNIT = 100;

export type Point = readonly [number, number];

export interface Ribbons {
  water: string;
  /** What shows that the water is interrupted: a dam before the end of each arm. */
  dams: string;
}

/** What lies on a card: middle points, for a size to draw at. */
export interface Spots {
  plants: Point[];
  animal: Point;
  animalSize: number;
  striders: Point[];
  /** A space of its own on the dry part of a root section. */
  root: Point;
}

const MIDDLE = UNIT / 2;

// Drawn for the north side, turned to the others.
const straight: Point[] = [[50, 0], [50, 18], [55, 26], [53, 42], [51, 58], [45, 64], [47, 80], [48, 90], [50, 92], [50, 100]]; // biome-ignore format: a curve in a line
const bend: Point[] = [[50, 0], [50, 35], [65, 50], [100, 50]]; // biome-ignore format: a curve in a line
const tightBend: Point[] = [[50, 0], [50, 42], [58, 50], [100, 50]]; // biome-ignore format: a curve in a line
const spring: Point[] = [[50, 0], [50, 20], [54, 34], [50, 50]]; // biome-ignore format: a curve in a line
const arm: Point[] = [[50, 0], [50, 8], [50, 14], [50, 20]]; // biome-ignore format: a curve in a line
const dam: Point[] = [[36, 29], [42, 36], [58, 36], [64, 29]]; // biome-ignore format: a curve in a line

const corners: Point[] = [[18, 18], [82, 18], [18, 82], [82, 82]]; // biome-ignore format: a square

/** Where a waterway's first side is, in quarter turns from north, and the shape it has from there. */
interface Shape {
  name: "spring" | "straight" | "bend" | "tee" | "crossing" | "interrupted";
  quarter: number;
}

export function shapeOf({ sides, interrupts }: Waterway): Shape {
  if (interrupts) return { name: "interrupted", quarter: 0 };
  const has = (quarter: number) => sides.includes(SIDES[quarter % 4] as Side);
  const first = (...quarters: number[]) => [0, 1, 2, 3].find((turn) => quarters.every((side) => has(turn + side))) ?? 0;
  if (sides.length === 4) return { name: "crossing", quarter: 0 };
  if (sides.length === 3) return { name: "tee", quarter: first(0, 1, 2) };
  if (sides.length === 1) return { name: "spring", quarter: first(0) };
  if (has(0) === has(2)) return { name: "straight", quarter: first(0, 2) };
  return { name: "bend", quarter: first(0, 1) };
}

/** The curves of a waterway. */
export function ribbons(waterway: Waterway): Ribbons {
  const { name, quarter } = shapeOf(waterway);
  const drawn = (points: Point[], ...quarters: number[]) => quarters.map((more) => curve(points, quarter + more));
  if (name === "interrupted") {
    const arms = waterway.sides.map((side) => SIDES.indexOf(side));
    return { water: drawn(arm, ...arms).join(""), dams: drawn(dam, ...arms).join("") };
  }
  const curves = {
    spring: () => drawn(spring, 0),
    straight: () => drawn(straight, 0),
    bend: () => drawn(bend, 0),
    tee: () => [...drawn(straight, 0), ...drawn(tightBend, 0, 1)],
    crossing: () => [...drawn(straight, 0, 1), ...drawn(tightBend, 0, 1, 2, 3)],
  }[name];
  return { water: curves().join(""), dams: "" };
}

/** Where plants, animal and striders lie on a card with this waterway, and the root space on a root section. */
export function spots(waterway: Waterway): Spots {
  const { name, quarter } = shapeOf(waterway);
  const at = (points: Point[]) => points.map((point) => turn(point, quarter));
  const [animal, animalSize, striders, root] = (
    {
      spring: [[50, 74], 38, [[51, 24]], [50, 74]],
      straight: [[20, 50], 32, [[54, 35], [46, 68], [50, 52]], [20, 50]],
      bend: [[37, 59], 36, [[54, 24], [77, 46], [62, 38]], [36, 64]],
      tee: [[20, 50], 32, [[52, 27], [48, 74], [78, 50]], [20, 50]],
      crossing: [[50, 50], 30, [[51, 22], [49, 78], [78, 50], [22, 50]], [18, 82]],
      interrupted: [[50, 50], 36, [[50, 13], [50, 87], [13, 50], [87, 50]], [50, 50]],
    } as const
  )[name]; // biome-ignore format: a table
  const [first = animal, rest = root] = at([animal, root]);
  return { plants: corners, animal: first, animalSize, striders: at([...striders]), root: rest };
}

/** The middle of a side. */
export function edge(side: Side): Point {
  return turn([MIDDLE, 0], SIDES.indexOf(side));
}

/** A point turned clockwise around the middle of its section. */
export function turn([x, y]: Point, quarters: number): Point {
  return quarters % 4 === 0 ? [x, y] : turn([UNIT - y, x], (quarters % 4) - 1);
}

function curve(points: Point[], quarters: number): string {
  const [start, ...rest] = points.map((point) => turn(point, quarters).join(" "));
  return `M${start}C${rest.join(" ")}`;
}
