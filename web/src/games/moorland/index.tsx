import type { GameClient } from "../game";
import { Board } from "./board";
import { Cards } from "./cards";
import { fillPad, sharedPad } from "./pad";
import { Picture } from "./picture";
import { rules } from "./rules";
import { SeatBoard } from "./seat-board";
import { Told } from "./told";

const moorland: GameClient = { name: "moorland", Board, SeatBoard, Told, Picture, Cards, fillPad, sharedPad, rules };

export default moorland;
