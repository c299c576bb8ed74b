// Every word the page says comes from Fluent files: some shared with the terminal, some of the page's own.
import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Saying } from "../net/types";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("../texts/en"),
  de: () => import("../texts/de"),
};

const bundle = signal(new FluentBundle("en"));
export const language = signal<Language>("en");

/** Load a language and speak it from now on. */
export async function speak(wanted: Language): Promise<void> {
  const texts = (await files[wanted]()).default;
  const loaded: FluentBundle = new FluentBundle(wanted, {
    useIsolating: false,
    functions: { NAMES: (...given) => names(loaded, ...given) },
  });
  for (const text of Object.values(texts)) loaded.addResource(new FluentResource(text));
  bundle.value = loaded;
  language.value = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** NAMES("game-goods", "wood clay:2") in a text: what the texts `game-goods-wood` and `-clay`, with the `number` 2, say. */
function names(from: FluentBundle, [prefix, words]: FluentValue[], { by = ", " }: Record<string, FluentValue>): string {
  const said = String(words)
    .split(" ")
    .map((word) => {
      const [name, number] = word.split(":");
      const id = `${prefix}-${name}`;
      return from.formatPattern(from.getMessage(id)?.value ?? id, number ? { number: Number(number) } : {}, []);
    });
  return said.join(String(by));
}

/** The text with this id; components that call it are drawn again when the language changes. */
export function t(id: string, values: Saying["values"] = {}): string {
  const pattern = bundle.value.getMessage(id)?.value;
  // With a place for errors, a text that lacks a value is said as far as it goes instead of breaking the page.
  return pattern ? bundle.value.formatPattern(pattern, values, []) : id;
}

/** What a game is called, in the language of who reads. */
export const titleOf = (game: string): string => t(`${game}-title`);

/** Whether there is a text with this id. */
export function hasText(id: string): boolean {
  return bundle.value.hasMessage(id);
}
