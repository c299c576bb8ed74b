// How a move is chosen, click by click: what can be clicked now, and what a click leads to.
import { type Move, only } from "./moves";
import type { Face, Place, Plant } from "./types";

/** What has been chosen so far of a move that takes several clicks. */
export type Choice =
  | { step: "start" }
  | { step: "grow"; section: Place } // which plant?
  | { step: "card"; card: number } // on which section?
  | { step: "lay"; card: number; section: Place; face: Face } // like this?
  | { step: "water" } // from which section?
  | { step: "lift"; section: Place }; // which plant?

export const start: Choice = { step: "start" };

/** Something to click: a card, a place of the moor, a plant in a list, the surplus, the water markers. */
export type Target =
  | `display:${number}`
  | `stored:${number}`
  | `place:${Place}`
  | `plant:${Plant}`
  | "surplus"
  | "water";

/** A move to make, or a choice that goes on. */
export type Act = { move: string } | { choice: Choice };

export type Offers = Map<Target, Act>;

/** All that can be clicked, with what it does. What was chosen before can be chosen anew. */
export function offers(moves: readonly Move[], choice: Choice): Offers {
  const found: Offers = new Map();
  offerWater(moves, choice, found);
  // With a water marker in hand it is about that alone.
  if (choice.step === "water" || choice.step === "lift") return found;
  for (const { card, text } of only(moves, "take")) found.set(`display:${card}`, { move: text });
  for (const { place, text } of only(moves, "drift")) found.set(`place:${place}`, { move: text });
  for (const { section, text } of only(moves, "to")) found.set(`place:${section}`, { move: text });
  offerSurplus(moves, found);
  offerGrowth(moves, choice, found);
  offerCards(moves, choice, found);
  return found;
}

/** The price of a card face down is chosen among plants; a plant that finds no space goes to the surplus. */
function offerSurplus(moves: readonly Move[], found: Offers): void {
  const surplus = only(moves, "surplus");
  if (surplus.length > 1) for (const { plant, text } of surplus) found.set(`plant:${plant}`, { move: text });
  else if (surplus[0]) found.set("surplus", { move: surplus[0].text });
}

function offerGrowth(moves: readonly Move[], choice: Choice, found: Offers): void {
  const growths = only(moves, "grow");
  for (const { section, text } of growths) {
    const several = growths.filter((move) => move.section === section).length > 1;
    found.set(`place:${section}`, several ? { choice: { step: "grow", section } } : { move: text });
  }
  if (choice.step !== "grow") return;
  for (const { section, plant, text } of growths) {
    if (section === choice.section) found.set(`plant:${plant}`, { move: text });
  }
}

function offerCards(moves: readonly Move[], choice: Choice, found: Offers): void {
  const plays = only(moves, "play");
  for (const { card } of plays) found.set(`stored:${card}`, { choice: { step: "card", card } });
  if (choice.step !== "card" && choice.step !== "lay") return;
  found.set(`stored:${choice.card}`, { choice: start });
  for (const { card, section } of plays) {
    if (card !== choice.card) continue;
    const faces = facesFor(moves, card, section);
    const kept = choice.step === "lay" && faces.includes(choice.face) ? choice.face : faces[0];
    found.set(`place:${section}`, { choice: { step: "lay", card, section, face: kept ?? "down" } });
  }
}

function offerWater(moves: readonly Move[], choice: Choice, found: Offers): void {
  const waters = only(moves, "water");
  if (waters.length === 0) return;
  const chosen = choice.step === "water" || choice.step === "lift";
  found.set("water", { choice: chosen ? start : { step: "water" } });
  if (!chosen) return;
  for (const { section, text } of waters) {
    const several = waters.filter((move) => move.section === section).length > 1;
    found.set(`place:${section}`, several ? { choice: { step: "lift", section } } : { move: text });
  }
  if (choice.step !== "lift") return;
  for (const { section, plant, text } of waters) {
    if (section === choice.section) found.set(`plant:${plant}`, { move: text });
  }
}

/** The ways in which a card can be laid on a section: up, turned, down, as far as they are legal. */
export function facesFor(moves: readonly Move[], card: number, section: Place): Face[] {
  return only(moves, "play")
    .filter((move) => move.card === card && move.section === section)
    .map((move) => move.face);
}

/** Whether a card can be laid face up somewhere. */
export function fitsSomewhere(moves: readonly Move[], card: number): boolean {
  return only(moves, "play").some((move) => move.card === card && move.face !== "down");
}

/** What of a choice is outlined as chosen. */
export function chosen(choice: Choice): Target[] {
  switch (choice.step) {
    case "grow":
      return [`place:${choice.section}`];
    case "card":
      return [`stored:${choice.card}`];
    case "lay":
      return [`stored:${choice.card}`, `place:${choice.section}`];
    case "water":
      return ["water"];
    case "lift":
      return ["water", `place:${choice.section}`];
    default:
      return [];
  }
}

/** What a hint points at, once this much of it has been chosen. */
export function pointedAt(hint: Move, choice: Choice, offered: Offers): Target | null {
  switch (hint.verb) {
    case "take":
      return `display:${hint.card}`;
    case "grow":
      return choice.step === "grow" && choice.section === hint.section
        ? `plant:${hint.plant}`
        : `place:${hint.section}`;
    case "play": {
      const picked = (choice.step === "card" || choice.step === "lay") && choice.card === hint.card;
      return picked ? `place:${hint.section}` : `stored:${hint.card}`;
    }
    case "water":
      if (choice.step === "lift" && choice.section === hint.section) return `plant:${hint.plant}`;
      return choice.step === "water" || choice.step === "lift" ? `place:${hint.section}` : "water";
    case "drift":
      return `place:${hint.place}`;
    case "to":
      return `place:${hint.section}`;
    case "surplus":
      return offered.has("surplus") ? "surplus" : `plant:${hint.plant}`;
    default:
      return null;
  }
}
