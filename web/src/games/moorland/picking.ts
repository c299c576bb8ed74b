// What every part of the board needs to be clicked: what is offered, what is chosen, what a hint points at.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { Offers, Target } from "./choice";

export interface Picking {
  offers: Offers;
  chosen: Target[];
  hinted: Target | null;
  /** In words, what choosing a target does. */
  doing(target: Target): string;
  pick(target: Target): void;
  /** Show a card large. */
  look(card: number): void;
  /** The pointer or the focus is on a target, or has left it. */
  point(target: Target | null): void;
}

/** Where cards are only looked at. */
export const nothingToPick: Picking = {
  offers: new Map(),
  chosen: [],
  hinted: null,
  doing: () => "",
  pick: () => {},
  look: () => {},
  point: () => {},
};

export const PickingContext = createContext(nothingToPick);

export const usePicking = () => useContext(PickingContext);

/** The marks of a target and what makes it one; without an offer there is nothing to click. */
export function useTarget(target: Target, name: string) {
  const { offers, chosen, hinted, doing, pick, point } = usePicking();
  const offered = offers.has(target);
  const isChosen = chosen.includes(target);
  const isHinted = hinted === target;
  const classes = [offered && "mo-target", isChosen && "mo-chosen", isHinted && "mo-hinted"].filter(Boolean).join(" ");
  const hint = isHinted ? `${t("moorland-page-hint")}: ` : "";
  const attributes = {
    "data-target": target,
    "aria-label": `${hint}${sentence(name)} ${doing(target)}`.trim(),
    "aria-pressed": isChosen,
    onClick: () => pick(target),
    onPointerEnter: () => point(target),
    onPointerLeave: () => point(null),
    onFocus: () => point(target),
    onBlur: () => point(null),
  };
  return { offered, isChosen, isHinted, classes, attributes: offered ? attributes : undefined };
}

/** Enter and the space bar on something drawn that is used like a button. */
export function onPress(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}

/** A name as a sentence of its own; the words of a card end with a full stop already. */
function sentence(name: string): string {
  return name.endsWith(".") ? name : `${name}.`;
}
