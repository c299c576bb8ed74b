import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../ui/i18n";
import { dwellersOf, edgesAround, fencesOf, fencesOn, frameOf, herdsOf, labelsOf, lineOf, pastureOf } from "./layout";
import { spaceInWords, spacesIn } from "./space-words";
import { farmWith, playerWith } from "./testing";
import type { Animal, Pasture } from "./types";

const pasture = (spaces: string[], room: number, kind: Animal | null = null, animals = 0): Pasture => ({
  spaces,
  room,
  kind,
  animals,
});
const none = { sheep: 0, boar: 0, cattle: 0, horse: 0 };

describe("fences", () => {
  test("a space has four sides, two beside each other share one", () => {
    expect(edgesAround(["B3"])).toHaveLength(4);
    expect(edgesAround(["B3", "B4"])).toHaveLength(6);
    expect(edgesAround(["A3", "B3", "B4", "A4"])).toHaveLength(8);
  });

  test("pastures share the fence between them", () => {
    expect(fencesOf([pasture(["A3"], 2), pasture(["A4"], 2)]).size).toBe(7);
  });

  test("a fence lies across above a space, or down at its left", () => {
    const [above, left] = edgesAround(["A1"]);
    expect(above && lineOf(above)).toEqual({ x: 100, y: 200, across: true });
    expect(left && lineOf(left)).toEqual({ x: 100, y: 200, across: false });
  });

  test("the first pasture takes all its fences", () => {
    const { fences, left, room } = pastureOf(farmWith(), ["A2", "A3"]);
    expect([fences.length, left, room]).toEqual([6, 9, 4]);
  });

  test("beside a pasture a fence less is needed, and a stable doubles the room", () => {
    const farm = farmWith({ pastures: [pasture(["A3"], 2)], fences_left: 11, stables: ["A4"] });
    const { fences, left, room } = pastureOf(farm, ["A4"]);
    expect([fences.length, left, room]).toEqual([3, 8, 4]);
  });

  test("to divide a pasture takes only what lies between its parts", () => {
    const farm = farmWith({ pastures: [pasture(["A3", "A4"], 4)], fences_left: 9 });
    expect(pastureOf(farm, ["A3"]).fences).toEqual(["left 4 2"]);
  });
});

describe("what minor improvements bring", () => {
  const singles = [
    { at: "horse_trough", kind: "horse" as const },
    { at: "A1", kind: "boar" as const },
    { at: "house", kind: null },
  ];
  const farm = { forests: ["A1"], singles };
  const animals = { ...none, boar: 2, horse: 1, sheep: 1 };

  test("animals stand in forests and on cards as the server housed them, a guest elsewhere", () => {
    const { spaces, house, cards, waiting } = herdsOf(playerWith({ animals, farm, lodger: "sheep" }));
    expect(spaces.get("A1")).toEqual({ kind: "boar", number: 1 });
    expect([house, [...cards], waiting]).toEqual([null, [["horse_trough", ["horse"]]], ["boar"]]);
  });

  test("a reserve has its fences, which a new pasture need not build again", () => {
    const fenced = farmWith({ reserve: "A4", moors: ["A4"], fences_left: 11 });
    expect(fencesOn(fenced).size).toBe(4);
    expect(pastureOf(fenced, ["A5"]).fences).toHaveLength(3);
  });

  test("somebody who came from the forest is at home with the others", () => {
    const inside = [...dwellersOf(playerWith({ home: 3, helpers: 1, newborns: 0 })).values()].flat();
    expect(inside).toEqual(["person", "person", "person"]);
  });

  test("a space says what lies on it and below it", async () => {
    await speak("en");
    const player = playerWith({
      hut: "A1",
      farm: {
        forests: ["A1", "A2"],
        covered: { A2: ["moor"] },
        left: { A3: ["wood", "wood", "food"] },
        blocked: ["A4", "B5"],
        posts: ["B5"],
        sown: { A5: { crop: "grain", left: 2 } },
        reserve: "A2",
      },
    });
    expect(["A1", "A2", "A3", "A4", "A5", "B5", "Z1"].map((space) => spaceInWords(space, player))).toEqual([
      "A1: forest, a person lives here",
      "A2: forest, fenced in, below it 1 moor",
      "A3: unused, on it 2 wood, 1 food",
      "A4: blocked by the Tombstone: nothing can be done here any more",
      "A5: unused space with 2 grain",
      "B5: blocked by a fence: nothing can be done here any more",
      "Z1: a new space",
    ]);
  });
});

