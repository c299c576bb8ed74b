// What the server tells of a position (src/mire/games/moorland/io/view.py) and of the box (components.toml).

export const PLANTS = ["cotton_grass", "rushes", "peat_moss", "heather"] as const;
export const ANIMALS = ["beetle", "bird", "snake", "dragonfly", "butterfly", "frog"] as const;
export const SPACES = 6; // on a ground section
export const ROUNDS = 12;
export const KEEPS = 2; // cards that may stay below the storage board

export type Plant = (typeof PLANTS)[number];
export type Animal = (typeof ANIMALS)[number];
export type Side = "N" | "E" | "S" | "W";
export type Face = "up" | "turned" | "down";
/** What becomes of a plant when the card is played. */
export type Fate = "roots" | "withers" | "drifts";
export type Growth = 1 | 2 | 3 | "any";
/** A ground section A to L, or a root section R1 to R4. */
export type Place = string;
export type Plants = Partial<Record<Plant, number>>;

export interface Placement {
  plan: number;
  x: number; // in sections
  y: number;
  turn: 0 | 180;
  side: "white" | "black";
}

export type SectionState = { plants: Plants } | { card: number; face: Face };

export interface MoorState {
  sections: Record<Place, SectionState>;
  roots: (Plant | null)[]; // by plan
  stored: number[];
  water: number;
  surplus: Plants;
}

export interface Step {
  ask: "take" | "grow" | "play" | "surplus" | "drift" | "to";
  section?: Place;
  plant?: Plant;
}

export interface MoorlandBoard {
  round: number;
  mushroom: number;
  seat: number | null;
  turn: number;
  structure: Placement[];
  plant_card: Plant[];
  plant_discard: Plant[][];
  display: number[];
  discard: number[];
  deck: number;
  water: Place[]; // letters whose water marker still lies in the middle
  covered: Place[]; // letters covered in this turn
  stock: Plants; // plants that are to drift
  pending: Step[]; // the last comes first
  moors: MoorState[];
}

export interface CardData {
  number: number;
  waterway: string;
  plants: string[];
  animal?: Animal;
  striders?: number;
  four_players?: boolean;
}

export interface SideData {
  grid: string[][];
  root_waterway: string;
  growth: Record<string, Growth>;
}

export interface BoxData {
  plant_cards: Plant[][];
  moor_cards: CardData[];
  moor_plans: { plan: number; white: SideData; black: SideData }[];
}
