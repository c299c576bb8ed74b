// Minor improvements in words.
import { t } from "../../ui/i18n";
import type { Kind, Minor, Need } from "./types";
import { amountsInWords } from "./words";

export const minorName = (id: string) => t(`farmers-card-${id}`);
export const minorText = (id: string) => t(`farmers-card-${id}-text`);
export const kindName = (kind: Kind) => t(`farmers-kind-${kind}`);

/** "at least 2 horses" */
export const needInWords = ({ of, least, most }: Need): string =>
  most === null
    ? t(`farmers-need-${of}-least`, { number: least ?? 0 })
    : t(`farmers-need-${of}-most`, { number: most });

export function costInWords(minor: Minor): string {
  const [old] = minor.upgrades;
  if (old) return t(minor.removes ? "farmers-minor-removes" : "farmers-minor-returns", { card: old });
  return Object.keys(minor.cost).length > 0 ? amountsInWords(minor.cost) : t("farmers-minor-free");
}

/** The whole card, for who can't see it. */
export function minorInWords(minor: Minor): string {
  const needs = minor.needs.map(needInWords).join(", ");
  return [
    minorName(minor.id),
    `${kindName(minor.category)}, ${minor.number}`,
    t("farmers-minor-costs", { cost: costInWords(minor) }),
    needs && t("farmers-minor-needs", { needs }),
    minor.points !== 0 && t("farmers-page-points", { points: minor.points }),
    minor.passing && t("farmers-minor-passing"),
    minorText(minor.id),
  ]
    .filter(Boolean)
    .join(". ");
}
