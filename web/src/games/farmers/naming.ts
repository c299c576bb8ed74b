// Moves in words, with what they cost and bring.
import type { Saying, View } from "../../net/types";
import { t } from "../../ui/i18n";
import { saidOf, saidThere } from "./asked";
import { type Box, majorOf, minorOf, openBox } from "./box";
import {
  baked,
  cardWith,
  illWith,
  majorCost,
  nextHouse,
  peatFor,
  renovationCost,
  roomCost,
  SECOND_USE,
  stableCost,
  treesFor,
} from "./costs";
import { objectOf, otherOf, verbOf } from "./moves";
import type { FarmersBoard, PlayerState, SpecialAction, Step, Ware } from "./types";
import { listed, majorTitle } from "./words";

type Values = Saying["values"];

/** The slots of verbs that their texts name alone, see src/mire/games/farmers/rules/notation.py. */
const SLOTS: Record<string, string[]> = {
  place: ["space"],
  special: ["action"],
  room: ["at"],
  stable: ["at"],
  plow: ["at"],
  sow: ["at", "good"],
  fence: ["at"],
  build: ["major"],
  upgrade: ["card", "old"],
  play: ["card"],
  take: ["card"],
  change: ["card"],
  cut: ["at"],
  fell: ["at"],
  clear: ["at"],
  cook: ["ware"],
  eat: ["good"],
  trade: ["good", "for"],
  craft: ["major"],
  light: ["card"],
  release: ["ware"],
};

/** What craft buildings do in a harvest. */
const CRAFTS: Record<string, Values> = {
  joinery: { ware: "wood:1", food: 2 },
  pottery: { ware: "clay:1", food: 2 },
  basketmakers_workshop: { ware: "reed:1", food: 3 },
};

/** A move in a list to choose from: by its own words, or with what comes of it where they don't say enough. */
export const nameMove = (move: string, view: View, components: unknown): Saying =>
  saidOf(move, view.board as FarmersBoard) ??
  inItsWords(move) ??
  whatItDoes(move, view.board as FarmersBoard, openBox(components));

export function inItsWords(move: string): Saying | null {
  const [verb = "", ...words] = move.split(" ");
  const slots = SLOTS[verb];
  if (!slots) return null;
  return { id: `farmers-move-${verb}`, values: Object.fromEntries(slots.map((slot, at) => [slot, words[at] ?? ""])) };
}

/** What a move does, as a sentence beside the thing that is clicked for it. */
export function doing(move: string, board: FarmersBoard, box: Box): string {
  const { id, values } = saidThere(move, board) ?? whatItDoes(move, board, box);
  return t(id, values);
}

function whatItDoes(move: string, board: FarmersBoard, box: Box): Saying {
  const step = board.pending.at(-1);
  const verb = verbOf(move);
  const id = step?.ask === "again" && verb === "keep" ? "again" : (forMinor(move, box) ?? verb);
  const player = board.players[board.seat ?? 0];
  return { id: `farmers-page-do-${id}`, values: player && step ? valuesOf(move, player, step, board, box) : {} };
}

/** A minor improvement may cost nothing, or another card for good. */
function forMinor(move: string, box: Box): string | undefined {
  const minor = box.minors.get(objectOf(move));
  if (verbOf(move) === "upgrade" && minor?.removes) return "remove";
  return verbOf(move) === "play" && minor && listed(minor.cost) === "" ? "play-free" : undefined;
}

function valuesOf(move: string, player: PlayerState, step: Step, board: FarmersBoard, box: Box): Values {
  const object = objectOf(move);
  switch (verbOf(move)) {
    case "special":
      return { price: priceOf(object as SpecialAction, board, box) };
    case "get":
      return ofOffer(object as Ware, step, board, box);
    case "room":
      return { cost: listed(roomCost(player)) };
    case "stable":
      return { cost: listed(stableCost(step.actions ?? [])) };
    case "plow":
      return { food: step.actions?.includes("plow_for_food") ? 1 : 0 };
    case "sow":
      return { crop: otherOf(move) };
    case "enclose":
      return { spaces: step.spaces?.length ?? 0, wood: step.wood ?? 0 };
    case "bake":
      return { grain: Number(object), food: baked(Number(object), player, box) };
    case "renovate":
      return { cost: listed(renovationCost(player)), house: nextHouse(player) ?? "stone" };
    case "build":
      return { cost: listed(majorCost(object, player, box)) };
    case "play":
      return { cost: listed(minorOf(box, object).cost) };
    case "upgrade":
      return { old: majorTitle(majorOf(box, otherOf(move))) };
    case "cut":
      return { fuel: peatFor(player) };
    case "fell":
      return { wood: treesFor(player) };
    case "cook":
      return { ware: `${object}:1`, food: player.rates[object as keyof PlayerState["rates"]] };
    case "eat":
    case "release":
      return { ware: `${object}:1` };
    case "trade":
      return { ware: `${object}:1`, goods: `${otherOf(move)}:1` };
    case "craft":
      return { major: object, ...CRAFTS[object] };
    case "light":
      return { major: object };
    case "feed":
      return ofFeeding(player);
    case "heat":
      return { fuel: Number(object), due: player.due.fuel, ill: illWith(Number(object), player) };
    default:
      return {};
  }
}

/** The food for a card that somebody has used before. */
const priceOf = (action: SpecialAction, board: FarmersBoard, box: Box): number =>
  (cardWith(board, action, box)?.by ?? null) === null ? 0 : SECOND_USE;

/** One of several wares at a space, with the food that comes with it or is paid. */
function ofOffer(ware: Ware, { space = "", choice = 0 }: Step, { players }: FarmersBoard, box: Box): Values {
  const offers = box.space(space, players.length).chooses[choice];
  const food = offers?.find((offer) => offer.ware === ware)?.food ?? 0;
  return { wares: `${ware}:1${food > 0 ? ` food:${food}` : ""}`, price: Math.max(-food, 0) };
}

function ofFeeding({ goods, due }: PlayerState): Values {
  const eaten = Math.min(goods.food, due.food);
  return { food: eaten, due: due.food, begging: due.food - eaten };
}
