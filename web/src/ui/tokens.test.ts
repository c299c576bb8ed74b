import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light: light ?? "", dark: dark ?? "" },
  ]),
);

type Theme = "light" | "dark";

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`there is no token --${name}`);
  return token[theme];
}

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dim = 0, bright = 0] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const surfaces = ["mist", "paper"];
const players = [0, 1, 2, 3, 4, 5].map((seat) => `player-${seat}`);
const words = ["ink", "ink-soft", "peat", "moss", "water", "heather", "berry", "sun-ink", ...players];
const shapes = [...words, "sun", "edge"];
const wordsOn = [
  ["on-moss", "moss"],
  ["on-sun", "sun"],
  ["mist", "ink"], // tooltips
] as const;

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(surfaces.flatMap((on) => words.map((word) => [word, on])))("words in %s can be read on %s", (word, on) => {
    expect(contrast(word, on, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces.flatMap((on) => shapes.map((shape) => [shape, on])))(
    "shapes in %s stand out on %s",
    (shape, on) => {
      expect(contrast(shape, on, theme)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(wordsOn)("%s can be read on %s", (word, on) => {
    expect(contrast(word, on, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test("cotton, pale on light surfaces, has an outline that stands out from it", () => {
    expect(contrast("cotton", theme === "light" ? "peat" : "paper", theme)).toBeGreaterThanOrEqual(3);
  });
});

test("the ten colours of the palette are as they were chosen", () => {
  const palette = ["mist", "paper", "ink", "peat", "moss", "water", "heather", "sun", "berry", "cotton"];
  const chosen = palette.map((name) => `${name} ${colour(name, "light")} ${colour(name, "dark")}`);
  expect(chosen).toEqual([
    "mist #f3f1ea #171a18",
    "paper #fffdf7 #20251f",
    "ink #2b2a26 #ece8dc",
    "peat #4a3b32 #b79c86",
    "moss #4f6f3a #9dbb7c",
    "water #2c6e7f #6fb7c6",
    "heather #7d4b93 #c49bd6",
    "sun #b9791a #e3b04b",
    "berry #a33b3b #e08a80",
    "cotton #d9d4c5 #cfcabb",
  ]);
});
