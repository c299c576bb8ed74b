// The six animals and the water strider, as silhouettes with carved lines. Drawn around the origin, 48 high.
import type { Animal } from "../types";
import "./art.css";

interface Drawing {
  body: string; // filled
  limbs: string; // drawn with a line
  cut: string; // carved into the body
  wings?: string; // filled lightly
  coils?: string; // drawn with a broad line
}

/** A path and its reflection: every number pair is a point, so the path may only use absolute commands M, L, C and Z. */
function both(path: string): string {
  const reflected = path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);
  return path + reflected;
}

const snakeLine =
  "M-19 9C-14 16 -5 16 -2.5 9.5C0 3 -8.5 0 -7.5 -6.5C-6.5 -13.5 6 -14 9 -7.5C11.5 -2 4.5 3 8 8.5C11 13 17 11 18.5 4";

const drawings: Record<Animal | "strider", Drawing> = {
  beetle: {
    body: "M-4.5 -13C-5 -20 5 -20 4.5 -13ZM-8 -6.5C-9 -12.5 -5 -15 0 -15C5 -15 9 -12.5 8 -6.5C3 -8 -3 -8 -8 -6.5ZM-9.5 -5.5C-13.5 4 -10.5 16 0 21C10.5 16 13.5 4 9.5 -5.5C4 -7.2 -4 -7.2 -9.5 -5.5Z",
    limbs: both("M-8 -8L-15 -11L-18 -17M-10 3L-18 2L-22 7M-9 11L-16 15L-17 22M-3 -17C-4 -21 -8 -23 -11 -22"),
    cut: `M0 -6.5L0 20${both("M-5 -4C-7 4 -6 11 -3.5 15.5")}`,
  },
  bird: {
    body: "M10.8 -14.5C8.5 -18.5 1.5 -18 .8 -12.5C.4 -9 -.5 -6.5 -3.5 -4.5C-9.5 -1 -15.5 2 -23 9.5C-18 10.5 -14 10 -11 9.5C-5 13 5 11.5 8.5 5C11 .5 9.2 -5 10.5 -9.3L23.5 -4.8L11.6 -12.2Z",
    limbs: "M-2 10L-.5 15L-3 21.5L2.5 21.5M4 9L6 14.5L4 21.5L9.5 21.5",
    cut: "M-15.5 6.2C-8 5.5 -1.5 2.5 1.5 -3.5M-11.5 8.6C-4.5 8 2 5.5 4.8 -.5M6.3 -13.2L6.5 -13.2",
  },
  snake: {
    body: "M15 3.5C14 -2.5 17 -7.5 19.3 -8C21.6 -7.5 24 -2.5 22.5 3.5C21.5 7 16 7 15 3.5Z",
    coils: snakeLine,
    limbs: `M19.3 -8L19.3 -12M19.3 -12L17.5 -14.5M19.3 -12L21.2 -14.5M-19 9C-21 6.5 -22 4 -22 1`,
    cut: snakeLine,
  },
  dragonfly: {
    body: "M-5.4 -17.5C-5.4 -21.5 -.6 -21.5 0 -18.5C.6 -21.5 5.4 -21.5 5.4 -17.5C5 -15 -5 -15 -5.4 -17.5ZM-3.4 -14.5C-4.5 -10 -4 -6 -1.9 -3.5C-2.5 4 -2.2 12 -2.4 17C-2.4 20 -1.5 22.5 0 22.5C1.5 22.5 2.4 20 2.4 17C2.2 12 2.5 4 1.9 -3.5C4 -6 4.5 -10 3.4 -14.5Z",
    limbs: "",
    wings: both(
      "M-2.5 -11.5C-8 -17.5 -19 -19 -23 -15C-23.5 -11 -14 -8.5 -2.5 -9.5ZM-2.5 -8.5C-10 -8.5 -20 -5.5 -21.5 -1C-19.5 2.5 -9 -1 -2.5 -6Z",
    ),
    cut: `M-2 2L2 2M-2 7L2 7M-2 12L2 12${both("M-4 -11C-9 -14 -15 -15.5 -20 -14.5M-4 -7.5C-9 -6.5 -14 -4.5 -18.5 -1.5")}`,
  },
  butterfly: {
    body: `M0 -10C2 -8 1.8 9 0 13C-1.8 9 -2 -8 0 -10Z${both("M-2 -5C-6 -15.5 -18 -19.5 -22 -14.5C-24 -8 -18 1 -2 1.5ZM-2 2.5C-11 1.5 -18.5 4.5 -17 11C-15.5 18 -7.5 18.5 -4.5 13C-2.8 10 -2 6 -2 2.5Z")}`,
    limbs: both("M-.6 -10C-2 -15 -4.5 -18 -7.5 -19"),
    cut: both(
      "M-4.5 -4C-8 -8 -11 -10 -14 -11M-4.5 -2C-9 -3 -13 -4 -16.5 -6M-4.5 5.5C-8 7 -10 9 -11.5 12M-17.6 -12.4L-17.5 -12.3",
    ),
  },
  frog: {
    body: `M0 -17.5C4.5 -17.5 7.8 -15 8.3 -11C11 -7 11.5 3 8.5 10C6.5 14 3 15.5 0 15.5C-3 15.5 -6.5 14 -8.5 10C-11.5 3 -11 -7 -8.3 -11C-7.8 -15 -4.5 -17.5 0 -17.5Z${both("M-9.2 -14C-9.5 -18.5 -3.5 -19.5 -3 -15.5Z")}`,
    limbs: both(
      "M-6 11L-18 4.5L-12.5 16.5L-20 21.5M-12.5 16.5L-14.5 22.5M-8.5 -5L-15.5 -6L-17 -13.5M-15.8 -8L-21 -11.5",
    ),
    cut: both("M-4 -9C-6 -3 -5.5 4 -3 10M-6.3 -15.5L-6.2 -15.4"),
  },
  strider: {
    body: "M0 -14C2.6 -12 3 7 0 14C-3 7 -2.6 -12 0 -14Z",
    limbs: both("M-1 -3C-8 -6 -14 -9 -22 -18M-1 2C-8 5 -14 9 -21 20M-1.5 -9L-7 -13L-6 -19"),
    cut: "",
  },
};

/** The shape alone, to be placed in a drawing. */
export function AnimalShape({ animal }: { animal: Animal | "strider" }) {
  const { body, limbs, cut, wings, coils } = drawings[animal];
  return (
    <g class={`mo-animal mo-${animal}`}>
      {wings && <path class="mo-wings" d={wings} />}
      {coils && <path class="mo-coils" d={coils} />}
      {limbs && <path class="mo-limbs" d={limbs} />}
      <path class="mo-body" d={body} />
      {cut && <path class="mo-cut" d={cut} />}
    </g>
  );
}

export function AnimalIcon({ animal, size = 24 }: { animal: Animal | "strider"; size?: number }) {
  return (
    <svg class="mo-icon" viewBox="-25 -25 50 50" width={size} height={size} aria-hidden="true">
      <AnimalShape animal={animal} />
    </svg>
  );
}
