// A space of a farm in words: what lies on it, grows there and lives there.
import type { Line } from "../../net/types";
import { t } from "../../ui/i18n";
import { dwellersOf, herdsOf } from "./layout";
import type { PlayerState } from "./types";

export function spaceInWords(space: string, player: PlayerState): string {
  return [`${space}: ${kindInWords(space, player)}`, ...livingInWords(space, player)].join(", ");
}

function kindInWords(space: string, { farm }: PlayerState): string {
  if (farm.rooms.includes(space)) return t("farmers-farm-space-room", { house: farm.house });
  if (farm.forests.includes(space)) return t("farmers-farm-space-forest");
  if (farm.moors.includes(space)) return t("farmers-farm-space-moor");
  if (farm.fields.includes(space)) {
    const { crop = "none", left = 0 } = farm.sown[space] ?? {};
    return crop === "none" ? t("farmers-farm-space-field") : t("farmers-farm-space-sown", { what: `${crop}:${left}` });
  }
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
  const stall = farm.stables.includes(space) && !farm.pastures.some(({ spaces }) => spaces.includes(space));
  const animal = space === farm.rooms[0] ? herds.house : stall ? herds.spaces.get(space)?.kind : undefined;
  return [
    well > 0 && t("farmers-farm-space-people", { people: well }),
    inside.length > well && t("farmers-farm-space-sick", { people: inside.length - well }),
    animal && t("farmers-farm-space-herd", { what: `${animal}:1` }),
  ].filter((words) => typeof words === "string");
}

const SPACE = /^[YZA-E]-?\d$/;

/** The spaces that lines of the log name. */
export const spacesIn = (lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap(({ values }) => String(values.at ?? "").split(", ")).filter((word) => SPACE.test(word)));
