import { beforeAll, expect, test } from "vitest";
import type { View } from "../../net/types";
import { speak } from "../../ui/i18n";
import { doing, nameMove } from "./naming";
import { playerWith } from "./testing";
import { boardWith, box, components, goods } from "./testing-table";
import type { FarmersBoard } from "./types";

beforeAll(() => speak("en"));

const named = (move: string, board: FarmersBoard) => nameMove(move, { board } as View, components);

test("a move with a place is named by its words", () => {
  expect(named("place forest", boardWith([{ ask: "turn" }]))).toEqual({
    id: "farmers-move-place",
    values: { space: "forest" },
  });
});

test("an offer comes with the food that is got or paid besides", () => {
  const board = boardWith([{ ask: "get", space: "animal_market", choice: 0 }]);
  expect(named("get sheep", board).values).toEqual({ wares: "sheep:1 food:1", price: 0 });
  expect(named("get cattle", board).values).toEqual({ wares: "cattle:1", price: 1 });
});

test("feeding says what is missing", () => {
  const board = boardWith([{ ask: "feed", seat: 0 }], { players: [playerWith({ goods: goods({ food: 3 }) })] });
  expect(named("feed", board)).toEqual({ id: "farmers-page-do-feed", values: { food: 3, due: 4, begging: 1 } });
});

test("heating says who falls ill", () => {
  const board = boardWith([{ ask: "heat", seat: 0 }]);
  expect(named("heat 1", board).values).toEqual({ fuel: 1, due: 2, ill: 1 });
});

test("a card that was used is kept at a price", () => {
  expect(named("keep", boardWith([{ ask: "again" }])).id).toBe("farmers-page-do-again");
  expect(named("keep", boardWith([{ ask: "card" }])).id).toBe("farmers-page-do-keep");
});

test("a minor improvement is played for goods, for nothing, or for another card", () => {
  const board = boardWith([{ ask: "act" }]);
  expect(named("play grain_distillery", board)).toEqual({
    id: "farmers-move-play",
    values: { card: "grain_distillery" },
  });
  expect(doing("play grain_distillery", board, box)).toBe("Play it for 2 stone, 1 sheep.");
  expect(doing("play peat_burn_off", board, box)).toBe("Play it.");
  expect(doing("upgrade open_grill fireplace_2", board, box)).toBe("Return Fireplace (2 clay).");
});
