import { expect, test } from "vitest";
import { readLink } from "./links";

test.each([
  ["https://moor.example/join/aB3_x-9#f00d", "/join/aB3_x-9#f00d"],
  [" http://127.0.0.1:8410/table/abc ", "/table/abc"],
  ["/watch/abc/", "/watch/abc"],
  ["https://moor.example/replay/abc?look=open", "/replay/abc"],
  ["abc-1_2", "/table/abc-1_2"],
  ["https://moor.example/", undefined],
  ["https://moor.example/rules/moorland", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
])("the link '%s' leads to %s", (link, path) => {
  expect(readLink(link)).toBe(path);
});
