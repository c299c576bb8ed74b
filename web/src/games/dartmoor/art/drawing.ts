// How the pictures are made: a few shapes on a square of 64, each in one of the tones of art.css.

export type Tone = "ink" | "peat" | "moss" | "leaf" | "water" | "pool" | "heather" | "sun" | "berry" | "pale" | "stone";

/** A filled shape, or a line ("-") of some width. */
export type Stroke = readonly [tone: Tone | `${Tone}-`, path: string, width?: number];
export type Drawing = readonly Stroke[];

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;
const round = (number: number) => Number(number.toFixed(1));

/** A path made larger or smaller and put elsewhere; only absolute commands of number pairs: M, L, C, Q and Z. */
export function moved(path: string, dx: number, dy: number, sx = 1, sy = sx): string {
  return path.replace(PAIR, (_, x: string, y: string) => `${round(Number(x) * sx + dx)} ${round(Number(y) * sy + dy)}`);
}

/** A path and its reflection at the middle of the square. */
export const both = (path: string) => path + moved(path, 64, 0, -1, 1);

/** An ellipse, turned by some degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)].map(round) as [number, number];
  const arc = `a${rx} ${ry} ${turn} 1 0`;
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}Z`;
}

/** The same small shape in several places. */
export const many = (path: string, places: readonly (readonly [number, number, number?])[]) =>
  places.map(([x, y, size = 1]) => moved(path, x, y, size)).join("");

/** Several round things. */
export const dots = (size: number, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => oval(x, y, size)).join("");
