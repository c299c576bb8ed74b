// A sheet of the score pad: what people wrote on it, and what can be read from it.
import type { FillPad } from "../games/game";
import type { GameInfo, Saying, Score } from "../net/types";

export type PadField = GameInfo["pad"][number];

/** Everything is kept as it was typed, also what can't be right, and also for players who were counted out again. */
export interface Sheet {
  players: number;
  names: string[];
  rows: Record<string, string>[];
  /** What was chosen of the game's options, as far as the pad asks for them. */
  options?: Record<string, string>;
}

/** What a game says about its pad. */
export interface Pad {
  fewest: number;
  most: number;
  soloTarget: number | null;
  /** The same with each choice of an option, where that makes a difference. */
  soloTargets: GameInfo["solo_targets"];
  fields: PadField[];
  shared: readonly string[];
  fill: FillPad;
}

export const blankSheet: Sheet = { players: 0, names: [], rows: [] };

export const playersOf = (sheet: Sheet, pad: Pad): number[] => [
  ...Array(Math.min(Math.max(sheet.players, pad.fewest), pad.most)).keys(),
];
export const nameOf = (sheet: Sheet, player: number): string => sheet.names[player] ?? "";
export const entryOf = (sheet: Sheet, player: number, field: string): string => sheet.rows[player]?.[field] ?? "";

export function withName(sheet: Sheet, player: number, name: string): Sheet {
  return { ...sheet, names: replaced(sheet.names, player, name, "") };
}

export function withEntry(sheet: Sheet, player: number, field: string, text: string): Sheet {
  return { ...sheet, rows: replaced(sheet.rows, player, { ...sheet.rows[player], [field]: text }, {}) };
}

export function withOption(sheet: Sheet, option: string, choice: string): Sheet {
  return { ...sheet, options: { ...sheet.options, [option]: choice } };
}

/** The next game of the same people. */
export const newSheet = (sheet: Sheet): Sheet => ({ ...sheet, rows: [] });

/** Fields that are counted together. A short pad is a single group without a name. */
export interface PadGroup {
  name: string;
  fields: PadField[];
}

export function groupsOf(fields: PadField[]): PadGroup[] {
  const names = new Set(fields.map(({ group }) => group));
  return [...names].map((name) => ({ name, fields: fields.filter(({ group }) => group === name) }));
}

/** Whether a group is all of things that one has or has not, so that they need not be counted. */
export const isTicked = ({ fields }: Pick<PadGroup, "fields">): boolean => fields.every(({ most }) => most === 1);

/** What was counted; an empty space is nothing, and what is no number, or too large or small a one, can't be read. */
export function readEntry(text: string, { least, most }: Pick<PadField, "least" | "most">): number | undefined {
  const number = /^\s*-?\d{0,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** What is wrong with an entry. */
export function faultOf(sheet: Sheet, pad: Pad, player: number, field: PadField): Saying | undefined {
  const { name, least, most } = field;
  const own = readEntry(entryOf(sheet, player, name), field);
  if (own === undefined) return { id: "pad-again", values: { least, most } };
  if (own === 0 || !pad.shared.includes(name)) return undefined;
  const all = playersOf(sheet, pad).reduce(
    (sum, other) => sum + (readEntry(entryOf(sheet, other, name), field) ?? 0),
    0,
  );
  return all > most ? { id: "pad-too-many", values: { most, all } } : undefined;
}

/** Points, as far as they can be told. */
export interface PadScore {
  total: number | undefined;
  categories: Record<string, number | undefined>;
}

/** Everybody's points. Missing is only what an entry that can't be right makes a difference to. */
export function scoresOf(sheet: Sheet, pad: Pad): PadScore[] {
  const least = pad.fill(readRows(sheet, pad, (field) => field.least));
  const most = pad.fill(readRows(sheet, pad, (field) => field.most));
  return least.map((score, player) => certain(score, most[player] ?? score));
}

/** What was counted, with something else in place of what can't be right. */
function readRows(sheet: Sheet, pad: Pad, instead: (field: PadField) => number): Record<string, number>[] {
  const read = (player: number, field: PadField) =>
    faultOf(sheet, pad, player, field) ? instead(field) : (readEntry(entryOf(sheet, player, field.name), field) ?? 0);
  return playersOf(sheet, pad).map((player) =>
    Object.fromEntries(pad.fields.map((field) => [field.name, read(player, field)])),
  );
}

/** Only the points that are the same in both scores. */
function certain(one: Score, other: Score): PadScore {
  const categories: PadScore["categories"] = {};
  for (const [name, points] of Object.entries(one.categories))
    categories[name] = points === other.categories[name] ? points : undefined;
  const known = one.total === other.total && !Object.values(categories).includes(undefined);
  return { total: known ? one.total : undefined, categories };
}

/** Whether there are numbers for everybody. */
export function isBegun(sheet: Sheet, pad: Pad): boolean {
  const begun = (player: number) => pad.fields.some(({ name }) => entryOf(sheet, player, name).trim() !== "");
  return playersOf(sheet, pad).every(begun);
}

/** The points that one who plays alone should reach. */
export function soloTargetOf({ options = {} }: Sheet, { soloTarget, soloTargets }: Pad): number | null {
  const chosen = Object.entries(soloTargets).map(([option, targets]) => targets[options[option] ?? ""]);
  return chosen.find((target) => target !== undefined) ?? soloTarget;
}

/** Who has the most points, once there are numbers for everybody; alone, they must reach the target. */
export function winnersOf(sheet: Sheet, pad: Pad, scores: PadScore[]): number[] {
  if (!isBegun(sheet, pad) || !areComplete(scores)) return [];
  const most = Math.max(...scores.map((score) => score.total ?? 0));
  const target = soloTargetOf(sheet, pad);
  if (scores.length === 1 && target !== null && most < target) return [];
  return playersOf(sheet, pad).filter((player) => scores[player]?.total === most);
}

export const areComplete = (scores: PadScore[]): boolean => scores.every((score) => score.total !== undefined);

function replaced<T>(list: T[], place: number, value: T, empty: T): T[] {
  const length = Math.max(list.length, place + 1);
  return Array.from({ length }, (_, at) => (at === place ? value : (list[at] ?? empty)));
}

/** Whether what was remembered is a sheet. */
export function isSheet(value: unknown): value is Sheet {
  const { players, names, rows, options = {} } = (value ?? {}) as Partial<Record<keyof Sheet, unknown>>;
  return Number.isInteger(players) && isList(names, isText) && isList(rows, isRow) && isRow(options);
}

const isText = (value: unknown): boolean => typeof value === "string";
const isRow = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every(isText);
const isList = (value: unknown, check: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(check);
