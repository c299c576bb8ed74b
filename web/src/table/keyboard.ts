// The keyboard at a table: arrows walk the targets that the board marks with data-target, the rest are single keys.
import { useEffect, useRef } from "preact/hooks";
import { type Arrow, isArrow, nearest } from "./walk";

/** What each key does, by KeyboardEvent.key; letters in lower case. */
export type KeyMap = Record<string, () => void>;

const TYPING = "input, textarea, select, [contenteditable]";
const KEEPS_ARROWS = `${TYPING}, [role="tab"], [role="slider"]`;
const PRESSED_BY_SPACE = "button, a, summary, [role='button'], [data-target]";

export function useKeyboard(keys: KeyMap): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
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

/** Go to the next target; from anywhere else, to the first one. */
function walk(arrow: Arrow): boolean {
  const targets = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target]")];
  const here = targets.indexOf(document.activeElement as HTMLElement | SVGElement);
  const boxes = targets.map((target) => target.getBoundingClientRect());
  const from = boxes[here];
  const next = from ? targets[nearest(from, boxes, arrow)] : targets[0];
  next?.focus();
  return targets.length > 0;
}
