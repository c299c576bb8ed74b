// What the score counts where that says more than its points: the trees, shrubs and moors, and the cards around them.
import type { View } from "../../net/types";
import { faceOf, openBox, speciesOf } from "./box";
import { CATEGORY_OF } from "./terms";
import type { DartmoorBoard } from "./types";

/** Cards by category, for every seat. */
export function counts(view: View, components: unknown): Record<string, number>[] {
  const box = openBox(components);
  return (view.board as DartmoorBoard).players.map(({ forest, stored }) => {
    const species = forest.flatMap((host) => [
      speciesOf(box, host.species),
      ...host.slots.flat().map(({ face }) => faceOf(box, face).species),
    ]);
    const found: Record<string, number> = { cave: stored.length };
    for (const category of Object.values(CATEGORY_OF)) found[category] = 0;
    for (const { position } of species) found[CATEGORY_OF[position]] = (found[CATEGORY_OF[position]] ?? 0) + 1;
    return found;
  });
}
