// What is chosen for the options of a game, and how it is sent.
import { RefusedRequest } from "../../net/http";
import type { OptionInfo } from "../../net/types";

/** The text of a file that somebody brings instead of a choice; empty until one is picked. */
export interface OwnFile {
  file: string;
}

export type OptionValue = string | boolean | OwnFile;
export type OptionValues = Record<string, OptionValue | undefined>;

/** Stands among the choices for what the game takes if nothing is said. */
export const USUAL = "usual";
/** Stands among the choices for a file of one's own. */
export const OWN_FILE = "own file";

export function choicesOf(option: OptionInfo): string[] {
  const named = option.choices.length ? option.choices : [USUAL];
  return option.file ? [...named, OWN_FILE] : named;
}

export function chosenOf(option: OptionInfo, value: OptionValue | undefined): string {
  if (typeof value === "object") return OWN_FILE;
  if (typeof value === "string") return value;
  return typeof option.default === "string" ? option.default : USUAL;
}

/** The option whose file the server did not like. All else comes from lists, so a single file must be at fault. */
export function atFault(values: OptionValues, error: Error | undefined): string | undefined {
  if (!(error instanceof RefusedRequest) || error.status !== 400) return undefined;
  const files = Object.keys(values).filter((name) => typeof values[name] === "object");
  return files.length === 1 ? files[0] : files.find((name) => error.detail.includes(name));
}

/** Only what was chosen is sent; the server knows the rest. */
export function sentOptions(values: OptionValues): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") sent[name] = { file: value.file };
    else if (value !== USUAL) sent[name] = value;
  }
  return sent;
}
