import type { SeatInfo } from "../net/types";

/** The people at the table who have not agreed yet to let a bot play for a seat. */
export function undecided(seats: SeatInfo[], seat: number): number[] {
  const agreed = seats[seat]?.agreed ?? [];
  return seats.flatMap(({ kind, here }, other) =>
    kind === "human" && here && other !== seat && !agreed.includes(other) ? [other] : [],
  );
}
