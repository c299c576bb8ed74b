import { Trophy } from "lucide-preact";
import type { GameInfo, Score } from "../net/types";
import { hasText, t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { Tooltip } from "../ui/tooltip";
import { seatsOf } from "./names";
import "./score-pad.css";

interface ScorePadProps {
  info: GameInfo;
  names: string[];
  scores: Score[];
  winners: number[];
  /** Say under every row what it counts. */
  explained?: boolean;
}

export function ScorePad({ info, names, scores, winners, explained = false }: ScorePadProps) {
  const seats = seatsOf(names.length);
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
                <span>{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {info.categories.map((category) => (
            <tr key={category}>
              <th scope="row">
                <Category game={info.name} category={category} explained={explained} />
              </th>
              {seats.map((seat) => (
                <td key={seat}>{inWords(scores[seat]?.categories[category])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {seats.map((seat) => (
              <td key={seat} class="tb-pad-total">
                {winners.includes(seat) && <Trophy size={14} aria-label={t("table-winner")} />}
                {inWords(scores[seat]?.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Category({ game, category, explained }: { game: string; category: string; explained: boolean }) {
  const id = `${game}-category-${category}`;
  const about = hasText(`${id}-about`) ? t(`${id}-about`) : "";
  if (!about) return t(id);
  if (!explained) {
    return (
      <Tooltip text={about}>
        <span>{t(id)}</span>
      </Tooltip>
    );
  }
  return (
    <>
      {t(id)}
      <p class="soft small">{about}</p>
    </>
  );
}

/** With a real minus, not a hyphen. */
const inWords = (points = 0) => String(points).replace("-", "\u2212");
