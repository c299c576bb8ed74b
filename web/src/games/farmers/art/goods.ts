// The eight goods, each with an outline of its own that holds at 16 px.
import type { Good } from "../types";
import { type Drawing, dots, moved, oval } from "./drawing";

const kernel = "M0 0C-5 -2 -9 -7 -8 -13C-2 -12 1 -7 0 0Z";
const flame =
  "M32 2C36 12 48 16 48 30C48 40 41 46 32 46C23 46 16 40 16 30C16 22 21 20 24 12C26 16 27 18 29 19C32 14 33 8 32 2Z";
const core = "M32 22C35 28 39 30 39 36C39 41 36 44 32 44C28 44 25 41 25 36C25 31 30 28 32 22Z";

export const FLAME: Drawing = [
  ["berry", flame],
  ["flame", core],
];

const kernels = [22, 33, 44].map((y) => moved(kernel, 31, y, 1.15) + moved(kernel, 33, y, -1.15, 1.15));

export const goods: Record<Good, Drawing> = {
  wood: [
    ["peat-", "M22 42L46 28", 27],
    ["wood-", "M22 42L46 28", 23],
    ["peat-", "M36 22L46 17M40 46L54 38", 2],
    ["plank", oval(20, 43, 12.5, 13)],
    ["peat-", oval(20, 43, 12.5, 13), 2],
    ["wood-", oval(20, 43, 6.5, 7), 2.4],
    ["wood", oval(20, 43, 2)],
  ],
  clay: [
    ["clay", "M4 29L4 47L38 60L38 41Z"],
    ["rose", "M4 29L26 13L60 23L38 41Z"],
    ["brick", "M38 41L60 23L60 42L38 60Z"],
    ["brick", oval(23, 26.5, 4, 2.4) + oval(40, 25, 4, 2.4) + oval(31, 32, 4, 2.4)],
  ],
  reed: [
    ["moss-", "M22 62C24 44 20 28 12 18M30 62C30 44 28 24 24 10M34 62C34 40 36 22 38 8M42 62C41 44 46 28 54 18", 4],
    ["thatch-", "M26 62C27 46 25 30 19 22M39 62C38 46 40 32 47 22", 3],
    ["peat-", "M24 12L23 4M38 11L39 3M13 20L9 13M53 20L57 13", 7],
    ["wood-", "M20 46L44 46", 6],
  ],
  stone: [
    ["slate", "M6 48L12 26L32 12L52 20L60 42L50 57L16 58Z"],
    ["stone", "M12 26L32 12L52 20L37 31L24 34Z"],
    ["stone", "M6 48L12 26L24 34L22 50L16 58Z"],
    ["slate-", "M24 34L37 31L50 57M37 31L52 20M24 34L22 50", 1.6],
  ],
  grain: [
    ["thatch-", "M32 63L32 18", 3.6],
    ["gold", `${kernels.join("")}M32 22C27 16 28 8 32 2C36 8 37 16 32 22Z`],
    ["thatch-", "M26 57C20 54 16 50 14 44", 3],
  ],
  vegetable: [
    ["moss-", "M42 22C40 14 42 8 40 2M43 21C48 14 52 12 55 6M44 22C52 20 56 20 62 16", 4.6],
    ["carrot", "M34 18C40 14 50 22 47 31C40 46 24 58 5 61C2 60 2 58 4 55C8 40 20 26 34 18Z"],
    ["brick-", "M26 28L33 34M34 42L28 37M17 40L23 45M44 30L39 26", 2.6],
  ],
  food: [
    ["slate-", "M22 20C18 15 26 12 22 6M34 18C30 13 38 9 34 3M45 20C41 15 49 12 45 6", 3.4],
    ["gold", oval(32, 30, 26, 7)],
    [
      "carrot",
      dots(2.6, [
        [22, 29],
        [33, 32],
        [42, 28],
      ]),
    ],
    ["wood", "M5 30C8 36 56 36 59 30C60 46 52 56 42 58L22 58C12 56 4 46 5 30Z"],
    ["peat-", "M8 38C20 44 44 44 56 38", 2.4],
    ["peat", "M20 56L44 56L47 61L17 61Z"],
  ],
  fuel: [
    ["soil", "M3 45L30 38L30 52L3 60Z"],
    ["peat", "M30 38L61 45L61 60L30 52Z"],
    ["soil", "M3 45L30 38L61 45L34 53Z"],
    ["soil", "M34 53L61 45L61 60L34 63Z"],
    ["wood-", "M9 50L9 56M17 48L17 55M42 54L42 60M51 52L51 58", 2],
    ["berry", moved(flame, 6, 0, 0.82, 0.98)],
    ["flame", moved(core, 6, 0, 0.82, 0.98)],
  ],
};