test("a frame holds all spaces, those of extensions too", () => {
  const { width, height } = frameOf(farmWith().board);
  const wider = frameOf([...farmWith().board, "A6", "B6"]);
  const higher = frameOf([...farmWith().board, "Z1", "Z2"]);
  expect([wider.width - width, wider.height - height]).toEqual([100, 0]);
  expect([higher.width - width, higher.height - height]).toEqual([0, 100]);
});

describe("animals", () => {
  test("rows have their letters at the left and columns their numbers below, outside of the spaces", () => {
    const labels = labelsOf(farmWith().board);
    expect(labels.map(({ name }) => name)).toEqual(["A", "B", "C", "1", "2", "3", "4", "5"]);
    const { left, top, width, height } = frameOf(farmWith().board);
    for (const { name, x, y } of labels) {
      const outside = /[A-C]/.test(name) ? x < left + (width - 500) / 2 : y > top + 322;
      expect(outside && x > left && y < top + height, name).toBe(true);
    }
  });

  test("spread over the spaces of their pasture", () => {
    const player = playerWith({
      animals: { ...none, sheep: 3 },
      farm: { pastures: [pasture(["A4", "A5"], 4, "sheep", 3)] },
    });
    expect([...herdsOf(player).spaces]).toEqual([
      ["A4", { kind: "sheep", number: 2 }],
      ["A5", { kind: "sheep", number: 1 }],
    ]);
  });

  test("without a pasture one lives in the house, one in each stable outside, and others wait", () => {
    const player = playerWith({ animals: { ...none, boar: 1, cattle: 2 }, farm: { stables: ["C5"] } });
    const { house, spaces, waiting } = herdsOf(player);
    expect(house).toBe("boar");
    expect([...spaces]).toEqual([["C5", { kind: "cattle", number: 1 }]]);
    expect(waiting).toEqual(["cattle"]);
  });
});

describe("people", () => {
  test("have a room each as long as there are enough", () => {
    const player = playerWith({ people: 3, home: 2, bed: 1 });
    expect([...dwellersOf(player)]).toEqual([
      ["B1", ["person", "sick"]],
      ["C1", ["person"]],
    ]);
  });

  test("who was born in this round is seen at home when everybody is", () => {
    const born = { people: 3, newborns: 1 };
    const atHome = (home: number) => [...dwellersOf(playerWith({ ...born, home })).values()].flat();
    expect(atHome(1)).toEqual(["person"]);
    expect(atHome(3).sort()).toEqual(["newborn", "person", "person"]);
  });
});

describe("spaces in words", () => {
  beforeAll(() => speak("en"));

  const player = playerWith({
    home: 1,
    animals: { ...none, sheep: 3, horse: 1 },
    farm: {
      fields: ["A1", "A2"],
      sown: { A2: { crop: "grain", left: 3 } },
      forests: ["A3"],
      moors: ["B3"],
      stables: ["C5", "B5"],
      pastures: [pasture(["B4", "B5"], 8, "sheep", 3)],
    },
  });

  test.each([
    ["B1", "B1: room of a wood house, 1 person at home, 1 horse"],
    ["C1", "C1: room of a wood house"],
    ["A1", "A1: empty field"],
    ["A2", "A2: field with 3 grain"],
    ["A3", "A3: forest"],
    ["B3", "B3: moor"],
    ["B4", "B4: pasture of 2 spaces, room for 8, 3 sheep"],
    ["B5", "B5: stable in a pasture of 2 spaces, room for 8, 3 sheep"],
    ["C5", "C5: stable"],
    ["C2", "C2: unused"],
  ])("%s", (space, words) => {
    expect(spaceInWords(space, player)).toBe(words);
  });
});

test("lines of the log name spaces of a farm", () => {
  const line = (values: Record<string, string | number>) => ({ id: "farmers-tell-plow", values, n: 1, seat: 0 });
  expect([
    ...spacesIn([line({ at: "B3, B4" }), line({ at: "A-1" }), line({ space: "forest" }), line({ at: 4 })]),
  ]).toEqual(["B3", "B4", "A-1"]);
});
