// Where the spaces of a farm lie, where fences stand, and where animals and people are seen.
import { ANIMALS, type Animal, type Farm, type Pasture, type PlayerState } from "./types";

export const UNIT = 100; // a space
const MARGIN = 18;
const LABEL = 7; // from the edge to the middle of a letter
const ABOVE = 22; // fences and signs stand up
const ROWS = "YZABCDE"; // the board is A to C, the others are for extensions

interface Place {
  column: number;
  row: number;
}

/** The place of a space by its name, such as B3. */
export const placeOf = (space: string): Place => ({
  column: Number(space.slice(1)),
  row: ROWS.indexOf(space.charAt(0)),
});

export const at = (space: string): string => {
  const { column, row } = placeOf(space);
  return `translate(${column * UNIT} ${row * UNIT})`;
};

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the drawing that holds all spaces, with room for fences around them. */
export function frameOf(spaces: readonly string[]): Frame {
  const places = spaces.map(placeOf);
  const left = Math.min(...places.map(({ column }) => column)) * UNIT - MARGIN;
  const top = Math.min(...places.map(({ row }) => row)) * UNIT - ABOVE;
  const right = (Math.max(...places.map(({ column }) => column)) + 1) * UNIT + MARGIN;
  const bottom = (Math.max(...places.map(({ row }) => row)) + 1) * UNIT + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

export interface Label {
  name: string;
  x: number;
  y: number;
}

/** The letters of the rows at the left and the numbers of the columns below, as moves name the spaces. */
export function labelsOf(spaces: readonly string[]): Label[] {
  const { left, top, height } = frameOf(spaces);
  const rows = new Set(spaces.map((space) => space.charAt(0)));
  const columns = new Set(spaces.map((space) => space.slice(1)));
  const middle = (place: number) => (place + 0.5) * UNIT;
  return [
    ...[...rows].map((name) => ({ name, x: left + LABEL, y: middle(ROWS.indexOf(name)) })),
    ...[...columns].map((name) => ({ name, x: middle(Number(name)), y: top + height - LABEL })),
  ];
}

// Fences

/** A side of a space: the one above it or the one at its left. */
export type Edge = `${"above" | "left"} ${number} ${number}`;

const edge = (side: "above" | "left", column: number, row: number): Edge => `${side} ${column} ${row}`;

function sides(space: string): Edge[] {
  const { column, row } = placeOf(space);
  return [
    edge("above", column, row),
    edge("left", column, row),
    edge("above", column, row + 1),
    edge("left", column + 1, row),
  ];
}

/** The sides that spaces do not share with each other. */
export function edgesAround(spaces: readonly string[]): Edge[] {
  const all = spaces.flatMap(sides);
  return all.filter((side) => all.indexOf(side) === all.lastIndexOf(side));
}

export const fencesOf = (pastures: readonly Pick<Pasture, "spaces">[]): Set<Edge> =>
  new Set(pastures.flatMap(({ spaces }) => edgesAround(spaces)));

/** All that stand: around pastures, and around the reserve. */
export const fencesOn = ({ pastures, reserve }: Pick<Farm, "pastures" | "reserve">): Set<Edge> =>
  fencesOf(reserve ? [...pastures, { spaces: [reserve] }] : pastures);

export interface Line {
  x: number;
  y: number;
  across: boolean;
}

/** Where a fence begins and whether it runs across or down. */
export function lineOf(side: Edge): Line {
  const [name, column, row] = side.split(" ");
  return { x: Number(column) * UNIT, y: Number(row) * UNIT, across: name === "above" };
}

export interface NewPasture {
  spaces: readonly string[];
  /** Fences that would have to be built. */
  fences: readonly Edge[];
  /** How many would be left. */
  left: number;
  /** How many animals it would hold. */
  room: number;
}

/** Two animals for each space, doubled by each stable. */
const roomOf = (spaces: readonly string[], stables: readonly string[]) =>
  2 * spaces.length * 2 ** spaces.filter((space) => stables.includes(space)).length;

/** What fencing in some spaces would bring. */
export function pastureOf(farm: Farm, spaces: readonly string[]): NewPasture {
  const { stables, fences_left } = farm;
  const standing = fencesOn(farm);
  const fences = edgesAround(spaces).filter((side) => !standing.has(side));
  return { spaces, fences, left: fences_left - fences.length, room: roomOf(spaces, stables) };
}

// Animals and people

interface Herds {
  /** By the space where they stand. */
  spaces: ReadonlyMap<string, { kind: Animal; number: number }>;
  house: Animal | null;
  /** Without room. */
  waiting: readonly Animal[];
  /** On cards, which have room for one each or more. */
  cards: ReadonlyMap<string, readonly (Animal | null)[]>;
}

/** Animals in pastures as the server housed them; of the others one lives in the house, and one in each stable outside. */
export function herdsOf({ farm, animals, lodger }: Pick<PlayerState, "farm" | "animals" | "lodger">): Herds {
  const spaces = new Map<string, { kind: Animal; number: number }>();
  const left = { ...animals };
  for (const pasture of farm.pastures) {
    if (!pasture.kind) continue;
    left[pasture.kind] -= pasture.animals;
    pasture.spaces.forEach((space, place) => {
      const number = share(pasture.animals, pasture.spaces.length, place);
      if (pasture.kind && number > 0) spaces.set(space, { kind: pasture.kind, number });
    });
  }
  if (lodger) left[lodger] -= 1;
  if (farm.singles) return { spaces, ...inSingles(farm, farm.singles, left, spaces) };
  const fenced = new Set(farm.pastures.flatMap((pasture) => pasture.spaces));
  const [house = null, ...others] = ANIMALS.flatMap((kind) => Array<Animal>(Math.max(left[kind], 0)).fill(kind));
  const waiting: Animal[] = [];
  const stalls = farm.stables.filter((space) => !fenced.has(space));
  others.forEach((kind, place) => {
    const stall = stalls[place];
    if (stall === undefined) waiting.push(kind);
    else spaces.set(stall, { kind, number: 1 });
  });
  return { spaces, house, waiting, cards: new Map() };
}

/** As the server housed them: on spaces, in the house, on cards. */
function inSingles(
  { board }: Farm,
  singles: NonNullable<Farm["singles"]>,
  left: Record<Animal, number>,
  spaces: Map<string, { kind: Animal; number: number }>,
): Omit<Herds, "spaces"> {
  const cards = new Map<string, (Animal | null)[]>();
  let house: Animal | null = null;
  for (const { at: place, kind } of singles) {
    if (kind) left[kind] -= 1;
    if (place === "house") house = kind;
    else if (!board.includes(place)) cards.set(place, [...(cards.get(place) ?? []), kind]);
    else if (kind) spaces.set(place, { kind, number: 1 });
  }
  return { house, cards, waiting: ANIMALS.flatMap((kind) => Array<Animal>(Math.max(left[kind], 0)).fill(kind)) };
}

/** An even part of a number; what is left over goes to the first places. */
const share = (number: number, places: number, place: number) =>
  Math.floor(number / places) + (place < number % places ? 1 : 0);

export type Dweller = "person" | "newborn" | "sick";

/** Who is in which room: everybody has one as long as there are enough. */
export function dwellersOf({
  farm,
  people,
  newborns,
  home,
  bed,
  helpers = 0,
}: PlayerState): ReadonlyMap<string, Dweller[]> {
  const children = home + bed === people + helpers ? Math.min(newborns, home) : 0; // before that they are with their parents
  const everybody: Dweller[] = [
    ...Array<Dweller>(home - children).fill("person"),
    ...Array<Dweller>(children).fill("newborn"),
    ...Array<Dweller>(bed).fill("sick"),
  ];
  const rooms = new Map<string, Dweller[]>(farm.rooms.map((room) => [room, []]));
  everybody.forEach((dweller, number) => {
    rooms.get(farm.rooms[number % farm.rooms.length] ?? "")?.push(dweller);
  });
  return rooms;
}
