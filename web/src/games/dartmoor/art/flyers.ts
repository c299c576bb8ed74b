import { both, type Drawing, dots, moved, oval, type Tone } from "./drawing";

const wing =
  "M0 -4C-4 -9 -10 -13 -17 -17C-18 -9 -24 -5 -32 -2C-25 2 -24 7 -24 12C-19 8 -14 10 -12 15C-9 11 -4 12 0 17Z";
const body = "M-5 -6C-6 -12 6 -12 5 -6L4 12C3 17 -3 17 -4 12Z";

/** A bat in the air, with wings and ears of some size. */
const bat = (tone: Tone, x: number, y: number, wide: number, high: number, ear: number): Drawing => [
  [tone, moved(wing, x, y, wide, high) + moved(wing, x, y, -wide, high)],
  [tone, moved(body, x, y, Math.max(0.8, high))],
  [
    tone,
    moved(`M-5 -8L-${4 + ear / 3} -${10 + ear}L0 -10Z`, x, y, high) +
      moved(`M-5 -8L-${4 + ear / 3} -${10 + ear}L0 -10Z`, x, y, -high, high),
  ],
  [
    "pale",
    dots(1, [
      [x - 2, y - 6 * high],
      [x + 2, y - 6 * high],
    ]),
  ],
];

const ripples = "M4 54C12 50 18 58 26 54S40 50 48 54S56 57 61 53M14 61C22 58 30 64 38 61S48 58 54 61";

/** A slender damselfly on a stalk, wings folded along its body. */
const damselfly = (tone: Tone, mirror: 1 | -1): Drawing => {
  const to = (path: string) => (mirror === 1 ? path : moved(path, 64, 0, -1, 1));
  return [
    ["moss-", to("M52 64C48 44 50 24 56 4"), 2.6],
    ["pale", to("M45 22C34 14 16 18 5 30C20 36 36 32 47 26Z")],
    ["stone-", to("M43 23C32 22 20 24 10 30M38 20C30 18 22 20 16 24"), 1.2],
    [`${tone}-`, to("M47 23L8 50"), 3.6],
    ["ink-", to("M48 26L53 30M47 22L54 20M50 28L52 36"), 1.6],
    [tone, to("M43 21C45 16 52 16 53 21C53 26 46 29 43 26Z")],
    ["ink", mirror === 1 ? oval(53, 17, 3.2) : oval(11, 17, 3.2)],
  ];
};

