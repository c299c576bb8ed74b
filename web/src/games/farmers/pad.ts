// The fifteen categories from what the owners of a box count, as src/mire/games/farmers/pad.py and rules/scoring.py have them.
import type { FillPad } from "../game";

type Row = Record<string, number>;

/** The major improvements and their points, in the order of the pad. */
const points: Row = {
  fireplace_2: 1,
  fireplace_3: 1,
  cooking_hearth_4: 1,
  cooking_hearth_5: 1,
  well: 4,
  clay_oven: 2,
  stone_oven: 3,
  joinery: 2,
  pottery: 2,
  basketmakers_workshop: 2,
  peat_charcoal_kiln: 1,
  foresters_lodge: 1,
  horse_slaughterhouse_2: 2,
  horse_slaughterhouse_3: 2,
  cookhouse_4: 2,
  cookhouse_5: 2,
  village_church: 4,
  heating_oven: 1,
  tiled_oven: 1,
  furniture_stall: 2,
  ceramics_stall: 2,
  basket_stall: 2,
  museum_of_the_moors: 3,
  riding_stables: 3,
};

/** There is each of them but once, for all players together, and so are the points of the Village Church. */
export const sharedPad = [...Object.keys(points), "church"];

/** How many are worth 1, 2, 3 and 4 points; fewer are worth -1. */
const thresholds = {
  fields: [2, 3, 4, 5],
  pastures: [1, 2, 3, 4],
  grain: [1, 4, 6, 8],
  vegetables: [1, 2, 3, 4],
  sheep: [1, 4, 6, 8],
  boar: [1, 3, 5, 7],
  cattle: [1, 2, 4, 6],
};

/** What is left of a good at the end, for 1, 2 and 3 points. */
const crafts = {
  joinery: [3, 5, 7],
  pottery: [3, 5, 7],
  basketmakers_workshop: [2, 4, 5],
  peat_charcoal_kiln: [3, 5],
};

export const fillPad: FillPad = (rows) =>
  rows.map((row) => {
    const of = (name: string) => row[name] ?? 0;
    const categories = {
      fields: pointsFor(of("fields"), thresholds.fields),
      pastures: pointsFor(of("pastures"), thresholds.pastures),
      grain: pointsFor(of("grain"), thresholds.grain),
      vegetables: pointsFor(of("vegetables"), thresholds.vegetables),
      sheep: pointsFor(of("sheep"), thresholds.sheep),
      boar: pointsFor(of("boar"), thresholds.boar),
      cattle: pointsFor(of("cattle"), thresholds.cattle),
      horses: of("horses") ? of("horses") - of("lying") / 2 : -1,
      unused: 0 - of("unused"), // a minus sign alone would make -0 of none
      stables: of("stables"),
      rooms: of("clay-rooms") + 2 * of("stone-rooms"),
      people: 3 * (of("people") - of("bed")) + of("bed"),
      cards: sum(Object.entries(points).map(([card, worth]) => (of(card) ? worth : 0))) + of("minor-points"),
      bonus: of("church") + (of("foresters_lodge") ? of("forests") : 0) + goodsPoints(row) + of("minor-bonus"),
      begging: 0 - 3 * of("begging"),
    };
    return { total: sum(Object.values(categories)), categories };
  });

/** One point for each threshold that is reached; -1 if none is. */
function pointsFor(number: number, steps: number[]): number {
  return steps.filter((step) => number >= step).length || -1;
}

/** The most that craft buildings and the Kiln give for goods, with trades and wood burnt for it beforehand. */
function goodsPoints(row: Row): number {
  const levels = (card: keyof typeof crafts) => [0, ...(row[card] ? crafts[card] : [])];
  let best = 0;
  levels("joinery").forEach((wood, joined) => {
    levels("pottery").forEach((clay, potted) => {
      levels("basketmakers_workshop").forEach((reed, woven) => {
        levels("peat_charcoal_kiln").forEach((fuel, burnt) => {
          if (canSpend(row, { wood, clay, reed, fuel })) best = Math.max(best, joined + potted + woven + burnt);
        });
      });
    });
  });
  return best;
}

/** Whether a player has such goods, or gets them by trade; wood makes up for fuel. */
function canSpend(row: Row, { wood = 0, clay = 0, reed = 0, fuel = 0 }: Row): boolean {
  const of = (name: string) => row[name] ?? 0;
  const spareWood = of("wood") - wood - Math.max(fuel - of("fuel"), 0);
  const spareClay = of("clay") - clay;
  const spareReed = of("reed") - reed;
  if (spareReed < 0) return false;
  const fromReed = of("basket_stall") ? spareReed : 0;
  const woodFromClay = of("ceramics_stall") ? Math.max(spareClay, 0) : 0;
  const clayFromWood = of("furniture_stall") ? Math.max(spareWood, 0) : 0;
  return Math.max(-spareWood - woodFromClay, 0) + Math.max(-spareClay - clayFromWood, 0) <= fromReed;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
