import type { Drawing, Stroke } from "./drawing";
import "./art.css";

/** A drawing, to be placed on a square of 64. */
export function Shapes({ drawing }: { drawing: Drawing }) {
  return drawing.map(([tone, path, width]: Stroke, at) => (
    <path key={at} class={`da-${tone.endsWith("-") ? `${tone}line` : tone}`} d={path} stroke-width={width} />
  ));
}
