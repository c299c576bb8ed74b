// All that is drawn at a table and beside it, in one file of the built page.
export { Board } from "./board";
export { Cards } from "./cards";
export { RulesPicture } from "./rules-pictures";
export { SeatBoard } from "./seat-board";
export { Told } from "./told";
