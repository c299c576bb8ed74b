// What a play would lead to, from the server's preview of it.
import type { Preview, View } from "../../net/types";
import { type Box, cardOf, count, plantsOf, total } from "./box";
import { type MoveOf, only, readMove } from "./moves";
import type { MoorlandBoard, Place, Plants } from "./types";

export interface Outcome {
  roots: Plants;
  withers: Plants;
  drifting: Plants; // still to find a place
  places: Place[]; // where the first of them may drift to
  price: boolean; // one of them is to become surplus, the player's choice
  surplus: number; // markers that become surplus at once
  gain: number; // points at once
  points: [category: string, points: number][]; // where they come from
}

/** The outcome of laying a card, seen from the position before it. */
export function outcomeOf(move: MoveOf<"play">, preview: Preview, position: View, box: Box): Outcome | null {
  const before = position.board as MoorlandBoard;
  const { scores } = position;
  const after = preview.view?.board as MoorlandBoard | undefined;
  const seat = before.seat;
  if (!after || !preview.view || seat === null) return null;
  const card = cardOf(box, move.card);
  const faceUp = move.face !== "down";
  const asked = after.pending.at(-1)?.ask;
  const surplusOf = (board: MoorlandBoard) => total(board.moors[seat]?.surplus ?? {});
  return {
    roots: faceUp ? count(plantsOf(card, "roots")) : {},
    withers: faceUp ? count(plantsOf(card, "withers")) : {},
    drifting: after.stock,
    places: only(preview.view.moves.map(readMove), "drift").map((drift) => drift.place),
    price: asked === "surplus",
    surplus: surplusOf(after) - surplusOf(before),
    gain: preview.gain,
    points: difference(scores[seat]?.categories ?? {}, preview.view.scores[seat]?.categories ?? {}),
  };
}

/** The categories that a play gains or loses points in. */
function difference(before: Record<string, number>, after: Record<string, number>): [string, number][] {
  const changes = Object.entries(after).map(([name, points]): [string, number] => [name, points - (before[name] ?? 0)]);
  return changes.filter(([, points]) => points !== 0);
}
