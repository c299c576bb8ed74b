// The keyboard at a table: arrows walk the targets that the board marks with data-target, the rest are single keys.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { usesKeys } from "../ui/keyed";
import { type Arrow, type Box, closest, isArrow, nearest } from "./walk";

/** What each key does, by KeyboardEvent.key; letters in lower case. */
export type KeyMap = Record<string, () => void>;

const TYPING = "input, textarea, select, [contenteditable]";
const KEEPS_ARROWS = `${TYPING}, [role="tab"], [role="slider"]`;
const PRESSED_BY_SPACE = "button, a, summary, [role='button'], [data-target]";

export function useKeyboard(keys: KeyMap): void {
  const newest = useRef(keys);
  newest.current = keys;
  // A key that is pressed as soon as the page is seen must be heard, so not after it is drawn.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => handle(event, newest.current);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function handle(event: KeyboardEvent, keys: KeyMap): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || document.querySelector("dialog[open]")) return;
  if (act(key, target, keys)) event.preventDefault();
}

/** Whether the key meant something here. */
function act(key: string, target: Element, keys: KeyMap): boolean {
  if (target.closest(isArrow(key) ? KEEPS_ARROWS : TYPING)) return false;
  if (isArrow(key) && walk(key)) return true;
  if (key === "Enter" || key === " ") {
    if (target.matches("[data-target]") && !target.matches("button, a")) return click(target);
    if (target.closest(PRESSED_BY_SPACE)) return false;
  }
  const does = keys[key.length === 1 ? key.toLowerCase() : key];
  does?.();
  return does !== undefined;
}

function click(target: Element): boolean {
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** All there is to choose, what lies on the board first. */
function allTargets(): (HTMLElement | SVGElement)[] {
  const targets = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target]")];
  const isAside = (target: Element) => Number(target.closest(".tb-prompt") !== null);
  return targets.sort((a, b) => isAside(a) - isAside(b));
}

/** Go to the next target; from anywhere else, to the first one. */
function walk(arrow: Arrow): boolean {
  const targets = allTargets();
  const here = targets.indexOf(document.activeElement as HTMLElement | SVGElement);
  const boxes = targets.map(boxOf);
  const from = boxes[here];
  const next = from ? targets[nearest(from, boxes, arrow)] : targets[0];
  next?.focus();
  return targets.length > 0;
}

/**
 * Who plays by keys and whose place is gone with the move goes on nearby, as long as the turn lasts: at its beginning
 * a key that was meant for something else must not choose anything.
 */
export function useFocusOn(moves: string[], turn: number): void {
  const last = useRef<Box | null>(null);
  const before = useRef(turn);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = boxOf(target);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (moves.length === 0) return;
    const sameTurn = before.current === turn;
    before.current = turn;
    if (!sameTurn || !usesKeys() || !isLost(document.activeElement) || !last.current) return;
    const targets = allTargets();
    targets[closest(last.current, targets.map(boxOf))]?.focus({ preventScroll: true });
  }, [moves, turn]);
}

/** Nothing has the focus, or something drawn that can't be chosen any more. */
function isLost(active: Element | null): boolean {
  return active === document.body || (active instanceof SVGElement && !active.matches("[data-target]"));
}
