// The moor at dawn on top of the home page. Drawn by chance, but always the same chance.
import "./landscape.css";

// The middle of the picture is at 0; a phone sees 300 to either side, a wide screen all of it.
const EDGE = 1200;
const TOP = -110;
const BOTTOM = 440;
const SHORE = 322;
const SUN = 215;

const whole = { x: -EDGE, width: 2 * EDGE };

/** A wave in the outline of a hill: height, length, shift. */
type Wave = [height: number, length: number, shift: number];

/** Numbers from 0 to 1, the same ones every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const between = (random: () => number, least: number, most: number) => least + random() * (most - least);

const heightOf = (waves: Wave[], x: number) =>
  waves.reduce((sum, [height, length, shift]) => sum + height * Math.sin((x / length) * 2 * Math.PI + shift), 0);

function outline(base: number, waves: Wave[]): string {
  const points: string[] = [];
  for (let x = -EDGE; x <= EDGE; x += 20) points.push(`${x} ${Math.round(base - heightOf(waves, x))}`);
  return `M${points.join("L")}`;
}

const hill = (base: number, waves: Wave[]) => `${outline(base, waves)}V${BOTTOM}H${-EDGE}Z`;

const far: Wave[] = [
  [13, 760, 0.4],
  [6, 290, 2],
  [2, 97, 1],
];
const middle: Wave[] = [
  [20, 980, 3.6],
  [7, 330, 0.5],
  [2, 120, 4],
];
const near: Wave[] = [
  [15, 1150, 1.2],
  [9, 420, 5.2],
  [3, 150, 2],
];
const bank: Wave[] = [
  [9, 1300, 1.7],
  [5, 370, 0.3],
  [2, 110, 1],
];

/** Granite on a hilltop, as it stands on the moors: slabs in a heap. */
function Tor({ x, size }: { x: number; size: number }) {
  const y = 250 - heightOf(middle, x);
  return (
    <g transform={`translate(${x} ${y + 5}) scale(${size})`} class="land-tor">
      <path d="M-34 2-31-9-12-12-10 2ZM-13 2-12-16 8-19 12 2ZM9 2 13-10 30-8 34 2Z" />
      <path d="M-10-15-12-24 7-27 9-17ZM-6-26-3-33 6-32 5-27Z" />
    </g>
  );
}

/** Lines cut along a slope, as with a knife. */
function Cuts({ base, waves, rows }: { base: number; waves: Wave[]; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <path
      key={row}
      class="land-cut"
      d={outline(base + 9 + row * 9 + row * row, waves)}
      stroke-dasharray={`${60 - row * 8} ${34 + row * 23} ${22 + row * 5} ${71 + row * 11}`}
      stroke-dashoffset={row * 47}
    />
  ));
}

interface Stand {
  x: number;
  y: number;
  spread: number;
  tall: number;
  blades: number;
  seed: number;
}

const blade = (x: number, y: number, tall: number, lean: number) =>
  `M${x - 2} ${y}Q${x + lean * 0.15} ${y - tall * 0.6} ${x + lean} ${y - tall}Q${x + lean * 0.25 + 2} ${y - tall * 0.5} ${x + 2} ${y}Z`;

/** Reeds, with heads on the tallest. */
function Reeds({ x, y, spread, tall, blades, seed }: Stand) {
  const random = chance(seed);
  const leaves: string[] = [];
  const heads: string[] = [];
  for (let i = 0; i < blades; i++) {
    const at = x + between(random, -spread, spread);
    const height = tall * between(random, 0.4, 1);
    const lean = between(random, -0.22, 0.3) * height;
    leaves.push(blade(Math.round(at), y, Math.round(height), Math.round(lean)));
    if (height > tall * 0.72 && Math.abs(lean) < height * 0.15) {
      const top = `${Math.round(at + lean * 0.98)} ${Math.round(y - height)}`;
      heads.push(`M${top}l${Math.round(-lean * 0.14)} ${Math.round(height * 0.16)}`);
    }
  }
  return (
    <g class="land-reeds">
      <path d={leaves.join("")} />
      <path class="land-heads" d={heads.join("")} stroke-width={tall * 0.05} />
    </g>
  );
}

