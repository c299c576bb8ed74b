// Why something can't be used now. The server knows: what it is asked to foresee and is not possible, it refuses with
// the rule that stands against it.
import { useState } from "preact/hooks";
import { RefusedCommand } from "../../net/live";
import { t } from "../../ui/i18n";
import { targetOf } from "./moves";
import { inItsWords } from "./naming";
import type { FarmersBoard } from "./types";

/** The move that is made at an action space or at a card of the supply; none at other things. */
export function moveAt(id: string, { spaces, stacks }: Pick<FarmersBoard, "spaces" | "stacks">): string {
  if (spaces.some((space) => space.id === id)) return `place ${id}`;
  return stacks.some((stack) => stack.includes(id)) ? `build ${id}` : "";
}

/** A refusal in words that name the move and the players as the page does. */
export function reasonInWords(refusal: unknown, move: string, names: readonly string[]): string {
  if (!(refusal instanceof RefusedCommand) || refusal.reason !== "illegal" || !refusal.why) return "";
  const { id, values } = refusal.why;
  const named = inItsWords(move);
  const said = { ...values, move: named ? t(named.id, named.values) : move };
  if (id !== "farmers-not-free") return t(id, said);
  return t("farmers-page-not-free", { ...said, player: names[Number(values.number) - 1] ?? "" });
}

export interface Reasons {
  /** What is known by now of why a move is not possible. */
  reasonFor(move: string): string;
  /** Find out, if it is not possible and not known yet. */
  askWhy(move: string): void;
}

interface Found {
  moves: readonly string[];
  reasons: Readonly<Record<string, string>>;
}

/** A card that can't be built may still be had for another one. */
const isOffered = (move: string, moves: readonly string[]) => moves.some((other) => targetOf(other) === targetOf(move));

/** Each reason is asked for once in a position; while others decide there is none. */
export function useReasons(moves: readonly string[], explain: (move: string) => Promise<string>): Reasons {
  const [found, find] = useState<Found>({ moves, reasons: {} });
  const reasonsIn = (then: Found) => (then.moves === moves ? then.reasons : {});
  const known = reasonsIn(found);

  async function askWhy(move: string) {
    if (move === "" || move in known || moves.length === 0 || isOffered(move, moves)) return;
    const reason = await explain(move);
    if (reason) find((before) => ({ moves, reasons: { ...reasonsIn(before), [move]: reason } }));
  }

  return { reasonFor: (move) => known[move] ?? "", askWhy };
}
