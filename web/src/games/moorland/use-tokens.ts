import { useRef } from "preact/hooks";
import type { Box } from "./box";
import { identify, type Tokens } from "./tokens";
import type { MoorlandBoard } from "./types";

/** The plant markers of a seat's moor, with identities that last from position to position. */
export function useTokens(board: MoorlandBoard, seat: number, box: Box): Tokens {
  const last = useRef<{ board: MoorlandBoard; seat: number; tokens: Tokens } | null>(null);
  if (last.current?.board !== board || last.current.seat !== seat) {
    const before: Tokens = last.current?.seat === seat ? last.current.tokens : new Map();
    last.current = { board, seat, tokens: identify(before, board, seat, box) };
  }
  return last.current.tokens;
}
