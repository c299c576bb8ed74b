import { both, type Drawing, dots, many, moved, oval } from "./drawing";

const bell = "M0 0C3 0 4 3 3 6L4 8L-4 8L-3 6C-4 3 -3 0 0 0Z";
const star = "M0 -5L1.4 -1.6L5 -1.4L2.2 1L3 4.6L0 2.6L-3 4.6L-2.2 1L-5 -1.4L-1.4 -1.6Z";
const leaflet = "M0 0C3 -4 9 -4 13 -1C9 3 4 4 0 0Z";

/** Pairs of leaflets along an upright stalk, shorter towards the top. */
const frond = (x: number, from: number, to: number, pairs: number, size: number) =>
  Array.from({ length: pairs }, (_, pair) => {
    const y = from + ((to - from) * pair) / (pairs - 1);
    const wide = size * (1 - (0.55 * pair) / pairs);
    return moved(leaflet, x, y, wide, size) + moved(leaflet, x, y, -wide, size);
  }).join("");

export const plants: Record<string, Drawing> = {
  adders_tongue: [
    ["moss-", "M32 63C31 50 32 40 34 30", 3.4],
    ["leaf", "M32 54C16 50 8 34 14 16C26 18 36 34 33 54Z"],
    ["moss-", "M31 50C26 40 20 30 16 20", 1.6],
    ["sun-", "M35 30C37 22 39 14 39 4", 5],
    ["peat-", "M34 24L40 25M35 18L41 19M36 12L41 13", 1.4],
  ],
  blueberry: [
    ["peat-", "M32 63C32 48 30 40 22 28C18 22 16 16 16 8M31 46C36 38 42 34 48 22", 2.6],
    ["leaf", many("M0 0C2 -6 8 -8 12 -6C11 0 6 4 0 0Z", [[17, 16], [24, 30], [37, 38], [46, 25]])],
    ["moss", many("M0 0C-2 -6 -8 -8 -12 -6C-11 0 -6 4 0 0Z", [[16, 12], [19, 25], [30, 46], [48, 24]])],
    ["heather", dots(5, [[30, 19], [44, 44], [14, 37], [54, 14]])],
    ["pale-", "M28 17L31 17M42 42L45 42M12 35L15 35M52 12L55 12", 1.6],
  ],
  bog_asphodel: [
    ["moss", both("M31 63C24 50 18 40 8 34C14 46 20 56 29 63Z")],
    ["moss-", "M32 63L32 10", 2.6],
    ["sun", many(star, [[32, 7, 0.9], [26, 15], [38, 15], [25, 25, 1.2], [39, 25, 1.2], [24, 36, 1.3], [40, 36, 1.3], [32, 20], [32, 31, 1.1]])],
  ],
  greater_butterfly_orchid: [
    ["leaf", both("M31 62C18 58 10 50 8 40C20 42 28 50 31 62Z")],
    ["moss-", "M32 62L32 6", 2.6],
    ["pale", many("M0 0L-6 -3L-2 -6L0 -10L2 -6L6 -3L1 0L1 6L-1 6Z", [[32, 13], [24, 24], [40, 24], [23, 37, 1.1], [41, 37, 1.1]])],
    ["leaf-", "M24 27L20 36M40 27L44 36M32 15L36 23", 1.4],
  ],
  heather: [
    ["peat-", "M30 63C32 44 32 26 31 8M31 44C26 38 20 32 14 30M32 36C38 30 44 26 50 25", 2.4],
    ["moss-", "M30 56L25 53M31 52L36 49M30 60L36 58", 2],
    ["heather", [
      many(bell, [[31, 3, 0.9], [31, 38, 0.8], [14, 28, 0.9], [20, 33, 0.9], [50, 23, 0.9], [44, 28, 0.9], [38, 33, 0.9]]),
      ...[[31, 10], [31, 19], [31, 28]].map(([x = 0, y = 0]) => many(bell, [[x - 6, y], [x + 6, y]])),
    ].join("")],
  ],
  meadowsweet: [
    ["berry-", "M32 63C32 48 32 40 30 28M32 46C38 38 42 34 46 26", 2.4],
    ["moss", `${moved(leaflet, 32, 58, 1.6)}${moved(leaflet, 32, 52, -1.6, 1.6)}${moved(leaflet, 33, 46, 1.2)}`],
    ["pale", "M16 24C8 22 10 12 18 13C18 4 32 2 34 10C42 8 46 18 39 22C36 31 22 33 16 24ZM40 28C36 22 44 16 48 21C54 17 60 25 55 29C53 34 43 34 40 28Z"],
    ["sun", dots(1.3, [[18, 19], [24, 12], [30, 18], [36, 15], [25, 24], [33, 23], [46, 26], [51, 24], [14, 22]])],
  ],
  royal_fern: [
    ["moss", frond(32, 56, 8, 9, 1.25)],
    ["moss-", "M32 63L32 5", 2.4],
    ["sun", dots(2.2, [[29, 8], [35, 8], [30, 3], [34, 3]])],
    ["leaf-", "M12 63C8 52 8 44 14 40C18 40 18 45 15 45M52 63C56 52 56 44 50 40C46 40 46 45 49 45", 2.6],
  ],
  water_soldiers: [
    ["moss", both("M31 48C24 40 14 36 2 36C10 44 20 49 31 50ZM31 48C24 34 18 24 8 18C10 32 20 44 31 50ZM31 48C28 34 28 20 22 8C18 22 22 40 31 50Z")],
    ["leaf-", both("M27 44C21 36 16 28 12 24M25 46C18 42 12 40 8 39"), 1.4],
    ["pale", many("M0 0C-8 -3 -6 -12 0 -10C6 -12 8 -3 0 0Z", [[32, 30], [27, 36, 0.9], [37, 36, 0.9]])],
    ["sun", oval(32, 32, 3)],
    ["water-", "M2 52C10 48 16 56 24 52S38 48 46 52S56 55 62 51M10 60C18 57 26 63 34 60S48 57 54 60", 2.4],
  ],
}; // biome-ignore format: shapes
