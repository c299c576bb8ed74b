// What the server tells of a position (src/mire/games/dartmoor/io/view.py) and of the box (components.toml).

export const TREES = ["crab_apple", "ash", "sessile_oak", "black_alder", "moor_birch", "goat_willow"] as const;
export const SYMBOLS = [
  "tree",
  "shrub",
  "moor",
  "bird",
  "bat",
  "insect",
  "dragonfly",
  "plant",
  "amphibian",
  "pawed",
  "mouse",
  "cloven_hoofed",
] as const;
export const HAND_LIMIT = 10;
export const CLEARING_LIMIT = 10;
export const WINTER_CARDS = 3;
export const UNIVERSAL = "universal_moor";

/** A tree symbol. */
export type Tree = (typeof TREES)[number];
/** A type symbol. */
export type TypeSymbol = (typeof SYMBOLS)[number];
/** Where a species is placed. */
export type Position = "tree" | "shrub" | "moor" | "top" | "bottom" | "side";
/** The half of a split card, or all of it. */
export type Side = "top" | "bottom" | "left" | "right" | "whole";

// The words of the cards, as components.toml explains them

export interface What {
  symbol?: TypeSymbol;
  symbols?: TypeSymbol[];
  different?: TypeSymbol;
  tree?: Tree | "own";
  species?: string;
  slot?: "bottom";
  cave?: true;
}

export interface When {
  count?: What;
  at_least?: number;
  most?: What;
  at?: "moor";
  full?: "self" | "host";
}

export interface Doing {
  do: "draw" | "take" | "to_cave" | "place" | "universal_moor" | "extra_turn" | "discard";
  from?: "stack" | "clearing" | "hand";
  amount?: number | "any" | "all";
  per?: What;
  of?: What;
  if?: When;
  with_effect?: boolean;
}

export interface Lasting {
  each?: What;
  do?: "draw";
  shares?: "dragonfly" | "rabbit";
  doubles?: What;
}

export interface Term {
  value?: number;
  per?: What;
  if?: When;
  else?: number;
  tiers?: Record<string, number>;
  of?: What;
  sets?: number[];
  group?: number[];
}

/** What the points of a species depend on. */
export interface Kind {
  position: Position;
  symbols: TypeSymbol[];
  points?: Term[];
}

export interface SpeciesData extends Kind {
  id: string;
  copies: number;
  cost: number;
  only?: "moor" | "bird";
  effect?: Doing;
  permanent?: Lasting;
  bonus?: Doing;
  unsure?: Part[];
}

/** What a card says, part by part. */
export type Part = "effect" | "permanent" | "bonus" | "points" | "only";

export interface CaveData {
  number: number;
  effects?: Doing[];
  points?: number;
  reconstructed?: boolean;
}

export type Half = [species: string, tree: Tree];

export interface SplitData {
  id: string;
  left?: Half;
  right?: Half;
  top?: Half;
  bottom?: Half;
  printed?: boolean;
}

export interface BoxData {
  species: SpeciesData[];
  caves: CaveData[];
  deck: { left_right: SplitData[]; top_bottom: SplitData[]; tree_symbols: Record<string, Tree[]> };
}

// A position

export interface PlacedCard {
  face: string;
  points: number;
}

export interface HostState {
  card: string | null; // null: another's card, face down
  species: string;
  tree: Tree | null;
  points: number;
  slots: PlacedCard[][]; // top, bottom, left, right; at a moor two top, two bottom
}

export interface PlayerState {
  hand: string[] | null;
  cards: number;
  seen: [card: string, moors: number][];
  cave: number | null;
  stored: string[];
  forest: HostState[];
  families: Record<string, number>;
  cave_points: number;
}

export interface Step {
  ask: string;
  face?: string;
  host?: number | null;
  cost?: number;
  bonus?: boolean;
  how?: "played" | "free" | "free-with-effect";
  cards?: number;
  special_case?: boolean;
  card?: string;
  seat?: number;
}

export interface DartmoorBoard {
  seat: number | null;
  turn: number;
  stack: number;
  winters: number;
  box: number;
  clearing: string[];
  discard: string[];
  caves: number[];
  extra_turns: number;
  paid: string[];
  pending: Step[]; // the last comes first
  players: PlayerState[];
}
