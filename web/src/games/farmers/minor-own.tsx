// A minor improvement that was played, with what lies on it.
import { t } from "../../ui/i18n";
import { EmblemIcon, WareIcon } from "./art/icons";
import { COUNTER } from "./art/minors";
import { Icon } from "./art/shapes";
import { minorName } from "./minor-words";
import { usePicking, useTarget } from "./picking";
import type { Minor, PlayerState } from "./types";
import { hyphenated } from "./words";

/** Counters that allow uses, or goods. On some cards only the rules note something. */
export interface Lying {
  what: "counter" | "stone" | "fuel";
  number: number;
}

export function lyingOn({ id, page }: Minor, { lies_on }: Pick<PlayerState, "lies_on">): Lying | null {
  const what = page.lies;
  const number = lies_on?.[id];
  if (number === undefined || what === null || what === "used" || what === "played") return null;
  return number > 0 || what !== "fuel" ? { what, number } : null; // what is saved matters only in a harvest
}

/** Of a card that does something once in a round; on others only the round is noted in which they were played. */
export const isUsedUp = ({ id, page }: Minor, { used_in }: Pick<PlayerState, "used_in">, round: number): boolean =>
  page.lies === "used" && used_in?.[id] === round;

export const lyingInWords = ({ what, number }: Lying) => t(`farmers-minor-lies-${what}`, { number });

export function OwnMinor({ minor, player, round }: { minor: Minor; player: PlayerState; round: number }) {
  const { look } = usePicking();
  const { id, points, category, page } = minor;
  const lying = lyingOn(minor, player);
  const unlit = player.unlit.includes(id);
  const used = isUsedUp(minor, player, round);
  const words = [
    minorName(id),
    points !== 0 && t("farmers-page-points", { points }),
    lying && lyingInWords(lying),
    unlit && t("farmers-page-unlit"),
    used && t("farmers-minor-used"),
  ].filter(Boolean);
  const name = words.join(", ");
  const { isHinted, classes, attributes } = useTarget(`card:${id}`, name);
  return (
    <button
      type="button"
      class={`fa-own-card fa-own-minor ${classes}`}
      data-card={id}
      data-kind={category}
      data-piece={`improvement:${id}`}
      data-unlit={unlit || undefined}
      data-crafted={used || undefined}
      aria-label={name}
      onClick={() => look(id, "")}
      {...attributes}
    >
      <EmblemIcon picture={page.picture} />
      <span class="fa-major-name">{hyphenated(minorName(id))}</span>
      {points !== 0 && (
        <b class="fa-points" data-minus={points < 0 || undefined} aria-hidden="true">
          {points < 0 ? `−${-points}` : points}
        </b>
      )}
      {lying && <LyingThere {...lying} />}
      {unlit && (
        <span class="fa-token">
          <WareIcon ware="fuel" />
        </span>
      )}
      {isHinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

/** So many counters or goods. */
const LyingThere = ({ what, number }: Lying) => (
  <span class="fa-lying" data-none={number === 0 || undefined} aria-hidden="true">
    {what === "counter" ? <Icon drawing={COUNTER} /> : <WareIcon ware={what} />}
    {number}
  </span>
);
