import { expect, test } from "vitest";
import { deliveriesIn, fillUp, mealOf, outlook } from "./outlook";
import { farmWith, playerWith } from "./testing";
import { boardWith, box, boxWith, goods, herd, minorWith } from "./testing-table";
import type { Delivery, FarmersBoard, PlayerState } from "./types";

const seen = (player: Partial<PlayerState>, more: Partial<FarmersBoard> = {}) =>
  outlook(boardWith([{ ask: "turn" }], { players: [playerWith(player), playerWith()], ...more }), 0, box);

test("the next harvest follows the last round of the stage", () => {
  expect(seen({}, { round: 5 })).toMatchObject({ round: 7, rounds: 2 });
  expect(seen({}, { round: 9 })).toMatchObject({ round: 9, rounds: 0 });
});

test("a newborn has grown up by then, but not in the round of the harvest", () => {
  const player = { people: 3, newborns: 1, due: { food: 5, fuel: 2 } };
  expect(seen(player, { round: 2 })?.food.due).toBe(6);
  expect(seen(player, { round: 4 })?.food.due).toBe(5);
});

test("alone everybody eats three", () => {
  expect(seen({}, { players: [playerWith()] })?.food.due).toBe(6);
});

test("food on its way counts if it comes in time, that of the Riding Stables with two horses", () => {
  const food = (round: number, card: string): Delivery => ({ round, ware: "food", card });
  const deliveries = [food(3, "well"), food(5, "well"), food(4, "riding_stables")];
  expect(seen({ deliveries })?.food.coming).toBe(1);
  expect(seen({ deliveries, animals: herd({ horse: 2 }) })?.food.coming).toBe(2);
});

test("crops are those in the supply and one of every sown field", () => {
  const farm = farmWith({ fields: ["A1"], sown: { A1: { crop: "grain", left: 3 } } });
  expect(seen({ farm, goods: goods({ vegetable: 2 }) })?.food.crops).toBe(3);
});

test("with something to cook on, animals and vegetables give more", () => {
  const rates = { vegetable: 3, ...herd({ sheep: 2 }) };
  const player = { rates, goods: goods({ grain: 1, vegetable: 1 }), animals: herd({ sheep: 2, horse: 1 }) };
  expect(seen(player)?.food).toMatchObject({ crops: 4, meat: 4 });
});

test("who has been fed only heats; who has heated looks to the next harvest", () => {
  const heating = boardWith(
    [
      { ask: "breed", seat: 0 },
      { ask: "heat", seat: 0 },
    ],
    { round: 4 },
  );
  expect(outlook(heating, 0, box)).toMatchObject({ round: 4, food: { due: 0 } });
  expect(outlook(heating, 1, box)).toMatchObject({ round: 7, food: { due: 4 } });
});

test("food that is not there comes from crops first, then from animals, and the rest is begged for", () => {
  const food = { due: 6, there: 1, coming: 1, crops: 2, meat: 1 };
  expect(mealOf(food)).toEqual({ eaten: 2, cooked: 1, lacking: 1 });
  expect(mealOf({ ...food, there: 5 })).toEqual({ eaten: 0, cooked: 0, lacking: 0 });
});

test("only as much wood is burnt as is needed", () => {
  expect(fillUp(2, 5)).toEqual({ used: 2, lacking: 0 });
  expect(fillUp(3, 1)).toEqual({ used: 1, lacking: 2 });
  expect(fillUp(-1, 4)).toEqual({ used: 0, lacking: 0 });
});

test("a harvest that goes on is told from one that follows the round", () => {
  expect(seen({}, { round: 4 })?.now).toBe(false);
  expect(outlook(boardWith([{ ask: "feed", seat: 0 }], { round: 4 }), 0, box)?.now).toBe(true);
});

test("after the last harvest there is none", () => {
  expect(outlook(boardWith([], { round: 14, seat: null }), 0, box)).toBeNull();
});

test("a guest breeds for its host, not for its owner", () => {
  const cards = boxWith(minorWith("night_pasture", { page: { guests: true } }), minorWith("home_wood"));
  const youngOf = (card: string, seat: number) => {
    const host = playerWith({ cards: [card], animals: herd({ sheep: 1 }) });
    const owner = playerWith({ animals: herd({ sheep: 2 }), lodger: "sheep" });
    return outlook(boardWith([{ ask: "turn" }], { players: [host, owner] }), seat, cards)?.young;
  };
  expect([0, 1].map((seat) => youngOf("night_pasture", seat))).toEqual([["sheep"], []]);
  expect(youngOf("home_wood", 0)).toEqual([]);
});

test("of what waits on a round, each kind is told once, with its number", () => {
  const delivery = (round: number, ware: Delivery["ware"]): Delivery => ({ round, ware, card: "swamp" });
  const deliveries = [delivery(7, "wood"), delivery(7, "moor"), delivery(8, "food"), delivery(7, "wood")];
  const players = [playerWith(), playerWith({ deliveries })];
  expect(deliveriesIn({ players }, 7)).toEqual([{ owner: 1, wares: [["wood", 2], ["moor", 1]] }]); // biome-ignore format: in a line
  expect(deliveriesIn({ players }, 9)).toEqual([]);
});
