// Files that people bring along.
import { t } from "../ui/i18n";

/** The server takes a little more. */
const LARGEST = 900_000;

/** The text of a file; the error says why there is none. */
export async function readText(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(t("shell-file-too-large"));
  try {
    return await file.text();
  } catch {
    throw new Error(t("shell-file-unreadable"));
  }
}

/** What a record says of itself; whether the game went by the rules is for the server to see. */
export interface RecordHead {
  game: string;
  players: number;
  moves: unknown[];
}

/** A record as it was read. It is passed on as its text: a seed has more digits than a number here can hold. */
export interface BroughtRecord extends RecordHead {
  text: string;
}

export function readRecord(text: string): BroughtRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error(t("import-not-record"));
  }
  if (!isRecord(data)) throw new Error(t("import-not-record"));
  return { ...data, text };
}

function isRecord(data: unknown): data is RecordHead {
  if (typeof data !== "object" || data === null || !("mire" in data)) return false;
  const { game, players, moves } = data as Partial<Record<keyof RecordHead, unknown>>;
  return typeof game === "string" && Number.isInteger(players) && Array.isArray(moves);
}
