import { expect, test } from "vitest";
import type { View } from "../../net/types";
import { counts } from "./counts";
import { farmWith, playerWith } from "./testing";
import { boardWith, goods } from "./testing-table";

const countsOf = (player: Parameters<typeof playerWith>[0]) =>
  counts({ board: boardWith([], { players: [playerWith(player)] }) } as View)[0];

test("an empty farm has thirteen unused spaces", () => {
  expect(countsOf({})).toMatchObject({ unused: 13, rooms: 2, people: 2, fields: 0 });
});

test("grain counts in the supply and on fields", () => {
  const farm = farmWith({ fields: ["A2"], sown: { A2: { crop: "grain", left: 3 } } });
  expect(countsOf({ farm, goods: goods({ grain: 2 }) })).toMatchObject({ grain: 5, vegetables: 0, unused: 12 });
});

test("only stables in pastures are counted, but all are used", () => {
  const pastures = [{ spaces: ["A4", "A5"], room: 8, kind: null, animals: 0 }];
  expect(countsOf({ farm: farmWith({ pastures, stables: ["A5", "C5"] }) })).toMatchObject({ stables: 1, unused: 10 });
});
