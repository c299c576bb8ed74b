// What cards ask and offer: how that is said, which answers stand beside the card, and who says that one is done.
import type { Saying, View } from "../../net/types";
import { type Offers, objectOf, ownWords, targetOf, verbOf } from "./moves";
import type { FarmersBoard, Step } from "./types";

/** What is done on a space is told there by its own words. */
const BY_PLACE: Record<string, string> = { at: "farmers-page-do-at", sow: "farmers-page-do-sow" };

/** A move in the words of the game, with what it costs and brings as the server tells. */
export function saidOf(move: string, { said }: Pick<FarmersBoard, "said">): Saying | null {
  const values = said?.[move];
  return values ? { id: `farmers-choose-${verbOf(move)}`, values } : null;
}

/** The same beside the space where it is made, or below the name of the card that asks. */
export function saidThere(move: string, board: Pick<FarmersBoard, "said" | "pending">): Saying | null {
  const saying = saidOf(move, board);
  const asks = board.pending.at(-1)?.card;
  const id = asks && move === `use ${asks}` ? "farmers-used" : BY_PLACE[verbOf(move)];
  return saying && { ...saying, id: id ?? saying.id };
}

/** Uses of cards that are offered beside other moves. */
export const OFFERS = ["use", "convert", "swap", "idle", "throw"];

/** What can be turned into what, with cards or without; as an answer it matters only where nothing else does. */
const EXCHANGES = ["craft", "cook", "eat", "burn", "trade", "donate", "light", ...OFFERS];

const isAside = (move: string, { card }: Step) =>
  EXCHANGES.includes(verbOf(move)) && !(verbOf(move) === "use" && objectOf(move) === card);

/** The answers to a card's question that are not given on the farm; the one that leaves it comes last. */
export function answersOf(moves: readonly string[], step: Step): string[] {
  const given = moves.filter((move) => move !== "done");
  const direct = given.filter((move) => !isAside(move, step));
  const shown = (direct.length > 0 ? direct : given).filter((move) => !targetOf(move).startsWith("farm:"));
  return [...shown, ...moves.filter((move) => move === "done")];
}

/** The spaces that a card's question is about, such as one that was chosen before; not those that are the answers. */
export const takenFor = (step: Step | undefined, offers: Offers): string[] =>
  step?.ask === "asked" ? (step.spaces ?? []).filter((space) => !offers.has(`farm:${space}`)) : [];

/** The words that the board offers by itself: to a card, what is answered stands beside its text. */
export function ownWordsAt({ board }: View): readonly string[] {
  const isAsked = (board as FarmersBoard).pending.at(-1)?.ask === "asked";
  return isAsked ? [...ownWords, "done"] : ownWords;
}
