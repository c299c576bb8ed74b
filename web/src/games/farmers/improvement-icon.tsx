// The emblem of an improvement that is only named: its picture stands in the box.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { EmblemIcon } from "./art/icons";
import { type Box, improvementOf } from "./box";

/** The box that is open around the things that are drawn. */
export const BoxContext = createContext<Box | null>(null);

export function ImprovementIcon({ id }: { id: string }) {
  const box = useContext(BoxContext);
  if (!box) throw new Error(`there is no box with ${id}`);
  return <EmblemIcon picture={improvementOf(box, id).page.picture} />;
}
