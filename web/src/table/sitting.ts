// Sitting at a table: what of it is shown, what may be done, and the way there and back over the socket.
import { computed, effect, type Signal, signal, untracked } from "@preact/signals";
import { type Accepted, Live, type Order, RefusedCommand } from "../net/live";
import type { Event, Frame, Frames, Hinted, Line, Preview, Saying, State, TableInfo, View } from "../net/types";
import { t } from "../ui/i18n";
import { FrameQueue, type Step } from "./frames";
import { goesOn } from "./moves";

/** What is on the page of a table. */
export interface Position {
  ply: number;
  look: number | null;
  undo: number;
  n: number;
  lines: Line[];
  view: View;
}

export interface SittingOptions {
  table: TableInfo;
  watching: boolean; // only look on, whatever seats this browser holds
  pace: () => number;
  asksFirst: () => boolean; // before a move that can't be taken back
  connect?: (address: () => string, receive: (event: Event) => void) => Wire;
}

export type Wire = Pick<Live, "connection" | "send" | "retry" | "knock" | "close">;

/** Hovering over many moves asks only for the one where the pointer rests. */
const REST = 60;

export class Sitting {
  readonly table: Signal<TableInfo>;
  /** When the server told of the table, by a clock that nobody sets. */
  toldAt = performance.now();
  /** The seat that was just taken back from a bot, until the next step. */
  readonly cameBack = signal<number | null>(null);
  readonly shown = signal<Position | null>(null);
  /** Something that went wrong, in plain words; gone with the next step. */
  readonly notice = signal<Saying | null>(null);
  /** The best few moves, after they were asked for; the best first. */
  readonly hint = signal<Hinted | null>(null);
  /** A move that can't be taken back, laid out until the player says that it is meant. */
  readonly laidOut = signal<{ move: string } | null>(null);
  /** What was done last is on its way, there or back. */
  readonly busy = computed(() => (this.shown.value?.ply ?? -1) < this.awaited.value);

  /** The version of the table that shows what was done last. */
  private readonly awaited = signal(-1);
  private readonly queue = new FrameQueue(
    (step) => this.showStep(step),
    () => this.options.pace(),
  );
  private readonly live: Wire;
  private known = { ply: -1, n: -1, look: null as number | null };
  private looking = false;
  private weighed: Position | null = null; // where a move is looked into before it is made
  private late: RefusedCommand | null = null;
  private previews = new Map<string, Promise<Preview>>(); // of the moves in the position that is shown
  private hurryOn: (() => void) | undefined;

  readonly waiting = this.queue.waiting;

  /** The seat of this browser that decides now, once everything before it has been shown. */
  readonly asked = computed(() => {
    const seat = this.shown.value?.view.seat ?? null;
    return this.waiting.value === 0 && seat !== null && this.plays(seat) ? seat : null;
  });

  /** The game is over, and its last move has been seen. */
  readonly over = computed(() => this.waiting.value === 0 && this.shown.value?.view.seat === null);

  /** The seat whose turn is over while its player still has the device, and may want to see what came of it. */
  readonly lingering = computed(() => {
    const look = this.shown.value?.look ?? null;
    return this.needsCurtain && this.asked.value !== null && this.asked.value !== look ? look : null;
  });

  /** The seat that the device has to be handed to before anything of it may be seen. */
  readonly curtain = computed(() => (this.needsCurtain && this.shown.value?.look === null ? this.asked.value : null));

  /** The moves that can be made here and now. */
  readonly moves = computed(() => {
    const { asked, shown, busy } = this;
    if (asked.value === null || busy.value || shown.value?.look !== asked.value) return [];
    return shown.value.view.moves;
  });

  private readonly stops: (() => void)[];

  constructor(private readonly options: SittingOptions) {
    this.table = signal(options.table);
    this.known.look = this.firstLook();
    const connect = options.connect ?? ((address, receive) => new Live(address, receive));
    this.live = connect(
      () => this.address(),
      (event) => this.receive(event),
    );
    this.stops = [
      effect(() => this.turnEyes()),
      effect(() => {
        options.pace();
        untracked(() => this.queue.proceed());
      }),
    ];
  }

  /** When the table was to be deleted, had nobody come. Being here takes that back. */
  get wasToGo(): string | null {
    return this.options.table.goes;
  }

