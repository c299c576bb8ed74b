// What the score counts where that says more than its points: water striders and species of animals.
import type { View } from "../../net/types";
import { type Box, cardOf, openBox } from "./box";
import type { MoorlandBoard, MoorState } from "./types";

/** By category, for every seat. */
export function counts(view: View, components: unknown): Record<string, number>[] {
  const box = openBox(components);
  return (view.board as MoorlandBoard).moors.map((moor) => {
    const cards = faceUp(moor, box);
    return {
      biodiversity: new Set(cards.flatMap(({ animal }) => animal ?? [])).size,
      striders: cards.reduce((sum, { striders }) => sum + striders, 0),
    };
  });
}

function faceUp({ sections }: MoorState, box: Box) {
  return Object.values(sections).flatMap((state) =>
    "card" in state && state.face !== "down" ? [cardOf(box, state.card)] : [],
  );
}
