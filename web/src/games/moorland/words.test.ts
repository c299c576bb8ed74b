import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../ui/i18n";
import { cardOf, openBox } from "./box";
import { layOut, type Section, sectionOf } from "./structure";
import { boxData, grid, moorWith } from "./testing";
import { cardInWords, cardLabel, placeLabel, signed } from "./words";

const box = openBox(boxData);
const structure = layOut(grid, box);
const section = (place: string) => sectionOf(structure, place) as Section;

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("a card tells its plants, water, animal and striders", () => {
    expect(cardLabel(cardOf(box, 1))).toBe(
      "Card 1: Takes root: 1 heather. Withers: 1 heather. Drifts on: 1 rush. Water joins north and east. Animal: beetle.",
    );
    expect(cardInWords(cardOf(box, 1), "turned")).toContain("Water joins south and west.");
    expect(cardInWords(cardOf(box, 2))).toContain("2 water striders.");
    expect(cardInWords(cardOf(box, 3))).toEqual([
      "Takes root: 1 rush and 1 heather.",
      "Water reaches north, east, south, and west, but is interrupted: nothing passes.",
      "Only in games of four.",
    ]);
  });

  it("a section tells its letter, growth symbol and plants", () => {
    const moor = moorWith(
      { A: { plants: { heather: 2 } }, C: { card: 1, face: "turned" } },
      { roots: ["rushes", null, null, null] },
    );
    expect(placeLabel(section("A"), moor, box)).toBe("Section A, 2 dots, 2 heather");
    expect(placeLabel(section("B"), moor, box)).toBe("Section B, sun symbol, no plants");
    expect(placeLabel(section("C"), moor, box)).toBe("Section C, card 1, turned, rooted: 1 heather");
    expect(placeLabel(section("R1"), moor, box)).toContain("Root section R1, rushes has taken root");
    expect(placeLabel(section("R2"), moor, box)).toContain("free root space");
  });
});

describe("in German", () => {
  beforeAll(() => speak("de"));

  it("a card tells the same", () => {
    expect(cardLabel(cardOf(box, 1))).toBe(
      "Karte 1: Verwurzelt: 1 Heidekraut. Verwelkt: 1 Heidekraut. Treibt weiter: 1 Binse. Wasser verbindet Norden und Osten. Tier: Käfer.",
    );
  });
});

it("writes gains with their sign", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "", "−2"]);
});
