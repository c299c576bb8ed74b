// Whether animals find room: every pasture holds one kind, every stable outside and the house one animal.
import { ANIMALS, type Animal, type PlayerState } from "./types";

export type Herd = Record<Animal, number>;

export function haveRoom(herd: Herd, { pastures, stables }: PlayerState["farm"]): boolean {
  const fenced = new Set(pastures.flatMap(({ spaces }) => spaces));
  const single = stables.filter((space) => !fenced.has(space)).length + 1;
  const rooms = pastures.map(({ room }) => room).sort((a, b) => b - a);
  return fits(
    ANIMALS.map((animal) => herd[animal]),
    rooms,
    single,
  );
}

/** Try each kind in the largest pasture that is left; what remains needs places for one. */
function fits(left: readonly number[], [room, ...rooms]: readonly number[], single: number): boolean {
  if (left.reduce((total, number) => total + Math.max(number, 0), 0) <= single) return true;
  if (room === undefined) return false;
  return left.some((number, kind) => {
    if (number <= 0) return false;
    return fits(
      left.map((other, at) => (at === kind ? other - room : other)),
      rooms,
      single,
    );
  });
}

/** The kinds that have young in a harvest. */
export const breeding = (herd: Herd): Animal[] => ANIMALS.filter((animal) => herd[animal] >= 2);

/** The herd with all its young. */
export const bred = (herd: Herd): Herd =>
  Object.fromEntries(ANIMALS.map((animal) => [animal, herd[animal] + (herd[animal] >= 2 ? 1 : 0)])) as Herd;
