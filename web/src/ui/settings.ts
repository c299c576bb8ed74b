// What this browser remembers. Where nothing can be stored, everything still works until the page is closed.
import { type Signal, signal } from "@preact/signals";
import { type Language, languages, speak } from "./i18n";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const paces = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof paces)[number];

/** Longer names are cut off by the server. */
export const LONGEST_NAME = 24;

type Check<T> = (value: unknown) => value is T;

const oneOf =
  <T extends string>(names: readonly T[]): Check<T> =>
  (value): value is T =>
    names.some((name) => name === value);
const isSwitch: Check<boolean> = (value) => typeof value === "boolean";
const isText: Check<string> = (value) => typeof value === "string";
const isTexts: Check<string[]> = (value) => Array.isArray(value) && value.every(isText);

function read<T>(key: string, fallback: T, check: Check<T>): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return check(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden by the browser: then it is not remembered.
  }
}

/** A signal that is remembered, and that follows what the other windows of this browser do. */
export function remembered<T>(name: string, fallback: T, check: Check<T>): Signal<T> {
  const key = `mire.${name}`;
  const kept = signal(read(key, fallback, check));
  kept.subscribe((value) => {
    if (JSON.stringify(read(key, fallback, check)) !== JSON.stringify(value)) write(key, value);
  });
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key) kept.value = read(key, fallback, check);
  });
  return kept;
}

/** The first of the browser's languages that we speak. */
export function spokenHere(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find(oneOf(languages)) ?? "en";
}

export const chosenLanguage = remembered<Language>("language", spokenHere(navigator.languages), oneOf(languages));

/** Speak this language now and from now on. */
export function chooseLanguage(wanted: Language): Promise<void> {
  chosenLanguage.value = wanted;
  return speak(wanted);
}

export const theme = remembered<Theme>("theme", "auto", oneOf(themes));
export const pace = remembered<Pace>("pace", "normal", oneOf(paces));
export const sound = remembered("sound", false, isSwitch);
/** Whether a move that can't be taken back is laid out before it is made. */
export const asksFirst = remembered("asks-first", true, isSwitch);
export const playerName = remembered("name", "", isText);

/** The tables this browser sits at or has finished, the newest first. */
export const myTables = remembered<string[]>("tables", [], isTexts);

export function addTable(id: string): void {
  myTables.value = [id, ...myTables.value.filter((other) => other !== id)];
}

export function removeTable(id: string): void {
  myTables.value = myTables.value.filter((other) => other !== id);
}
