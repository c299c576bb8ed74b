// Where a replay stands, and how it goes on.
import { useEffect, useState } from "preact/hooks";
import type { Frame } from "../net/types";
import { pace } from "../ui/settings";
import { turnFrom } from "./course";
import { PACES } from "./frames";

export interface Player {
  at: number; // the number of the frame that is shown
  last: number;
  playing: boolean;
  go(to: number): void;
  step(by: number): void;
  /** To where the next turn begins (1), or this or the one before began (-1). */
  turn(by: 1 | -1): void;
  toggle(): void;
}

/** Even the fastest replay can be followed. */
const FASTEST = 150;

export function useReplayPlayer(frames: Frame[], start: number): Player {
  const last = frames.length - 1;
  const [at, setAt] = useState(() => clamp(start, last));
  const [playing, setPlaying] = useState(false);
  const rest = Math.max(FASTEST, PACES[pace.value]);

  useEffect(() => {
    if (!playing || at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), rest);
    return () => clearTimeout(timer);
  }, [playing, at, last, rest]);

  const go = (to: number) => {
    setPlaying(false);
    setAt(clamp(to, last));
  };
  return {
    at,
    last,
    playing,
    go,
    step: (by) => go(at + by),
    turn: (by) => go(turnFrom(frames, at, by)),
    toggle: () => {
      if (!playing && at >= last) setAt(0);
      setPlaying(!playing);
    },
  };
}

const clamp = (to: number, last: number) => Math.min(Math.max(Number.isFinite(to) ? Math.trunc(to) : 0, 0), last);
