// The moor structure: where every section of the four plans lies, and which water it has.
import { type Box, cardOf, opposite, readWaterway, turned, type Waterway, waterOf } from "./box";
import type { Growth, MoorState, Place, Placement, Side } from "./types";

export interface Section {
  place: Place;
  x: number; // in sections, from the upper left corner of the moor
  y: number;
  plan: number;
  side: "white" | "black";
  growth: Growth | null; // of ground sections
  water: Waterway | null; // of root sections
}

export interface Plan {
  plan: number;
  x: number;
  y: number;
}

export interface Structure {
  sections: Section[];
  plans: Plan[];
  width: number; // in sections
  height: number;
}

/** All sections of a structure, row by row. */
export function layOut(placements: readonly Placement[], box: Box): Structure {
  const left = Math.min(...placements.map(({ x }) => x));
  const top = Math.min(...placements.map(({ y }) => y));
  const plans = placements.map(({ plan, x, y }) => ({ plan, x: x - left, y: y - top }));
  const sections = placements.flatMap((placement) => sectionsOf(placement, box));
  for (const section of sections) {
    section.x -= left;
    section.y -= top;
  }
  sections.sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    sections,
    plans,
    width: Math.max(...plans.map(({ x }) => x)) + 2,
    height: Math.max(...plans.map(({ y }) => y)) + 2,
  };
}

function sectionsOf({ plan, x, y, turn, side }: Placement, box: Box): Section[] {
  const printed = box.plans.get(plan)?.[side];
  if (!printed) throw new Error(`no plan ${plan}`);
  // Turned by 180 degrees, a plan's sections come in reverse order.
  const letters = turn === 180 ? printed.grid.flat().reverse() : printed.grid.flat();
  const root = readWaterway(printed.root_waterway);
  return letters.map((letter, corner) => {
    const at = { x: x + (corner % 2), y: y + Math.floor(corner / 2), plan, side };
    if (letter !== "R") return { ...at, place: letter, growth: printed.growth[letter] ?? 1, water: null };
    return { ...at, place: `R${plan}`, growth: null, water: turn === 180 ? turned(root) : root };
  });
}

export function sectionAt(structure: Structure, x: number, y: number): Section | undefined {
  return structure.sections.find((section) => section.x === x && section.y === y);
}

export function sectionOf(structure: Structure, place: Place): Section | undefined {
  return structure.sections.find((section) => section.place === place);
}

export function neighbour(structure: Structure, { x, y }: Section, side: Side): Section | undefined {
  const [dx, dy] = ({ N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const)[side];
  return sectionAt(structure, x + dx, y + dy);
}

/** The water on every section of a moor; uncovered ground has none and is missing. */
export function waters(structure: Structure, moor: MoorState, box: Box): Map<Place, Waterway> {
  const found = new Map<Place, Waterway>();
  for (const { place, water } of structure.sections) {
    const state = moor.sections[place];
    if (water) found.set(place, water);
    else if (state && "card" in state) found.set(place, waterOf(cardOf(box, state.card), state.face));
  }
  return found;
}

export interface Shore {
  section: Section;
  side: Side;
  /** Water meets bare ground, which it reaches, or something dry, where it ends. */
  meets: "ground" | "dry";
}

/** Where water comes to a section without water on that side. */
export function shores(structure: Structure, water: Map<Place, Waterway>): Shore[] {
  return structure.sections.flatMap((section) =>
    (water.get(section.place)?.sides ?? []).flatMap((side): Shore[] => {
      const beside = neighbour(structure, section, side);
      const across = beside && water.get(beside.place);
      if (!beside || across?.sides.includes(opposite(side))) return [];
      return [{ section, side, meets: across ? "dry" : "ground" }];
    }),
  );
}

/** The longest waterway: one line of sections, none twice, without branches. */
export function longestWaterway(structure: Structure, water: Map<Place, Waterway>): Place[] {
  const ways = new Map(structure.sections.map((section) => [section.place, connected(structure, water, section)]));
  let longest: Place[] = [];
  const walk = (line: Place[]) => {
    if (line.length > longest.length) longest = line;
    const end = line[line.length - 1] as Place;
    // A section that interrupts the water can only be an end of the line.
    if (line.length > 1 && water.get(end)?.interrupts) return;
    for (const next of ways.get(end) ?? []) if (!line.includes(next)) walk([...line, next]);
  };
  for (const place of water.keys()) walk([place]);
  return longest;
}

export interface Stretch {
  section: Section;
  water: Waterway;
  sides: Side[]; // where the line comes in and goes out
}

/** A line of sections, with the sides it passes. */
export function stretches(structure: Structure, water: Map<Place, Waterway>, line: readonly Place[]): Stretch[] {
  return line.flatMap((place, at) => {
    const section = sectionOf(structure, place);
    const own = water.get(place);
    if (!section || !own) return [];
    const beside = [line[at - 1], line[at + 1]].filter((next) => next !== undefined);
    const sides = own.sides.filter((side) => beside.includes(neighbour(structure, section, side)?.place ?? ""));
    return [{ section, water: own, sides }];
  });
}

function connected(structure: Structure, water: Map<Place, Waterway>, section: Section): Place[] {
  return (water.get(section.place)?.sides ?? []).flatMap((side) => {
    const beside = neighbour(structure, section, side);
    return beside && water.get(beside.place)?.sides.includes(opposite(side)) ? [beside.place] : [];
  });
}
