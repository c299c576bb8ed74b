// The picture of a species.
import type { SpeciesData } from "../types";
import { animals } from "./animals";
import { birds } from "./birds";
import type { Drawing } from "./drawing";
import { flyers } from "./flyers";
import { TypeIcon } from "./icons";
import { moors } from "./moors";
import { plants } from "./plants";
import { Shapes } from "./shapes";
import { trees } from "./trees";
import "./art.css";

export const drawings: Record<string, Drawing> = { ...trees, ...moors, ...birds, ...flyers, ...plants, ...animals };

/** A species of a box of one's own that we have not drawn is shown by its type symbol. */
export function SpeciesPicture({ species: { id, symbols } }: { species: Pick<SpeciesData, "id" | "symbols"> }) {
  const drawing = drawings[id];
  const [symbol = "plant"] = symbols;
  if (!drawing) return <TypeIcon symbol={symbol} />;
  return (
    <svg class="da-picture" viewBox="0 0 64 64" aria-hidden="true">
      <Shapes drawing={drawing} />
    </svg>
  );
}
