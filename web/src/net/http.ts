// What the page asks the server for, apart from the live table. A refusal is an error with a sentence for people.
import { language, t } from "../ui/i18n";
import type { Analysis, Catalogue, Frame, Invitations, NewTable, Replay, TableInfo } from "./types";

/**
 * The server said no, or did not answer (status 0). `detail` is for who wrote the file that was refused, in English.
 * `pause`: milliseconds to wait before the same may be asked again, if that helps.
 */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail = "",
    readonly pause: number | null = null,
  ) {
    super(message);
  }
}

/** How often the same is asked for while the server has too much to do. */
const ATTEMPTS = 6;
const LONGEST_PAUSE = 30;

/** Something that went wrong, as an error with words in it. */
export const asError = (problem: unknown) => (problem instanceof Error ? problem : new Error(String(problem)));

/** Through whose eyes a finished game is seen: a seat's, or with everything laid open. */
export type Look = number | "open";

export interface MadeTable {
  id: string;
  invitations: Invitations;
}

export const getTables = () => get<TableInfo[]>("/api/tables");
export const getTable = (id: string) => get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
export const getInvitations = (id: string) => get<Invitations>(`/api/tables/${encodeURIComponent(id)}/invitations`);
export const makeTable = (table: NewTable) => post<MadeTable>("/api/tables", table);
/** Asked again with the same nonce, it is the same seat. */
export const takeSeat = (id: string, token: string, name: string, nonce: string) =>
  post<unknown>(`/api/tables/${encodeURIComponent(id)}/sit`, { token, name, nonce });

/** A finished game, move by move. */
export async function getFrames(id: string, look: Look): Promise<Frame[]> {
  const ask = () => get<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?look=${look}`);
  const { frames } = await patiently(ask);
  return frames;
}

/** The same, and who sat at the table. */
export async function getReplay(id: string, look: Look): Promise<{ table: TableInfo; frames: Frame[] }> {
  const [table, frames] = await Promise.all([getTable(id), getFrames(id, look)]);
  return { table, frames };
}

/** A finished game looked into, as far as that has come. */
export const getAnalysis = (id: string) => get<Analysis>(`/api/tables/${encodeURIComponent(id)}/analysis`);

/** The cards and boards of a game with some options, to look through without a table. */
export const getBox = (game: string, options: Record<string, string> = {}) =>
  get<unknown>(`/api/games/${encodeURIComponent(game)}/components?${new URLSearchParams(options)}`);

let catalogue: Promise<Catalogue> | undefined;

/** The games and bots there are, asked for once. */
export function getCatalogue(): Promise<Catalogue> {
  catalogue ??= get<Catalogue>("/api/games").catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  });
  return catalogue;
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path, {});
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Ask again where the server says that it only has too much to do. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const pause = error instanceof RefusedRequest ? error.pause : null;
      if (pause === null || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...init.headers, Accept: "application/json", "Accept-Language": language.value };
  const answer = await fetch(path, { ...init, headers }).catch(() => {
    throw new RefusedRequest(0, t("shell-unreachable"));
  });
  const data: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return data as T;
  const { error, detail } = (data ?? {}) as Partial<Record<"error" | "detail", unknown>>;
  const message = sentence(textOf(error)) || t("shell-failed", { status: answer.status });
  throw new RefusedRequest(answer.status, message, textOf(detail), pauseOf(answer));
}

/** Half a minute is as long as somebody looks at an empty page. */
function pauseOf(answer: Response): number | null {
  const seconds = Number(answer.headers.get("Retry-After") ?? Number.NaN);
  return answer.status === 429 && seconds <= LONGEST_PAUSE ? seconds * 1000 : null;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The server says only words; here they begin and end like a sentence. */
const sentence = (words: string) =>
  words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`.replace(/([.?])\.$/, "$1");
