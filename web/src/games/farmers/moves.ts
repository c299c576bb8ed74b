// Moves read from their notation, see src/mire/games/farmers/rules/notation.py, and where on the table each of them is made.
import type { Good, SpecialAction, Ware } from "./types";

/** Something to click; several moves may be made at one. */
export type Target =
  | `space:${string}` // an action space: place a person
  | `special:${SpecialAction}`
  | `farm:${string}` // a space of the own farm: room, stable, plow, sow, fence, cut, fell, clear, and what a card asks for
  | `improvement:${string}` // a card of the supply or of the hand: build, upgrade, play
  | `hand:${string}` // a card of the first hand: change
  | `pack:${string}` // a card of the draft: take
  | `card:${string}` // an own card: light
  | `ware:${Ware}` // in the own supply: cook, eat, burn, trade, craft, donate, release
  | `get:${Ware}` // one of several wares, and what is bought
  | "offer" // uses of own cards: use, convert, swap, idle, throw
  | "pasture" // enclose the spaces that were chosen
  | "house" // renovate
  | "bake"
  | "heat"
  | "feed"
  | "solo" // keep, bury or discard the card
  | "done";

/** All that can be clicked, with the moves that are made there. */
export type Offers = ReadonlyMap<Target, readonly string[]>;

export const verbOf = (move: string) => move.split(" ", 1)[0] ?? "";
export const objectOf = (move: string) => move.split(" ")[1] ?? "";
/** The second word: the crop that is sown, what is traded for, the card that is returned. */
export const otherOf = (move: string) => move.split(" ")[2] ?? "";

/** All but `done`, which the table asks for: they are made on the farm, at the goods or along the lower edge. */
export const ownWords = ["burn", "donate", "enclose", "renovate", "feed", "keep", "bury", "discard"];

/** What a craft building takes; the church takes fuel by a verb of its own. */
const CRAFTED: Record<string, Good> = { joinery: "wood", pottery: "clay", basketmakers_workshop: "reed" };

export function targetOf(move: string): Target {
  const object = objectOf(move);
  switch (verbOf(move)) {
    case "place":
      return `space:${object}`;
    case "special":
      return `special:${object as SpecialAction}`;
    case "build":
    case "buildwith":
    case "upgrade":
    case "play":
      return `improvement:${object}`;
    case "change":
      return `hand:${object}`;
    case "take":
      return `pack:${object}`;
    case "light":
      return `card:${object}`;
    case "cook":
    case "eat":
    case "trade":
    case "release":
    case "raise":
    case "lodge":
      return `ware:${object as Ware}`;
    case "craft":
      return `ware:${CRAFTED[object] ?? "wood"}`;
    case "burn":
      return "ware:wood";
    case "donate":
      return "ware:fuel";
    case "get":
    case "buy":
      return `get:${object as Ware}`;
    case "use":
    case "convert":
    case "swap":
    case "idle":
    case "throw":
    case "wait":
      return "offer";
    case "enclose":
      return "pasture";
    case "renovate":
      return "house";
    case "bake":
    case "heat":
    case "feed":
    case "done":
      return verbOf(move) as "bake" | "heat" | "feed" | "done";
    case "rest": // the table asks for it, too
      return "done";
    case "keep":
    case "bury":
    case "discard":
      return "solo";
    default:
      return `farm:${object}`;
  }
}

export function targetsOf(moves: readonly string[]): Offers {
  const found = new Map<Target, string[]>();
  for (const move of moves) {
    const target = targetOf(move);
    found.set(target, [...(found.get(target) ?? []), move]);
  }
  return found;
}
