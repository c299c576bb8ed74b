import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { kinds, signOf } from "./art/minors";
import { KINDS } from "./types";

const css = readFileSync(new URL("./minor.css", import.meta.url), "utf8");
const PAPER = { light: "#fffdf7", dark: "#20251f" };

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each(KINDS)("%s", (kind) => {
  test("has a hue of its own in which words can be read", () => {
    const [, light = "", dark = ""] = css.match(`--fa-${kind}: light-dark\\((#\\w{6}), (#\\w{6})\\)`) ?? [];
    expect(contrast(light, PAPER.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, PAPER.dark)).toBeGreaterThanOrEqual(4.5);
    expect(css).toContain(`[data-kind="${kind}"]`);
  });
});

test("every category has an emblem of its own", () => {
  expect(new Set(KINDS.map((kind) => kinds[kind])).size).toBe(KINDS.length);
});

test("a stone house looks other than one of clay", () => {
  const house = { of: "house", most: null } as const;
  expect(signOf({ ...house, least: 2 })).not.toBe(signOf({ ...house, least: 1 }));
});
