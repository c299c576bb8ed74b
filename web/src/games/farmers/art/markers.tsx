// What minor improvements put on a space of 100 by 100: wares, crops without a field, a blocked space, a hut, tiles below.
import type { Tile, Ware } from "../types";
import { animals } from "./animals";
import { type Drawing, oval } from "./drawing";
import { goods } from "./goods";
import { tiles } from "./minors";
import { Shapes } from "./shapes";
import "./markers.css";

/** On a square of 64. */
export const TOMBSTONE: Drawing = [
  ["moss", oval(32, 59, 28, 5)],
  ["slate", "M12 60L12 26C12 4 52 4 52 26L52 60Z"],
  ["stone", "M16 60L16 27C16 9 48 9 48 27L48 60Z"],
  ["slate-", "M32 20L32 44M24 28L40 28M24 51L40 51", 3.4],
];

export const POST: Drawing = [
  ["soil", oval(32, 57, 20, 6)],
  ["peat-", "M32 8L32 56", 13],
  ["plank-", "M32 9L32 55", 9],
  ["peat-", "M14 18L50 34", 9],
  ["plank-", "M14 18L50 34", 5.4],
];

const hut: Drawing = [
  ["wood", "M8 34L56 34L56 60L8 60Z"],
  ["peat-", "M9 42L55 42M9 51L55 51", 2],
  ["thatch", "M0 38L32 6L64 38Z"],
  ["ink", "M25 60L25 43L39 43L39 60Z"],
];

/** A sign that nothing can be done here any more. */
export const Blocked = ({ post }: { post: boolean }) => (
  <g>
    <path class="fa-blocked" d="M10 10L90 90M90 10L10 90" />
    <g transform="translate(20 20) scale(0.94)">
      <Shapes drawing={post ? POST : TOMBSTONE} />
    </g>
  </g>
);

export const Hut = () => (
  <g transform="translate(5 44) scale(0.76)">
    <path class="fa-shadow" d={oval(32, 61, 34, 5)} />
    <Shapes drawing={hut} />
  </g>
);

const wares: Record<Ware, Drawing> = { ...goods, ...animals };

/** How many of each, in the order in which they were laid down. */
export function heaped(lying: readonly Ware[]): [Ware, number][] {
  const found = new Map<Ware, number>();
  for (const ware of lying) found.set(ware, (found.get(ware) ?? 0) + 1);
  return [...found];
}

const WIDE = 44; // a ware and its number

/** Wares on a plate, until the space is used. */
export function Lying({ lying }: { lying: readonly Ware[] }) {
  const heaps = heaped(lying);
  const width = Math.min(heaps.length, 2) * WIDE;
  const rows = Math.ceil(heaps.length / 2);
  return (
    <g class="fa-lies" transform={`translate(${50 - width / 2} ${50 - rows * 15})`}>
      <rect x="-3" y="-3" width={width + 4} height={rows * 30 + 4} rx="8" />
      {heaps.map(([ware, number], at) => (
        <g key={ware} transform={`translate(${(at % 2) * WIDE} ${Math.floor(at / 2) * 30})`}>
          <g transform="scale(0.42)">
            <Shapes drawing={wares[ware]} />
          </g>
          <text x="28" y="21">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Which tiles lie below the one that is seen, the highest first. */
export const Below = ({ covered }: { covered: readonly Tile[] }) => (
  <g class="fa-stacked" transform={`translate(${96 - covered.length * 26} 4)`}>
    <rect width={covered.length * 26} height="26" rx="6" />
    {[...covered].reverse().map((tile, at) => (
      <g key={at} transform={`translate(${at * 26 + 3} 3) scale(0.31)`}>
        <Shapes drawing={tiles[tile]} />
      </g>
    ))}
  </g>
);