export const flyers: Record<string, Drawing> = {
  alcathoe_bat: [
    ["stone", "M2 64L4 28C8 6 56 6 60 28L62 64L50 64C53 30 44 20 32 20C20 20 11 30 14 64Z"],
    ["peat-", "M10 30L14 26M54 30L50 26M30 13L36 14M8 48L12 46M56 50L52 48", 1.8],
    ...bat("ink", 32, 40, 0.5, 0.62, 6),
  ],
  brandts_bat: [
    ["peat-", "M4 5C20 2 44 7 60 4", 3.6],
    ["ink-", "M29 5L30 12M35 5L34 12", 2],
    ["peat", "M32 10C41 14 44 28 41 40C40 47 24 47 23 40C20 28 23 14 32 10Z"],
    ["ink", both("M31 11C20 14 14 32 22 48C26 42 24 26 31 11Z")],
    ["peat", oval(32, 47, 7.5, 6.5)],
    ["peat", both("M26 50L22 62L31 53Z")],
    ["pale", dots(1.3, [[29, 47], [35, 47]])],
  ],
  common_noctule: [
    ...bat("sun", 32, 36, 0.98, 0.62, 3),
    ["stone", dots(1.5, [[10, 12], [26, 6], [42, 14], [56, 8], [50, 56], [12, 54], [32, 60]])],
  ],
  daubentons_bat: [...bat("peat", 32, 26, 0.85, 0.85, 3), ["water-", ripples, 2.4]],
  serotine_bat: [["sun", oval(44, 20, 15)], ...bat("ink", 30, 38, 0.92, 1.05, 5)],
  beautiful_demoiselle: [
    ["heather", both("M31 20C22 4 4 4 3 15C3 26 20 30 31 26ZM31 28C16 27 3 34 6 44C10 53 26 44 31 32Z")],
    ["pale-", both("M28 22C20 16 12 14 7 16M28 29C20 32 13 36 10 42"), 1.4],
    ["moss-", "M32 16L32 60", 4],
    ["ink", dots(3.2, [[28.6, 13], [35.4, 13]])],
  ],
  emerald_damselfly: [
    ["pale", both("M31 22C20 24 6 36 3 46C14 48 26 38 32 27ZM31 24C24 30 14 44 13 53C22 51 30 40 32 30Z")],
    ["stone-", both("M29 26C20 30 12 38 7 44M30 29C24 35 19 44 17 50"), 1.2],
    ["moss-", "M32 14L32 62", 4],
    ["leaf", oval(32, 21, 4.4, 7)],
    ["moss", dots(3.4, [[28.4, 12], [35.6, 12]])],
  ],
  keeled_skimmer: [
    ["pale", both("M31 19C20 11 5 10 1 15C2 21 18 24 31 24ZM31 25C19 25 5 30 4 36C9 41 24 34 31 29Z")],
    ["stone-", both("M28 21C20 17 12 15 5 16M28 26C20 28 13 31 8 36M6 14L11 14M7 33L11 31"), 1.3],
    ["water", "M26 17C26 10 38 10 38 17C38 24 36 28 36 32L35 56C34 62 30 62 29 56L28 32C28 28 26 24 26 17Z"],
    ["ink-", "M32 30L32 58", 1.6],
    ["ink", dots(3.4, [[28.6, 11], [35.4, 11]])],
  ],
  small_red_damselfly: damselfly("berry", 1),
  southern_damselfly: [...damselfly("water", -1), ["ink-", "M21 26L23 29M28 31L30 34M36 37L38 40M44 42L46 45M51 47L53 50", 2.4]],
  gnat: [
    ["pale", "M30 26C22 12 10 8 4 12C6 22 18 28 30 29ZM34 26C42 12 54 8 60 12C58 22 46 28 34 29Z"],
    ["stone-", "M27 25C20 18 12 14 7 14M37 25C44 18 52 14 57 14", 1.2],
    ["ink-", "M30 28L16 34L8 56M30 30L20 42L18 60M34 28L48 34L56 56M34 30L44 42L46 60M31 30L27 44L28 54M33 30L37 44L36 54", 1.6],
    ["peat", "M29 22C28 16 36 16 35 22L36 32L34 52C33 55 31 55 30 52L28 32Z"],
    ["ink", oval(32, 15, 3.6)],
    ["ink-", "M32 13L32 3M30 13L25 7M34 13L39 7", 1.5],
  ],
  lake_fly: [
    ["pale", "M28 36C22 22 24 10 32 3C42 10 44 24 38 36ZM26 38C16 34 10 26 10 20C18 20 26 28 30 36Z"],
    ["stone-", "M32 34L32 10M36 32L37 14M29 33L28 16M26 35L15 25", 1.2],
    ["peat-", "M14 44C24 38 36 36 46 40", 6],
    ["peat-", "M15 44C9 46 5 50 2 56M15 45C12 50 10 54 10 60", 1.6],
    ["sun", oval(48, 40, 4.4)],
    ["ink-", "M40 42L42 54L39 60M46 43L50 54L48 61M34 42L32 54L28 59M51 38L60 32M51 40L61 38", 1.6],
  ],
  blue_ground_beetle: [
    ["ink-", both("M24 20L14 16L9 8M21 32L10 32L4 40M22 44L12 50L11 60M29 10C27 5 23 3 19 4"), 2.2],
    ["water", "M32 8C38 8 39 14 37 17L27 17C25 14 26 8 32 8ZM22 27C20 19 26 17 32 17C38 17 44 19 42 27C36 25 28 25 22 27ZM32 27C40 27 45 32 45 42C45 52 38 60 32 62C26 60 19 52 19 42C19 32 24 27 32 27Z"],
    ["pale-", `M32 28L32 60${both("M26 32C24 40 25 48 28 54")}`, 1.4],
  ],
}; // biome-ignore format: shapes
