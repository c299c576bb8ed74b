import { expect, test } from "vitest";
import type { Line } from "../../net/types";
import { cardsIn, happenedOn, placesIn } from "./told";

const line = (values: Line["values"]): Line => ({ id: "l", values, n: 0, seat: 0 });

test("lines tell of the sections and root spaces they name", () => {
  const lines = [line({ card: 4, section: "G" }), line({ plant: "heather", place: "R2" }), line({ card: 7 })];
  expect([...placesIn(lines)]).toEqual(["G", "R2"]);
});

test("a line names one card, a new display, or none", () => {
  expect(cardsIn(line({ card: 46, section: "G" }))).toEqual([46]);
  expect(cardsIn(line({ round: 3, cards: "15, 18, 1" }))).toEqual([15, 18, 1]);
  expect(cardsIn(line({ plant: "heather", place: "R2" }))).toEqual([]);
});

test("what happened on a place is told line by line", () => {
  const lines = [line({ section: "G" }), line({ card: 7 }), line({ section: "G" })];
  expect([...happenedOn(lines, "Greta")]).toEqual([["G", "l l"]]);
});
