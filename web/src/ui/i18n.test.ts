import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import de from "../texts/de";
import en from "../texts/en";
import { hasText, languages, speak, t } from "./i18n";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The ids in some files, with the values that each takes. */
function read(texts: Record<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(texts)) {
    for (const [, id = "", body = ""] of text.matchAll(/^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)/gm)) {
      if (found.has(id)) throw new Error(`${file}: there is a text '${id}' already`);
      found.set(id, [...new Set(body.match(/\$\w+/g))].sort());
    }
  }
  return found;
}

test("every text is there in both languages and takes the same values", () => {
  const [english, german] = [read(en), read(de)];
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [id, values] of english) expect({ id, values: german.get(id) }).toEqual({ id, values });
});

test.each(Object.entries({ ...en, ...de }))("%s can be read whole", (_, text) => {
  const declared = text.match(/^-?[a-z][\w-]* =/gm) ?? [];
  const bundle = new FluentBundle("en");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  expect([...new FluentResource(text).body].length).toBe(declared.length);
});

test.each(languages)("every text the page names is there in %s", async (language) => {
  await speak(language);
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id ?? ""),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((id) => !hasText(id))).toEqual([]);
});

test("a text has its values in it", async () => {
  await speak("de");
  expect(t("player", { number: 2 })).toBe("Spieler 2");
  expect(t("no-such-text")).toBe("no-such-text");
});
