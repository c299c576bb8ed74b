// The rules at hand are written as plain text (see any game's texts/rules.en.ftl); here it gets its shape.

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; rows: string[][] };

/** Paragraphs are divided by empty lines; "- " begins an item of a list, "| " a row of a table. Other lines go on. */
export function readBlocks(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap(readPart);
}

function readPart(part: string): Block[] {
  const blocks: Block[] = [];
  for (const line of part.replace(/\n\s*(?![-|\s])/g, " ").split("\n")) {
    const [, sign = "", words = ""] = line.trim().match(/^([-|] )?(.*)$/) ?? [];
    const last = blocks.at(-1);
    if (sign === "- ") {
      if (last?.kind === "list") last.items.push(words);
      else blocks.push({ kind: "list", items: [words] });
    } else if (sign === "| ") {
      const row = words.split(" | ");
      if (last?.kind === "table") last.rows.push(row);
      else blocks.push({ kind: "table", rows: [row] });
    } else blocks.push({ kind: "paragraph", text: words });
  }
  return blocks;
}

export interface Piece {
  text: string;
  /** Where it leads, if it is a link. */
  href?: string;
}

/** A link is written as [words](/address). */
export function cutAtLinks(text: string): Piece[] {
  return text
    .split(/(\[[^\]]+\]\(\/[^)]*\))/)
    .filter(Boolean)
    .map((part) => {
      const [, words, href] = part.match(/^\[(.+)\]\((.+)\)$/) ?? [];
      return words && href ? { text: words, href } : { text: part };
    });
}

/** The text cut up so that every second piece is one of the words. */
export function cutAtWords(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(${any})`, "gi"));
}
