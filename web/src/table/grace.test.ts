import { expect, test } from "vitest";
import { secondsLeft } from "./grace";

test("what the server told is counted down from when it was heard", () => {
  expect(secondsLeft(60, 5000, 5000)).toBe(60);
  expect(secondsLeft(60, 5000, 24_999)).toBe(41);
  expect(secondsLeft(60, 5000, 65_000)).toBe(0);
});

test("nobody is asked a moment too early", () => {
  expect(secondsLeft(0.1, 0, 0)).toBe(1);
  expect(secondsLeft(0.1, 0, 100)).toBe(0);
  expect(secondsLeft(0, 0, 1_000_000)).toBe(0);
});
