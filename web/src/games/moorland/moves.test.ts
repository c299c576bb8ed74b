import { expect, it } from "vitest";
import { only, readMove } from "./moves";

it("reads every verb", () => {
  expect(readMove("take 17")).toEqual({ text: "take 17", verb: "take", card: 17 });
  expect(readMove("grow F heather")).toMatchObject({ verb: "grow", section: "F", plant: "heather" });
  expect(readMove("play 17 F turned")).toMatchObject({ verb: "play", card: 17, section: "F", face: "turned" });
  expect(readMove("surplus rushes")).toMatchObject({ verb: "surplus", plant: "rushes" });
  expect(readMove("drift rushes R2")).toMatchObject({ verb: "drift", plant: "rushes", place: "R2" });
  expect(readMove("water F heather")).toMatchObject({ verb: "water", section: "F", plant: "heather" });
  expect(readMove("to D")).toMatchObject({ verb: "to", section: "D" });
  expect(readMove("end")).toEqual({ text: "end", verb: "end" });
  expect(() => readMove("jump")).toThrow("jump");
});

it("sorts out the moves of one verb", () => {
  const moves = ["end", "to D", "to E"].map(readMove);
  expect(only(moves, "to").map(({ section }) => section)).toEqual(["D", "E"]);
});
