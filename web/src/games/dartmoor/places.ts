// Where a card can go, as src/mire/games/dartmoor/model/forest.py has it: for looking ahead only, the server says what is legal.
import { type Box, type Face, faceOf } from "./box";
import { isMoor } from "./gains";
import type { HostState } from "./types";

const RABBIT = "dartmoor_black_rabbit";
const SIDES = ["top", "bottom", "left", "right"];

/** The hosts where a face fits; for a tree, shrub or moor a place of its own: null. */
export function possiblePlaces(face: Face, forest: readonly HostState[], box: Box): (number | null)[] {
  if (face.side === "whole") return [null];
  return forest.flatMap((host, place) => (fits(face, host, box) ? [place] : []));
}

function fits(face: Face, host: HostState, box: Box): boolean {
  const { species, side } = face;
  const moor = isMoor(host, box);
  const facesIn = (slot: number) => (host.slots[slot] ?? []).map((placed) => faceOf(box, placed.face));
  const all = host.slots.flatMap((_, slot) => facesIn(slot));
  const shares = (what: string) => all.some((other) => other.species.permanent?.shares === what);
  const slots = !moor ? [SIDES.indexOf(side)] : side === "top" ? [0, 1] : side === "bottom" ? [2, 3] : [];
  if (species.only === "bird") {
    const top = moor ? [] : facesIn(0);
    return isBird(top) && !top.some((other) => other.species.only === "bird");
  }
  if (species.only === "moor" && !moor) return false;
  if (slots.some((slot) => facesIn(slot).length === 0)) return true;
  if (isDragonfly(face) && shares("dragonfly")) return slots.some((slot) => facesIn(slot).every(isDragonfly));
  return species.id === RABBIT && !moor && shares("rabbit");
}

const isBird = (faces: Face[]) => faces.some(({ species }) => species.symbols.includes("bird"));
const isDragonfly = ({ species }: Face) => species.symbols.includes("dragonfly");
