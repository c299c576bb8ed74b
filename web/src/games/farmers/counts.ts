// What lies behind the points of a category: how many fields, animals, people there are.
import type { View } from "../../net/types";
import type { Crop, FarmersBoard, PlayerState } from "./types";

export function counts(view: View): Record<string, number>[] {
  return (view.board as FarmersBoard).players.map(countsOf);
}

function countsOf({ goods, animals, farm, people, cards, begging }: PlayerState): Record<string, number> {
  const fenced = new Set(farm.pastures.flatMap(({ spaces }) => spaces));
  const used = new Set([...farm.rooms, ...farm.fields, ...farm.forests, ...farm.moors, ...farm.stables, ...fenced]);
  return {
    fields: farm.fields.length,
    pastures: farm.pastures.length,
    grain: goods.grain + growing(farm.sown, "grain"),
    vegetables: goods.vegetable + growing(farm.sown, "vegetable"),
    sheep: animals.sheep,
    boar: animals.boar,
    cattle: animals.cattle,
    horses: animals.horse,
    unused: farm.board.filter((space) => !used.has(space)).length,
    stables: farm.stables.filter((space) => fenced.has(space)).length,
    rooms: farm.rooms.length,
    people,
    cards: cards.length,
    begging,
  };
}

function growing(sown: PlayerState["farm"]["sown"], crop: Crop): number {
  const fields = Object.values(sown).filter((field) => field.crop === crop);
  return fields.reduce((total, { left }) => total + left, 0);
}
