// What the server and the page say to each other. The other half is src/mire/server/messages.py.

/** A text to be said: the id of a Fluent message and the values in it. */
export interface Saying {
  id: string;
  values: Record<string, string | number>;
}

/** One line of the log. `n` is the number of the move it tells of, counted from 0, or -1 before the first; `seat` the player it speaks of. */
export interface Line extends Saying {
  n: number;
  seat: number | null;
}

/** Points may be halves. */
export interface Score {
  total: number;
  categories: Record<string, number>;
}

/** All that a seat, or a spectator, may know. `Board` belongs to the game. */
export interface View<Board = unknown> {
  game: string;
  players: number;
  you: number | null;
  first: number; // the seat that began
  seat: number | null; // whose decision it is; null when the game is over
  turn: number; // grows when what was done can't be taken back any more
  prompt: Saying | null;
  moves: string[]; // legal moves, only for the seat that decides
  scores: Score[];
  winners: number[];
  board: Board;
}

/** Who sits at a seat. A bot that stands in for a person who left has `away` set. */
export interface SeatInfo {
  kind: "human" | "open" | "bot"; // open: somebody is invited
  name: string;
  bot: string | null;
  away: boolean; // a person's seat that a bot plays for now
  here: boolean; // the person's page is connected
  agreed: number[]; // the seats that agree to let a bot play for this one
  awaited: number[]; // those that are asked about it and have not agreed
  agree_in: number | null; // seconds until the others may agree; null: nobody is asked, or not soon
  by_bot: number[][]; // for each time that a bot stood in, the moves that it made
}

/** Which bot may stand in when all others agree: when somebody is offline or idle on their turn for so many seconds; null is never. */
export interface StandIn {
  bot: string;
  offline: number | null;
  idle: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  hides: boolean; // seats know things that others at the table may not see
  solo_target: number | null; // points with which one who plays alone wins; null for more players
  options: Record<string, unknown>; // true in place of data that the table brings itself
  seats: SeatInfo[];
  yours: number[]; // the seats this browser holds
  seat: number | null; // whose decision it is
  over: boolean;
  public: boolean; // listed for everybody to watch
  brought: boolean; // it goes on from a record, and whoever brought that may know what is still to come
  stand_in: StandIn;
  created: string; // ISO 8601
  rematch: string | null; // the table that follows
  totals: number[];
  aside: Saying | null; // why it can't be played on, and is shown only as far as it can be read
  goes: string | null; // ISO 8601: when it is deleted, if nobody opens it and nothing happens there before
}

export interface OptionInfo {
  name: string;
  default: unknown;
  choices: string[];
  file: boolean; // takes data besides the named choices
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  minutes: string;
  solo_target: number | null; // points with which one who plays alone wins, as the game is usually set up
  solo_targets: Record<string, Record<string, number>>; // the same with each choice of an option, where that makes a difference
  options: OptionInfo[];
  categories: string[];
  pad: { name: string; least: number; most: number; group: string }[]; // only a long pad has groups
  verbs: Verb[];
}

/** How a kind of move is written: its word, then the values of its slots. */
export interface Verb {
  word: string;
  slots: string[];
}

/** GET /api/games */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
}

/** POST /api/tables; with a record the table goes on from there, and game, players and options come from it. */
export interface NewTable {
  game?: string;
  options?: Record<string, unknown>;
  seats?: NewSeat[];
  public?: boolean;
  stand_in?: StandIn;
  record?: string; // its text
}

export type NewSeat = { kind: "me"; name: string } | { kind: "open"; name: string } | { kind: "bot"; bot: string };

/** GET /api/tables/ID/invitations, for who sits at the table: a token for each open seat. */
export type Invitations = Record<string, string>;

/** GET /api/tables/ID/replay?look=SEAT|open, when the game is over. Whose table it was is told by GET /api/tables/ID. */
export interface Replay {
  frames: Frame[]; // the first is the position before the first move
}

/** The table after one move. */
export interface Frame {
  n: number; // how many moves have been made
  seat: number | null; // who made the last one
  move: string | null;
  lines: Line[];
  view: View;
}

/** A move, with the points at the end and the chance to win that can be expected of it; who plays alone has points only. */
export interface Choice {
  move: string;
  points: number;
  chance: number | null; // 0 to 1
}

/** What numbers rest on: how games of greedy went on, a plan for the rest of the game, or only the game's own estimate. */
export type Basis = "greedy" | "plan" | "estimate";

/** The best few moves, the best first. */
export interface Hinted {
  best: Choice[];
  basis: Basis;
}

/** GET /api/tables/ID/analysis, when the game is over. Complete when the course has `total` steps; ask again until then. */
export interface Analysis {
  total: number;
  course: Course;
}

/** What the seats could expect at each decision of a game, as far as it is known, and where it turned. */
export interface Course {
  game: string;
  players: number;
  winners: number[];
  totals: number[];
  steps: Judged[];
  turning: Turning[]; // slips, then swings, each the largest first
}

/** A decision with more than one legal move, judged from what its seat could know. */
export interface Judged {
  ply: number; // moves made before it
  turn: number;
  seat: number;
  move: string; // that was made
  points: number[]; // of all seats, if the best move is made
  chances: number[] | null;
  best: Choice[];
  lost: { points: number; chance: number | null };
  basis: Basis;
}

/** A decision by which a seat gave something away, or before which luck or the others changed what it could expect. */
export interface Turning {
  kind: "slip" | "swing";
  ply: number;
  seat: number;
  from: number; // a chance to win, or points for who plays alone
  to: number;
}

// Over the socket /api/tables/ID/live?look=SEAT&ply=PLY

/** What the page sends. Every command has an id of its own; a repeated one gets the same answer. */
export type Command =
  | { do: "play"; id: string; ply: number; seat: number; move: string }
  | { do: "undo"; id: string; ply: number; seat: number }
  | { do: "look"; id: string; seat: number | null }
  | { do: "preview"; id: string; ply: number; seat: number; move: string }
  | { do: "hint"; id: string; ply: number; seat: number }
  | { do: "rename"; id: string; seat: number; name: string }
  | { do: "agree"; id: string; seat: number; to: number }
  | { do: "stay"; id: string; seat: number }
  | { do: "return"; id: string; seat: number };

export type Event =
  | State
  | Frames
  | { type: "table"; ply: number; table: TableInfo }
  | { type: "current"; ply: number }
  | { type: "done"; id: string; ply: number }
  | { type: "refused"; id: string; reason: Refusal; message: string; ply: number; why: Saying | null }
  | { type: "preview"; id: string; preview: Preview }
  | ({ type: "hint"; id: string; move: string } & Hinted); // the best first, which is also the move

/** stale: the table has moved on, and the newest state follows; illegal: against the rules; forbidden: not yours to do; unreadable, busy: as they say. */
export type Refusal = "stale" | "illegal" | "forbidden" | "unreadable" | "busy";

/** Everything, after connecting, looking through other eyes, or taking back. `undo`: how many steps can be taken back. */
export interface State {
  type: "state";
  ply: number; // grows with each move and each taking back that this page may see; commands must name it
  look: number | null;
  undo: number;
  n: number;
  lines: Line[]; // the whole log
  view: View;
  table: TableInfo;
}

/** What happened since, move by move. */
export interface Frames {
  type: "frames";
  ply: number;
  look: number | null;
  undo: number;
  frames: Frame[];
}

/** What a move would lead to. Without a view where that is not to be known before. */
export interface Preview {
  move: string;
  lines: Line[];
  view: View | null;
  gain: number; // points the seat would gain at once
  ends: boolean; // whether the move ends what can be taken back
}
