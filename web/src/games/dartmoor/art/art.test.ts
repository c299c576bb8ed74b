import { expect, test } from "vitest";
import { species } from "../printed";
import { drawings } from "./picture";

test("every species has a picture of its own", () => {
  expect(Object.keys(drawings).sort()).toEqual(Object.keys(species).sort());
  const shapes = Object.values(drawings).map((drawing) => JSON.stringify(drawing));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("nothing in the pictures is left out or not a number", () => {
  expect(JSON.stringify(drawings)).not.toMatch(/NaN|undefined|null/);
});
