// A minor improvement that was played, with what lies on it.
import { t } from "../../ui/i18n";
import { WareIcon } from "./art/icons";
import { COUNTER } from "./art/minors";
import { Icon } from "./art/shapes";
import { KindIcon } from "./minor";
import { minorName } from "./minor-words";
import { usePicking, useTarget } from "./picking";
import type { Good, Minor, PlayerState } from "./types";
import { hyphenated } from "./words";

/** What lies on cards: counters that allow uses, or goods. On others only the rules note something. */
const LYING: Record<string, Good | "counter"> = {
  hardware_store: "counter",
  cooperative_store: "counter",
  winter_storehouse: "counter",
  stone_quarry: "stone",
  spinning_mill: "fuel",
};

export interface Lying {
  what: Good | "counter";
  number: number;
}

export function lyingOn(card: string, { lies_on }: Pick<PlayerState, "lies_on">): Lying | null {
  const what = LYING[card];
  const number = lies_on?.[card];
  if (!what || number === undefined) return null;
  return number > 0 || what !== "fuel" ? { what, number } : null; // what is saved matters only in a harvest
}

/** Cards that do something once in a round; on others only the round is noted in which they were played. */
const ONCE_A_ROUND = ["tool_shed", "taps"];

export const isUsedUp = (card: string, { used_in }: Pick<PlayerState, "used_in">, round: number): boolean =>
  ONCE_A_ROUND.includes(card) && used_in?.[card] === round;

export const lyingInWords = ({ what, number }: Lying) => t(`farmers-minor-lies-${what}`, { number });

export function OwnMinor({ minor, player, round }: { minor: Minor; player: PlayerState; round: number }) {
  const { look } = usePicking();
  const { id, points, category } = minor;
  const lying = lyingOn(id, player);
  const unlit = player.unlit.includes(id);
  const used = isUsedUp(id, player, round);
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
      <KindIcon kind={category} />
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
