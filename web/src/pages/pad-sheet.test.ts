import { describe, expect, test } from "vitest";
import {
  blankSheet,
  entryOf,
  faultOf,
  groupsOf,
  isSheet,
  isTicked,
  nameOf,
  newSheet,
  type Pad,
  type PadField,
  playersOf,
  readEntry,
  type Sheet,
  scoresOf,
  soloTargetOf,
  winnersOf,
  withEntry,
  withName,
  withOption,
} from "./pad-sheet";

const berries = { name: "berries", least: 0, most: 9, group: "" };
const stones = { name: "stones", least: 0, most: 4, group: "" };
const pad: Pad = {
  fewest: 2,
  most: 4,
  soloTarget: null,
  soloTargets: {},
  fields: [berries, stones],
  shared: ["stones"],
  fill: (rows) =>
    rows.map(({ berries = 0, stones = 0 }) => ({
      total: berries + stones,
      categories: { fruit: berries, heaps: stones },
    })),
};

const sheet = (...rows: Sheet["rows"]): Sheet => ({ players: rows.length, names: [], rows });
const totals = (filled: Sheet) => scoresOf(filled, pad).map(({ total }) => total);

test("an entry is a whole number up to the most there can be, or nothing", () => {
  expect(["", " ", "0", "7", " 9 "].map((text) => readEntry(text, berries))).toEqual([0, 0, 0, 7, 9]);
  expect(["10", "-1", "2.5", "x", "1e1", "99999999"].map((text) => readEntry(text, berries))).toEqual(
    Array(6).fill(undefined),
  );
});

test("an entry may be less than nothing where that can be", () => {
  const debts = { least: -5, most: 9 };
  expect(["-5", " -1", "0", "9"].map((text) => readEntry(text, debts))).toEqual([-5, -1, 0, 9]);
  expect(["-6", "-", "--1", "- 1", "1-"].map((text) => readEntry(text, debts))).toEqual(Array(5).fill(undefined));
});

test("what one has or has not is ticked, unless other things of its group are counted", () => {
  const gate = { name: "gate", least: 0, most: 1, group: "" };
  expect(isTicked({ fields: [gate, { ...gate, name: "well" }] })).toBe(true);
  expect(isTicked({ fields: [gate, berries] })).toBe(false);
});

test("there are as many players as the game allows", () => {
  expect(playersOf(blankSheet, pad)).toEqual([0, 1]);
  expect(playersOf({ ...blankSheet, players: 9 }, pad)).toEqual([0, 1, 2, 3]);
});

test("names and entries are written where they belong, and the others stay", () => {
  const written = withEntry(withName(blankSheet, 2, "Greta"), 1, "berries", "3");
  expect([0, 1, 2].map((player) => nameOf(written, player))).toEqual(["", "", "Greta"]);
  expect([0, 1].map((player) => entryOf(written, player, "berries"))).toEqual(["", "3"]);
  expect(entryOf(withEntry(written, 1, "stones", "1"), 1, "berries")).toBe("3");
});

test("players who are counted out again come back with their numbers", () => {
  const three = sheet({ berries: "1" }, { berries: "2" }, { berries: "3" });
  expect(totals({ ...three, players: 2 })).toEqual([1, 2]);
  expect(totals({ ...three, players: 3 })).toEqual([1, 2, 3]);
});

test("a new sheet is for the same people", () => {
  const next = newSheet(withName(sheet({ berries: "1" }, {}), 1, "Peter"));
  expect([entryOf(next, 0, "berries"), nameOf(next, 1), next.players]).toEqual(["", "Peter", 2]);
});

test("fields are grouped in the order of the pad, and a short pad is one group", () => {
  const [oak, ash, owl] = ["oak", "ash", "owl"].map((name) => ({
    name,
    least: 0,
    most: 4,
    group: name === "owl" ? "birds" : "trees",
  }));
  expect(groupsOf([oak, owl, ash] as PadField[])).toEqual([
    { name: "trees", fields: [oak, ash] },
    { name: "birds", fields: [owl] },
  ]);
  expect(groupsOf(pad.fields)).toEqual([{ name: "", fields: pad.fields }]);
});

