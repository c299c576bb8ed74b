// Cards in words: what they do and score, told from the data by one text per word of the cards (cards.*.ftl).
import { t } from "../../ui/i18n";
import type { Card, Face } from "./box";
import { actionText, caveText, speciesText } from "./card-text";
import type { CaveData, Doing, Part, SpeciesData } from "./types";

export interface Sentence {
  part: Part;
  text: string;
  /** Whether it rests on a guess. */
  unsure: boolean;
}

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
  const { unsure = [] } = species;
  return speciesText(species).flatMap(([part, sentences]) =>
    sentences.map((sentence) => ({ part, text: t(...sentence), unsure: unsure.includes(part) })),
  );
}

export const actionInWords = (doing: Doing) => t(...actionText(doing));

/** A cave, sentence by sentence. */
export const caveInWords = (cave: CaveData) => caveText(cave).map((sentence) => t(...sentence));

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
