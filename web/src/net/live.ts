// The socket of a table. It connects again by itself; a command that got no answer is repeated with its own id,
// so that the server can give the answer it has stored and nothing is done twice.
import { signal } from "@preact/signals";
import { newId } from "./id";
import type { Command, Event, Refusal, Saying } from "./types";

/**
 * gone: there is no such table, or not any more; foreign: the server takes the page for another one's; crowded: too
 * many pages are at the table. From these three it does not come back by itself.
 */
export type Connection = "connecting" | "open" | "lost" | "gone" | "foreign" | "crowded";

type WithoutId<C> = C extends Command ? Omit<C, "id"> : never;
/** A command before it has its id. */
export type Order = WithoutId<Command>;

/** What the server says to one command. */
export type Answer = Extract<Event, { id: string }>;
export type Accepted = Exclude<Answer, { type: "refused" }>;

/** The server's no: in English, and if there are words for it, why in any language. */
export class RefusedCommand extends Error {
  constructor(
    readonly reason: Refusal,
    message: string,
    readonly why: Saying | null = null,
  ) {
    super(message);
  }
}

/** Who listens to a socket. */
export interface Ear {
  opened(): unknown;
  heard(text: string): unknown;
  closed(code: number): unknown;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

export type Dial = (address: string, ear: Ear) => Socket;

const dialWebSocket: Dial = (address, ear) => {
  const full = new URL(address, location.href);
  full.protocol = full.protocol.replace("http", "ws");
  const socket = new WebSocket(full);
  socket.onopen = () => ear.opened();
  socket.onmessage = ({ data }) => ear.heard(String(data));
  socket.onclose = ({ code }) => ear.closed(code);
  return socket;
};

interface Waiting {
  command: Command;
  resolve(answer: Accepted): void;
  reject(error: Error): void;
}

/** Why the server closes a socket for good, as in src/mire/server/http/socket.py. */
const TURNED_AWAY: Record<number, Connection> = { 4403: "foreign", 4404: "gone", 4429: "crowded" };

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A socket that is silent for so long after a command is taken for dead. Bots may think longer about a hint. */
export const PATIENCE = 10_000;

export class Live {
  readonly connection = signal<Connection>("connecting");
  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private failures = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** `address` is asked before every connection, so that it names what the page already has. */
  constructor(
    private readonly address: () => string,
    private readonly receive: (event: Event) => void,
    private readonly dial: Dial = dialWebSocket,
  ) {
    globalThis.addEventListener?.("offline", this.wentOffline);
    globalThis.addEventListener?.("online", this.cameOnline);
    this.connect();
  }

  send(order: Order): Promise<Accepted> {
    const command = { ...order, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      this.waiting.set(command.id, { command, resolve, reject });
      if (this.connection.value === "open") this.transmit(command);
    });
  }

  /** Try at once instead of at the end of the pause. */
  retry(): void {
    if (this.connection.value !== "lost" || this.closed) return;
    clearTimeout(this.again);
    this.connect();
  }

  /** Try once more after having been turned away. */
  knock(): void {
    if (this.socket || this.closed) return;
    this.connection.value = "connecting";
    clearTimeout(this.again);
    this.connect();
  }

  close(): void {
    this.closed = true;
    globalThis.removeEventListener?.("offline", this.wentOffline);
    globalThis.removeEventListener?.("online", this.cameOnline);
    clearTimeout(this.again);
    this.drop();
  }

  /** The browser knows before a silent socket would tell. */
  private readonly wentOffline = () => this.socket && this.lose();
  private readonly cameOnline = () => this.retry();

  private connect(): void {
    this.drop();
    const current = () => this.socket === socket; // what a socket given up says late is not heard
    const socket = this.dial(this.address(), {
      opened: () => current() && this.open(),
      heard: (text) => current() && this.hear(JSON.parse(text)),
      closed: (code) => current() && this.shut(code),
    });
    this.socket = socket;
  }

  private open(): void {
    this.connection.value = "open";
    for (const { command } of this.waiting.values()) this.transmit(command);
  }

  private transmit(command: Command): void {
    this.socket?.send(JSON.stringify(command));
    this.listen();
  }

  /** Be patient from now on. */
  private listen(): void {
    clearTimeout(this.watch);
    const commands = [...this.waiting.values()].map(({ command }) => command);
    if (commands.some((command) => command.do !== "hint")) this.watch = setTimeout(() => this.lose(), PATIENCE);
  }

  private hear(event: Event): void {
    this.failures = 0;
    if ("id" in event) this.settle(event);
    else this.receive(event);
    this.listen();
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.type === "refused") waiting?.reject(new RefusedCommand(answer.reason, answer.message, answer.why));
    else waiting?.resolve(answer);
  }

  private shut(code: number): void {
    const reason = TURNED_AWAY[code];
    if (reason) {
      this.drop();
      this.connection.value = reason;
    } else {
      this.lose();
    }
  }

  private lose(): void {
    this.drop();
    if (this.closed) return;
    this.connection.value = "lost";
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), pause(this.failures++, Math.random()));
  }

  private drop(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

/** How long to wait after so many failures; jitter keeps many pages from coming back in the same moment. */
export function pause(failures: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + chance / 2);
}
