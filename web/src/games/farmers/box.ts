// The action spaces and cards of the box by their names, as the server brings them.
import type { ActionSpace, Components, Major, Minor, PlayerState, SpecialCard } from "./types";

export interface Box {
  /** Minor improvements are played with at level 2. */
  level: number;
  /** Some spaces differ by the number of players. */
  space(id: string, players: number): ActionSpace;
  spaces: readonly ActionSpace[];
  majors: ReadonlyMap<string, Major>;
  minors: ReadonlyMap<string, Minor>;
  special: ReadonlyMap<string, SpecialCard>;
}

const opened = new WeakMap<object, Box>();

export function openBox(components: unknown): Box {
  const data = components as Components;
  const box = opened.get(data) ?? unpack(data);
  opened.set(data, box);
  return box;
}

const byId = <T extends { id: string }>(things: T[]) => new Map(things.map((thing) => [thing.id, thing]));

function unpack({ level, spaces, majors, minors, special }: Components): Box {
  return {
    level,
    spaces,
    space: (id, players) =>
      found(
        spaces.find((space) => space.id === id && space.players.includes(players)),
        id,
      ),
    majors: byId(majors),
    minors: byId(minors),
    special: byId(special),
  };
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`there is no ${id}`);
  return thing;
}

export const majorOf = (box: Box, id: string): Major => found(box.majors.get(id), id);
export const minorOf = (box: Box, id: string): Minor => found(box.minors.get(id), id);
export const improvementOf = (box: Box, id: string): Major | Minor => box.minors.get(id) ?? majorOf(box, id);
export const specialOf = (box: Box, id: string): SpecialCard => found(box.special.get(id), id);

/** The card of a player on which animals of others may be guests. */
export const guestCardOf = ({ cards }: Pick<PlayerState, "cards">, box: Box): string | undefined =>
  cards.find((card) => box.minors.get(card)?.page.guests);
