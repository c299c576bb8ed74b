import { beforeAll, expect, test } from "vitest";
import { speak } from "../../ui/i18n";
import { minorOf } from "./box";
import { costInWords, minorInWords, needInWords } from "./minor-words";
import { box } from "./testing-table";

beforeAll(() => speak("en"));

test("what a card needs is said, at least or at most", () => {
  expect(needInWords({ of: "horses", least: 2, most: null })).toBe("at least 2 horses");
  expect(needInWords({ of: "moors", least: null, most: 0 })).toBe("no moors");
  expect(needInWords({ of: "house", least: 2, most: null })).toBe("a stone house");
});

test("what a card costs is goods, animals, another card or nothing", () => {
  expect(costInWords(minorOf(box, "grain_distillery"))).toBe("2 stone, 1 sheep");
  expect(costInWords(minorOf(box, "open_grill"))).toBe("return Fireplace");
  expect(costInWords({ ...minorOf(box, "open_grill"), removes: true })).toBe("remove Fireplace from the game");
  expect(costInWords(minorOf(box, "peat_burn_off"))).toBe("nothing");
});

test("a card is told whole to who can't see it", () => {
  expect(minorInWords(minorOf(box, "home_wood"))).toBe(
    "Home Wood. Farm planner, M034. Costs: 1 wood. Prerequisite: at least 4 forests. Each space with a forest holds 1 animal of any kind but sheep.",
  );
  expect(minorInWords(minorOf(box, "peat_burn_off"))).toContain("Passes to the left");
});
