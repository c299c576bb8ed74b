import { beforeAll, expect, test } from "vitest";
import { RefusedCommand } from "../../net/live";
import { speak } from "../../ui/i18n";
import { boardWith } from "./testing-table";
import { moveAt, reasonInWords } from "./why";

beforeAll(() => speak("en"));

const names = ["Greta", "Sorrel"];
const no = (id: string, values = {}) => new RefusedCommand("illegal", "no", { id, values });

test("a person is placed at a space, an improvement of the supply is built, and all else is only looked at", () => {
  const forest = { id: "forest", stock: 3, by: null, blocked: false };
  const board = boardWith([{ ask: "turn" }], { spaces: [forest], stacks: [["village_church", "well"]] });
  expect(["forest", "well", "village_church", "joinery", "terrain_2"].map((id) => moveAt(id, board))).toEqual([
    "place forest",
    "build well",
    "build village_church",
    "",
    "",
  ]);
});

test("a refusal names the move and the players as the page does", () => {
  const short = no("farmers-not-affordable", { move: "build well", price: "wood:1 stone:3", missing: "stone:2" });
  expect(reasonInWords(short, "build well", names)).toBe(
    "'Build Well' is not possible now: it costs 1 wood, 3 stone, you lack 2 stone.",
  );
  const taken = no("farmers-not-free", { move: "place forest", space: "forest", number: 2 });
  expect(reasonInWords(taken, "place forest", names)).toBe("'Forest' is not possible now: Sorrel has a person there.");
});

test("what went wrong otherwise is no reason", () => {
  expect(reasonInWords(new RefusedCommand("stale", "too late"), "build well", names)).toBe("");
  expect(reasonInWords(new Error("overtaken"), "build well", names)).toBe("");
});
