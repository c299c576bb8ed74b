// Small farms and players for tests.
import type { Farm, PlayerState } from "./types";

const BOARD = ["A", "B", "C"].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));

export function farmWith(more: Partial<Farm> = {}): Farm {
  return {
    board: BOARD,
    house: "wood",
    rooms: ["B1", "C1"],
    fields: [],
    sown: {},
    forests: [],
    moors: [],
    stables: [],
    pastures: [],
    fences_left: 15,
    ...more,
  };
}

export function playerWith({
  farm,
  ...more
}: Partial<Omit<PlayerState, "farm">> & { farm?: Partial<Farm> } = {}): PlayerState {
  return {
    goods: { wood: 0, clay: 0, reed: 0, stone: 0, grain: 0, vegetable: 0, food: 0, fuel: 0 },
    animals: { sheep: 0, boar: 0, cattle: 0, horse: 0 },
    farm: farmWith(farm),
    people: 2,
    newborns: 0,
    home: 2,
    bed: 0,
    in_infirmary: 0,
    cards: [],
    unlit: [],
    crafted: [],
    deliveries: [],
    begging: 0,
    bonus: 0,
    rates: { vegetable: 1, sheep: 0, boar: 0, cattle: 0, horse: 0 },
    prices: {},
    due: { food: 4, fuel: 2 },
    ...more,
  };
}