  get onlyWatches(): boolean {
    return this.options.watching || this.table.value.yours.length === 0;
  }

  get connection() {
    return this.live.connection;
  }

  /** The seats of this browser that a person plays. */
  plays(seat: number): boolean {
    const { yours, seats, aside } = this.table.value;
    return !this.options.watching && !aside && yours.includes(seat) && seats[seat]?.away === false;
  }

  /** Make a move; one that can't be taken back is laid out first, unless it only goes on. */
  async play(move: string): Promise<void> {
    if (goesOn(move) || !this.options.asksFirst()) await this.send(move);
    else await this.weigh(move);
  }

  /** The move that is laid out is meant. */
  async confirm(): Promise<void> {
    if (this.laidOut.value) await this.send(this.laidOut.value.move);
  }

  /** What is laid out goes back first. */
  async undo(): Promise<void> {
    if (this.laidOut.value) this.clear();
    else if (this.moves.value.length > 0 && this.shown.value?.undo)
      await this.act((ply, seat) => ({ do: "undo", ply, seat }));
  }

  async askHint(): Promise<void> {
    const { shown, asked } = this;
    if (asked.value === null || this.moves.value.length === 0) return;
    const before = shown.value;
    this.laidOut.value = null;
    const answer = await this.order({ do: "hint", ply: this.known.ply, seat: asked.value });
    if (answer?.type === "hint" && shown.value === before) this.hint.value = answer;
  }

  /** What a move would lead to; each is asked for once. */
  foresee(move: string): Promise<Preview> {
    const known = this.previews.get(move);
    if (known) return known;
    const preview = this.askPreview(move);
    this.previews.set(move, preview);
    preview.catch(() => this.previews.delete(move));
    return preview;
  }

  /** The same for hovering: where the pointer goes on at once, nothing is asked and the promise is broken. */
  preview(move: string): Promise<Preview> {
    this.hurryOn?.();
    if (this.previews.has(move)) return this.foresee(move);
    return new Promise((resolve, reject) => {
      const rest = setTimeout(() => resolve(this.foresee(move)), REST);
      this.hurryOn = () => {
        clearTimeout(rest);
        reject(new Error("overtaken"));
      };
    });
  }

