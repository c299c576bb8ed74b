// The four plants, each with a silhouette of its own that holds at 16 px. Drawn around the origin, 24 high.
import type { Plant } from "../types";
import "./art.css";

interface Drawing {
  stem: string;
  body: string;
  cut: string; // carved into the body
}

type Point = readonly [number, number];

const path = (points: Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");

/** A star around the origin. */
function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, at): Point => {
    const angle = (Math.PI * at) / rays - Math.PI / 2;
    const radius = at % 2 ? inner : outer;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return `M${path(points)}Z`;
}

const bell: Point[] = [[0, 0], [2.6, 0.2], [3.4, 2], [2.9, 4.4], [3.1, 5.2], [3.5, 5.6], [3.9, 6.2], [2, 7], [-2, 7], [-3.9, 6.2], [-3.5, 5.6], [-3.1, 5.2], [-2.9, 4.4], [-3.4, 2], [-2.6, 0.2], [0, 0]]; // biome-ignore format: a curve in a line

/** A bell of heather that hangs from x, y, swung out by an angle. */
function hang(x: number, y: number, degrees: number, size = 1): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const [first, ...rest] = bell.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]);
  return `M${path(first ? [first] : [])}C${path(rest)}Z`;
}

const drawings: Record<Plant, Drawing> = {
  cotton_grass: {
    stem: "M0 5C.2 8 -.2 9.6 .8 11.8",
    body: "M-1.2 6.8C-3.4 3.4 -10.2 2 -10.4 -2.6C-10.5 -5.4 -8.4 -6.8 -6.6 -6.2C-6.9 -9.2 -4.2 -10.9 -2.3 -9.5C-1.5 -12.1 1.5 -12.1 2.3 -9.5C4.2 -10.9 6.9 -9.2 6.6 -6.2C8.4 -6.8 10.5 -5.4 10.4 -2.6C10.2 2 3.4 3.4 1.2 6.8Z",
    cut: "M-5.4 -1.4L-7.6 -3.2M-2.9 -3L-4.2 -6.2M0 -3.6L0 -8M2.9 -3L4.2 -6.2M5.4 -1.4L7.6 -3.2M-1.4 2.4L-3.2 0M1.4 2.4L3.2 0",
  },
  rushes: {
    stem: "",
    body: "M-3.4 11.5C-4.3 4.9 -6.8 -.3 -11 -4.9C-5.1 -2.9 -1.1 3.2 -.4 11.5ZM-1.7 11.5C-2.7 3.3 -1.9 -5.1 1.3 -12C3.4 -4.9 3.3 3.5 1.9 11.5ZM.6 11.5C1.3 5.2 4.5 -2.1 10.6 -7.3C7.4 -.9 4.5 5.3 3.9 11.5Z",
    cut: "M.4 9.5C-.1 3.4 .3 -1.6 1.2 -6.2",
  },
  peat_moss: {
    stem: "",
    body: star(7, 11.8, 5.2),
    cut: "M0 -2.6A2.6 2.6 0 1 1 -.01 -2.6ZM0 -5V-7.6M3.9 -3.1L5.9 -4.7M4.9 1.1L7.4 1.7M2.2 4.5L3.3 6.8M-2.2 4.5L-3.3 6.8M-4.9 1.1L-7.4 1.7M-3.9 -3.1L-5.9 -4.7",
  },
  heather: {
    stem: "M-1 12C.4 7 .6 -1 0 -8",
    body: [
      hang(-0.8, -8.6, 50, 0.78),
      hang(0.8, -7.8, -50, 0.78),
      hang(-0.6, -3.2, 58, 0.88),
      hang(1, -2.2, -58, 0.88),
      hang(-0.3, 2.8, 62, 0.94),
      hang(1.1, 3.8, -62, 0.94),
      hang(0, -12, 0, 0.62),
    ].join(""),
    cut: "",
  },
};

/** The shape alone, to be placed in a drawing. */
export function PlantShape({ plant }: { plant: Plant }) {
  const { stem, body, cut } = drawings[plant];
  return (
    <g class={`mo-plant mo-${plant}`}>
      <path class="mo-halo" d={stem + body} />
      {stem && <path class="mo-stem" d={stem} />}
      <path class="mo-body" d={body} />
      {cut && <path class="mo-cut" d={cut} />}
    </g>
  );
}

export function PlantIcon({ plant, size = 20 }: { plant: Plant; size?: number }) {
  return (
    <svg class="mo-icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <PlantShape plant={plant} />
    </svg>
  );
}
