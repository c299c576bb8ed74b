import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Accepted, type Connection, type Order, RefusedCommand } from "../net/live";
import type { Event, Frame, SeatInfo, State, TableInfo, View } from "../net/types";
import { Sitting, type Wire } from "./sitting";

const person: SeatInfo = {
  kind: "human",
  name: "Greta",
  bot: null,
  away: false,
  here: true,
  agreed: [],
  awaited: [],
  agree_in: null,
  by_bot: [],
};
const base: TableInfo = {
  id: "t1",
  game: "game",
  players: 2,
  hides: false,
  solo_target: null,
  options: {},
  seats: [person, { ...person, name: "Hugo" }],
  yours: [0],
  seat: 0,
  over: false,
  public: false,
  brought: false,
  stand_in: { bot: "greedy", offline: 60, idle: 600 },
  created: "",
  rematch: null,
  totals: [0, 0],
  aside: null,
  goes: null,
};

function view(seat: number | null, you: number | null): View {
  const moves = seat !== null && seat === you ? ["take 1", "end"] : [];
  return {
    game: "game",
    players: 2,
    first: 0,
    you,
    seat,
    turn: 1,
    prompt: null,
    moves,
    scores: [],
    winners: [],
    board: {},
  };
}

function state(ply: number, seat: number, look: number | null, table = base): State {
  return { type: "state", ply, look, undo: 0, n: ply, lines: [], view: view(seat, look), table };
}

function frame(n: number, mover: number, next: number, look: number | null): Frame {
  return { n, seat: mover, move: "end", lines: [{ id: "l", values: {}, n, seat: mover }], view: view(next, look) };
}

let sent: Order[];
let answer: (order: Order) => Promise<Accepted>;
let tell: (event: Event) => void;
let where: () => string;
let sitting: Sitting;

function sitDown(table: TableInfo, traits: { watching?: boolean; asks?: boolean } = {}): void {
  const { asks = false, ...others } = traits;
  sitting = new Sitting({
    table,
    watching: false,
    pace: () => 1000,
    asksFirst: () => asks,
    ...others,
    connect(address, receive): Wire {
      where = address;
      tell = receive;
      const send = (order: Order) => {
        sent.push(order);
        return answer(order);
      };
      return { connection: signal<Connection>("open"), send, retry: () => {}, knock: () => {}, close: () => {} };
    },
  });
}

/** Previews say that a move ends the turn, or do not come; everything else is done. */
function foretell(ends: boolean | null): void {
  answer = async (order) => {
    if (order.do !== "preview") return { type: "done", id: "", ply: 5 };
    if (ends === null) throw new RefusedCommand("busy", "too many questions");
    return { type: "preview", id: "", preview: { move: order.move, lines: [], view: null, gain: 0, ends } };
  };
}

const done = () => sent.map((order) => order.do);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answer = () => new Promise(() => {});
});

afterEach(() => {
  sitting.close();
  vi.useRealTimers();
});

it("opens the decision once everything before it is shown", () => {
  sitDown(base);
  tell(state(1, 1, 0));
  expect(sitting.moves.value).toEqual([]);
  tell({ type: "frames", ply: 3, look: 0, undo: 0, frames: [frame(2, 1, 1, 0), frame(3, 1, 0, 0)] });
  vi.advanceTimersByTime(1000);
  expect(sitting.shown.value?.n).toBe(2);
  expect(sitting.moves.value).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sitting.shown.value?.lines).toHaveLength(2);
  expect(sitting.moves.value).toEqual(["take 1", "end"]);
});

it("plays at the ply it sees and stays closed until the answer is seen", async () => {
  sitDown(base);
  tell(state(4, 0, 0));
  answer = async () => ({ type: "done", id: "", ply: 5 });
  await sitting.play("take 1");
  expect(sent).toEqual([{ do: "play", ply: 4, seat: 0, move: "take 1" }]);
  expect(sitting.moves.value).toEqual([]);
  tell({ type: "frames", ply: 5, look: 0, undo: 1, frames: [frame(5, 0, 0, 0)] });
  expect(sitting.shown.value).toMatchObject({ n: 5, undo: 1 });
  expect(sitting.moves.value).not.toEqual([]);
});

it("sends nothing twice while a move is on its way", () => {
  sitDown(base);
  tell(state(4, 0, 0));
  void sitting.play("take 1");
  void sitting.play("end");
  expect(sent).toHaveLength(1);
});

