// The points that what was counted makes, for everybody side by side.
import { Trophy } from "lucide-preact";
import { verdict, withMinus } from "../table/names";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { called, type SheetProps } from "./pad-entry";
import { areComplete, isBegun, type PadScore, playersOf, soloTargetOf, winnersOf } from "./pad-sheet";

interface PointsProps extends SheetProps {
  categories: string[];
  scores: PadScore[];
}

export function Points({ game, categories, pad, sheet, scores }: PointsProps) {
  const players = playersOf(sheet, pad);
  const winners = winnersOf(sheet, pad, scores);

  function howItStands(): string {
    if (!areComplete(scores)) return t("pad-wrong");
    if (!isBegun(sheet, pad)) return t("pad-waiting");
    const names = players.map((player) => called(sheet, player));
    const totals = scores.map((score) => score.total ?? 0);
    return verdict(names, winners, totals, soloTargetOf(sheet, pad));
  }

  return (
    <section class="panel pad-points">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("pad-points")}</th>
            {players.map((player) => (
              <th key={player} scope="col">
                <PlayerMark seat={player} />
                <span>{called(sheet, player)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{t(`${game}-category-${category}`)}</th>
              {players.map((player) => (
                <td key={player}>{shownPoints(scores[player]?.categories[category])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {players.map((player) => (
              <td key={player} data-wins={winners.includes(player)}>
                {winners.includes(player) && <Trophy size={18} aria-hidden="true" />}
                {shownPoints(scores[player]?.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p class="pad-verdict" role="status">
        {howItStands()}
      </p>
    </section>
  );
}

/** With a proper minus sign; a dash where there is nothing to say. */
const shownPoints = (points: number | undefined) => (points === undefined ? "–" : withMinus(points));
