import { beforeAll, expect, test } from "vitest";
import { speak } from "../../ui/i18n";
import { costsAmong, type Filter, isFiltered, isWanted, NO_FILTER, needsAmong } from "./minor-filter";
import { box } from "./testing-table";

beforeAll(() => speak("en"));

const minors = [...box.minors.values()];
const found = (filter: Partial<Filter>) =>
  minors.filter((minor) => isWanted(minor, { ...NO_FILTER, ...filter })).map(({ id }) => id);

test("without a filter all cards are found", () => {
  expect(found({})).toHaveLength(minors.length);
  expect(isFiltered(NO_FILTER)).toBe(false);
  expect(isFiltered({ ...NO_FILTER, points: "some" })).toBe(true);
});

test("cards are found by name, number, text and what they need, in any order of the words", () => {
  expect(found({ text: "wood home" })).toEqual(["home_wood"]);
  expect(found({ text: "m015" })).toEqual(["peat_burn_off"]);
  expect(found({ text: "bonus point" })).toEqual(["grain_distillery"]);
  expect(found({ text: "4 forests" })).toEqual(["home_wood"]);
  expect(found({ text: "xyzzy" })).toEqual([]);
});

test("cards are found by what they are, cost, need and give", () => {
  expect(found({ kind: "food_provider" })).toEqual(["open_grill", "grain_distillery"]);
  expect(found({ cost: "stone" })).toEqual(["grain_distillery"]);
  expect(found({ cost: "animal" })).toEqual(["grain_distillery"]);
  expect(found({ cost: "card" })).toEqual(["open_grill"]);
  expect(found({ cost: "free" })).toEqual(["peat_burn_off"]);
  expect(found({ need: "forests" })).toEqual(["home_wood"]);
  expect(found({ need: "none", passing: "passes" })).toEqual(["peat_burn_off"]);
  expect(found({ points: "some" })).toEqual(["grain_distillery"]);
});

test("only what there is can be chosen", () => {
  expect(costsAmong(minors)).toEqual(["wood", "stone", "animal", "card", "free"]);
  expect(needsAmong(minors)).toEqual(["forests"]);
});
