// Names and texts of spaces and cards.
import { t } from "../../ui/i18n";
import type { Amounts } from "./costs";
import type { Major, SpecialAction, SpecialCard, Ware } from "./types";

export const spaceName = (id: string) => t(`farmers-space-${id}`);
export const spaceText = (id: string, players: number) => t(`farmers-space-${id}-text`, { players });
export const majorName = (id: string) => t(`farmers-card-${id}`);
export const majorText = (id: string) => t(`farmers-card-${id}-text`);
export const specialName = (action: SpecialAction) => t(`farmers-special-${action}`);
export const wareName = (ware: Ware) => t(`farmers-ware-${ware}`);

/** What a special action does on a card, with the prices there. */
export const specialText = (action: SpecialAction, { horse, hire }: Pick<SpecialCard, "horse" | "hire">) =>
  t(`farmers-page-special-${action}`, { horse, hire });

/** Amounts as texts take them: "wood:3 reed:1". */
export const listed = (amounts: Amounts): string =>
  Object.entries(amounts)
    .filter(([, number]) => number)
    .map(([ware, number]) => `${ware}:${number}`)
    .join(" ");

/** "3 wood, 1 reed" */
export const amountsInWords = (amounts: Amounts): string => t("farmers-page-amounts", { wares: listed(amounts) });

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
