import { expect, test } from "vitest";
import type { View } from "../../net/types";
import { counts } from "./counts";
import { boardWith, boxData, moorWith } from "./testing";

test("animals and water striders count on cards that lie face up", () => {
  const moor = moorWith({
    A: { card: 1, face: "turned" },
    B: { card: 2, face: "up" },
    C: { card: 3, face: "down" },
    D: { plants: { heather: 2 } },
  });
  const view = { board: boardWith(moor) } as unknown as View;
  expect(counts(view, boxData)).toEqual([{ biodiversity: 1, striders: 2 }]);
});
