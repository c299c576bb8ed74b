// The board in words: names for screen readers and tooltips, cards as sentences.
import { language, t } from "../../ui/i18n";
import { type Box, cardOf, count, type MoorCard, plantsOf, turned, type Waterway } from "./box";
import type { Section } from "./structure";
import type { Face, Fate, MoorState, Place, Plants, SectionState } from "./types";
import { PLANTS } from "./types";

export function list(parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language.value, { type }).format(parts);
}

/** "2 heather and 1 rushes", or "" for none. */
export function plantsInWords(plants: Plants): string {
  const kinds = PLANTS.filter((plant) => plants[plant]);
  return list(kinds.map((plant) => t("moorland-plants", { plant, plants: plants[plant] ?? 0 })));
}

/** "Surplus: 2 heather". */
export function surplusInWords(plants: Plants): string {
  const held = plantsInWords(plants);
  return held ? t("moorland-page-surplus-plants", { plants: held }) : t("moorland-page-surplus-none");
}

const fates: Fate[] = ["roots", "withers", "drifts"];

/** A card's face, a sentence for each thing on it. */
export function cardInWords(card: MoorCard, face: Face = "up"): string[] {
  if (face === "down") return [t("moorland-page-card-back")];
  const water = face === "turned" ? turned(card.waterway) : card.waterway;
  const symbols = fates.flatMap((fate) => {
    const plants = plantsInWords(count(plantsOf(card, fate)));
    return plants ? [t(`moorland-page-card-${fate}`, { plants })] : [];
  });
  const { animal, striders, fourPlayers } = card;
  return [
    ...symbols,
    waterInWords(water),
    ...(animal ? [t("moorland-page-card-animal", { animal })] : []),
    ...(striders ? [t("moorland-page-card-striders", { striders })] : []),
    ...(fourPlayers ? [t("moorland-page-card-four")] : []),
  ];
}

export function waterInWords({ sides, interrupts }: Waterway): string {
  const named = list(sides.map((side) => t("moorland-page-side", { side })));
  if (interrupts) return t("moorland-page-water-interrupted", { sides: named });
  return t("moorland-page-water-joins", { sides: named, count: sides.length });
}

export function cardName(card: MoorCard): string {
  return t("moorland-page-card", { card: card.number });
}

/** A card's name and all that is on it. */
export function cardLabel(card: MoorCard, face: Face = "up"): string {
  return [`${cardName(card)}:`, ...cardInWords(card, face)].join(" ");
}

/** "Section F, 2 dots, 2 heather". */
export function placeLabel(section: Section, moor: MoorState, box: Box): string {
  const state = moor.sections[section.place];
  if (!state) return rootLabel(section, moor);
  return "card" in state ? coveredLabel(section.place, state, box) : groundLabel(section, state.plants);
}

function groundLabel({ place, growth }: Section, plants: Plants): string {
  const dots = growth === "any" ? 0 : (growth ?? 0);
  const held = plantsInWords(plants) || t("moorland-page-empty");
  return joined([t("moorland-page-section", { place }), t("moorland-page-growth", { dots }), held]);
}

function coveredLabel(place: Place, state: Extract<SectionState, { card: number }>, box: Box): string {
  const card = cardOf(box, state.card);
  const rooted = state.face === "down" ? "" : plantsInWords(count(plantsOf(card, "roots")));
  return joined([
    t("moorland-page-section", { place }),
    t("moorland-page-covered", { card: state.card, face: state.face }),
    ...(rooted ? [t("moorland-page-rooted", { plants: rooted })] : []),
  ]);
}

function rootLabel({ place, plan, water }: Section, moor: MoorState): string {
  const plant = moor.roots[plan - 1];
  const rooted = plant ? t("moorland-page-root-taken", { plant }) : t("moorland-page-root-free");
  return joined([t("moorland-page-root-section", { place }), rooted, ...(water ? [waterInWords(water)] : [])]);
}

const joined = (parts: string[]) => parts.join(", ");

/** "+3", "−1"; "" for nothing. */
export function signed(points: number): string {
  if (points === 0) return "";
  return points > 0 ? `+${points}` : `−${-points}`;
}
