// A finished game looked into: what the players could expect, what this move was worth, and where the game turned.
import type { ComponentChildren } from "preact";
import { useEffect, useId } from "preact/hooks";
import type { Course, Judged, Turning } from "../net/types";
import { Button } from "../ui/button";
import { ErrorText } from "../ui/field";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { AnalysisChart, stepByArrows, TurningMark } from "./analysis-chart";
import { commonBasis, isAlone, judgedAt, placeOf } from "./analysis-lines";
import { type FollowedAnalysis, isComplete } from "./analysis-poll";
import { compared, couldExpect, restsOn, slipped, swung, verdictOn } from "./analysis-words";
import type { LoadedReplay } from "./load";
import { nameMove } from "./moves";
import type { Player } from "./replay-player";
import "./analysis.css";

/** A move that could have been made after so many others, to be seen on the board. */
export interface Pointed {
  ply: number;
  move: string;
}

interface AnalysisProps {
  followed: FollowedAnalysis;
  replay: LoadedReplay;
  names: string[];
  player: Player;
  pointed: Pointed | null;
  onPoint(pointed: Pointed | null): void;
}

export function AnalysisPanel({ followed, ...props }: AnalysisProps) {
  const { analysis, error, retry } = followed;
  return (
    <section class="tb-analysis" aria-label={t("table-tab-analysis")}>
      {error && (
        <div class="tb-analysis-error">
          <ErrorText>{error.message}</ErrorText>
          <Button onClick={retry}>{t("table-try-again")}</Button>
        </div>
      )}
      {!error && !(analysis && isComplete(analysis)) && (
        <Progress done={analysis?.course.steps.length ?? 0} all={analysis?.total ?? 0} />
      )}
      {analysis && <Found {...props} course={analysis.course} complete={isComplete(analysis)} />}
    </section>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const id = useId();
  return (
    <div class="tb-analysis-progress small soft">
      <p id={id}>{all ? t("table-analysis-progress", { done, all }) : t("table-analysis-begins")}</p>
      <progress aria-labelledby={id} {...(all && { max: all, value: done })} />
    </div>
  );
}

interface FoundProps extends Omit<AnalysisProps, "followed"> {
  course: Course;
  complete: boolean;
}

function Found({ complete, ...props }: FoundProps) {
  const { course, names, player } = props;
  const basis = commonBasis(course);
  return (
    <>
      <AnalysisChart course={course} names={names} player={player} />
      <Here {...props} complete={complete} />
      <TurningPoints {...props} kind="slip" heading={t("analyse-slips")} />
      <TurningPoints {...props} kind="swing" heading={t("analyse-swings")} />
      {complete && course.turning.length === 0 && <p>{t("analyse-nothing")}</p>}
      <p class="small soft">
        {course.turning.length > 0 && `${t("analyse-marks")} `}
        {course.steps.length > 0 && `${basis ? restsOn(basis, isAlone(course)) : t("analyse-mixed")} `}
        {t("table-analysis-about")}
      </p>
    </>
  );
}

/** What the move was worth that the replay shows. */
function Here({ course, complete, replay, names, player, pointed, onPoint }: FoundProps) {
  const step = judgedAt(course, player.at);
  if (!step) return <p class="tb-analysis-here soft">{t(whyNothing(course, complete, player.at))}</p>;
  const { text, isWorse } = verdictOn(step);
  return (
    <div class="tb-analysis-here">
      <p>
        <PlayerMark seat={step.seat} size={14} /> {couldExpect(step, names[step.seat] ?? "")}{" "}
        <strong data-worse={isWorse || undefined}>{text}</strong>
      </p>
      <BestMoves step={step} replay={replay} player={player} pointed={pointed} onPoint={onPoint} />
      {!commonBasis(course) && <p class="small soft">{restsOn(step.basis, isAlone(course))}</p>}
    </div>
  );
}

function whyNothing({ steps }: Course, complete: boolean, at: number): string {
  if (at === 0) return "table-analysis-start";
  return complete || at - 1 < (steps.at(-1)?.ply ?? 0) ? "table-analysis-only" : "table-analysis-not-yet";
}

interface BestMovesProps extends Pick<AnalysisProps, "replay" | "player" | "pointed" | "onPoint"> {
  step: Judged;
}

/** The best moves, and the one that was made; each shows itself on the board as it was before. */
function BestMoves({ step, replay, player, pointed, onPoint }: BestMovesProps) {
  const { ply, move: made } = step;
  const forget = () => onPoint(null);
  useEffect(() => forget, []);
  return (
    <ol
      class="tb-analysis-best"
      aria-label={t("table-analysis-moves")}
      onPointerLeave={forget}
      onFocusOut={forget}
      onKeyDown={(event) => stepByArrows(event, player)}
    >
      {compared(step).map(({ move, expected }) => {
        const show = () => onPoint({ ply, move });
        return (
          <li key={move}>
            <button
              type="button"
              class="tb-analysis-row"
              aria-pressed={pointed?.ply === ply && pointed.move === move}
              onPointerEnter={show}
              onFocus={show}
              onClick={show}
            >
              <span>
                {nameMove(replay, replay.frames[ply]?.view, move)}
                {move === made && <em>{t("table-analysis-made")}</em>}
              </span>
              <span class="tb-analysis-expected">{expected}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface TurningPointsProps extends Omit<FoundProps, "complete"> {
  kind: Turning["kind"];
  heading: string;
}

/** The turning points of a kind, the largest first; each leads to its place. */
function TurningPoints({ course, replay, names, player, kind, heading }: TurningPointsProps) {
  const points = course.turning.filter((point) => point.kind === kind);
  if (points.length === 0) return null;
  return (
    <section class="tb-analysis-turning">
      <h3>{heading}</h3>
      <ol class="tb-analysis-points">
        {points.map((point) => (
          <li key={point.ply}>
            <PointButton point={point} player={player}>
              <TurningWords point={point} course={course} replay={replay} names={names} />
            </PointButton>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PointButton({ point, player, children }: { point: Turning; player: Player; children: ComponentChildren }) {
  const place = placeOf(point);
  return (
    <button
      type="button"
      class="tb-analysis-row"
      aria-current={player.at === place ? "step" : undefined}
      onClick={() => player.go(place)}
    >
      <svg viewBox={point.kind === "slip" ? "-8 -2 16 16" : "-8 -8 16 16"} width={16} height={16} aria-hidden="true">
        <TurningMark {...point} />
      </svg>
      <span class="tb-analysis-words">{children}</span>
    </button>
  );
}

type TurningWordsProps = Pick<FoundProps, "course" | "replay" | "names"> & { point: Turning };

function TurningWords({ point, course, replay, names }: TurningWordsProps) {
  const step = course.steps.find(({ ply }) => ply === point.ply);
  const name = (move = "") => nameMove(replay, replay.frames[point.ply]?.view, move);
  const words =
    point.kind === "slip"
      ? slipped(point, isAlone(course), name(step?.move), name(step?.best[0]?.move))
      : swung(point, isAlone(course));
  return (
    <>
      <span class="tb-analysis-when">
        <PlayerMark seat={point.seat} size={12} />
        {t("table-analysis-when", { at: placeOf(point), player: names[point.seat] ?? "" })}
      </span>
      <span>{words}</span>
      {step && !commonBasis(course) && <span class="small soft">{restsOn(step.basis, isAlone(course))}</span>}
    </>
  );
}
