import { getTable, RefusedRequest } from "../../net/http";
import type { TableInfo } from "../../net/types";
import { removeTable } from "../../ui/settings";

/** What is known of this browser's tables by now. */
const known = new Map<string, TableInfo>();

export interface MyTables {
  tables: TableInfo[];
  /** Those of which the server keeps something that it can't read. */
  unreadable: string[];
  /** Why some of them may be missing, or not be up to date. */
  problem: Error | undefined;
}

const unreadable = new Set<string>();

/** The server's words for: there is such a table, but nothing of it can be read; and: there is none. */
const UNREADABLE = 501;
const GONE = 404;

/** When finished games were last asked for. They do not change any more, but may be about to be deleted. */
const askedAt = new Map<string, number>();
const FINISHED_REFRESH = 3_600_000;

/** Everything this browser sits at. */
export async function loadTables(ids: string[]): Promise<MyTables> {
  const asked = await Promise.allSettled(ids.filter(isStale).map(ask));
  const failed = asked.find((answer) => answer.status === "rejected");
  return {
    tables: ids.flatMap((id) => known.get(id) ?? []),
    unreadable: ids.filter((id) => unreadable.has(id)),
    problem: failed?.reason,
  };
}

function isStale(id: string): boolean {
  const table = known.get(id);
  return !table?.over || Boolean(table.goes) || Date.now() - (askedAt.get(id) ?? 0) > FINISHED_REFRESH;
}

/** A table that is gone is forgotten. */
async function ask(id: string): Promise<void> {
  try {
    known.set(id, await getTable(id));
    unreadable.delete(id);
    askedAt.set(id, Date.now());
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    if (error.status === UNREADABLE) unreadable.add(id);
    else if (error.status !== GONE) throw error;
    else removeTable(id);
    known.delete(id);
  }
}
