// What a game brings to the page. Everything else of a table is the same for all games.
import type { ComponentType } from "preact";
import type { Line, Preview, Saying, Score, View } from "../net/types";

export interface BoardProps {
  /** `you` is the player whose things are large: who sits here, or another one to look at, who then has no moves. */
  view: View;
  components: unknown;
  names: string[];
  /** Legal moves that this browser may make now; empty while others decide or a move is being shown. */
  moves: string[];
  /** The move to mark: the best after a hint was asked for, or one that is looked at in a list. */
  hint: string | null;
  /** The move that was chosen and can't be taken back, while the table asks whether it is meant. */
  chosen: string | null;
  /** What the log tells of the large player since one's own last turn. */
  news: Line[];
  /** The line of the log that is looked at. */
  told: Line | null;
  play(move: string): void;
  /** Broken off where the pointer goes on at once, or the table does. */
  preview(move: string): Promise<Preview>;
}

/** One player's things in small, for the column of the others. */
export interface SeatBoardProps {
  view: View;
  components: unknown;
  seat: number;
  /** What the log tells of the player since one's own last turn. */
  news: Line[];
  /** The line of the log that is looked at. */
  told: Line | null;
}

/** The score pad for owners of the box: what is counted, as Game.pad lists it, to points. */
export type FillPad = (rows: Record<string, number>[]) => Score[];

export interface GameClient {
  name: string;
  Board: ComponentType<BoardProps>;
  SeatBoard: ComponentType<SeatBoardProps>;
  /** What a line of the log tells of and is best seen apart, such as a card; or nothing. */
  Told: ComponentType<{ line: Line; components: unknown }>;
  /** A move to choose in words, where its notation alone does not say enough for the text `<game>-move-<verb>`. */
  nameMove?(move: string, view: View, components: unknown): Saying;
  /** Moves of a single word that the board offers by itself, so that the table need not. */
  ownWords?(view: View): readonly string[];
  /** The picture of the game on the home page. */
  Picture: ComponentType;
  /** All cards with their texts, to look through. */
  Cards: ComponentType<{ components: unknown }>;
  /** The options with which the box has all its cards, where it has fewer as it is usually set up. */
  allCards?: Record<string, string>;
  /** What lies behind the points of a category, for every seat, where that says more than they do. */
  counts(view: View, components: unknown): Record<string, number>[];
  fillPad: FillPad;
  /** What of the pad lies in the box but once: all players together can't have more of it than one alone. */
  sharedPad: readonly string[];
  /** The sections of the rules at hand: texts `<game>-rules-<section>-title` and `<game>-rules-<section>`. */
  rules: string[];
  /** What a section of the rules speaks of, as it looks; or nothing. */
  RulesPicture: ComponentType<{ section: string }>;
  /** What a choice of an option looks like, or nothing where words are enough. */
  OptionPicture: ComponentType<{ option: string; choice: string }>;
  /** Whether an option has any meaning beside the others that are chosen; without this all have. */
  matters?(option: string, chosen: Record<string, unknown>): boolean;
}
