import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { type Block, readBlocks } from "../../pages/rules-text";
import { rules } from "./rules";
import german from "./texts/rules.de.ftl?raw";
import english from "./texts/rules.en.ftl?raw";

const ids = rules.flatMap((section) => [`farmers-rules-${section}-title`, `farmers-rules-${section}`]);

function read(text: string): Block[][] {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(text));
  return ids.map((id) => readBlocks(bundle.formatPattern(bundle.getMessage(id)?.value ?? "")));
}

const shape = (block: Block) =>
  block.kind === "paragraph" ? 1 : block.kind === "list" ? block.items.length : block.rows.map((row) => row.length);

test.each([english, german])("every section has a title and a text, and every text is a section's", (text) => {
  expect([...text.matchAll(/^farmers-[\w-]+/gm)].map(([id]) => id)).toEqual(ids);
  expect(read(text).flat().flatMap(Object.values)).not.toContain("");
});

test("both languages say as much", () => {
  const shapes = (text: string) => read(text).map((blocks) => blocks.map((block) => [block.kind, shape(block)]));
  expect(shapes(german)).toEqual(shapes(english));
});