  /** See with a seat's eyes, or with a spectator's. */
  async look(seat: number | null): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    await this.order({ do: "look", seat });
    this.looking = false;
  }

  /** The device goes to the next player: first nothing is to be seen of anybody's. */
  handOver(): void {
    void this.look(null);
  }

  rename = (seat: number, name: string) => this.order({ do: "rename", seat, name });
  agree = (seat: number, to: number) => this.order({ do: "agree", seat, to });
  stay = (seat: number) => this.order({ do: "stay", seat });
  comeBack = (seat: number) => {
    this.cameBack.value = seat;
    return this.order({ do: "return", seat });
  };

  skip(): void {
    this.queue.skip();
  }

  /** Escape: put away what was asked for. */
  clear(): void {
    this.hint.value = null;
    this.notice.value = null;
    this.laidOut.value = null;
  }

  /** Come back at once to a table that was lost. */
  retry(): void {
    this.live.retry();
  }

  /** Ask once more to be let in. */
  knock(): void {
    this.live.knock();
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.hurryOn?.();
    this.queue.clear();
    this.live.close();
  }

  /** Something may be done: it is asked for, and nothing else is on its way. */
  private get isFree(): boolean {
    const { asked, busy, shown } = this;
    return asked.value !== null && !busy.value && this.weighed !== shown.value;
  }

  private get needsCurtain(): boolean {
    const { hides, yours } = this.table.value;
    return hides && yours.length > 1;
  }

  private firstLook(): number | null {
    const { yours, seat } = this.options.table;
    if (this.options.watching || this.needsCurtain) return null;
    return seat !== null && yours.includes(seat) ? seat : (yours[0] ?? null);
  }

  private address(): string {
    const { ply, look } = this.known;
    const query = new URLSearchParams();
    if (look !== null) query.set("look", String(look));
    if (ply >= 0) query.set("ply", String(ply));
    return `/api/tables/${encodeURIComponent(this.table.value.id)}/live?${query}`;
  }

  /** With several seats at one device, the page looks through the eyes of the one that decides. */
  private turnEyes(): void {
    const asked = this.asked.value;
    const look = this.shown.value?.look;
    if (asked === null || look === undefined || look === asked) return;
    if (!this.needsCurtain) void this.look(asked);
  }

  private receive(event: Event): void {
    if (event.type === "state") this.receiveState(event);
    else if (event.type === "frames") this.receiveFrames(event);
    else if (event.type === "table") this.receiveTable(event.table, event.ply);
  }

  /** Who sits where has changed, but nothing in the game; the version is the one that commands have to name. */
  private receiveTable(table: TableInfo, ply: number): void {
    this.takeIn(table);
    this.known.ply = ply;
  }

  private takeIn(table: TableInfo): void {
    this.toldAt = performance.now();
    this.table.value = table;
  }

  private receiveState({ ply, look, undo, n, lines, view, table }: State): void {
    this.queue.clear();
    this.known = { ply, n, look };
    this.takeIn(table);
    this.show({ ply, look, undo, n, lines, view });
    if (this.late) this.say(this.late);
    this.late = null;
  }

  private receiveFrames({ ply, look, undo, frames }: Frames): void {
    if (look !== this.known.look) return; // the state through the new eyes is on its way
    const first = frames[0];
    if (first && first.n !== this.known.n + 1) {
      void this.look(look); // something is missing: have it all anew
      return;
    }
    this.known = { ply, look, n: frames.at(-1)?.n ?? this.known.n };
    this.queue.push(
      frames.map((frame) => ({
        frame,
        ply,
        undo,
        own: frame.seat !== null && this.plays(frame.seat),
        halts: this.haltsAt(frame),
      })),
    );
  }

  /** Skipping ends where somebody here decides; for spectators, with the turn. */
  private haltsAt({ seat, view }: Frame): boolean {
    if (view.seat === null) return true;
    return this.onlyWatches ? view.seat !== seat : this.plays(view.seat);
  }

  private showStep({ frame, ply, undo }: Step): void {
    const before = this.shown.value;
    if (!before) return;
    const { n, view, lines } = frame;
    this.show({ ply, undo, n, view, look: before.look, lines: [...before.lines, ...lines] });
  }

  private show(position: Position): void {
    this.previews.clear();
    this.clear();
    this.shown.value = position;
  }

  /** Make a move at once, or lay it out if it can't be taken back. When the table has gone on, nothing is done. */
  private async weigh(move: string): Promise<void> {
    if (!this.isFree) return;
    const here = this.shown.value;
    this.weighed = here;
    const ends = await this.foresee(move).then(
      (preview) => preview.ends,
      () => false,
    );
    if (this.shown.value !== here) return;
    this.weighed = null;
    if (!ends) return this.send(move);
    this.clear();
    this.laidOut.value = { move };
  }

  private async send(move: string): Promise<void> {
    await this.act((ply, seat) => ({ do: "play", ply, seat, move }));
  }

  private async act(order: (ply: number, seat: number) => Order): Promise<void> {
    const { asked, awaited } = this;
    if (asked.value === null || !this.isFree) return;
    this.hurryOn?.();
    this.clear();
    this.cameBack.value = null;
    awaited.value = Number.POSITIVE_INFINITY;
    const answer = await this.order(order(this.known.ply, asked.value));
    awaited.value = answer?.type === "done" ? answer.ply : -1;
  }

  private async order(order: Order): Promise<Accepted | null> {
    try {
      return await this.live.send(order);
    } catch (error) {
      this.explain(error);
      return null;
    }
  }

  private async askPreview(move: string): Promise<Preview> {
    const seat = this.asked.value;
    if (seat === null) throw new Error("nothing is asked");
    const answer = await this.live.send({ do: "preview", ply: this.known.ply, seat, move });
    if (answer.type !== "preview") throw new Error(`no preview of ${move}`);
    return answer.preview;
  }

  /** Say why something was not done. Whoever was late is sent the table as it stands now, and told then. */
  private explain(error: unknown): void {
    if (!(error instanceof RefusedCommand)) throw error;
    if (error.reason === "stale") this.late = error;
    else this.say(error);
  }

  private say(error: RefusedCommand): void {
    const told = error.reason === "busy" && error.why ? "wait" : error.reason;
    this.notice.value = {
      id: `table-refused-${told}`,
      values: { why: error.why ? t(error.why.id, error.why.values) : error.message },
    };
  }
}
