import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Dial, type Ear, Live, PATIENCE, pause, RefusedCommand, type Socket } from "./live";
import type { Command, Event } from "./types";

class FakeSocket implements Socket {
  sent: Command[] = [];
  closed = false;

  constructor(
    readonly address: string,
    private readonly ear: Ear,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.ear.opened();
  }
  say(event: Event): void {
    this.ear.heard(JSON.stringify(event));
  }
  fail(code = 1006): void {
    this.ear.closed(code);
  }
}

let sockets: FakeSocket[];
let heard: Event[];
let ply: number;
let live: Live;
let network: EventTarget; // where the browser tells of it

function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("nothing dialled");
  return socket;
}

function sentBy(socket: FakeSocket): Command {
  const [command] = socket.sent;
  if (!command) throw new Error("nothing sent");
  return command;
}

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
  sockets = [];
  heard = [];
  ply = 0;
  const dial: Dial = (address, ear) => {
    const socket = new FakeSocket(address, ear);
    sockets.push(socket);
    return socket;
  };
  live = new Live(
    () => `/live?ply=${ply}`,
    (event) => heard.push(event),
    dial,
  );
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a live table", () => {
  it("hands on what the server tells", () => {
    newest().open();
    newest().say({ type: "current", ply: 7 });
    expect(live.connection.value).toBe("open");
    expect(heard).toEqual([{ type: "current", ply: 7 }]);
  });

  it("gives a command its answer, among several under way", async () => {
    newest().open();
    const undo = live.send({ do: "undo", ply: 3, seat: 0 });
    const hint = live.send({ do: "hint", ply: 3, seat: 0 });
    const [first, second] = newest().sent;
    newest().say({ type: "hint", id: second?.id ?? "", move: "end", best: [], basis: "greedy" });
    newest().say({ type: "done", id: first?.id ?? "", ply: 4 });
    expect(await undo).toMatchObject({ type: "done", ply: 4 });
    expect(await hint).toMatchObject({ move: "end" });
    expect(heard).toEqual([]);
  });

  it("tells a refusal with its reason", async () => {
    newest().open();
    const played = live.send({ do: "play", ply: 1, seat: 0, move: "end" });
    newest().say({ type: "refused", id: sentBy(newest()).id, reason: "stale", message: "too late", ply: 2, why: null });
    await expect(played).rejects.toSatisfy((error) => error instanceof RefusedCommand && error.reason === "stale");
  });

  it("connects again, naming the version it has by then", () => {
    newest().open();
    ply = 12;
    newest().fail();
    expect(live.connection.value).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(newest().address).toBe("/live?ply=12");
    newest().open();
    expect(live.connection.value).toBe("open");
  });

  it("repeats an unanswered command with its own id, and an answered one never", async () => {
    newest().open();
    const answered = live.send({ do: "undo", ply: 1, seat: 0 });
    newest().say({ type: "done", id: sentBy(newest()).id, ply: 2 });
    await answered;
    const played = live.send({ do: "play", ply: 2, seat: 0, move: "end" });
    const first = newest().sent[1];
    newest().fail();
    vi.advanceTimersByTime(1000);
    newest().open();
    expect(newest().sent).toEqual([first]);
    newest().say({ type: "done", id: first?.id ?? "", ply: 3 });
    expect(await played).toMatchObject({ ply: 3 });
  });

  it("keeps a command given while there is no connection", () => {
    live.send({ do: "undo", ply: 1, seat: 0 });
    expect(newest().sent).toEqual([]);
    newest().open();
    expect(newest().sent).toHaveLength(1);
  });

  it("takes a silent socket for dead", () => {
    newest().open();
    live.send({ do: "undo", ply: 1, seat: 0 });
    vi.advanceTimersByTime(PATIENCE + 500);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it("does not hear a socket it has given up", () => {
    const dead = newest();
    dead.open();
    dead.fail();
    live.retry();
    newest().open();
    dead.say({ type: "current", ply: 1 });
    dead.fail();
    expect(heard).toEqual([]);
    expect(live.connection.value).toBe("open");
  });

  it("tries at once when asked, and only once", () => {
    newest().open();
    newest().fail();
    live.retry();
    expect(sockets).toHaveLength(2);
    newest().open();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it("takes the browser's word for it that there is no network, or one again", () => {
    newest().open();
    network.dispatchEvent(new globalThis.Event("offline"));
    expect(live.connection.value).toBe("lost");
    network.dispatchEvent(new globalThis.Event("online"));
    newest().open();
    expect(live.connection.value).toBe("open");
    expect(sockets).toHaveLength(2);
    live.close();
    network.dispatchEvent(new globalThis.Event("offline"));
    network.dispatchEvent(new globalThis.Event("online"));
    expect(sockets).toHaveLength(2);
  });

  it("gives up on a table that there is not", () => {
    newest().open();
    newest().fail(4404);
    vi.advanceTimersByTime(60_000);
    expect(live.connection.value).toBe("gone");
    expect(sockets).toHaveLength(1);
  });

  it.each([
    [4403, "foreign"],
    [4429, "crowded"],
  ])("turned away with %i, it knocks again only when asked", (code, reason) => {
    newest().open();
    newest().fail(code);
    live.retry();
    vi.advanceTimersByTime(60_000);
    expect(live.connection.value).toBe(reason);
    expect(sockets).toHaveLength(1);
    live.knock();
    expect(live.connection.value).toBe("connecting");
    newest().open();
    expect(live.connection.value).toBe("open");
    expect(sockets).toHaveLength(2);
  });

  it("stays away once it is closed", () => {
    newest().open();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("waits longer after each failure, with jitter, up to a limit", () => {
    expect(pause(0, 1)).toBe(400);
    expect(pause(2, 1)).toBe(1600);
    expect(pause(2, 0)).toBe(800);
    expect(pause(30, 1)).toBe(15_000);
  });
});
