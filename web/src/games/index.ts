// The boards, each loaded when its game is opened.
import type { GameClient } from "./game";

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  moorland: () => import("./moorland"),
  dartmoor: () => import("./dartmoor"),
  farmers: () => import("./farmers"),
};

export async function loadGame(name: string): Promise<GameClient> {
  const load = clients[name];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).default;
}
