// What the server tells of a position and of the box (src/mire/games/farmers/io/view.py).

export const GOODS = ["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "fuel"] as const;
export const ANIMALS = ["sheep", "boar", "cattle", "horse"] as const;
export const ROUNDS = 14;
export const EARLY = 4; // rounds in which some spaces do less
export const HARVESTS = [4, 7, 9, 11, 13, 14];

export type Good = (typeof GOODS)[number];
export type Animal = (typeof ANIMALS)[number];
export type Ware = Good | Animal;
export type Tile = "forest" | "moor" | "field";
export type House = "wood" | "clay" | "stone";
export type Crop = "grain" | "vegetable";

/** What spaces and cards let a player do. */
export type Action =
  | "plow"
  | "sow"
  | "bake"
  | "rooms"
  | "stables"
  | "stable"
  | "fences"
  | "renovate"
  | "major"
  | "buy_grain"
  | "plow_for_food"
  | "minor";

export type SpecialAction =
  | "cut_peat"
  | "fell_trees"
  | "slash_and_burn"
  | "horse_market"
  | "hiring_fair"
  | "black_market"
  | "illicit_work";

// The box

export interface ActionSpace {
  id: string;
  players: number[];
  /** Of a card that is revealed in the course of the game. */
  stage: number | null;
  /** The ware that accumulates, and how much each round with 1 to 6 players. */
  adds: Ware | null;
  amounts: number[];
  gets: Ware[];
  chooses: { ware: Ware; food: number }[][];
  does: Action[];
  then: Action[];
  /** What it does instead in the first four rounds. */
  early: Action[];
  growth: "none" | "with_room" | "without_room";
  linked: string | null;
  from_round: number;
}

export interface Major {
  id: string;
  stack: number;
  cost: Partial<Record<Good, number>>;
  points: number;
  cooks: Partial<Record<Ware, number>>;
  bakes: number;
  /** How many grain it bakes in one action; null for any number. */
  grain: number | null;
  upgrades: string[];
  page: {
    /** The name of its emblem, which cards that come twice share. */
    picture: string;
  };
}

/** The categories that are printed on minor improvements. */
export const KINDS = [
  "farm_planner",
  "actions_booster",
  "points_provider",
  "goods_provider",
  "food_provider",
  "crop_provider",
  "building_resource_provider",
  "livestock_provider",
] as const;
export type Kind = (typeof KINDS)[number];

/** So many of something, at least or at most, that a player has when a card is played. */
export interface Need {
  of:
    | "improvements"
    | "majors"
    | "forests"
    | "moors"
    | "fields"
    | "pastures"
    | "rooms"
    | "house"
    | "animals"
    | "sheep"
    | "horses"
    | "food"
    | "fuel"
    | "unused"
    | "round"
    | "hand"
    | "field_pasture_or_stable"
    | "no_harvest";
  least: number | null;
  most: number | null;
}

export interface Minor {
  id: string;
  /** As it is printed: M015 to M131. */
  number: string;
  category: Kind;
  cost: Partial<Record<Ware, number>>;
  needs: Need[];
  points: number;
  /** Goes to the left neighbour when it was played. */
  passing: boolean;
  cooks: Partial<Record<Ware, number>>;
  bakes: number;
  grain: number | null;
  /** Major improvements, one of which is the price. */
  upgrades: string[];
  /** Whether that one leaves the game. */
  removes: boolean;
  page: {
    /** The name of its emblem. */
    picture: string;
    /** Usage counters or goods that lie on it, or the round in which it was last used or was played. */
    lies: "counter" | "stone" | "fuel" | "used" | "played" | null;
    /** The places for one animal that it has are for horses. */
    horses_only: boolean;
    /** On it animals of others may be guests. */
    guests: boolean;
  };
}

export interface SpecialCard {
  id: string;
  players: number[];
  actions: SpecialAction[];
  horse: number;
  hire: number;
}

export interface Components {
  level: number;
  spaces: ActionSpace[];
  majors: Major[];
  /** None at level I. */
  minors: Minor[];
  special: SpecialCard[];
  stages: number[];
}

// The position

export interface SpaceState {
  id: string;
  stock: number;
  by: number | null;
  blocked: boolean;
}

export interface SpecialState {
  card: string;
  /** In front of whom it lies; nobody has used it if null. */
  by: number | null;
  face_down: boolean;
}

export interface Solo {
  pile: number;
  next: string | null;
  buried: string[];
  discarded: string[];
  kept: boolean;
}

export interface Pasture {
  spaces: string[];
  room: number;
  kind: Animal | null;
  animals: number;
}

export interface Farm {
  /** All spaces: A1 to C5, and those of extensions. */
  board: string[];
  house: House;
  rooms: string[];
  fields: string[];
  sown: Record<string, { crop: Crop; left: number }>;
  forests: string[];
  moors: string[];
  stables: string[];
  pastures: Pasture[];
  fences_left: number;
  // At level II only
  unused?: string[];
  /** Spaces that nothing can be done with any more. */
  blocked?: string[];
  /** Those of them that a fence marks; on the others stands a tombstone. */
  posts?: string[];
  /** A fenced forest or moor. */
  reserve?: string | null;
  /** Unused spaces with crops, which are among what is sown. */
  planted?: string[];
  /** Forests and moors under those that can be seen, the highest last. */
  covered?: Record<string, Tile[]>;
  /** Goods that lie on spaces until they are used. */
  left?: Record<string, Ware[]>;
  /** Places for one animal: the house, stables, forests, cards; and a way in which animals can stand there. */
  singles?: { at: string; kind: Animal | null }[];
}

export interface Delivery {
  round: number;
  ware: Ware | Tile;
  card: string;
}

export interface PlayerState {
  goods: Record<Good, number>;
  animals: Record<Animal, number>;
  farm: Farm;
  people: number;
  newborns: number;
  home: number;
  bed: number;
  in_infirmary: number;
  cards: string[];
  unlit: string[];
  crafted: string[];
  deliveries: Delivery[];
  begging: number;
  bonus: number;
  rates: Record<"vegetable" | Animal, number>;
  /** What major improvements of the supply cost, where that is not as printed. */
  prices: Record<string, Partial<Record<Good, number>>>;
  due: { food: number; fuel: number };
  // At level II only
  /** With the cards of it that everybody knows, as they were passed on. */
  hand?: Hidden & { known: string[] };
  /** The cards among which one is chosen in the draft; none while others have not yet handed theirs on. */
  pack?: Hidden;
  /** What was changed for other cards before the first round. */
  aside?: Hidden;
  /** Counters and goods on cards; those with 0 are used up. */
  lies_on?: Record<string, number>;
  /** The round in which a card was last used, or played, that can be used once a round. */
  used_in?: Record<string, number>;
  /** Horses that lie down. */
  lying?: number;
  /** An animal that is a guest on a card of another. */
  lodger?: Animal | null;
  /** The forest in which a person lives. */
  hut?: string | null;
  /** People from there who are with the others for this round. */
  helpers?: number;
}

/** Cards: how many, and for whom may look which. */
export interface Hidden {
  number: number;
  cards: string[] | null;
}

/** What was found in a pack of the draft, and taken. */
export interface Pick {
  pack: string[];
  took: string;
}

export interface Step {
  ask:
    | "turn"
    | "act"
    | "fence"
    | "house"
    | "get"
    | "cut"
    | "fell"
    | "clear"
    | "card"
    | "again"
    | "feed"
    | "heat"
    | "breed"
    | "prepare"
    // At level II only
    | "asked"
    | "draft"
    | "change"
    | "decide"
    | "occur"
    | "open"
    | "return";
  actions?: Action[];
  begun?: Action | null | boolean;
  optional?: boolean;
  spaces?: string[];
  wood?: number;
  breeding?: boolean;
  space?: string;
  choice?: number;
  seat?: number;
  /** Only one of the actions is done. */
  one_of?: boolean;
  /** Which animal is a guest on another's card has been chosen. */
  guest?: boolean;
  /** Wood has been burnt for heating. */
  burnt?: boolean;
  /** What a card waits for. */
  instant?: "person_acted" | "after_space" | "after_special" | "built_rooms";
  /** The card that asks, which of its effects it is, and what it has to remember. */
  card?: string;
  effect?: number;
  number?: number;
  action?: SpecialAction;
  ware?: Ware | Tile;
  animals?: Animal[];
}

export interface FarmersBoard {
  seat: number | null;
  turn: number;
  round: number;
  first: number;
  stage_cards: string[];
  spaces: SpaceState[];
  special: SpecialState[];
  solo: Solo | null;
  /** Major improvements, the top card of each stack last. */
  stacks: string[][];
  /** What was received by trade in this turn and can't be traded back. */
  traded: Good[];
  /** What was used up beyond that: so many of these that are traded for later can be traded back. */
  spent: Good[];
  pending: Step[];
  players: PlayerState[];
  // At level II only; before the first round, `round` is 0
  /** Minor improvements that have been played, with who had them in the first hand. */
  shown?: Record<string, number>;
  /** What you found in the packs of the draft. */
  draft?: Pick[];
  /** Start cards that cards had drawn, by their numbers. */
  drawn?: number[];
  /** Improvements that have left the game. */
  removed?: string[];
  /** Cards played in this turn, which do not yet have an effect each time something happens. */
  fresh?: string[];
  /** Who has the marker of the Garden Path. */
  garden_path?: number | null;
  /** What moves that depend on cards cost and bring, as the texts `farmers-choose-…` take it; only for who decides. */
  said?: Record<string, Record<string, string | number>>;
}
