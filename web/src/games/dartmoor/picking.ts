// What every part of the board needs to be clicked: what is offered, what a hint points at, how a card is looked at.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { Offers, Target } from "./moves";

export interface Picking {
  offers: Offers;
  hinted: readonly Target[];
  /** Where the move lies that is chosen but not made yet. */
  chosen: readonly Target[];
  /** In words, what choosing a target does. */
  doing(target: Target, move: string): string;
  play(move: string): void;
  /** Show a card large. */
  look(card: string): void;
}

/** Where cards are only looked at. */
export const nothingToPick: Picking = {
  offers: new Map(),
  hinted: [],
  chosen: [],
  doing: () => "",
  play: () => {},
  look: () => {},
};

export const PickingContext = createContext(nothingToPick);

export const usePicking = () => useContext(PickingContext);

/** The marks of a target and what makes it one; without an offer there is nothing to click. */
export function useTarget(target: Target, name: string) {
  const { offers, hinted, chosen, doing, play } = usePicking();
  const move = offers.get(target);
  const isHinted = hinted.includes(target);
  const isChosen = chosen.includes(target);
  const classes = [move && "da-target", isHinted && "da-hinted", isChosen && "da-chosen"].filter(Boolean).join(" ");
  if (move === undefined) return { offered: false, isHinted, classes, attributes: undefined };
  const hint = isHinted ? `${t("dartmoor-page-hint")}: ` : "";
  const attributes = {
    "data-target": target,
    "aria-pressed": isChosen || undefined,
    "aria-label": `${hint}${name}. ${doing(target, move)}`,
    onClick: () => play(move),
  };
  return { offered: true, isHinted, classes, attributes };
}
