// A space of a farm in words: what lies on it, grows there and lives there.
import type { Line } from "../../net/types";
import { t } from "../../ui/i18n";
import { dwellersOf, herdsOf } from "./layout";
import type { PlayerState } from "./types";
import { listed, numbered } from "./words";

export function spaceInWords(space: string, player: PlayerState): string {
  const words = [kindInWords(space, player), ...livingInWords(space, player), ...lyingInWords(space, player)];
  return `${space}: ${words.join(", ")}`;
}

function kindInWords(space: string, { farm }: PlayerState): string {
  if (!farm.board.includes(space)) return t("farmers-farm-space-new");
  if (farm.posts?.includes(space)) return t("farmers-farm-space-post");
  if (farm.blocked?.includes(space)) return t("farmers-farm-space-tombstone");
  if (farm.rooms.includes(space)) return t("farmers-farm-space-room", { house: farm.house });
  if (farm.forests.includes(space)) return t("farmers-farm-space-forest");
  if (farm.moors.includes(space)) return t("farmers-farm-space-moor");
  if (farm.fields.includes(space)) {
    const { crop = "none", left = 0 } = farm.sown[space] ?? {};
    return crop === "none" ? t("farmers-farm-space-field") : t("farmers-farm-space-sown", { what: `${crop}:${left}` });
  }
  const planted = farm.sown[space];
  if (planted) return t("farmers-farm-space-planted", { what: `${planted.crop}:${planted.left}` });
  const stable = farm.stables.includes(space) ? "yes" : "no";
  const pasture = farm.pastures.find(({ spaces }) => spaces.includes(space));
  if (!pasture) return t("farmers-farm-space-free", { stable });
  const { room, animals, kind, spaces } = pasture;
  const words = t("farmers-farm-space-pasture", { stable, spaces: spaces.length, room });
  return kind ? `${words}, ${t("farmers-farm-space-herd", { what: `${kind}:${animals}` })}` : words;
}

function livingInWords(space: string, player: PlayerState): string[] {
  const { farm } = player;
  const herds = herdsOf(player);
  const inside = dwellersOf(player).get(space) ?? [];
  const well = inside.filter((dweller) => dweller !== "sick").length;
  const fenced = farm.pastures.some(({ spaces }) => spaces.includes(space));
  const animal = space === farm.rooms[0] ? herds.house : fenced ? undefined : herds.spaces.get(space)?.kind;
  return [
    well > 0 && t("farmers-farm-space-people", { people: well }),
    inside.length > well && t("farmers-farm-space-sick", { people: inside.length - well }),
    animal && t("farmers-farm-space-herd", { what: `${animal}:1` }),
    space === player.hut && t("farmers-farm-space-hut"),
  ].filter((words) => typeof words === "string");
}

/** Fences, tiles and wares that cards brought there. */
function lyingInWords(space: string, { farm: { reserve, covered, left } }: PlayerState): string[] {
  const below = covered?.[space];
  const wares = left?.[space];
  return [
    space === reserve && t("farmers-farm-space-reserve"),
    below && t("farmers-farm-space-below", { tiles: listed(numbered(below)) }),
    wares && t("farmers-farm-space-wares", { wares: listed(numbered(wares)) }),
  ].filter((words) => typeof words === "string");
}

const SPACE = /^[YZA-E]-?\d$/;

/** The spaces that lines of the log name. */
export const spacesIn = (lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap(({ values }) => String(values.at ?? "").split(", ")).filter((word) => SPACE.test(word)));
