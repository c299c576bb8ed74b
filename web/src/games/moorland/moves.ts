// Moves read from their notation, see src/mire/games/moorland/rules/notation.py.
import type { Face, Place, Plant } from "./types";

export type Move = { text: string } & (
  | { verb: "take"; card: number }
  | { verb: "grow"; section: Place; plant: Plant }
  | { verb: "play"; card: number; section: Place; face: Face }
  | { verb: "surplus"; plant: Plant }
  | { verb: "drift"; plant: Plant; place: Place }
  | { verb: "water"; section: Place; plant: Plant }
  | { verb: "to"; section: Place }
  | { verb: "skip" | "end" }
);

export type Verb = Move["verb"];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

export function readMove(text: string): Move {
  const [verb, first = "", second = "", third = ""] = text.split(" ");
  switch (verb) {
    case "take":
      return { text, verb, card: Number(first) };
    case "grow":
    case "water":
      return { text, verb, section: first, plant: second as Plant };
    case "play":
      return { text, verb, card: Number(first), section: second, face: third as Face };
    case "surplus":
      return { text, verb, plant: first as Plant };
    case "drift":
      return { text, verb, plant: first as Plant, place: second };
    case "to":
      return { text, verb, section: first };
    case "skip":
    case "end":
      return { text, verb };
    default:
      throw new Error(`unknown move ${text}`);
  }
}

export function only<V extends Verb>(moves: readonly Move[], verb: V): MoveOf<V>[] {
  return moves.filter((move): move is MoveOf<V> => move.verb === verb);
}
