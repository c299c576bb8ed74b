// Moves to choose from in words, with the cards they are about; the same as name_move of the server.
import type { Saying, View } from "../../net/types";
import { type Box, cardOf, type Face, faceOf, openBox, showsTree } from "./box";
import { objectOf, verbOf } from "./moves";
import type { DartmoorBoard } from "./types";

type Values = Saying["values"];

export function nameMove(move: string, view: View, components: unknown): Saying {
  const verb = verbOf(move);
  return {
    id: `dartmoor-choose-${verb}`,
    values: valuesOf(verb, objectOf(move), view.board as DartmoorBoard, openBox(components)),
  };
}

function valuesOf(verb: string, object: string, board: DartmoorBoard, box: Box): Values {
  switch (verb) {
    case "draw":
    case "skip":
      return {};
    case "cave":
      return { cave: Number(object) };
    case "at": {
      const host = board.players[board.seat ?? 0]?.forest[Number(object) - 1];
      return { host: Number(object), at: host?.species ?? "" };
    }
    case "play":
    case "place":
      return ofFace(faceOf(box, object));
    case "pay":
      return { ...ofCard(object, box), bonus: bonusWith(object, board, box) };
    default:
      return ofCard(object, box);
  }
}

const ofFace = ({ species, side, tree }: Face): Values => ({
  species: species.id,
  form: species.position === "tree" ? "tree" : side,
  cost: species.cost,
  tree: tree ?? "",
});

function ofCard(id: string, box: Box): Values {
  const { faces } = cardOf(box, id);
  const species = faces.map((face) => face.species.id).join(" ");
  const trees = faces.map((face) => face.tree).join(" ");
  return { species, trees: trees === species ? "own" : trees };
}

/** What paying with a card means for the bonus. */
function bonusWith(card: string, board: DartmoorBoard, box: Box): string {
  const step = board.pending.at(-1);
  const face = step?.face ? faceOf(box, step.face) : undefined;
  if (!face?.species.bonus || !step?.bonus) return "none";
  return showsTree(cardOf(box, card), face.tree) ? "kept" : "lost";
}
