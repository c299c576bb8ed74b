// What placing a card would change in the points of a forest, counted here, before anything is paid.
import { type Box, type Face, faceOf, speciesOf } from "./box";
import { add, noTally, Points, sum, type Tally } from "./terms";
import type { HostState, PlacedCard, PlayerState } from "./types";

/** A forest as far as points go: the hosts with the faces in their slots. */
type Forest = Pick<HostState, "species" | "tree" | "slots">[];

const TOP = 0;
const SIDES = ["top", "bottom", "left", "right"];
const MOOR_TOPS = [0, 1];
const MOOR_BOTTOMS = [2, 3];

export const isMoor = (host: Pick<HostState, "species">, box: Box) =>
  speciesOf(box, host.species).symbols.includes("moor");
const isFull = ({ slots }: Pick<HostState, "slots">) => slots.every((cards) => cards.length > 0);
export const isBelow = (slot: number, moor: boolean) => (moor ? MOOR_BOTTOMS.includes(slot) : slot === 1);

function tallyOf(forest: Forest, cave: number, box: Box): Tally {
  const tally = noTally();
  tally.cave = cave;
  for (const host of forest) {
    const moor = isMoor(host, box);
    add(tally, host.species, host.tree);
    host.slots.forEach((cards, slot) => {
      for (const { face } of cards) add(tally, faceOf(box, face).species.id, faceOf(box, face).tree);
      if (isBelow(slot, moor)) tally.bottom += cards.length;
    });
  }
  return tally;
}

/** The points of all cards of a forest, the cave apart, against the other forests. */
function worth(forest: Forest, cave: number, others: Tally[], box: Box): number {
  const points = new Points(box.kinds, [tallyOf(forest, cave, box), ...others], 0);
  const hosts = forest.map((host) => {
    const place = { atMoor: isMoor(host, box), full: isFull(host) };
    const doubled = speciesOf(box, host.species).permanent?.doubles?.symbol;
    const cards = host.slots.flatMap((cards, slot) =>
      cards.map(({ face }) => {
        const { species, tree } = faceOf(box, face);
        const twice = doubled && species.symbols.includes(doubled) && isBelow(slot, place.atMoor);
        return points.of(species.id, { ...place, tree }) * (twice ? 2 : 1);
      }),
    );
    return points.of(host.species, { ...place, tree: host.tree }) + sum(cards);
  });
  return sum(hosts) + sum(points.families().map((family) => family.points));
}

/** The slot of a host where a card goes: with its like if they share one, else a free one of its side. */
export function slotFor(face: Face, host: HostState, box: Box): number {
  if (!isMoor(host, box)) return SIDES.indexOf(face.side);
  const slots = face.side === "top" ? MOOR_TOPS : MOOR_BOTTOMS;
  const flies = (cards: PlacedCard[] | undefined) =>
    cards?.length && cards.every((card) => isDragonfly(faceOf(box, card.face)));
  const shared = slots.find((slot) => flies(host.slots[slot]));
  if (isDragonfly(face) && shared !== undefined && sharesDragonflies(host, box)) return shared;
  return slots.find((slot) => host.slots[slot]?.length === 0) ?? slots[TOP] ?? TOP;
}

const isDragonfly = ({ species }: Face) => species.symbols.includes("dragonfly");
const sharesDragonflies = ({ slots }: HostState, box: Box) =>
  slots.flat().some(({ face }) => faceOf(box, face).species.permanent?.shares === "dragonfly");

function withFace(forest: Forest, face: Face, at: number | null, box: Box): Forest {
  if (at === null) return [...forest, { species: face.species.id, tree: face.tree, slots: [[], [], [], []] }];
  return forest.map((host, place) => {
    if (place !== at) return host;
    const into = slotFor(face, host as HostState, box);
    const added = { face: face.id, points: 0 };
    return { ...host, slots: host.slots.map((cards, slot) => (slot === into ? [...cards, added] : cards)) };
  });
}

export interface Gains {
  /** Points that a face would bring at a host, or as a host of its own (null). */
  of(face: Face, host: number | null): number;
}

export function gainsFor(players: PlayerState[], seat: number, box: Box): Gains {
  const player = players[seat];
  const others = players.filter((_, other) => other !== seat).map((other) => tallyOf(other.forest, 0, box));
  const forest = player?.forest ?? [];
  const cave = player?.stored.length ?? 0;
  const now = worth(forest, cave, others, box);
  return { of: (face, host) => worth(withFace(forest, face, host, box), cave, others, box) - now };
}
