// A small box and a small table for tests.
import { openBox } from "./box";
import { playerWith } from "./testing";
import {
  type ActionSpace,
  ANIMALS,
  type Components,
  type FarmersBoard,
  GOODS,
  type Major,
  type Minor,
  type PlayerState,
  type Step,
} from "./types";

export const spaceWith = (id: string, more: Partial<ActionSpace> = {}): ActionSpace => ({
  id,
  players: [1, 2, 3, 4, 5, 6],
  stage: null,
  adds: null,
  amounts: [],
  gets: [],
  chooses: [],
  does: [],
  // biome-ignore lint/suspicious/noThenProperty: the word of the rule book for what may follow
  then: [],
  early: [],
  growth: "none",
  linked: null,
  from_round: 1,
  ...more,
});

const majorWith = (id: string, picture: string, more: Partial<Major> = {}): Major => ({
  id,
  stack: 0,
  cost: {},
  points: 1,
  cooks: {},
  bakes: 0,
  grain: null,
  upgrades: [],
  page: { picture },
  ...more,
});

export const minorWith = (
  id: string,
  { page, ...more }: Partial<Omit<Minor, "page">> & { page?: Partial<Minor["page"]> } = {},
): Minor => ({
  id,
  number: "M000",
  category: "farm_planner",
  cost: {},
  needs: [],
  points: 0,
  passing: false,
  cooks: {},
  bakes: 0,
  grain: null,
  upgrades: [],
  removes: false,
  page: { picture: more.category ?? "farm_planner", lies: null, guests: false, horses_only: false, ...page },
  ...more,
});

export const components: Components = {
  level: 2,
  spaces: [
    spaceWith("forest", { adds: "wood", amounts: [2, 3, 3, 3, 3, 3] }),
    spaceWith("resource_market", { players: [1, 2], gets: ["food", "stone"] }),
    spaceWith("resource_market", { players: [4], gets: ["reed", "stone", "food"] }),
    spaceWith("animal_market", { chooses: [[{ ware: "sheep", food: 1 }, { ware: "cattle", food: -1 }]] }), // biome-ignore format: in a line
    spaceWith("fencing", { stage: 1, does: ["fences"] }),
  ],
  majors: [
    majorWith("fireplace_2", "fireplace", { cost: { clay: 2 }, cooks: { sheep: 2 }, bakes: 2 }),
    majorWith("cooking_hearth_4", "cooking_hearth", { cost: { clay: 4 }, bakes: 3, upgrades: ["fireplace_2"] }),
    majorWith("clay_oven", "clay_oven", { cost: { clay: 3, stone: 1 }, bakes: 5, grain: 1 }),
    majorWith("stone_oven", "stone_oven", { cost: { clay: 1, stone: 3 }, bakes: 4, grain: 2 }),
    majorWith("peat_charcoal_kiln", "peat_charcoal_kiln"),
  ],
  minors: [
    minorWith("peat_burn_off", { number: "M015", passing: true }),
    minorWith("home_wood", { number: "M034", cost: { wood: 1 }, needs: [{ of: "forests", least: 4, most: null }] }),
    minorWith("open_grill", { number: "M105", category: "food_provider", bakes: 2, upgrades: ["fireplace_2"] }),
    minorWith("grain_distillery", {
      number: "M108",
      category: "food_provider",
      cost: { stone: 2, sheep: 1 },
      points: 1,
    }),
  ],
  special: [{ id: "terrain_2", players: [1, 2], actions: ["fell_trees", "cut_peat"], horse: 0, hire: 1 }],
  stages: [4, 7, 9, 11, 13, 14],
};

export const box = openBox(components);

/** The same with other minor improvements. */
export const boxWith = (...minors: Minor[]) => openBox({ ...components, minors });

const numbers = <K extends string>(names: readonly K[], some: Partial<Record<K, number>> = {}) =>
  Object.fromEntries(names.map((name) => [name, some[name] ?? 0])) as Record<K, number>;

export const herd = (some: Partial<PlayerState["animals"]> = {}) => numbers(ANIMALS, some);
export const goods = (some: Partial<PlayerState["goods"]> = {}) => numbers(GOODS, some);

export function boardWith(pending: Step[], more: Partial<FarmersBoard> = {}): FarmersBoard {
  return {
    seat: 0,
    turn: 1,
    round: 2,
    first: 0,
    stage_cards: [],
    spaces: [],
    special: [],
    solo: null,
    stacks: [],
    traded: [],
    spent: [],
    pending,
    players: [playerWith(), playerWith()],
    ...more,
  };
}
