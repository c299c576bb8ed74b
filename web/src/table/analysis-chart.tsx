// What the players could expect over the game, as lines on which the replay can be moved.
import type { JSX } from "preact";
import type { Course, Turning } from "../net/types";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import {
  isAlone,
  levelsOf,
  markedSpots,
  piecesOf,
  placeOf,
  type Spot,
  scaleOf,
  shownValue,
  valueAt,
} from "./analysis-lines";
import { hopeOf } from "./analysis-words";
import { ticks } from "./course";
import { seatsOf } from "./names";
import type { Player } from "./replay-player";
import { useMedia } from "./use-media";

interface AnalysisChartProps {
  course: Course;
  names: string[];
  player: Player;
}

const EDGE = { left: 30, right: 12, top: 14, bottom: 22 };
const NARROW = { ...EDGE, width: 330, height: 152 };
const WIDE = { ...EDGE, width: 600, height: 220 };
const MARK = 10;
const MARKS = 4; // on a line
const HUES = 6;

type Scale = ReturnType<typeof scaleOf>;

export function AnalysisChart({ course, names, player }: AnalysisChartProps) {
  const size = useMedia("(min-width: 40rem) and (max-width: 68rem)") ? WIDE : NARROW;
  const alone = isAlone(course);
  const { at, last } = player;
  const pieces = seatsOf(course.players).map((seat) => piecesOf(course, seat));
  const lines = pieces.map((own) => own.flat());
  const levels = levelsOf(alone, lines);
  const scale = scaleOf(size, last, levels);
  const title = t(alone ? "analyse-points" : "analyse-chances");

  function jump({ currentTarget: chart, clientX }: JSX.TargetedPointerEvent<HTMLElement>) {
    const { left, width } = chart.getBoundingClientRect();
    player.go(scale.at(((clientX - left) / width) * size.width));
  }

  return (
    <figure class="tb-analysis-chart">
      <figcaption>
        <span>{title}</span>
        <ul class="tb-analysis-legend">
          {names.map((name, seat) => (
            <li key={seat}>
              <PlayerMark seat={seat} size={12} />
              <span>{name}</span>
              <b>{hopeOf(valueAt(lines[seat] ?? [], at), alone)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      <div
        class="tb-analysis-plot"
        role="slider"
        tabIndex={0}
        aria-label={t("table-analysis-chart", { title })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={t("table-analysis-at", {
          place: t("table-replay-at", { at, last }),
          hopes: names.map((name, seat) => `${name} ${hopeOf(valueAt(lines[seat] ?? [], at), alone)}`).join(", "),
        })}
        onKeyDown={(event) => stepByArrows(event, player)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          jump(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) jump(event);
        }}
      >
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <Grid levels={levels} last={last} size={size} scale={scale} />
          {!alone && <Even players={course.players} size={size} scale={scale} />}
          <line class="tb-analysis-cursor" x1={scale.x(at)} x2={scale.x(at)} y1={4} y2={size.height - size.bottom} />
          <circle class="tb-analysis-handle" cx={scale.x(at)} cy={6} r={5} />
          {pieces.map((own, seat) => (
            <Line key={seat} seat={seat} pieces={own} player={player} scale={scale} />
          ))}
          {course.turning.map((point) => (
            <Mark key={`${point.kind} ${point.ply}`} point={point} alone={alone} scale={scale} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** Arrows go through the game here too, and not to what glows on the board; the other keys of a slider do so anywhere. */
export function stepByArrows(event: KeyboardEvent, player: Player): void {
  const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
  if (by === undefined) return;
  player.step(by);
  event.preventDefault();
}

interface Drawn {
  size: typeof NARROW;
  scale: Scale;
}

function Grid({ levels, last, size, scale }: Drawn & { levels: number[]; last: number }) {
  return (
    <g class="tb-analysis-grid">
      {levels.map((level) => (
        <g key={level}>
          <line x1={size.left} x2={size.width - size.right} y1={scale.y(level)} y2={scale.y(level)} />
          <text x={size.left - 6} y={scale.y(level)} dy="0.35em" text-anchor="end">
            {level}
          </text>
        </g>
      ))}
      {ticks(0, last)
        .filter((at) => at <= last)
        .map((at) => (
          <text key={at} x={scale.x(at)} y={size.height - 6} text-anchor={at === 0 ? "start" : "middle"}>
            {at === 0 ? t("table-analysis-moves-made") : at}
          </text>
        ))}
    </g>
  );
}

/** As likely as everybody else. */
function Even({ players, size, scale }: Drawn & { players: number }) {
  const y = scale.y(100 / players);
  return <line class="tb-analysis-even" x1={size.left} x2={size.width - size.right} y1={y} y2={y} />;
}

interface LineProps {
  seat: number;
  pieces: Spot[][];
  player: Player;
  scale: Scale;
}

function Line({ seat, pieces, player: { at, last }, scale }: LineProps) {
  const line = pieces.flat();
  const now = valueAt(line, at);
  const hue = `var(--player-${seat % HUES})`;
  return (
    <g>
      {pieces.map((piece) => (
        <polyline
          key={piece[0]?.at}
          points={piece.map((spot) => `${scale.x(spot.at)},${scale.y(spot.value)}`).join(" ")}
          stroke={hue}
        />
      ))}
      {markedSpots(line, last / MARKS).map((spot) => (
        <g key={spot.at} transform={`translate(${scale.x(spot.at) - MARK / 2} ${scale.y(spot.value) - MARK / 2})`}>
          <PlayerMark seat={seat} size={MARK} />
        </g>
      ))}
      {now !== undefined && <circle class="tb-analysis-now" cx={scale.x(at)} cy={scale.y(now)} r={3.5} fill={hue} />}
    </g>
  );
}

function Mark({ point, alone, scale }: { point: Turning; alone: boolean; scale: Scale }) {
  return (
    <g transform={`translate(${scale.x(placeOf(point))} ${scale.y(shownValue(alone, point.to))})`}>
      <TurningMark {...point} />
    </g>
  );
}

/** A triangle for what was given away, a ring for what luck or the others changed; around 0 0. */
export function TurningMark({ kind, seat }: Pick<Turning, "kind" | "seat">) {
  const hue = `var(--player-${seat % HUES})`;
  return kind === "slip" ? (
    <path class="tb-analysis-slip" d="M-4.5 2.5h9L0 10Z" fill={hue} />
  ) : (
    <circle class="tb-analysis-swing" r={4.5} stroke={hue} />
  );
}
