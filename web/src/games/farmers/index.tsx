import type { GameClient } from "../game";
import { later } from "../later";
import { ownWordsAt } from "./asked";
import { counts } from "./counts";
import { nameMove } from "./naming";
import { fillPad, sharedPad } from "./pad";
import { Picture } from "./picture";
import { rules } from "./rules";

const board = () => import("./table");

const farmers: GameClient = {
  name: "farmers",
  nameMove,
  ownWords: ownWordsAt,
  Board: later(async () => (await board()).Board),
  SeatBoard: later(async () => (await board()).SeatBoard),
  Told: later(async () => (await board()).Told),
  Picture,
  Cards: later(async () => (await board()).Cards),
  allCards: { level: "2" },
  counts,
  fillPad,
  sharedPad,
  rules,
  RulesPicture: later(async () => (await board()).RulesPicture),
  OptionPicture: () => null,
  matters: (option, { level }) => option !== "hands" || level === "2",
};

export default farmers;
