import { expect, test } from "vitest";
import { cutAtLinks, cutAtWords, readBlocks } from "./rules-text";

test("paragraphs, lists and tables, over several lines each", () => {
  const text =
    "One\nparagraph:\n- an item\n  that goes on\n- another\n\nAnd more.\n\n| Name | 1 for\n  each\n| Other | −1";
  expect(readBlocks(text)).toEqual([
    { kind: "paragraph", text: "One paragraph:" },
    { kind: "list", items: ["an item that goes on", "another"] },
    { kind: "paragraph", text: "And more." },
    {
      kind: "table",
      rows: [
        ["Name", "1 for each"],
        ["Other", "−1"],
      ],
    },
  ]);
});

test("what was looked for is every second piece, signs and all", () => {
  expect(cutAtWords("Water on water?", ["water", "?"])).toEqual(["", "Water", " on ", "water", "", "?", ""]);
  expect(cutAtWords("as it is", [])).toEqual(["as it is"]);
});

test("a link has words and an address", () => {
  expect(cutAtLinks("All are in the [list of cards](/cards/farmers), [or not].")).toEqual([
    { text: "All are in the " },
    { text: "list of cards", href: "/cards/farmers" },
    { text: ", [or not]." },
  ]);
  expect(cutAtLinks("None here.")).toEqual([{ text: "None here." }]);
});
