// The seven categories from what the owners of a box count, as src/mire/games/dartmoor/pad.py has them.
import type { FillPad } from "../game";
import { species } from "./printed.ts";
import { add, CATEGORY_OF, noTally, type Place, Points, sum, type Tally } from "./terms.ts";
import type { Tree } from "./types";

type Row = Record<string, number>;

const trees: Tree[] = ["crab_apple", "ash", "sessile_oak", "black_alder", "moor_birch", "goat_willow"];
const deerTrees: Tree[] = ["ash", "black_alder", "crab_apple", "moor_birch", "sessile_oak"];
const deer = "roe_deer"; // counted by tree symbol; no two have the same
const worthyCave = 5; // points of cave number 4

/** Cards that score only somewhere, counted again if they sit there. */
const favoured: Record<string, string> = {
  crab_apple: "crab_apple-full",
  nuthatch: "nuthatch-full",
  wheatear: "wheatear-moor",
  meadowsweet: "meadowsweet-moor",
};

const inPosition = (position: string) => Object.keys(species).filter((name) => species[name]?.position === position);
const shows = (name: string, symbol: string) => species[name]?.symbols.some((shown) => shown === symbol) ?? false;

/** Those with a symbol first, as somebody would count them. */
const inGroups = (names: string[], ...symbols: string[]) => [
  ...symbols.flatMap((symbol) => names.filter((name) => shows(name, symbol))),
  ...names.filter((name) => !symbols.some((symbol) => shows(name, symbol))),
];

const plants = inPosition("bottom").filter((name) => shows(name, "plant"));
const sides = inPosition("side").filter((name) => name !== deer);

/** Everything is in the box but once, for all players together. In the order of the pad. */
export const sharedPad: string[] = [
  ...[
    ...trees,
    ...inPosition("shrub"),
    ...inPosition("moor"),
    ...inGroups(inPosition("top"), "bird", "dragonfly"),
    ...inGroups(inPosition("bottom"), "plant", "amphibian", "pawed"),
    ...inGroups(sides, "bird", "bat", "pawed", "cloven_hoofed"),
  ].flatMap((name) => [name, ...(favoured[name] ? [favoured[name]] : [])]),
  ...deerTrees.map((tree) => `${deer}-${tree}`),
  ...plants.map((plant) => `bog-${plant}`),
  ...trees.map((tree) => `symbols-${tree}`),
  "cave",
  "cave-4",
];

export const fillPad: FillPad = (rows) => {
  const tallies = rows.map(tallyOf);
  return rows.map((row, seat) => scoreOf(row, new Points(species, tallies, seat)));
};

/** The counts of a forest; tree symbols are counted apart from the cards. */
function tallyOf(row: Row): Tally {
  const tally = noTally();
  for (const name of Object.keys(species)) add(tally, name, null, copies(name, row));
  for (const tree of trees) tally.trees[tree] = row[`symbols-${tree}`] ?? 0;
  tally.bottom = sum(inPosition("bottom").map((name) => copies(name, row)));
  tally.cave = row.cave ?? 0;
  return tally;
}

function copies(name: string, row: Row): number {
  return name === deer ? sum(deerTrees.map((tree) => row[`${deer}-${tree}`] ?? 0)) : (row[name] ?? 0);
}

function scoreOf(row: Row, points: Points) {
  const categories: Row = { trees: 0, shrubs: 0, moors: 0, top: 0, bottom: 0, sides: 0, cave: 0 };
  const score = (category: string, worth: number) => {
    categories[category] = (categories[category] ?? 0) + worth;
  };
  for (const [name, { position }] of Object.entries(species))
    score(CATEGORY_OF[position], ofSpecies(name, row, points));
  for (const family of points.families()) score(CATEGORY_OF[family.position], family.points);
  score("cave", (row.cave ?? 0) + worthyCave * (row["cave-4"] ?? 0));
  return { total: sum(Object.values(categories)), categories };
}

const best: Place = { tree: null, atMoor: true, full: true };
const elsewhere: Place = { tree: null, atMoor: false, full: false };

/** All cards of a species; those where their condition holds, and those below a Blanket Bog, by themselves. */
function ofSpecies(name: string, row: Row, points: Points): number {
  if (name === deer) {
    const own = deerTrees.filter((tree) => row[`${deer}-${tree}`]);
    return sum(own.map((tree) => points.of(deer, { ...elsewhere, tree })));
  }
  const special = row[favoured[name] ?? ""] ?? 0;
  const doubled = row[`bog-${name}`] ?? 0;
  const others = (row[name] ?? 0) - special;
  return (special + doubled) * points.of(name, best) + others * points.of(name, elsewhere);
}
