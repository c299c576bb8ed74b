import { describe, expect, it } from "vitest";
import { type Choice, chosen, facesFor, offers, pointedAt, start } from "./choice";
import { readMove } from "./moves";

const offered = (notations: string[], choice: Choice = start) =>
  Object.fromEntries(offers(notations.map(readMove), choice));

describe("in one click", () => {
  it("a card is taken", () => {
    expect(offered(["take 17"])).toEqual({ "display:17": { move: "take 17" } });
  });

  it("a plant drifts, or goes to the surplus if the spaces do not suffice", () => {
    expect(offered(["drift heather D", "drift heather R2", "surplus heather"])).toEqual({
      "place:D": { move: "drift heather D" },
      "place:R2": { move: "drift heather R2" },
      surplus: { move: "surplus heather" },
    });
  });

  it("the price of a card face down is chosen among plants", () => {
    expect(Object.keys(offered(["surplus rushes", "surplus heather"]))).toEqual(["plant:rushes", "plant:heather"]);
  });

  it("words of the table are not on the board", () => {
    expect(offered(["skip", "end"])).toEqual({});
  });
});

describe("growing", () => {
  const moves = ["skip", "grow F rushes", "grow F heather", "grow G rushes", "grow G heather"];

  it("asks for the section, then for the plant", () => {
    expect(offered(moves)["place:F"]).toEqual({ choice: { step: "grow", section: "F" } });
    const then = offered(moves, { step: "grow", section: "F" });
    expect(then["plant:heather"]).toEqual({ move: "grow F heather" });
    expect(then["place:G"]).toEqual({ choice: { step: "grow", section: "G" } });
  });

  it("asks no more if only one plant can grow", () => {
    expect(offered(["grow F rushes"])["place:F"]).toEqual({ move: "grow F rushes" });
  });
});

describe("playing a card", () => {
  const moves = ["end", "play 17 F up", "play 17 F turned", "play 17 F down", "play 17 G down", "play 4 G down"];
  const lay = { step: "lay", card: 17, section: "F", face: "turned" } as const;

  it("asks for the card first", () => {
    expect(Object.keys(offered(moves))).toEqual(["stored:17", "stored:4"]);
  });

  it("then for the section, and holds the card face up if it fits", () => {
    const then = offered(moves, { step: "card", card: 17 });
    expect(then["place:F"]).toEqual({ choice: { step: "lay", card: 17, section: "F", face: "up" } });
    expect(then["place:G"]).toEqual({ choice: { step: "lay", card: 17, section: "G", face: "down" } });
    expect(then["stored:17"]).toEqual({ choice: start });
  });

  it("keeps the way the card is held from section to section, where that is legal", () => {
    expect(offered(moves, lay)["place:F"]).toEqual({ choice: lay });
    expect(offered(moves, lay)["place:G"]).toEqual({ choice: { ...lay, section: "G", face: "down" } });
  });

  it("knows in which ways the card can lie", () => {
    expect(facesFor(moves.map(readMove), 17, "F")).toEqual(["up", "turned", "down"]);
    expect(facesFor(moves.map(readMove), 4, "F")).toEqual([]);
  });

  it("outlines what is chosen", () => {
    expect(chosen(lay)).toEqual(["stored:17", "place:F"]);
    expect(chosen(start)).toEqual([]);
  });
});

describe("a water marker", () => {
  const moves = ["take 3", "water F rushes", "water F heather", "water G rushes"];

  it("is offered beside everything else", () => {
    expect(Object.keys(offered(moves))).toEqual(["water", "display:3"]);
  });

  it("asks for the section, and for the plant if there are several", () => {
    const then = offered(moves, { step: "water" });
    expect(then).toEqual({
      water: { choice: start },
      "place:F": { choice: { step: "lift", section: "F" } },
      "place:G": { move: "water G rushes" },
    });
    expect(offered(moves, { step: "lift", section: "F" })["plant:heather"]).toEqual({ move: "water F heather" });
  });

  it("takes the plant to another section", () => {
    expect(offered(["to D"])).toEqual({ "place:D": { move: "to D" } });
  });
});

describe("a hint", () => {
  const points = (notation: string, choice: Choice = start, moves = [notation]) =>
    pointedAt(readMove(notation), choice, offers(moves.map(readMove), choice));

  it("points at the next thing to click", () => {
    expect(points("take 17")).toBe("display:17");
    expect(points("play 17 F down")).toBe("stored:17");
    expect(points("play 17 F down", { step: "card", card: 17 })).toBe("place:F");
    expect(points("grow F heather")).toBe("place:F");
    expect(points("grow F heather", { step: "grow", section: "F" })).toBe("plant:heather");
    expect(points("grow F heather", { step: "grow", section: "G" })).toBe("place:F");
    expect(points("water F heather")).toBe("water");
    expect(points("water F heather", { step: "water" })).toBe("place:F");
    expect(points("drift heather R2")).toBe("place:R2");
    expect(points("surplus heather")).toBe("surplus");
    expect(points("surplus heather", start, ["surplus heather", "surplus rushes"])).toBe("plant:heather");
    expect(points("end")).toBeNull();
  });
});
