import { describe, expect, it } from "vitest";
import { cardOf, count, oneByOne, openBox, plantsOf, readWaterway, turned, waterOf } from "./box";
import { boxData } from "./testing";

describe("waterways", () => {
  it("are read from their notation", () => {
    expect(readWaterway("NE")).toEqual({ sides: ["N", "E"], interrupts: false });
    expect(readWaterway("N|E|S|W")).toEqual({ sides: ["N", "E", "S", "W"], interrupts: true });
  });

  it("turn by 180 degrees", () => {
    expect(turned(readWaterway("NE")).sides).toEqual(["S", "W"]);
    expect(turned(readWaterway("NES")).sides).toEqual(["N", "S", "W"]);
    expect(turned(readWaterway("EW")).sides).toEqual(["E", "W"]);
  });

  it("of a card depend on how it lies; face down it is a crossing", () => {
    const card = cardOf(openBox(boxData), 1);
    expect(waterOf(card, "up").sides).toEqual(["N", "E"]);
    expect(waterOf(card, "turned").sides).toEqual(["S", "W"]);
    expect(waterOf(card, "down")).toEqual({ sides: ["N", "E", "S", "W"], interrupts: false });
  });
});

describe("cards", () => {
  it("know their plants by fate", () => {
    const card = cardOf(openBox(boxData), 1);
    expect(plantsOf(card)).toEqual(["heather", "heather", "rushes"]);
    expect(plantsOf(card, "withers")).toEqual(["heather"]);
  });

  it("are read once", () => {
    expect(openBox(boxData)).toBe(openBox(boxData));
  });
});

it("counts plants, and lists them in the order of the box", () => {
  expect(count(["heather", "rushes", "heather"])).toEqual({ heather: 2, rushes: 1 });
  expect(oneByOne({ heather: 2, rushes: 1 })).toEqual(["rushes", "heather", "heather"]);
});
