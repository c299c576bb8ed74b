// What an analysis or a hint says, in words for players.
import type { Basis, Choice, Judged, Saying, Turning } from "../net/types";
import { t } from "../ui/i18n";
import { givenAway } from "./analysis-lines";

/** A text with real minuses, and with every percent sign on the line of its number. */
const say = (id: string, values: Saying["values"]) =>
  t(id, values)
    .replace(/(?<!\w)-(?=\d)/g, "−")
    .replaceAll(" %", "\u00a0%");

/** A chance or points, as they are said: whole percent, tenths of points. */
const said = (alone: boolean, value: number) => Math.round((alone ? 10 : 100) * value) / (alone ? 10 : 1);

const points = (value: number) => say("expected-points", { points: said(true, value) });
const chance = (value: number) => say("expected-chance", { percent: said(false, value) });

/** What can be expected of a move: "31.4 points · 54 % to win". */
export const expected = (choice: Omit<Choice, "move">) =>
  choice.chance === null ? points(choice.points) : `${points(choice.points)} · ${chance(choice.chance)}`;

/** What the numbers rest on. */
export const restsOn = (basis: Basis, alone: boolean) =>
  t(alone && basis === "greedy" ? "basis-greedy-alone" : `basis-${basis}`, { bot: t("bot-greedy") });

/** What a player could expect at a decision. */
export function couldExpect({ seat, points, chances }: Judged, player: string): string {
  const values = { player, points: points[seat] ?? 0 };
  return chances === null
    ? say("table-analysis-could-alone", values)
    : say("table-analysis-could", { ...values, percent: said(false, chances[seat] ?? 0) });
}

/** What the move was worth that was made. */
export function verdictOn(step: Judged): { text: string; isWorse: boolean } {
  const alone = step.chances === null;
  const lost = said(alone, givenAway(step));
  if (step.best[0]?.move === step.move) return { text: t("table-analysis-best"), isWorse: false };
  if (lost === 0) return { text: t("table-analysis-as-good"), isWorse: false };
  return { text: say(alone ? "table-analysis-lost-alone" : "table-analysis-lost", { lost }), isWorse: true };
}

/** The best moves with what could be expected of each, and behind them the one that was made if it is another. */
export function compared({ move, best, lost }: Judged): { move: string; expected: string }[] {
  const moves = best.map((choice) => ({ move: choice.move, expected: expected(choice) }));
  const [first] = best;
  if (!first || moves.some((other) => other.move === move)) return moves;
  // Of this one only the difference is known, in what moves are compared by.
  const made =
    first.chance === null || lost.chance === null
      ? points(first.points - lost.points)
      : chance(Math.max(0, first.chance - lost.chance));
  return [...moves, { move, expected: made }];
}

/** A move that gave something away, and the one that would have been better. */
export const slipped = ({ from, to }: Turning, alone: boolean, move: string, better: string) =>
  say(alone ? "table-analysis-slip-alone" : "table-analysis-slip", { move, better, lost: said(alone, from - to) });

/** What luck or the others changed. */
export const swung = ({ from, to }: Turning, alone: boolean) =>
  say(alone ? "table-analysis-swing-alone" : "table-analysis-swing", { from: said(alone, from), to: said(alone, to) });

/** A value of the chart, percent or points; a dash where nothing is known yet. */
export function hopeOf(value: number | undefined, alone: boolean): string {
  if (value === undefined) return "–";
  return alone ? points(value) : say("table-analysis-percent", { percent: Math.round(value) });
}
