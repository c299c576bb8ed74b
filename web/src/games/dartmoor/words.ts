// Cards in words: what they do and score, told from the data by one text per word of the cards (cards.*.ftl).
import { t } from "../../ui/i18n";
import type { Card, Face } from "./box";
import { symbolsOf } from "./terms";
import type { CaveData, Doing, Lasting, Part, SpeciesData, Term, What, When } from "./types";

export interface Sentence {
  part: Part;
  text: string;
  /** Whether it rests on a guess. */
  unsure: boolean;
}

type Values = Record<string, string | number>;

export const speciesName = (species: string) => t(`dartmoor-species-${species}`);

/** A name with soft hyphens where its long words may be broken. */
export function breakable(name: string): string {
  const broken = new Map(
    t("dartmoor-page-breaks")
      .split(" ")
      .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
  );
  return name.replace(/[^\s-]+/g, (word) => broken.get(word) ?? word);
}

/** "Ash", or "Field Vole / Shrew" for a split card. */
export const cardName = ({ faces }: Card) => faces.map(({ species }) => speciesName(species.id)).join(" / ");

/** All that stands on a card of a species. */
export function speciesInWords(species: SpeciesData): Sentence[] {
  const { effect, permanent, bonus, points = [], only, unsure = [] } = species;
  const say = (part: Part, texts: string[]) =>
    texts.map((text): Sentence => ({ part, text, unsure: unsure.includes(part) }));
  return [
    ...say("only", only ? [t(`dartmoor-only-${only}`)] : []),
    ...say("effect", effect ? [actionInWords(effect)] : []),
    ...say("permanent", permanent ? [lastingInWords(permanent)] : []),
    ...say("bonus", bonus ? [actionInWords(bonus)] : []),
    ...say("points", points.length ? points.map(termInWords) : [t("dartmoor-points-none")]),
  ];
}

export function actionInWords(doing: Doing): string {
  const [word, values] = actionWord(doing);
  return t(`dartmoor-do-${word}`, values);
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

function lastingInWords({ each, shares, doubles }: Lasting): string {
  if (shares) return t(`dartmoor-permanent-shares-${shares}`);
  return each
    ? t("dartmoor-permanent-each", { symbol: symbol(each) })
    : t("dartmoor-permanent-doubles", { symbol: symbol(doubles) });
}

export function termInWords(term: Term): string {
  const [word, values] = termWord(term);
  return t(`dartmoor-points-${word}`, values);
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

/** A cave, sentence by sentence. */
export function caveInWords({ effects = [], points = 0 }: CaveData): string[] {
  return [...effects.map(actionInWords), ...(points ? [t("dartmoor-printed-worth", { points })] : [])];
}

/** "Barn Owl, top, costs 2, tree symbol Ash, bird". */
export function faceLabel({ species, side, tree }: Face): string {
  return [
    speciesName(species.id),
    ...(side === "whole" ? [] : [t(`dartmoor-page-side-${side}`)]),
    t("dartmoor-printed-cost", { cost: species.cost }),
    ...(tree ? [t("dartmoor-page-tree-symbol", { tree })] : []),
    species.symbols.map((name) => t(`dartmoor-symbol-${name}`)).join(", "),
  ].join(", ");
}

/** The same with everything it does. */
export function faceInWords(face: Face): string {
  return [`${faceLabel(face)}.`, ...speciesInWords(face.species).map(sentenceInWords)].join(" ");
}

export function sentenceInWords({ part, text }: Sentence): string {
  return part === "only" || part === "points" ? text : `${t(`dartmoor-page-part-${part}`)}: ${text}`;
}

/** "+3", "−1", "+0". */
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
