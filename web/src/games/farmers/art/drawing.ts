// How the pictures are made: a few shapes on a square of 64, each in one of the tones of art.css.

export type Tone =
  | "ink"
  | "peat"
  | "soil"
  | "wood"
  | "plank"
  | "clay"
  | "brick"
  | "stone"
  | "slate"
  | "thatch"
  | "gold"
  | "carrot"
  | "moss"
  | "fir"
  | "water"
  | "pool"
  | "heather"
  | "flame"
  | "berry"
  | "rose"
  | "chestnut"
  | "bristle"
  | "pale";

/** A filled shape, or a line ("-") of some width. */
export type Stroke = readonly [tone: Tone | `${Tone}-`, path: string, width?: number];
export type Drawing = readonly Stroke[];

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;
const round = (number: number) => Number(number.toFixed(1));

/** A path made larger or smaller and put elsewhere; only absolute commands of number pairs: M, L, C, Q and Z. */
export function moved(path: string, dx: number, dy: number, sx = 1, sy = sx): string {
  return path.replace(PAIR, (_, x: string, y: string) => `${round(Number(x) * sx + dx)} ${round(Number(y) * sy + dy)}`);
}

const K = 0.5523; // of the radius: how far the handles of a round curve reach

/** An ellipse, as curves, so that it can be moved like any path. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const at = (dx: number, dy: number) => `${round(x + dx * rx)} ${round(y + dy * ry)}`;
  return `M${at(-1, 0)}C${at(-1, -K)} ${at(-K, -1)} ${at(0, -1)}C${at(K, -1)} ${at(1, -K)} ${at(1, 0)}C${at(1, K)} ${at(K, 1)} ${at(0, 1)}C${at(-K, 1)} ${at(-1, K)} ${at(-1, 0)}Z`;
}

/** The same small shape in several places. */
export const many = (path: string, places: readonly (readonly [number, number, number?])[]) =>
  places.map(([x, y, size = 1]) => moved(path, x, y, size)).join("");

/** Several round things. */
export const dots = (size: number, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => oval(x, y, size)).join("");

/** A drawing made larger or smaller and put elsewhere. */
export const shifted = (drawing: Drawing, dx: number, dy: number, size = 1): Drawing =>
  drawing.map(([tone, path, width]): Stroke => {
    const there = moved(path, dx, dy, size);
    return width === undefined ? [tone, there] : [tone, there, width * size];
  });
