// The box as the board uses it: cards by number, plans by number, waterways read from their notation.
import type { Animal, BoxData, CardData, Face, Fate, Plant, Plants, Side, SideData } from "./types";
import { PLANTS } from "./types";

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

/** The sides that water reaches; one that interrupts joins none of them. */
export interface Waterway {
  sides: readonly Side[];
  interrupts: boolean;
}

export interface PlantSymbol {
  plant: Plant;
  fate: Fate;
}

export interface MoorCard {
  number: number;
  waterway: Waterway;
  symbols: PlantSymbol[];
  animal: Animal | null;
  striders: number;
  fourPlayers: boolean;
}

export interface Box {
  cards: Map<number, MoorCard>;
  plans: Map<number, Record<"white" | "black", SideData>>;
}

/** The back of every card: a crossing. */
export const cardBack: Waterway = { sides: SIDES, interrupts: false };

const read = new WeakMap<object, Box>();

/** The box behind `components`, read once. */
export function openBox(components: unknown): Box {
  const data = components as BoxData;
  const known = read.get(data);
  if (known) return known;
  const box: Box = {
    cards: new Map(data.moor_cards.map((card) => [card.number, readCard(card)])),
    plans: new Map(data.moor_plans.map(({ plan, white, black }) => [plan, { white, black }])),
  };
  read.set(data, box);
  return box;
}

function readCard(data: CardData): MoorCard {
  return {
    number: data.number,
    waterway: readWaterway(data.waterway),
    symbols: data.plants.map(readSymbol),
    animal: data.animal ?? null,
    striders: data.striders ?? 0,
    fourPlayers: data.four_players ?? false,
  };
}

function readSymbol(text: string): PlantSymbol {
  const [plant, fate] = text.split(" ") as [Plant, Fate];
  return { plant, fate };
}

/** A waterway from its notation: "NE" joins two sides, "N|E|S|W" reaches four and joins none. */
export function readWaterway(text: string): Waterway {
  return { sides: SIDES.filter((side) => text.includes(side)), interrupts: text.includes("|") };
}

/** The waterway turned by 180 degrees. */
export function turned(waterway: Waterway): Waterway {
  const { sides, interrupts } = waterway;
  return { sides: SIDES.filter((side) => sides.includes(opposite(side))), interrupts };
}

export function opposite(side: Side): Side {
  return ({ N: "S", E: "W", S: "N", W: "E" } as const)[side];
}

/** The water that is seen of a card as it lies. */
export function waterOf(card: MoorCard, face: Face): Waterway {
  if (face === "down") return cardBack;
  return face === "turned" ? turned(card.waterway) : card.waterway;
}

/** The plants of a card with one fate, or all that it needs. */
export function plantsOf(card: MoorCard, fate?: Fate): Plant[] {
  return card.symbols.filter((symbol) => !fate || symbol.fate === fate).map((symbol) => symbol.plant);
}

/** Counted plants one by one, in the order of the box. */
export function oneByOne(plants: Plants): Plant[] {
  return PLANTS.flatMap((plant) => Array<Plant>(plants[plant] ?? 0).fill(plant));
}

export function total(plants: Plants): number {
  return oneByOne(plants).length;
}

/** How many there are of each plant. */
export function count(plants: readonly Plant[]): Plants {
  const counts: Plants = {};
  for (const plant of plants) counts[plant] = (counts[plant] ?? 0) + 1;
  return counts;
}

export function cardOf(box: Box, number: number): MoorCard {
  const card = box.cards.get(number);
  if (!card) throw new Error(`no card ${number}`);
  return card;
}
