// Waterways as curves. A section is 100 by 100; water comes in at the middle of a side, at a right angle to it, so
// that the curves of neighbours join into one ribbon.
import { SIDES, type Waterway } from "./box";
import type { Side } from "./types";

export const UNIT = 100;

export type Point = readonly [number, number];

export interface Ribbons {
  water: string;
  /** Along the main stream. */
  glint: string;
  /** Where the water is interrupted: the round ends of its arms, and a dam before each. */
  ends: string;
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
const LOWEST_ROOT = 78; // below it there is no room for the strands of a root space

// Drawn for the north side, turned to the others.
const straight: Point[] = [[50, 0], [50, 18], [55, 26], [53, 42], [51, 58], [45, 64], [47, 80], [48, 90], [50, 92], [50, 100]]; // biome-ignore format: a curve in a line
const bend: Point[] = [[50, 0], [50, 35], [65, 50], [100, 50]]; // biome-ignore format: a curve in a line
const tightBend: Point[] = [[50, 0], [50, 42], [58, 50], [100, 50]]; // biome-ignore format: a curve in a line
const spring: Point[] = [[50, 0], [50, 20], [54, 34], [50, 50]]; // biome-ignore format: a curve in a line
const arm: Point[] = [[50, 0], [50, 4], [50, 8], [50, 12]]; // biome-ignore format: a curve in a line
const armEnd: Point[] = [[50, 12], [50, 12], [50, 12], [50, 12.01]]; // biome-ignore format: a dot
const dam: Point[] = [[35, 20], [40, 31], [60, 31], [65, 20]]; // biome-ignore format: a curve in a line

const corners: Point[] = [[18, 17], [82, 17], [82, 80], [18, 80]]; // biome-ignore format: a square

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
  const drawn = (points: Point[], ...quarters: number[]) =>
    quarters.map((more) => curve(points, quarter + more)).join("");
  if (name === "interrupted") {
    const arms = waterway.sides.map((side) => SIDES.indexOf(side));
    return { water: drawn(arm, ...arms), glint: "", ends: drawn(armEnd, ...arms), dams: drawn(dam, ...arms) };
  }
  const stream = drawn({ spring, straight, bend, tee: straight, crossing: straight }[name], 0);
  const branches = {
    spring: "",
    straight: "",
    bend: "",
    tee: drawn(tightBend, 0, 1),
    crossing: drawn(straight, 1) + drawn(tightBend, 0, 1, 2, 3),
  }[name];
  return { water: stream + branches, glint: stream, ends: "", dams: "" };
}

/** The way through a section from side to side; with one side only, to where its water ends. */
export function course(waterway: Waterway, sides: readonly Side[]): string {
  if (waterway.interrupts) return ribbons({ ...waterway, sides }).water;
  return sides.length === 0 ? "" : ribbons({ sides, interrupts: false }).water;
}

/** Where plants, animal and striders lie on a card with this waterway, and the root space on a root section. */
export function spots(waterway: Waterway): Spots {
  const { name, quarter } = shapeOf(waterway);
  const at = (points: Point[]) => points.map((point) => turn(point, quarter));
  const [animal, animalSize, striders, root] = (
    {
      spring: [[50, 74], 38, [[51, 24]], [50, 74]],
      straight: [[20, 50], 32, [[54, 35], [46, 68], [50, 52]], [15.5, 50]],
      bend: [[40, 58], 33, [[54, 24], [77, 46], [62, 38]], [36, 64]],
      tee: [[20, 50], 32, [[52, 27], [48, 74], [78, 50]], [15.5, 50]],
      crossing: [[50, 50], 30, [[51, 22], [49, 78], [78, 50], [22, 50]], [18, 77]],
      interrupted: [[50, 50], 36, [[50, 11], [50, 89], [11, 50], [89, 50]], [81, 76]],
    } as const
  )[name]; // biome-ignore format: a table
  const [first = animal, [x, y] = root] = at([animal, root]);
  // The last corner is the one beside the animal, filled only if all four are needed.
  const plants = corners.map((_, corner) => corners[(corner + quarter) % 4] as Point);
  return { plants, animal: first, animalSize, striders: at([...striders]), root: [x, Math.min(y, LOWEST_ROOT)] };
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
