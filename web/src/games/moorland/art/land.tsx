// Ground and water, for sections of 100 by 100.
import type { Waterway } from "../box";
import { ribbons, UNIT } from "../ribbons";
import "./land.css";

const TUFTS = 15;

/** Numbers between 0 and 1 that look like chance and are the same for the same seed. */
function* scatter(seed: number): Generator<number, number> {
  let state = seed * 7919 + 17;
  while (true) {
    state = (state * 16807) % 2147483647;
    yield (state % 10007) / 10007;
  }
}

/** Little strokes as of a carving tool, in a way of their own for every seed. */
function strokes(seed: number): string {
  const chance = scatter(seed);
  const next = () => chance.next().value;
  next();
  return Array.from({ length: TUFTS }, (_, at) => {
    const x = ((at % 5) + 0.15 + next() * 0.7) * (UNIT / 5);
    const y = (Math.floor(at / 5) + 0.15 + next() * 0.7) * (UNIT / 3);
    const long = 2.5 + next() * 3;
    return `M${x.toFixed(1)} ${y.toFixed(1)}${at % 3 ? furrow(long) : tuft(long)}`;
  }).join("");
}

const furrow = (long: number) => `l${long.toFixed(1)} .3m${(-long * 1.2).toFixed(1)} 2.8l${(long * 0.7).toFixed(1)} .2`;
const tuft = (long: number) =>
  `l-1 ${(-long * 0.8).toFixed(1)}m2.4 ${(long * 0.8).toFixed(1)}l.2 ${(-long).toFixed(1)}m2 ${long.toFixed(1)}l1.2 ${(-long * 0.7).toFixed(1)}`;

/** A section of ground: bare, covered by a card, or the old land of a root section. */
export function Land({ kind, seed }: { kind: "bare" | "card" | "old"; seed: number }) {
  return (
    <g class={`mo-land mo-land-${kind}`}>
      <rect x=".5" y=".5" width={UNIT - 1} height={UNIT - 1} />
      <path d={strokes(seed)} />
    </g>
  );
}

const layers = ["mo-bank", "mo-shore", "mo-deep"];

/** A waterway: bank, shore and deep water, a glint on it, and dams where it is interrupted. */
export function Water({ waterway }: { waterway: Waterway }) {
  const { water, glint, ends, dams } = ribbons(waterway);
  return (
    <g class="mo-ribbon">
      {layers.map((layer) => (
        <g key={layer} class={layer}>
          <path d={water} />
          {ends && <path class="mo-end" d={ends} />}
        </g>
      ))}
      {glint && <path class="mo-glint" d={glint} />}
      {dams && <path class="mo-dam" d={dams} />}
    </g>
  );
}