it("says that it was late once it has the newest state", async () => {
  sitDown(base);
  tell(state(4, 0, 0));
  answer = async () => {
    throw new RefusedCommand("stale", "the table is at 6");
  };
  await sitting.play("take 1");
  expect(sitting.notice.value).toBeNull();
  tell(state(6, 1, 0));
  expect(sitting.shown.value?.ply).toBe(6);
  expect(sitting.notice.value?.id).toBe("table-refused-stale");
});

it.each([
  ["says why a hint has to wait", { id: "server-asked-too-much", values: {} }, "table-refused-wait"],
  ["says that the server is busy where it does not say why", null, "table-refused-busy"],
])("%s", async (_, why, notice) => {
  sitDown(base);
  tell(state(4, 0, 0));
  answer = async () => {
    throw new RefusedCommand("busy", "too much", why);
  };
  await sitting.askHint();
  expect(sitting.notice.value?.id).toBe(notice);
  expect(sitting.moves.value).not.toEqual([]);
});

it("keeps up with the version when only the seats change", () => {
  sitDown(base);
  tell(state(4, 0, 0));
  tell({ type: "table", ply: 5, table: { ...base, seats: [person, { ...person, name: "Ida" }] } });
  void sitting.play("end");
  expect(sent).toEqual([{ do: "play", ply: 5, seat: 0, move: "end" }]);
});

it("fetches everything when a frame is missing", () => {
  sitDown(base);
  tell(state(4, 1, 0));
  tell({ type: "frames", ply: 6, look: 0, undo: 0, frames: [frame(6, 1, 0, 0)] });
  expect(sent).toEqual([{ do: "look", seat: 0 }]);
  expect(sitting.shown.value?.n).toBe(4);
});

it("names what it has when it connects again", () => {
  sitDown(base);
  expect(where()).toBe("/api/tables/t1/live?look=0");
  tell(state(4, 0, 0));
  expect(where()).toBe("/api/tables/t1/live?look=0&ply=4");
});

it("looks through the seat that decides when several are here", () => {
  sitDown({ ...base, yours: [0, 1] });
  tell(state(4, 1, 0, { ...base, yours: [0, 1] }));
  expect(sent).toEqual([{ do: "look", seat: 1 }]);
  expect(sitting.curtain.value).toBeNull();
});

it("draws the curtain first where there is something to hide", () => {
  const table = { ...base, hides: true, yours: [0, 1] };
  sitDown(table);
  expect(where()).toBe("/api/tables/t1/live?");
  tell(state(4, 0, null, table));
  expect(sitting.curtain.value).toBe(0);
  expect(sent).toEqual([]);
  tell(state(4, 0, 0, table));
  expect(sitting.curtain.value).toBeNull();
  tell({ type: "frames", ply: 5, look: 0, undo: 0, frames: [frame(5, 0, 1, 0)] });
  expect([sitting.lingering.value, sitting.curtain.value]).toEqual([0, null]); // to see what came of the turn
  sitting.handOver();
  expect(sent).toEqual([{ do: "look", seat: null }]);
  tell(state(5, 1, null, table));
  expect([sitting.lingering.value, sitting.curtain.value]).toEqual([null, 1]);
});

it("only watches when it came to watch, and not for a seat that a bot plays", () => {
  sitDown(base, { watching: true });
  expect(where()).toBe("/api/tables/t1/live?");
  tell(state(4, 0, null));
  expect(sitting.asked.value).toBeNull();
  sitting.close();
  sitDown(base);
  tell(state(4, 0, 0, { ...base, seats: [{ ...person, away: true }, person] }));
  expect(sitting.moves.value).toEqual([]);
});

it("asks for each preview once, and only for the one where the pointer rests", async () => {
  sitDown(base);
  tell(state(4, 0, 0));
  answer = async (order) => {
    const move = order.do === "preview" ? order.move : "";
    return { type: "preview", id: "", preview: { move, lines: [], view: null, gain: 1, ends: false } };
  };
  const overtaken = expect(sitting.preview("take 1")).rejects.toThrow();
  const end = sitting.preview("end");
  await vi.advanceTimersByTimeAsync(100);
  await overtaken;
  expect((await end).move).toBe("end");
  expect((await sitting.preview("end")).gain).toBe(1);
  expect(sent).toEqual([{ do: "preview", ply: 4, seat: 0, move: "end" }]);
});

