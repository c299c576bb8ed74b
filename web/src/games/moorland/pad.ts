// The seven categories from what the owners of a box count, as scoring.py and Moorland.fill_pad have them.
import type { FillPad } from "../game";

const animals = ["beetle", "bird", "snake", "dragonfly", "butterfly", "frog"];
const biodiversity = [0, 1, 2, 3, 5, 8, 12]; // points by number of species
const pair = 2;
const striderPlaces = [7, 3, 1];

/** There are only so many animals and water markers in the box, for all players together. */
export const sharedPad = [...animals, "water"];

export const fillPad: FillPad = (rows) => {
  const striders = striderPoints(rows.map((row) => row.striders ?? 0));
  return rows.map((row, player) => {
    const kinds = animals.map((animal) => row[animal] ?? 0);
    const categories = {
      rooted: row.rooted ?? 0,
      biodiversity: biodiversity[kinds.filter((count) => count > 0).length] ?? 0,
      pairs: pair * sum(kinds.map((count) => Math.floor(count / 2))),
      striders: striders[player] ?? 0,
      waterway: row.waterway ?? 0,
      water: row.water ?? 0,
      surplus: 0 - (row.surplus ?? 0), // a minus sign alone would make -0 of none
    };
    return { total: sum(Object.values(categories)), categories };
  });
};

/** Points for most striders. Ties share the places they take, rounded down; without striders there are none. */
export function striderPoints(striders: number[]): number[] {
  const places = striders.length === 2 ? striderPlaces.slice(0, 2) : striderPlaces;
  return striders.map((own) => {
    if (own === 0) return 0;
    const ahead = striders.filter((other) => other > own).length;
    const tied = striders.filter((other) => other === own).length;
    return Math.floor(sum(places.slice(ahead, ahead + tied)) / tied);
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
