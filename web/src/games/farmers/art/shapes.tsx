import type { Drawing } from "./drawing";
import "./art.css";

/** A drawing, to be placed on a square of 64. */
export function Shapes({ drawing }: { drawing: Drawing }) {
  return drawing.map(([tone, path, width], at) => (
    <path key={at} class={`fa-${tone.endsWith("-") ? `${tone}line` : tone}`} d={path} stroke-width={width} />
  ));
}

/** A drawing of its own, as large as the letters around it. */
export function Icon({ drawing, label }: { drawing: Drawing; label?: string | undefined }) {
  return (
    <svg class="fa-icon" viewBox="0 0 64 64" role={label ? "img" : undefined} aria-label={label} aria-hidden={!label}>
      <Shapes drawing={drawing} />
    </svg>
  );
}
