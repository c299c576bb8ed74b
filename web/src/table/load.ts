// All that a table needs before it can be drawn.
import { loadGame } from "../games";
import type { GameClient } from "../games/game";
import { get, getCatalogue, getReplay, getTable, type Look } from "../net/http";
import type { Catalogue, Frame, GameInfo, TableInfo } from "../net/types";

/** A table's game: what the server tells of it, its board for the page, and the cards and boards in play. */
export interface GameAtTable {
  info: GameInfo;
  client: GameClient;
  components: unknown;
  bots: string[];
}

export interface LoadedTable extends GameAtTable {
  table: TableInfo;
}

export interface LoadedReplay extends LoadedTable {
  frames: Frame[];
}

export async function loadTable(id: string): Promise<LoadedTable> {
  const [table, catalogue] = await Promise.all([getTable(id), getCatalogue()]);
  return { table, ...(await loadGameOf(table, catalogue)) };
}

export async function loadReplay(id: string, look: Look): Promise<LoadedReplay> {
  const [{ table, frames }, catalogue] = await Promise.all([getReplay(id, look), getCatalogue()]);
  return { table, frames, ...(await loadGameOf(table, catalogue)) };
}

async function loadGameOf({ id, game }: TableInfo, { games, bots }: Catalogue): Promise<GameAtTable> {
  const info = games.find(({ name }) => name === game);
  if (!info) throw new Error(`no game ${game}`);
  const [client, components] = await Promise.all([
    loadGame(game),
    get(`/api/tables/${encodeURIComponent(id)}/components`),
  ]);
  return { info, client, components, bots };
}
