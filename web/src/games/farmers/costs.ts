// What things cost and yield, for words and pictures beside a choice; the server alone decides what is legal.
import { type Box, improvementOf, majorOf } from "./box";
import { objectOf, verbOf } from "./moves";
import type { Action, Animal, FarmersBoard, Good, House, PlayerState, SpecialAction, SpecialState } from "./types";

export type Amounts = Partial<Record<Good | Animal, number>>;

export const SECOND_USE = 2; // food for a card that another player has used
const ROOM = 5;
const PEAT = 3;
const TREES = 2;
const NEXT: Record<House, House | null> = { wood: "clay", clay: "stone", stone: null };

export const roomCost = ({ farm }: PlayerState): Amounts => ({ [farm.house]: ROOM, reed: 2 });

export const nextHouse = ({ farm }: PlayerState): House | null => NEXT[farm.house];

export function renovationCost(player: PlayerState): Amounts {
  const house = nextHouse(player);
  return house ? { [house]: player.farm.rooms.length, reed: 1 } : {};
}

/** On the Side Job exactly one is built, for less. */
export const stableCost = (actions: readonly Action[]): Amounts => ({ wood: actions.includes("stables") ? 2 : 1 });

/** As the server tells where cards change it, else as printed. */
export const majorCost = (id: string, { prices }: Pick<PlayerState, "prices">, box: Box): Amounts =>
  prices[id] ?? majorOf(box, id).cost;

/** The food for so many grain, each baked where it yields most. */
export function baked(grain: number, { cards, unlit }: Pick<PlayerState, "cards" | "unlit">, box: Box): number {
  const ovens = cards.filter((card) => !unlit.includes(card)).map((card) => improvementOf(box, card));
  let left = grain;
  let food = 0;
  for (const oven of ovens.filter(({ bakes }) => bakes > 0).sort((a, b) => b.bakes - a.bakes)) {
    const number = Math.min(left, oven.grain ?? left);
    food += number * oven.bakes;
    left -= number;
  }
  return food;
}

/** What the Kiln and the Lodge add: 1, or 2 with a horse. */
const extra = ({ cards, animals }: PlayerState, card: string) =>
  cards.includes(card) ? (animals.horse > 0 ? 2 : 1) : 0;

export const peatFor = (player: PlayerState) => PEAT + extra(player, "peat_charcoal_kiln");
export const treesFor = (player: PlayerState) => TREES + extra(player, "foresters_lodge");

/** The card with a special action, where it lies. */
export const cardWith = ({ special }: FarmersBoard, action: SpecialAction, box: Box): SpecialState | undefined =>
  special.find(({ card }) => box.special.get(card)?.actions.includes(action));

/** How many people fall ill if so much fuel is paid. */
export const illWith = (fuel: number, { due, people }: PlayerState) => Math.min(Math.max(due.fuel - fuel, 0), people);

/** Whether a choice in a harvest or for want of room costs a person's health, an animal or points. */
export function harms(move: string, player: PlayerState): boolean {
  switch (verbOf(move)) {
    case "release":
      return true;
    case "heat":
      return illWith(Number(objectOf(move)), player) > 0;
    case "feed":
      return player.goods.food < player.due.food;
    default:
      return false;
  }
}
