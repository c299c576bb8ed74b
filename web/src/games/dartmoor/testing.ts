// A small box and a small position for tests.
import { openBox } from "./box";
import { species } from "./printed";
import type { BoxData, DartmoorBoard, HostState, PlayerState, SpeciesData, Step } from "./types";

const costs: Record<string, Partial<SpeciesData>> = {
  black_alder: { cost: 2, bonus: { do: "extra_turn" } },
  blanket_bog: { permanent: { doubles: { symbol: "plant" } }, unsure: ["permanent"] },
  water_soldiers: { permanent: { shares: "dragonfly" } },
  dartmoor_badger: { permanent: { shares: "rabbit" } },
  cuckoo: { only: "bird" },
  grey_heron: { only: "moor" },
  common_noctule: { effect: { do: "place", from: "clearing", of: { symbol: "plant" } } },
  blueberry: { effect: { do: "place", from: "hand", of: { symbol: "amphibian" } } },
};

export const boxData: BoxData = {
  species: Object.entries(species)
    .filter(([id]) => id !== "universal_moor")
    .map(([id, kind]) => ({ id, copies: 4, cost: 1, ...kind, ...costs[id] })),
  caves: [
    { number: 1, effects: [{ do: "draw" }], reconstructed: true },
    { number: 4, points: 5 },
  ],
  deck: {
    left_right: [
      { id: "LR01", left: ["dartmoor_black_rabbit", "black_alder"], right: ["dartmoor_badger", "ash"], printed: true },
      { id: "LR02", left: ["dartmoor_black_rabbit", "ash"], right: ["wood_mouse", "moor_birch"] },
    ],
    top_bottom: [
      { id: "TB01", top: ["keeled_skimmer", "ash"], bottom: ["heather", "crab_apple"] },
      { id: "TB02", top: ["emerald_damselfly", "ash"], bottom: ["water_soldiers", "black_alder"] },
      { id: "TB03", top: ["cuckoo", "ash"], bottom: ["blueberry", "ash"] },
      { id: "TB04", top: ["buzzard", "ash"], bottom: ["heather", "ash"] },
      { id: "TB05", top: ["grey_heron", "ash"], bottom: ["adder", "ash"] },
    ],
    tree_symbols: { common_hazel: ["ash"], blanket_bog: ["crab_apple", "ash"] },
  },
};

export const box = openBox(boxData);

/** A host with faces in its slots, by their names. */
export function hostWith(species: string, ...slots: string[][]): HostState {
  const four = [0, 1, 2, 3].map((slot) => (slots[slot] ?? []).map((face) => ({ face, points: 0 })));
  return { card: species, species, tree: species === "ash" ? "ash" : null, points: 0, slots: four };
}

export function playerWith(more: Partial<PlayerState> = {}): PlayerState {
  return {
    hand: [],
    cards: 0,
    seen: [],
    cave: 1,
    stored: [],
    forest: [],
    families: {},
    cave_points: 0,
    ...more,
  };
}

export function boardWith(pending: Step[], more: Partial<DartmoorBoard> = {}): DartmoorBoard {
  return {
    seat: 0,
    turn: 1,
    stack: 50,
    winters: 0,
    box: 45,
    clearing: [],
    discard: [],
    caves: [],
    extra_turns: 0,
    paid: [],
    pending,
    players: [playerWith(), playerWith()],
    ...more,
  };
}