it("lays a move that ends the turn out, and makes it when it is meant", async () => {
  sitDown(base, { asks: true });
  tell(state(4, 0, 0));
  foretell(true);
  await sitting.play("take 1");
  expect(sitting.laidOut.value).toEqual({ move: "take 1" });
  expect(done()).toEqual(["preview"]);
  await sitting.confirm();
  expect(sent.at(-1)).toEqual({ do: "play", ply: 4, seat: 0, move: "take 1" });
  expect(sitting.laidOut.value).toBeNull();
});

it.each([
  ["does not end the turn", "take 1", false],
  ["can't be looked into", "take 1", null],
  ["is a word that only goes on", "end", true],
])("makes a move at once that %s", async (_, move, ends) => {
  sitDown(base, { asks: true });
  tell(state(4, 0, 0));
  foretell(ends);
  await sitting.play(move);
  expect(sent.at(-1)).toEqual({ do: "play", ply: 4, seat: 0, move });
  expect(sitting.laidOut.value).toBeNull();
});

it("asks nothing for who does not want to be asked", async () => {
  sitDown(base);
  tell(state(4, 0, 0));
  foretell(true);
  await sitting.play("take 1");
  expect(done()).toEqual(["play"]);
});

it("does nothing else while it looks into a move", () => {
  sitDown(base, { asks: true });
  tell({ ...state(4, 0, 0), undo: 1 });
  void sitting.play("take 1");
  void sitting.play("take 1");
  void sitting.play("end");
  void sitting.undo();
  expect(done()).toEqual(["preview"]);
});

it("asks nobody at a table that is set aside", () => {
  sitDown(base);
  tell(state(4, 0, 0, { ...base, aside: { id: "server-aside-entry", values: { move: 4 } } }));
  expect(sitting.asked.value).toBeNull();
  expect(sitting.moves.value).toEqual([]);
});

it("drops a move that it looked into when the table goes on meanwhile", async () => {
  sitDown(base, { asks: true });
  tell(state(4, 0, 0));
  foretell(true);
  const played = sitting.play("take 1");
  tell(state(5, 0, 0));
  await played;
  expect(sitting.laidOut.value).toBeNull();
  expect(done()).toEqual(["preview"]);
  await sitting.play("take 1");
  expect(sitting.laidOut.value).not.toBeNull();
});

it.each<[string, () => unknown]>([
  ["Escape", () => sitting.clear()],
  ["taking back", () => sitting.undo()],
  ["a hint", () => sitting.askHint()],
  ["the table going on", () => tell(state(6, 0, 0))],
  ["a look through other eyes", () => tell(state(4, 0, null))],
])("puts what is laid out away with %s", async (_, happens) => {
  sitDown(base, { asks: true });
  tell({ ...state(4, 0, 0), undo: 1 });
  foretell(true);
  await sitting.play("take 1");
  await happens();
  expect(sitting.laidOut.value).toBeNull();
  expect(done()).not.toContain("play");
  expect(done()).not.toContain("undo");
  await sitting.confirm();
  expect(done()).not.toContain("play");
});

it("has the best few moves after a hint until the table goes on", async () => {
  sitDown(base);
  tell(state(4, 0, 0));
  const best = [
    { move: "end", points: 30.5, chance: 0.6 },
    { move: "take 1", points: 29, chance: 0.4 },
  ];
  answer = async () => ({ type: "hint", id: "", move: "end", best, basis: "greedy" });
  await sitting.askHint();
  expect(sitting.hint.value).toMatchObject({ best, basis: "greedy" });
  tell(state(5, 0, 0));
  expect(sitting.hint.value).toBeNull();
});

it("drops a hint for a moment that is over", async () => {
  sitDown(base);
  tell(state(4, 0, 0));
  const best = [{ move: "end", points: 1, chance: null }];
  answer = async () => ({ type: "hint", id: "", move: "end", best, basis: "greedy" });
  const asked = sitting.askHint();
  tell(state(5, 0, 0));
  await asked;
  expect(sitting.hint.value).toBeNull();
});

it("lays another move out instead", async () => {
  sitDown(base, { asks: true });
  tell(state(4, 0, 0));
  foretell(true);
  await sitting.play("take 1");
  await sitting.play("take 2");
  expect(sitting.laidOut.value).toEqual({ move: "take 2" });
});