/** Cotton grass: thin stalks with a tuft of wool. */
function Cotton({ x, y, spread, tall, blades, seed }: Stand) {
  const random = chance(seed);
  return (
    <g class="land-cotton">
      {Array.from({ length: blades }, (_, i) => {
        const at = x + between(random, -spread, spread);
        const height = tall * between(random, 0.55, 1);
        const top = at + between(random, -0.2, 0.35) * height;
        const size = between(random, 4.5, 7);
        return (
          <g key={i}>
            <path d={`M${at} ${y}Q${at} ${y - height * 0.6} ${top} ${y - height}`} />
            <path
              class="land-wool"
              d="M0 3C-4 4-8 2-7-2-9-5-5-9-2-8 0-11 5-9 5-6 9-5 9 0 6 2 5 5 2 5 0 3Z"
              transform={`translate(${top} ${y - height}) scale(${size / 7})`}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The light of the sun on the water, and a few lines elsewhere. */
function Glints() {
  const random = chance(11);
  const lines = Array.from({ length: 46 }, (_, i) => {
    const y = SHORE + 8 + Math.round(i * 2.1);
    const width = between(random, 8, 26) + i * 0.5;
    const x = SUN + between(random, -1, 1) * (22 + i * 0.9) - width / 2;
    return `M${Math.round(x)} ${y}h${Math.round(width)}`;
  });
  const ripples = Array.from({ length: 44 }, () => {
    const y = Math.round(between(random, SHORE + 12, BOTTOM - 20));
    return `M${Math.round(between(random, -EDGE, EDGE))} ${y}h${Math.round(between(random, 30, 130))}`;
  });
  return (
    <>
      <path class="land-ripples" d={ripples.join("")} />
      <path class="land-glints" d={lines.join("")} />
    </>
  );
}

/** Banks of mist, drifting slowly. */
function Mist({ y, seed, slow = false }: { y: number; seed: number; slow?: boolean }) {
  const random = chance(seed);
  return (
    <g class={slow ? "land-drift slow" : "land-drift"}>
      {Array.from({ length: 11 }, (_, i) => (
        <ellipse
          key={i}
          cx={i * 240 - EDGE + between(random, -90, 90)}
          cy={y + between(random, -9, 9)}
          rx={between(random, 190, 380)}
          ry={between(random, 11, 22)}
          fill="url(#land-bank)"
        />
      ))}
    </g>
  );
}

function Gradients() {
  return (
    <defs>
      <linearGradient id="land-sky" x2="0" y2="1">
        <stop offset="0" stop-color="var(--land-sky)" />
        <stop offset="0.55" stop-color="var(--land-dawn)" />
        <stop offset="0.75" stop-color="var(--land-glow)" />
      </linearGradient>
      <radialGradient id="land-halo">
        <stop offset="0" stop-color="var(--land-halo)" stop-opacity="0.9" />
        <stop offset="0.45" stop-color="var(--land-halo)" stop-opacity="0.4" />
        <stop offset="0.75" stop-color="var(--land-halo)" stop-opacity="0.1" />
        <stop offset="1" stop-color="var(--land-halo)" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="land-water" x2="0" y2="1">
        <stop offset="0" stop-color="var(--land-water-far)" />
        <stop offset="1" stop-color="var(--land-water)" />
      </linearGradient>
      <linearGradient id="land-veil" x2="0" y2="1">
        <stop offset="0" stop-color="var(--land-mist)" stop-opacity="0" />
        <stop offset="0.6" stop-color="var(--land-mist)" stop-opacity="0.75" />
        <stop offset="1" stop-color="var(--land-mist)" stop-opacity="0" />
      </linearGradient>
      <radialGradient id="land-bank">
        <stop offset="0" stop-color="var(--land-mist)" stop-opacity="0.85" />
        <stop offset="1" stop-color="var(--land-mist)" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="land-fade" x2="0" y2="1">
        <stop offset="0" stop-color="var(--mist)" stop-opacity="0" />
        <stop offset="1" stop-color="var(--mist)" />
      </linearGradient>
    </defs>
  );
}

export function Landscape() {
  return (
    <svg
      class="land"
      viewBox={`${-EDGE} ${TOP} ${2 * EDGE} ${BOTTOM - TOP}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Gradients />
      <rect {...whole} y={TOP} height={BOTTOM - TOP} fill="url(#land-sky)" />
      <circle cx={SUN} cy="226" r="380" fill="url(#land-halo)" />
      <circle class="land-sun" cx={SUN} cy="206" r="40" />
      <path class="land-far" d={hill(240, far)} />
      <rect {...whole} y="225" height="60" fill="url(#land-veil)" />
      <Tor x={470} size={1} />
      <Tor x={536} size={0.6} />
      <Tor x={-905} size={0.8} />
      <path class="land-middle" d={hill(256, middle)} />
      <Cuts base={256} waves={middle} rows={3} />
      <Mist y={272} seed={7} />
      <path class="land-near" d={hill(290, near)} />
      <Cuts base={290} waves={near} rows={3} />
      <Mist y={310} seed={23} slow />
      <path class="land-bank" d={hill(316, bank)} />
      <rect {...whole} y={SHORE} height={BOTTOM - SHORE} fill="url(#land-water)" />
      <Glints />
      <Reeds x={-150} y={SHORE + 9} spread={46} tall={32} blades={26} seed={5} />
      <Reeds x={400} y={SHORE + 5} spread={80} tall={28} blades={38} seed={29} />
      <Reeds x={-640} y={SHORE + 6} spread={60} tall={26} blades={26} seed={51} />
      <Cotton x={-255} y={BOTTOM - 26} spread={50} tall={72} blades={8} seed={3} />
      <Reeds x={290} y={BOTTOM} spread={46} tall={118} blades={18} seed={17} />
      <Reeds x={-760} y={BOTTOM} spread={165} tall={205} blades={56} seed={77} />
      <Reeds x={770} y={BOTTOM} spread={140} tall={230} blades={52} seed={131} />
      <Reeds x={-1130} y={BOTTOM} spread={110} tall={170} blades={34} seed={211} />
      <Reeds x={1120} y={BOTTOM} spread={120} tall={180} blades={34} seed={307} />
      <Cotton x={-520} y={BOTTOM} spread={95} tall={120} blades={10} seed={41} />
      <Cotton x={540} y={BOTTOM} spread={90} tall={130} blades={9} seed={19} />
      <rect {...whole} y={BOTTOM - 60} height="61" fill="url(#land-fade)" />
    </svg>
  );
}
