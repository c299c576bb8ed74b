import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { type Point, ticks } from "./course";
import { seatsOf, withMinus } from "./names";
import "./chart.css";

interface ChartProps {
  course: Point[];
  names: string[];
  /** A place in the course, in turns. */
  cursor?: number;
  /** For a narrow place, where letters would shrink with the picture. */
  narrow?: boolean;
}

const SIZE = { width: 560, height: 240 };
const NARROW = { width: 300, height: 190 };
const EDGE = { left: 34, right: 14, top: 12, bottom: 26 };
const MARK = 11;
/** Marks on a line tell the players apart without colour; on every point they would be too many. */
const MARKS = 6;
const DASHES = ["none", "7 3", "2 3", "9 3 2 3", "4 2", "1 3"];

/** The points of all players over the turns, and the same as a table. */
export function Chart({ course, names, cursor, narrow = false }: ChartProps) {
  const { width, height } = narrow ? NARROW : SIZE;
  const all = course.flatMap(({ totals }) => totals);
  const levels = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  const last = Math.max(1, course.length - 1);
  const x = (turn: number) => EDGE.left + (turn / last) * (width - EDGE.left - EDGE.right);
  const y = (points: number) =>
    height - EDGE.bottom - ((points - low) / (high - low || 1)) * (height - EDGE.top - EDGE.bottom);
  return (
    <figure class="tb-chart">
      <figcaption>{t("table-chart")}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("table-chart")}>
        {levels.map((level) => (
          <g key={level} class="tb-chart-level">
            <line x1={EDGE.left} x2={width - EDGE.right} y1={y(level)} y2={y(level)} />
            <text x={EDGE.left - 6} y={y(level)} dy="0.35em" text-anchor="end">
              {level}
            </text>
          </g>
        ))}
        {ticks(0, last).map(
          (turn) =>
            turn <= last && (
              <text key={turn} class="tb-chart-turn" x={x(turn)} y={height - 8} text-anchor="middle">
                {turn}
              </text>
            ),
        )}
        {cursor !== undefined && (
          <line class="tb-chart-cursor" x1={x(cursor)} x2={x(cursor)} y1={EDGE.top} y2={height - EDGE.bottom} />
        )}
        {seatsOf(names.length).map((seat) => (
          <Curve key={seat} seat={seat} course={course} x={x} y={y} />
        ))}
      </svg>
      <Legend names={names} />
      <ChartTable course={course} names={names} />
    </figure>
  );
}

interface CurveProps {
  seat: number;
  course: Point[];
  x(turn: number): number;
  y(points: number): number;
}

function Curve({ seat, course, x, y }: CurveProps) {
  const places = course.map(({ turn, totals }) => ({ turn, x: x(turn), y: y(totals[seat] ?? 0) }));
  const every = Math.max(1, Math.round(places.length / MARKS));
  const marked = places.filter(({ turn }) => (places.length - 1 - turn) % every === 0);
  return (
    <g>
      <polyline
        points={places.map((place) => `${place.x},${place.y}`).join(" ")}
        stroke={`var(--player-${seat % DASHES.length})`}
        stroke-dasharray={DASHES[seat % DASHES.length]}
      />
      {marked.map((place) => (
        <g key={place.turn} transform={`translate(${place.x - MARK / 2} ${place.y - MARK / 2})`}>
          <PlayerMark seat={seat} size={MARK} />
        </g>
      ))}
    </g>
  );
}

function Legend({ names }: { names: string[] }) {
  return (
    <ul class="tb-chart-legend" aria-hidden="true">
      {seatsOf(names.length).map((seat) => (
        <li key={seat}>
          <PlayerMark seat={seat} size={12} />
          {names[seat]}
        </li>
      ))}
    </ul>
  );
}

function ChartTable({ course, names }: { course: Point[]; names: string[] }) {
  const seats = seatsOf(names.length);
  return (
    <details class="tb-chart-table">
      <summary>{t("table-chart-table")}</summary>
      <div class="tb-pad-scroll">
        <table class="tb-pad">
          <thead>
            <tr>
              <th scope="col">{t("table-chart-turn")}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.map(({ turn, totals }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {seats.map((seat) => (
                  <td key={seat}>{withMinus(totals[seat])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
