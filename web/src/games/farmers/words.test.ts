import { beforeAll, expect, test } from "vitest";
import { speak } from "../../ui/i18n";
import { spaceWith } from "./testing-table";
import type { ActionSpace } from "./types";
import { spaceText } from "./words";

beforeAll(() => speak("en"));

// biome-ignore lint/suspicious/noThenProperty: the word of the rule book for what may follow
const AFTERWARDS: Partial<ActionSpace> = { then: ["minor"] };

test("a space says that minor improvements are played there where they are", () => {
  expect(spaceText(spaceWith("basic_wish_for_children"), 2)).not.toMatch(/minor improvement/);
  expect(spaceText(spaceWith("basic_wish_for_children", AFTERWARDS), 2)).toMatch(/minor improvement/);
  expect(spaceText(spaceWith("meeting_place", AFTERWARDS), 1)).toBe("Play 1 minor improvement.");
  expect(spaceText(spaceWith("meeting_place"), 2)).toMatch(/starting player/);
});

test("where either improvement is possible it says so", () => {
  expect(spaceText(spaceWith("major_improvement", { does: ["major"] }), 3)).not.toMatch(/minor/);
  expect(spaceText(spaceWith("major_improvement", { does: ["major", "minor"] }), 3)).toMatch(/major.*or.*minor/);
});
