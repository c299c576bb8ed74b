// The small signs: type symbols, tree symbols, what an action does. They hold at 14 px, each by its shape.
import { t } from "../../../ui/i18n";
import type { Doing, Tree, TypeSymbol } from "../types";
import { both, moved, oval } from "./drawing";
import "./art.css";

/** On a square of 64, like the pictures. */
const types: Record<TypeSymbol, string> = {
  tree: "M32 2C46 2 52 14 48 22C58 28 56 44 42 44L37 44L37 62L27 62L27 44L22 44C8 44 6 28 16 22C12 14 18 2 32 2Z",
  shrub:
    "M32 62L28 62C29 54 24 50 18 50C2 50 0 32 12 28C8 16 22 8 32 16C42 8 56 16 52 28C64 32 62 50 46 50C40 50 35 54 36 62Z",
  moor: "M2 58L62 58L62 50L2 50ZM30 46C29 34 24 26 12 18C16 30 20 40 22 46ZM29 46C28 30 30 14 36 4C40 18 40 32 37 46ZM42 46C44 36 50 28 60 22C58 32 54 40 50 46Z",
  bird: "M2 46L18 34C22 24 30 20 36 19C38 10 52 8 55 18L63 22L55 26C54 44 40 54 26 49L4 54Z",
  bat: both("M32 20L27 12L25 22C18 18 10 14 2 14C6 22 4 30 2 36C10 34 14 38 16 44C22 40 28 44 32 52Z"),
  insect: `${oval(32, 38, 13, 19)}${oval(32, 14, 8, 6)}${both("M21 26L8 18L10 14L24 22ZM19 37L4 37L4 41L19 41ZM21 50L10 60L13 62L25 54Z")}`,
  dragonfly: `M29 8L35 8L36 20L34 60L30 60L28 20Z${both("M29 20C20 10 6 8 2 14C4 22 18 26 29 25ZM29 27C20 27 6 32 5 40C12 44 24 38 29 32Z")}`,
  plant:
    "M30 62C30 54 29 48 28 44C12 46 4 36 4 22C18 22 28 30 30 40C32 24 40 10 58 6C62 26 52 42 35 44C34 50 35 56 36 62Z",
  amphibian:
    "M10 62C2 50 8 42 20 42C32 42 36 34 28 30C16 26 16 8 34 6C50 4 60 14 58 28C56 34 48 34 46 28C46 20 42 16 36 17C28 18 28 24 34 26C50 32 46 54 22 54C16 54 14 56 14 62Z",
  pawed: `M32 30C42 30 50 42 50 50C50 58 42 60 32 56C22 60 14 58 14 50C14 42 22 30 32 30Z${oval(11, 28, 6, 8, 0)}${oval(24, 14, 6.5, 9)}${oval(40, 14, 6.5, 9)}${oval(53, 28, 6, 8)}`,
  mouse: `M6 50C4 34 18 24 32 28C44 28 56 40 62 50C52 58 8 60 6 50Z${oval(38, 22, 9)}M8 48C0 40 0 30 6 22L10 24C6 30 7 38 14 44Z`,
  cloven_hoofed:
    "M29 60C12 62 6 52 10 38C13 24 20 10 27 4C31 12 32 40 29 60ZM35 60C52 62 58 52 54 38C51 24 44 10 37 4C33 12 32 40 35 60Z",
};

export function TypeIcon({ symbol }: { symbol: TypeSymbol }) {
  return (
    <svg class="da-type" viewBox="0 0 64 64" aria-hidden="true">
      <path d={types[symbol]} />
    </svg>
  );
}

/** Leaves, or the apple: shape, colour and letter say the same. */
const leaves: Record<Tree, string> = {
  crab_apple:
    "M31 14C28 8 22 4 16 4C18 12 24 15 30 15C12 10 4 24 6 38C8 54 20 64 32 59C44 64 56 54 58 38C60 24 52 10 34 15Z",
  ash: "M32 1C40 5 42 12 42 16C50 10 58 14 61 20C58 26 53 28 50 29C56 31 60 36 60 42C54 46 48 45 44 43C44 52 40 60 32 63C24 60 20 52 20 43C16 45 10 46 4 42C4 36 8 31 14 29C11 28 6 26 3 20C6 14 14 10 22 16C22 12 24 5 32 1Z",
  sessile_oak:
    "M32 1C40 2 43 8 41 13C49 11 55 18 50 25C60 26 61 37 53 40C57 48 49 55 41 51C40 57 37 60 32 63C27 60 24 57 23 51C15 55 7 48 11 40C3 37 4 26 14 25C9 18 15 11 23 13C21 8 24 2 32 1Z",
  black_alder:
    "M32 10C36 2 48 2 54 8C62 18 60 36 52 46C46 54 38 58 32 63C26 58 18 54 12 46C4 36 2 18 10 8C16 2 28 2 32 10Z",
  moor_birch:
    "M32 1L38 10L43 11L45 20L52 24L51 32L59 40L52 48L44 49L38 56L32 63L26 56L20 49L12 48L5 40L13 32L12 24L19 20L21 11L26 10Z",
  goat_willow: "M32 0C54 12 60 46 32 64C4 46 10 12 32 0Z",
};

