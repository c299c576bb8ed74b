// What is missing for the cards of one's own hand, for whatever draws them.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lacks } from "./minor-lacks";

/** Null for cards that are in no hand, or in another's. */
export const LacksContext = createContext<(card: string) => Lacks | null>(() => null);

export const useLacks = (card: string): Lacks | null => useContext(LacksContext)(card);
