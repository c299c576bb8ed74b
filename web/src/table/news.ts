// What the others did since somebody's last turn, read from the log.
import type { Line } from "../net/types";

/** The lines since a seat's last turn; those of the turn it is taking now do not count. */
export function newsFor(lines: Line[], seat: number | null, onTurn: boolean): Line[] {
  if (seat === null) return [];
  const own = (line: Line) => line.seat === seat;
  const before = onTurn ? lines.slice(0, lines.findLastIndex((line) => !own(line)) + 1) : lines;
  return before.slice(before.findLastIndex(own) + 1);
}
