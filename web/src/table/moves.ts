// Moves in words. A notation is a verb and the words of its slots, see src/mire/core/moves.py.
import type { Verb, View } from "../net/types";
import { t } from "../ui/i18n";
import type { GameAtTable } from "./load";

export const verbOf = (move: string) => move.split(" ", 1)[0] ?? "";

/** Moves of a single word have no place on a board, so the table offers them as buttons. */
export const isWord = (move: string) => !move.includes(" ");

/** By the convention of all games the words that only go on or end something, as their buttons say. */
const GOING_ON = ["end", "done", "skip", "draw"];
export const goesOn = (move: string) => GOING_ON.includes(move);

/** The values of a move by the names of its verb's slots, as texts take them. */
export function slotValues(verbs: Verb[], move: string): Record<string, string> {
  const [word, ...values] = move.split(" ");
  const slots = verbs.find((verb) => verb.word === word)?.slots ?? [];
  return Object.fromEntries(slots.map((slot, at) => [slot, values[at] ?? ""]));
}

/** A move as one line of a list to choose from. */
export function nameMove({ info, client, components }: GameAtTable, view: View | undefined, move: string): string {
  const named = view && client.nameMove?.(move, view, components);
  return named ? t(named.id, named.values) : t(`${info.name}-move-${verbOf(move)}`, slotValues(info.verbs, move));
}
