// A small box and a small position for tests.
import type { BoxData, MoorlandBoard, MoorState, Placement, SectionState, SideData } from "./types";

const side = (letters: string, root_waterway: string): SideData => ({
  grid: [["R", letters[0] ?? ""], [letters[1] ?? "", letters[2] ?? ""]], // biome-ignore format: a plan
  root_waterway,
  growth: { [letters[0] ?? ""]: 2, [letters[1] ?? ""]: "any", [letters[2] ?? ""]: 3 },
});

const plan = (number: number, letters: string) => ({
  plan: number,
  white: side(letters, "NESW"),
  black: side(letters, "N|E|S|W"),
});

export const boxData: BoxData = {
  plant_cards: [["rushes", "heather"]],
  moor_cards: [
    { number: 1, waterway: "NE", animal: "beetle", plants: ["heather roots", "heather withers", "rushes drifts"] },
    { number: 2, waterway: "EW", striders: 2, plants: ["rushes drifts"] },
    { number: 3, waterway: "N|E|S|W", four_players: true, plants: ["rushes roots", "heather roots"] },
  ],
  moor_plans: [plan(1, "ABC"), plan(2, "DEF"), plan(3, "GHI"), plan(4, "JKL")],
};

export const grid: Placement[] = [
  { plan: 1, x: 0, y: 0, turn: 0, side: "white" },
  { plan: 2, x: 2, y: 0, turn: 180, side: "white" },
  { plan: 3, x: 0, y: 2, turn: 0, side: "black" },
  { plan: 4, x: 2, y: 2, turn: 0, side: "white" },
];

export function moorWith(sections: Record<string, SectionState>, more: Partial<MoorState> = {}): MoorState {
  const empty = Object.fromEntries([..."ABCDEFGHIJKL"].map((letter) => [letter, { plants: {} }]));
  return {
    sections: { ...empty, ...sections },
    roots: [null, null, null, null],
    stored: [],
    water: 0,
    surplus: {},
    ...more,
  };
}

export function boardWith(moor: MoorState, more: Partial<MoorlandBoard> = {}): MoorlandBoard {
  return {
    round: 3,
    mushroom: 0,
    seat: 0,
    turn: 5,
    structure: grid,
    plant_card: ["rushes", "heather"],
    plant_discard: [],
    display: [],
    discard: [],
    deck: 10,
    water: [],
    covered: [],
    stock: {},
    pending: [{ ask: "play" }],
    moors: [moor],
    ...more,
  };
}
