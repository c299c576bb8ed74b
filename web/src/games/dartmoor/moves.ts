// Moves read from their notation, see src/mire/games/dartmoor/rules/notation.py, and where on the board each of them lies.
import type { Box } from "./box";
import type { DartmoorBoard, HostState } from "./types";

/** Something to click: the stack, a cave, a card or a half in the hand or the clearing, a tree, shrub or moor. */
export type Target =
  | "stack"
  | `cave:${number}`
  | `hand:${string}`
  | `half:${string}`
  | `clearing:${string}`
  | `clearing-half:${string}`
  | `host:${number}`;

/** All that can be clicked, with the move it makes. */
export type Offers = ReadonlyMap<Target, string>;

export const verbOf = (move: string) => move.split(" ", 1)[0] ?? "";
export const objectOf = (move: string) => move.split(" ")[1] ?? "";

/** Where the cards of a free placement come from: the clearing, if the card that allows it says so. */
export function placesFrom({ pending }: Pick<DartmoorBoard, "pending">, box: Box): "half" | "clearing-half" {
  const asked = pending.at(-1);
  const { effect, bonus } = box.species.get(asked?.ask === "place" ? (asked.card ?? "") : "") ?? {};
  const placing = [effect, bonus].find((action) => action?.do === "place");
  return placing?.from === "clearing" ? "clearing-half" : "half";
}

export function offers(moves: readonly string[], board: DartmoorBoard, box: Box): Offers {
  const from = placesFrom(board, box);
  const forest = board.players[board.seat ?? 0]?.forest ?? [];
  const targets = (move: string) => [...targetsOf(move, from), ...twins(move, forest)];
  return new Map(moves.flatMap((move) => targets(move).map((target) => [target, move])));
}

/** Of hosts that are alike a move names only the first. */
function twins(move: string, forest: HostState[]): Target[] {
  const named = verbOf(move) === "at" ? forest[Number(objectOf(move)) - 1] : undefined;
  if (!named) return [];
  return forest.flatMap((host, place): Target[] => (likeness(host) === likeness(named) ? [`host:${place + 1}`] : []));
}

const likeness = ({ species, tree, slots }: HostState) =>
  JSON.stringify([species, tree, slots.map((cards) => cards.map(({ face }) => face))]);

/** Where a move is made. A word alone, such as `skip`, has no place on the board. */
export function targetsOf(move: string, from: "half" | "clearing-half"): Target[] {
  const object = objectOf(move);
  switch (verbOf(move)) {
    case "draw":
      return ["stack"];
    case "cave":
      return [`cave:${Number(object)}`];
    case "take":
    case "store":
      return [`clearing:${object}`];
    case "pay":
    case "moor":
    case "discard":
      return [`hand:${object}`];
    case "play":
      return [`half:${object}`];
    case "place":
      return [`${from}:${object}`];
    case "at":
      return [`host:${Number(object)}`];
    default:
      return [];
  }
}
