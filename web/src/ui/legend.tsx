import type { ComponentChildren } from "preact";
import "./legend.css";

/** Pictures in a row, each with a word or two. */
export const Legend = ({ children }: { children: ComponentChildren }) => <ul class="ui-legend">{children}</ul>;

export function LegendItem({ says, children }: { says: string; children: ComponentChildren }) {
  return (
    <li>
      {children}
      <span>{says}</span>
    </li>
  );
}
