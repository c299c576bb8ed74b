// Which minor improvements somebody looks for.
import { mentions, wordsOf } from "../../ui/find";
import { costInWords, kindName, minorName, minorText, needInWords } from "./minor-words";
import { ANIMALS, type Animal, GOODS, type Kind, type Minor, type Need } from "./types";

export const ALL = "all";

export interface Filter {
  text: string;
  kind: Kind | typeof ALL;
  /** A good, "animal", "card" for a major improvement, or "free". */
  cost: string;
  /** What is needed, or "none". */
  need: string;
  passing: "all" | "stays" | "passes";
  points: "all" | "some" | "none" | "minus";
}

export const NO_FILTER: Filter = { text: "", kind: ALL, cost: ALL, need: ALL, passing: ALL, points: ALL };

export const isFiltered = (filter: Filter): boolean =>
  Object.entries(filter).some(([name, value]) => value !== NO_FILTER[name as keyof Filter]);

export function isWanted(minor: Minor, { text, kind, cost, need, passing, points }: Filter): boolean {
  return (
    (kind === ALL || minor.category === kind) &&
    (cost === ALL || costsOf(minor).includes(cost)) &&
    (need === ALL || needsOf(minor).includes(need)) &&
    (passing === ALL || minor.passing === (passing === "passes")) &&
    (points === ALL || sign(minor.points) === points) &&
    mentions(textOf(minor), wordsOf(text))
  );
}

const isAnimal = (ware: string) => ANIMALS.includes(ware as Animal);

function costsOf({ cost, upgrades }: Minor): string[] {
  if (upgrades.length > 0) return ["card"];
  const wares = Object.keys(cost).map((ware) => (isAnimal(ware) ? "animal" : ware));
  return wares.length > 0 ? wares : ["free"];
}

const needsOf = ({ needs }: Minor): string[] => (needs.length > 0 ? needs.map(({ of }) => of) : ["none"]);

const sign = (points: number) => (points > 0 ? "some" : points < 0 ? "minus" : "none");

/** All words on the card. */
const textOf = (minor: Minor): string =>
  [
    minor.number,
    minorName(minor.id),
    kindName(minor.category),
    costInWords(minor),
    ...minor.needs.map(needInWords),
    minorText(minor.id),
  ].join(" ");

const COSTS = [...GOODS, "animal", "card", "free"];

/** What some of the cards cost, in the order of the goods. */
export const costsAmong = (minors: readonly Minor[]): string[] => {
  const found = new Set(minors.flatMap(costsOf));
  return COSTS.filter((cost) => found.has(cost));
};

/** What some of the cards need, the most frequent first. */
export function needsAmong(minors: readonly Minor[]): Need["of"][] {
  const counts = new Map<Need["of"], number>();
  for (const { of } of minors.flatMap(({ needs }) => needs)) counts.set(of, (counts.get(of) ?? 0) + 1);
  return [...counts].sort(([, few], [, many]) => many - few).map(([of]) => of);
}
