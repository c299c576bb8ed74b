// Cards in sentences, as ids of texts (cards.*.ftl) and their values; the same as src/mire/games/dartmoor/box/card_text.py.
import { symbolsOf } from "./terms.ts";
import type { CaveData, Doing, Lasting, Part, SpeciesData, Term, What, When } from "./types";

type Values = Record<string, string | number>;
export type Sentence = [id: string, values: Values];

/** All that stands on a card of a species, by the part of the card. */
export function speciesText({ only, effect, permanent, bonus, points = [] }: SpeciesData): [Part, Sentence[]][] {
  return [
    ["only", only ? [[`dartmoor-only-${only}`, {}]] : []],
    ["effect", effect ? [actionText(effect)] : []],
    ["permanent", permanent ? [permanentText(permanent)] : []],
    ["bonus", bonus ? [actionText(bonus)] : []],
    ["points", points.length ? points.map(termText) : [["dartmoor-points-none", {}]]],
  ];
}

/** What a cave does and is worth. */
export function caveText({ effects = [], points = 0 }: CaveData): Sentence[] {
  return [...effects.map(actionText), ...(points ? [["dartmoor-printed-worth", { points }] as Sentence] : [])];
}

/** An effect or a bonus. */
export function actionText(doing: Doing): Sentence {
  const [word, values] = actionWord(doing);
  return [`dartmoor-do-${word}`, values];
}

const amountOf = ({ amount = 1 }: Doing) => (typeof amount === "number" ? amount : 1);
const symbol = (what: What | undefined) => symbolsOf(what ?? {}).join(" ");

/** Ids with their kind, as texts name them. */
const kinds = (what: What | undefined) =>
  what?.species
    ? `species-${what.species}`
    : symbolsOf(what ?? {})
        .map((name) => `symbol-${name}`)
        .join(" ");

function actionWord(doing: Doing): [string, Values] {
  const { from, per, of, amount } = doing;
  const cards = amountOf(doing);
  switch (doing.do) {
    case "draw":
      return per ? ["draw-per", { symbol: symbol(per) }] : ["draw", { cards }];
    case "to_cave":
      if (from === "stack") return per ? ["reveal-per", { symbol: symbol(per) }] : ["reveal", { cards }];
      return amount === "all" ? ["store-all", { symbol: symbol(of) }] : ["store", { cards }];
    case "place": {
      if (from === "clearing") return ["place-clearing", { what: kinds(of) }];
      const how = doing.with_effect ? "-effect" : amount === "any" ? "-any" : "";
      return [`place-hand${how}`, { what: kinds(of) }];
    }
    case "universal_moor":
      return ["universal-moor", {}];
    case "extra_turn":
      return doing.if
        ? ["extra-turn-if", { symbol: symbol(doing.if.count), at_least: doing.if.at_least ?? 0 }]
        : ["extra-turn", {}];
    default:
      return [doing.do, { cards }];
  }
}

function permanentText({ each, shares, doubles }: Lasting): Sentence {
  if (shares) return [`dartmoor-permanent-shares-${shares}`, {}];
  return each
    ? ["dartmoor-permanent-each", { symbol: symbol(each) }]
    : ["dartmoor-permanent-doubles", { symbol: symbol(doubles) }];
}

function termText(term: Term): Sentence {
  const [word, values] = termWord(term);
  return [`dartmoor-points-${word}`, values];
}

const table = (entries: [string, number][]) => entries.map(([number, points]) => `${number}: ${points}`).join(", ");
const counted = (list: number[]) => table(list.map((points, at) => [String(at + 1), points]));

function termWord({ value = 0, per, if: when, else: otherwise = 0, tiers, sets, group, of }: Term): [string, Values] {
  if (tiers) return ["tiers", { table: table(Object.entries(tiers)), symbol: symbol(of) }];
  if (sets) return ["sets", { table: counted(sets), symbol: symbol(of) }];
  if (group) return ["group", { table: counted(group) }];
  if (per) return [`per-${perWord(per)}`, { value, ...perValues(per) }];
  if (when) return [`if-${whenWord(when)}`, { value, otherwise, ...whenValues(when) }];
  return ["fixed", { value }];
}

function perWord({ different, tree, species, slot, cave }: What): string {
  if (tree) return tree === "own" ? "own-tree" : "tree";
  if (species) return "species";
  if (slot) return "bottom";
  if (cave) return "cave";
  return different ? "different" : "symbol";
}

const perValues = (what: What): Values => ({
  what: kinds(what),
  symbol: symbol(what),
  tree: what.tree ?? "",
  species: what.species ?? "",
});

function whenWord({ count, most, at, full }: When): string {
  if (count) return count.different ? "different" : "count";
  if (most) return "most";
  return at ? "moor" : `full-${full}`;
}

const whenValues = ({ count, most, at_least = 0 }: When): Values => ({ symbol: symbol(count ?? most), at_least });
