// A line of the log that is looked at: the boards mark what it tells of, and cards are shown beside it.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Line } from "../net/types";
import type { GameAtTable } from "./load";
import "./told.css";

/** The line, and where it stands. */
export const told = signal<{ line: Line; at: Element } | null>(null);

const GAP = 8;

/** What the line tells of, as far as it can be shown apart from the boards. */
export function ToldAside({ game: { client, components } }: { game: GameAtTable }) {
  const aside = useRef<HTMLDivElement>(null);
  const { line, at } = told.value ?? {};
  useLayoutEffect(() => {
    if (aside.current && at) putBeside(aside.current, at);
  }, [at]);
  if (!line) return null;
  return (
    <div class="tb-told" popover="manual" ref={aside} aria-hidden="true">
      <client.Told line={line} components={components} />
    </div>
  );
}

/** Left of the line, or above it where there is no room. */
function putBeside(aside: HTMLElement, at: Element): void {
  aside.showPopover();
  const around = at.getBoundingClientRect();
  const { width, height } = aside.getBoundingClientRect();
  const left = around.left - width - GAP;
  const fits = left > GAP;
  aside.style.left = `${fits ? left : Math.max(GAP, around.left)}px`;
  aside.style.top = `${Math.max(GAP, Math.min(around.top - (fits ? 0 : height + GAP), innerHeight - height - GAP))}px`;
}
