// Markers and signs: water marker, mushroom, growth symbols, the swirl on card backs. Drawn around the origin, 24 high.
import type { ComponentChildren } from "preact";
import type { Growth } from "../types";
import "./art.css";

export function DropShape() {
  return (
    <g class="mo-drop">
      <path class="mo-body" d="M0 -11.5C3.6 -6 8 -2 8 3.5A8 8 0 0 1 -8 3.5C-8 -2 -3.6 -6 0 -11.5Z" />
      <path class="mo-cut" d="M-4.6 3.5C-4.6 6 -2.8 8 -.4 8.2" />
    </g>
  );
}

/** Where a water marker was. */
export function DropRing() {
  return <path class="mo-drop-ring" d="M0 -11.5C3.6 -6 8 -2 8 3.5A8 8 0 0 1 -8 3.5C-8 -2 -3.6 -6 0 -11.5Z" />;
}

export function MushroomShape() {
  return (
    <g class="mo-mushroom">
      <path class="mo-stalk" d="M-3.4 1C-2.8 5 -3.6 8.5 -5.2 11.5H5.2C3.6 8.5 2.8 5 3.4 1Z" />
      <path class="mo-body" d="M-11.5 1.5C-11.5 -7 -6 -11.5 0 -11.5S11.5 -7 11.5 1.5C6 3.6 -6 3.6 -11.5 1.5Z" />
      <path class="mo-cut" d="M-5.5 -2.5L-5.4 -2.5M.8 -6.8L.9 -6.8M5.8 -1.8L5.9 -1.8" />
    </g>
  );
}

const dots: Record<1 | 2 | 3, string> = {
  1: "M0 0L.01 0",
  2: "M-4.2 0L-4.19 0M4.2 0L4.21 0",
  3: "M0 -4.2L.01 -4.2M-4.6 3.6L-4.59 3.6M4.6 3.6L4.61 3.6",
};

const rays = Array.from({ length: 8 }, (_, ray) => {
  const angle = (Math.PI * ray) / 4;
  const at = (radius: number) => `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  return `M${at(7.4)}L${at(10.6)}`;
}).join("");

/** One to three dots: that many of a plant that the plant card shows. The sun: one of any plant. */
export function GrowthShape({ growth }: { growth: Growth }) {
  if (growth === "any") {
    return (
      <g class="mo-growth-sun">
        <circle r="4.6" />
        <path d={rays} />
      </g>
    );
  }
  return <path class="mo-growth-dots" d={dots[growth]} />;
}

/** On card backs: one plant of the section becomes surplus. */
export function SwirlShape() {
  return (
    <path
      class="mo-swirl"
      d="M.5 .5C-2 -1.5 -5 .5 -4.5 3.5C-4 7.5 2.5 8.5 6 5.5C10 2 8.5 -5 4 -7.5C-1.5 -10.5 -8.5 -8 -10.5 -2.5"
    />
  );
}

/** A sign of its own, outside a larger drawing. */
export function TokenIcon({ size = 20, children }: { size?: number; children: ComponentChildren }) {
  return (
    <svg class="mo-icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}
