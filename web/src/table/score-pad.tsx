import { Trophy } from "lucide-preact";
import { Fragment } from "preact";
import type { GameInfo, Score } from "../net/types";
import { hasText, t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { Tooltip } from "../ui/tooltip";
import { seatsOf, withMinus } from "./names";
import { useMedia } from "./use-media";
import "./score-pad.css";

interface ScorePadProps {
  info: GameInfo;
  names: string[];
  scores: Score[];
  winners: number[];
  /** How many there are of what a row counts, by seat. */
  counts?: Record<string, number>[];
  /** Say under every row what it counts. */
  explained?: boolean;
}

export function ScorePad({ info, names, scores, winners, counts = [], explained = false }: ScorePadProps) {
  const seats = seatsOf(names.length);
  const narrow = useMedia("(max-width: 40rem)");
  const crowded = names.length > 2 && (narrow || !explained); // then the marks stand for the names
  return (
    <div class="tb-pad-scroll">
      <table class="tb-pad">
        <caption class="sr-only">{t("table-score")}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" class="tb-pad-player">
                <PlayerMark seat={seat} size={14} />
                <span class={crowded ? "sr-only" : undefined}>{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {info.categories.map((category) => (
            <Fragment key={category}>
              <tr>
                <th scope="row">
                  <Category name={t(categoryId(info, category))} about={explained ? "" : about(info, category)} />
                </th>
                {seats.map((seat) => (
                  <td key={seat}>
                    {withMinus(scores[seat]?.categories[category])}
                    <HowMany count={counts[seat]?.[category]} />
                  </td>
                ))}
              </tr>
              {explained && (
                <tr class="tb-pad-about">
                  <td colSpan={names.length + 1}>{about(info, category)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {seats.map((seat) => (
              <td key={seat} class="tb-pad-total">
                {winners.includes(seat) && <Trophy size={14} aria-label={t("table-winner")} />}
                {withMinus(scores[seat]?.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const categoryId = (info: GameInfo, category: string) => `${info.name}-category-${category}`;

/** What a row counts, where the game says so. */
function about(info: GameInfo, category: string): string {
  const id = `${categoryId(info, category)}-about`;
  return hasText(id) ? t(id) : "";
}

function Category({ name, about }: { name: string; about: string }) {
  if (!about) return name;
  return (
    <Tooltip text={about}>
      <span>{name}</span>
    </Tooltip>
  );
}

function HowMany({ count = 0 }: { count: number | undefined }) {
  return count > 0 ? <small class="tb-pad-count">{`${count}×`}</small> : null;
}
