// Names and texts of spaces and cards.
import { t } from "../../ui/i18n";
import type { ActionSpace, Major, SpecialAction, SpecialCard, Tile, Ware } from "./types";

export const spaceName = (id: string) => t(`farmers-space-${id}`);
/** Only at level II minor improvements are played there. */
export const spaceText = ({ id, does, then }: Pick<ActionSpace, "id" | "does" | "then">, players: number) =>
  t(`farmers-space-${id}-text`, { players, level: [...does, ...then].includes("minor") ? 2 : 1 });
export const majorName = (id: string) => t(`farmers-card-${id}`);
export const majorText = (id: string) => t(`farmers-card-${id}-text`);
export const specialName = (action: SpecialAction) => t(`farmers-special-${action}`);
export const wareName = (ware: Ware) => t(`farmers-ware-${ware}`);

/** What a special action does on a card, with the prices there. */
export const specialText = (action: SpecialAction, { horse, hire }: Pick<SpecialCard, "horse" | "hire">, level = 2) =>
  t(`farmers-page-special-${action}`, { horse, hire, level });

/** Amounts as texts take them: "wood:3 reed:1". */
export const listed = (amounts: Partial<Record<Ware | Tile, number>>): string =>
  Object.entries(amounts)
    .filter(([, number]) => number)
    .map(([ware, number]) => `${ware}:${number}`)
    .join(" ");

/** How many of each there are. */
export function numbered<T extends string>(things: readonly T[]): Partial<Record<T, number>> {
  const found: Partial<Record<T, number>> = {};
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1;
  return found;
}

/** "3 wood, 1 reed" */
export const amountsInWords = (amounts: Partial<Record<Ware | Tile, number>>): string =>
  t("farmers-page-amounts", { wares: listed(amounts) });

/** The card itself and what it costs: two of some names lie in the supply. */
export const majorTitle = ({ id, cost }: Pick<Major, "id" | "cost">) =>
  /_\d$/.test(id) ? `${majorName(id)} (${amountsInWords(cost)})` : majorName(id);

/** A name whose long words may be broken, where there is little room. */
export function hyphenated(name: string): string {
  const broken = new Map(
    `${t("farmers-page-breaks")} ${t("farmers-minor-breaks")}`
      .split(" ")
      .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
  );
  return name.replace(/[^\s-]+/g, (word) => broken.get(word) ?? word);
}