describe("what can't be", () => {
  test("a number that is too large", () => {
    const wrong = sheet({ berries: "10" }, {});
    expect(faultOf(wrong, pad, 0, berries)).toEqual({ id: "pad-again", values: { least: 0, most: 9 } });
    expect(faultOf(wrong, pad, 1, berries)).toBeUndefined();
    expect(totals(wrong)).toEqual([undefined, 0]);
  });

  test("a number that is too small", () => {
    const debts = { ...berries, least: -5 };
    expect(faultOf(sheet({ berries: "-6" }, {}), pad, 0, debts)).toEqual({
      id: "pad-again",
      values: { least: -5, most: 9 },
    });
  });

  test("only the points that it makes a difference to are missing", () => {
    const wrong = sheet({ berries: "10", stones: "2" }, { berries: "3" });
    expect(scoresOf(wrong, pad)).toEqual([
      { total: undefined, categories: { fruit: undefined, heaps: 2 } },
      { total: 3, categories: { fruit: 3, heaps: 0 } },
    ]);
    expect(winnersOf(wrong, pad, scoresOf(wrong, pad))).toEqual([]);
  });

  test("more than the box holds, told to everybody who has some", () => {
    const wrong = sheet({ stones: "3" }, { stones: "2" }, { stones: "0" });
    const fault = { id: "pad-too-many", values: { most: 4, all: 5 } };
    expect([0, 1, 2].map((player) => faultOf(wrong, pad, player, stones))).toEqual([fault, fault, undefined]);
    expect(totals(wrong)).toEqual([undefined, undefined, 0]);
    expect(totals({ ...wrong, players: 2 })).toEqual([undefined, undefined]);
    expect(totals(sheet({ stones: "3", berries: "9" }, { stones: "1", berries: "9" }))).toEqual([12, 10]);
  });
});

describe("who wins", () => {
  const winners = (filled: Sheet) => winnersOf(filled, pad, scoresOf(filled, pad));

  test("the most points, shared on a tie", () => {
    expect(winners(sheet({ berries: "5" }, { berries: "6" }))).toEqual([1]);
    expect(winners(sheet({ berries: "5" }, { berries: "2", stones: "3" }, { berries: "1" }))).toEqual([0, 1]);
  });

  test("alone, who reaches the target", () => {
    const alone: Pad = { ...pad, fewest: 1, soloTarget: 7 };
    const wins = (berries: string) => winnersOf(sheet({ berries }), alone, scoresOf(sheet({ berries }), alone));
    expect([wins("6"), wins("7")]).toEqual([[], [0]]);
  });

  test("alone, the target is that of the option chosen", () => {
    const alone: Pad = { ...pad, fewest: 1, soloTarget: 7, soloTargets: { level: { 1: 7, 2: 9 } } };
    const target = (level: string) => soloTargetOf(withOption(blankSheet, "level", level), alone);
    expect([soloTargetOf(blankSheet, alone), target("1"), target("2"), target("3")]).toEqual([7, 7, 9, 7]);
    const eight = sheet({ berries: "8" });
    const wins = (level: string) => winnersOf(withOption(eight, "level", level), alone, scoresOf(eight, alone));
    expect([wins("1"), wins("2")]).toEqual([[0], []]);
  });

  test("nobody before there is a number for everybody", () => {
    expect(winners(sheet({ berries: "5" }, {}))).toEqual([]);
    expect(winners(sheet({ berries: "5" }, { stones: "0" }))).toEqual([0]);
  });
});

test("only a sheet is taken for one", () => {
  expect([blankSheet, sheet({ berries: "x" }, {}), withOption(blankSheet, "level", "2")].every(isSheet)).toBe(true);
  const others = [null, 3, "sheet", [], {}, { ...blankSheet, players: 2.5 }, { ...blankSheet, names: [1] }];
  expect(
    [
      ...others,
      { ...blankSheet, options: { level: 2 } },
      { ...blankSheet, rows: [null] },
      { ...blankSheet, rows: [{ berries: 3 }] },
    ].some(isSheet),
  ).toBe(false);
});
