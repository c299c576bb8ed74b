import { expect, test } from "vitest";
import type { Line } from "../../net/types";
import { box, hostWith } from "./testing";
import { hostsIn, namedIn, speciesIn } from "./told";

const line = (id: string, values: Line["values"]): Line => ({ id: `dartmoor-tell-${id}`, values, n: 0, seat: 0 });
const forest = [hostWith("ash"), hostWith("tor"), hostWith("ash"), hostWith("universal_moor")];
const marked = (...lines: Line[]) => [...hostsIn(forest, namedIn(lines))];

test("a host that got a card", () => {
  expect(marked(line("at", { species: "heather", host: 2, at: "tor" }))).toEqual([1]);
});

test("the last tree of its species that was placed", () => {
  expect(marked(line("play", { species: "ash" }))).toEqual([2]);
});

test("a universal moor, whatever lies there", () => {
  expect(marked(line("moor-unseen", {}))).toEqual([3]);
});

test("a payment marks nothing", () => {
  expect(marked(line("pay", { species: "ash" }))).toEqual([]);
});

test("both species of a split card", () => {
  expect(speciesIn(line("pay", { species: "heather buzzard" }), box)).toEqual(["heather", "buzzard"]);
});
