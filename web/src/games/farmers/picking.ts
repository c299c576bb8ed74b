// What every part of the table needs to be clicked: what is offered there, what a hint points at, how a card is seen large.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../../ui/i18n";
import { type Offers, type Target, targetOf } from "./moves";
import type { Reasons } from "./why";

export interface Picking extends Reasons {
  offers: Offers;
  /** The move that a hint names. */
  hint: string | null;
  /** The move that is chosen but not made yet. */
  chosen: string | null;
  /** In words, what a move does. */
  doing(move: string): string;
  play(move: string): void;
  /** Show a card large, with the reason why a move at it is not possible. */
  look(card: string, move?: string): void;
}

/** Where things are only looked at. */
export const nothingToPick: Picking = {
  offers: new Map(),
  hint: null,
  chosen: null,
  doing: () => "",
  play: () => {},
  look: () => {},
  reasonFor: () => "",
  askWhy: () => {},
};

export const PickingContext = createContext(nothingToPick);

export const usePicking = () => useContext(PickingContext);

/**
 * The marks of a target and what makes it one; without an offer there is nothing to click. Where several moves are made
 * at it, `choose` lets the player take one of them.
 */
export function useTarget(target: Target, name: string, choose?: (moves: readonly string[]) => void) {
  const { offers, hint, chosen, doing, play } = usePicking();
  const moves = offers.get(target) ?? [];
  const [first] = moves;
  const isHinted = hint !== null && targetOf(hint) === target;
  const isChosen = chosen !== null && targetOf(chosen) === target;
  const classes = [first && "fa-target", isHinted && "fa-hinted", isChosen && "fa-chosen"].filter(Boolean).join(" ");
  if (first === undefined) return { moves, isHinted, classes, attributes: undefined };
  const hinted = isHinted ? `${t("farmers-page-hint")}: ` : "";
  const attributes = {
    "data-target": target,
    "aria-label": `${hinted}${sentence(name)} ${moves.map(doing).join(" ")}`.trim(),
    onClick: () => (moves.length > 1 && choose ? choose(moves) : play(first)),
  };
  return { moves, isHinted, classes, attributes };
}

/** Enter and the space bar on something drawn that is used like a button. */
export function onPress(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}

const sentence = (name: string) => (name.endsWith(".") ? name : `${name}.`);
