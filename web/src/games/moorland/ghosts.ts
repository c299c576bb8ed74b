// What is drawn before it is done: a card held over a section, plants where they would lie.

import { oneByOne, total } from "./box";
import { type Choice, facesFor, type Target } from "./choice";
import { type Move, type MoveOf, only } from "./moves";
import type { Outcome } from "./outcome";
import { type Section, type Structure, sectionOf } from "./structure";
import { type Face, type MoorState, type Place, type Plant, SPACES, type Step } from "./types";

/** A card held over a section, before it is laid. */
export interface GhostCard {
  card: number;
  place: Place;
  face: Face;
}

/** Plants that would lie on a place. */
export interface GhostPlants {
  place: Place;
  plant: Plant;
  count: number;
}

/** The play that is being looked at: the one chosen so far, or that of the section under the pointer. */
export function heldPlay(moves: readonly Move[], choice: Choice, pointed: Target | null): MoveOf<"play"> | null {
  const held = choice.step === "lay" ? choice : pointedPlay(moves, choice, pointed);
  if (!held) return null;
  const { card, section, face } = held;
  return only(moves, "play").find((m) => m.card === card && m.section === section && m.face === face) ?? null;
}

function pointedPlay(moves: readonly Move[], choice: Choice, pointed: Target | null) {
  const section = placeOf(pointed);
  if (choice.step !== "card" || section === null) return null;
  const face = facesFor(moves, choice.card, section)[0];
  return face ? { card: choice.card, section, face } : null;
}

/** The plants that the target under the pointer would put somewhere. */
export function ghostPlants(
  moves: readonly Move[],
  choice: Choice,
  pointed: Target | null,
  asked: Step | undefined,
  structure: Structure,
): GhostPlants | null {
  if (choice.step === "grow" && pointed?.startsWith("plant:")) {
    const section = sectionOf(structure, choice.section);
    return { place: choice.section, plant: pointed.slice(6) as Plant, count: section ? growing(section) : 0 };
  }
  const place = placeOf(pointed);
  if (place === null || choice.step !== "start") return null;
  const plant =
    only(moves, "drift").find((move) => move.place === place)?.plant ?? (asked?.ask === "to" && asked.plant);
  return plant ? { place, plant, count: 1 } : null;
}

/** The next plant on every place it may drift to. */
export function mayDrift(outcome: Outcome | null): GhostPlants[] {
  const plant = outcome && oneByOne(outcome.drifting)[0];
  if (!plant || outcome.price) return [];
  return outcome.places.map((place) => ({ place, plant, count: 1 }));
}

/** How many markers a growth symbol gives. */
export function growing({ growth }: Section): number {
  return growth === "any" || growth === null ? 1 : growth;
}

/** How many of those do not fit on the section. */
export function overflow(section: Section, moor: MoorState): number {
  const state = moor.sections[section.place];
  const free = state && "plants" in state ? SPACES - total(state.plants) : 0;
  return Math.max(0, growing(section) - free);
}

/** The places where the chosen card can lie only face down. */
export function onlyDown(moves: readonly Move[], choice: Choice): Place[] {
  if (choice.step !== "card" && choice.step !== "lay") return [];
  const places = new Set(only(moves, "play").map((move) => move.section));
  return [...places].filter((place) => facesFor(moves, choice.card, place).every((face) => face === "down"));
}

function placeOf(target: Target | null): Place | null {
  return target?.startsWith("place:") ? target.slice(6) : null;
}
