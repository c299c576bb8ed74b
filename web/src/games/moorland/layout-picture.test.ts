import source from "@mire/games/moorland/model/layouts.py?raw";
import { expect, test } from "vitest";
import { SHAPES } from "./layout-picture";

test("the layouts are those of the rules", () => {
  const [, shapes = ""] = source.match(/^SHAPES: Final = \{\n(.*?)^\}/ms) ?? [];
  const json = shapes.replaceAll("(", "[").replaceAll(")", "]").replace(/,\s*$/, "");
  expect(JSON.parse(`{${json}}`)).toEqual(SHAPES);
});
