import { getTable, RefusedRequest } from "../../net/http";
import type { TableInfo } from "../../net/types";
import { removeTable } from "../../ui/settings";

/** What is known of this browser's tables by now. */
const known = new Map<string, TableInfo>();

export interface MyTables {
  tables: TableInfo[];
  /** Why some of them may be missing, or not be up to date. */
  problem: Error | undefined;
}

/** Everything this browser sits at. Finished games do not change any more, so that each is asked for once. */
export async function loadTables(ids: string[]): Promise<MyTables> {
  const asked = await Promise.allSettled(ids.filter((id) => !known.get(id)?.over).map(ask));
  const failed = asked.find((answer) => answer.status === "rejected");
  return { tables: ids.flatMap((id) => known.get(id) ?? []), problem: failed?.reason };
}

/** A table that is gone is forgotten. */
async function ask(id: string): Promise<void> {
  try {
    known.set(id, await getTable(id));
  } catch (error) {
    if (!(error instanceof RefusedRequest && error.status === 404)) throw error;
    known.delete(id);
    removeTable(id);
  }
}
