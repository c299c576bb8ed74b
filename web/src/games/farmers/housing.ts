// Whether animals find room: every pasture holds one kind, every stable outside and the house one animal; cards may
// have room for more.
import type { Box } from "./box";
import { ANIMALS, type Animal, type PlayerState } from "./types";

export type Herd = Record<Animal, number>;

/** Places for one animal each: for any, for any but sheep (in forests), and for horses. */
interface Singles {
  any: number;
  noSheep: number;
  horses: number;
}

export function haveRoom(herd: Herd, farm: PlayerState["farm"], box: Box): boolean {
  const rooms = farm.pastures.map(({ room }) => room).sort((a, b) => b - a);
  return fits(
    ANIMALS.map((animal) => herd[animal]),
    rooms,
    singlesOf(farm, box),
  );
}

function singlesOf({ pastures, stables, forests, singles }: PlayerState["farm"], box: Box): Singles {
  if (!singles) {
    const fenced = new Set(pastures.flatMap(({ spaces }) => spaces));
    return { any: stables.filter((space) => !fenced.has(space)).length + 1, noSheep: 0, horses: 0 };
  }
  const horses = singles.filter((place) => box.minors.get(place.at)?.page.horses_only).length;
  const noSheep = singles.filter((place) => forests.includes(place.at)).length;
  return { any: singles.length - horses - noSheep, noSheep, horses };
}

function fitSingly(left: readonly number[], { any, noSheep, horses }: Singles): boolean {
  const [sheep = 0, boar = 0, cattle = 0, horse = 0] = left.map((number) => Math.max(number, 0));
  const others = boar + cattle + Math.max(horse - horses, 0);
  return sheep + Math.max(others - noSheep, 0) <= any;
}

/** Try each kind in the largest pasture that is left; what remains needs places for one. */
function fits(left: readonly number[], [room, ...rooms]: readonly number[], single: Singles): boolean {
  if (fitSingly(left, single)) return true;
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

/** The herd with a young of some kinds. */
export const withYoung = (herd: Herd, young: readonly Animal[]): Herd =>
  Object.fromEntries(ANIMALS.map((animal) => [animal, herd[animal] + (young.includes(animal) ? 1 : 0)])) as Herd;
