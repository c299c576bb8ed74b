import { expect, test } from "vitest";
import type { Line } from "../../net/types";
import { box } from "./testing-table";
import { majorsIn, minorsIn, spaceIn } from "./told";

const line = (values: Line["values"]): Line => ({ id: "farmers-tell-upgrade", values, n: 0, seat: 0 });
const names = (values: Line["values"]) => majorsIn(line(values), box).map(({ id }) => id);

test("both cards of an upgrade", () => {
  expect(names({ major: "cooking_hearth_4", old: "fireplace_2" })).toEqual(["cooking_hearth_4", "fireplace_2"]);
});

test("a minor improvement is shown too", () => {
  expect(minorsIn(line({ card: "home_wood" }), box).map(({ id }) => id)).toEqual(["home_wood"]);
  expect(names({ card: "home_wood" })).toEqual([]);
});

test("special actions are no improvements", () => {
  expect(names({ card: "cut_peat fell_trees" })).toEqual([]);
});

test("a stage card, but no space that differs by the number of players", () => {
  expect(spaceIn(line({ space: "fencing" }), box)?.id).toBe("fencing");
  expect(spaceIn(line({ space: "resource_market" }), box)).toBeUndefined();
});