export function TreeSymbol({ tree }: { tree: Tree }) {
  return (
    <svg class="da-tree" data-tree={tree} viewBox="0 0 64 64" aria-hidden="true">
      <path d={leaves[tree]} />
      <text x="32" y="47">
        {t(`dartmoor-page-letter-${tree}`)}
      </text>
    </svg>
  );
}

const slotPaths = {
  bottom: "M8 2L56 2L56 30L8 30ZM14 8L14 24L50 24L50 8ZM8 34L56 34L56 62L8 62Z",
  full: "M22 22L42 22L42 42L22 42ZM22 2L42 2L42 18L22 18ZM22 46L42 46L42 62L22 62ZM2 22L18 22L18 42L2 42ZM46 22L62 22L62 42L46 42Z",
} as const;

/** Cards in bottom slots, or a card in each of the four. */
export function SlotIcon({ slots }: { slots: keyof typeof slotPaths }) {
  return (
    <svg class="da-deed" viewBox="0 0 64 64" aria-hidden="true">
      <path d={slotPaths[slots]} />
    </svg>
  );
}

const card = "M0 0L22 0L22 30L0 30Z";
const deeds: Record<string, string> = {
  draw: "M6 4L40 4L40 30L30 30L30 54L6 54ZM44 34L52 34L52 44L62 44L62 52L52 52L52 62L44 62L44 52L34 52L34 44L44 44Z",
  take: `${moved(card, 18, 2, 1.1, 0.9)}M2 40L14 40L14 52L50 52L50 40L62 40L62 62L2 62Z`,
  cave: "M2 62C2 20 14 4 32 4C50 4 62 20 62 62L46 62C46 38 42 26 32 26C22 26 18 38 18 62Z",
  place: `${moved(card, 21, 2, 1, 0.9)}M26 32L38 32L38 44L48 44L32 62L16 44L26 44Z`,
  universal_moor: "M2 60L62 60L62 50L2 50ZM4 46C12 30 22 40 32 30C42 22 52 28 60 46Z",
  extra_turn:
    "M32 6C48 6 58 18 58 32C58 48 46 58 32 58C20 58 10 50 7 39L16 37C18 44 24 49 32 49C42 49 49 42 49 32C49 22 42 15 32 15C26 15 21 18 18 22L27 24L27 30L5 30L5 8L11 8L12 16C17 10 24 6 32 6Z",
  discard: `${moved(card, 21, 32, 1, 0.9)}M26 30L38 30L38 18L48 18L32 2L16 18L26 18Z`,
};

/** What an effect or a bonus does, as a sign. */
export function DeedIcon({ doing }: { doing: Doing }) {
  return (
    <svg class="da-deed" viewBox="0 0 64 64" aria-hidden="true">
      <path d={deeds[doing.do === "to_cave" ? "cave" : doing.do]} />
    </svg>
  );
}

/** Snow on a bare branch: the winter card. */
export function WinterIcon() {
  return (
    <svg class="da-winter-icon" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 4L32 60M8 18L56 46M56 18L8 46M32 14L24 6M32 14L40 6M32 50L24 58M32 50L40 58M17 23L6 25M17 23L14 12M47 41L58 39M47 41L50 52M47 23L58 25M47 23L50 12M17 41L6 39M17 41L14 52" />
    </svg>
  );
}

export function CaveIcon() {
  return (
    <svg class="da-cave-icon" viewBox="0 0 64 64" aria-hidden="true">
      <path class="da-stone" d="M2 62C2 20 10 4 32 4C54 4 62 20 62 62Z" />
      <path class="da-ink" d="M16 62C16 36 20 24 32 24C44 24 48 36 48 62Z" />
      <path class="da-pale-line" d="M12 20L18 16M50 22L46 17M8 40L13 38M56 42L52 40" />
    </svg>
  );
}
