import type { GameClient } from "../game";
import { Board } from "./board";
import { Cards } from "./cards";
import { counts } from "./counts";
import { OptionPicture } from "./layout-picture";
import { fillPad, sharedPad } from "./pad";
import { Picture } from "./picture";
import { rules } from "./rules";
import { RulesPicture } from "./rules-pictures";
import { SeatBoard } from "./seat-board";
import { Told } from "./told";

const moorland: GameClient = {
  name: "moorland",
  Board,
  SeatBoard,
  Told,
  Picture,
  Cards,
  counts,
  fillPad,
  sharedPad,
  rules,
  RulesPicture,
  OptionPicture,
};

export default moorland;
