import { Bot } from "lucide-preact";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Line } from "../net/types";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { tell } from "./names";
import { told } from "./told";
import "./log.css";

interface Turn {
  seat: number | null;
  lines: Line[];
}

/** Lines that follow each other and speak of the same player belong together. */
export function byTurn(lines: Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn && turn.seat === line.seat) turn.lines.push(line);
    else turns.push({ seat: line.seat, lines: [line] });
  }
  return turns;
}

interface LogProps {
  lines: Line[];
  names: string[];
  /** For each seat the moves that a bot made in place of its player. */
  byBot?: Set<number>[];
}

export function Log({ lines, names, byBot = [] }: LogProps) {
  useEffect(() => forget, []);
  if (lines.length === 0) return <p class="soft small">{t("table-log-empty")}</p>;
  return (
    <section class="tb-log" aria-label={t("table-log")} onKeyDown={walkLines}>
      <div class="tb-log-turns">
        {byTurn(lines).map((turn) => (
          <ol key={turn.lines[0]?.n}>
            {turn.lines.map((line, at) => (
              <li key={at}>
                {turn.seat !== null && <PlayerMark seat={turn.seat} size={10} />}
                <LogLine line={line} names={names} isLast={line === lines.at(-1)} />
                {line.seat !== null && byBot[line.seat]?.has(line.n) && (
                  <Bot class="tb-log-bot" size={14} role="img" aria-label={t("table-by-bot")} />
                )}
              </li>
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

const forget = () => {
  told.value = null;
};

/** Looked at, it shows on the boards what it tells of. The keyboard comes to the last line and walks from there. */
function LogLine({ line, names, isLast }: { line: Line; names: string[]; isLast: boolean }) {
  const show = ({ currentTarget: at }: { currentTarget: Element }) => {
    told.value = { line, at };
  };
  return (
    <button
      type="button"
      class="tb-log-line"
      tabIndex={isLast ? 0 : -1}
      onPointerEnter={show}
      onPointerLeave={forget}
      onFocus={show}
      onBlur={forget}
      onClick={show}
    >
      {tell(line, names)}
    </button>
  );
}

function walkLines(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(".tb-log-line")];
  lines[lines.indexOf(event.target as HTMLElement) + by]?.focus();
  event.preventDefault();
}

/** Which lines were told last: those of the moves after `from`, up to `to`. */
export interface Told {
  from: number;
  to: number;
}

const newest = (lines: Line[]) => lines.at(-1)?.n ?? -1;

/** Who comes to the table has the log to read. */
export const begin = (lines: Line[]): Told => ({ from: newest(lines), to: newest(lines) });

/** Everything new, however many moves that are; what was taken back is told again when it happens again. */
export function tellOn(told: Told, lines: Line[]): Told {
  const to = newest(lines);
  return to === told.to ? told : { from: Math.min(told.to, to), to };
}

/** What has just happened for those who listen, wherever the log is. */
export function Announcer({ lines, names }: { lines: Line[]; names: string[] }) {
  const told = useRef(begin(lines));
  told.current = tellOn(told.current, lines);
  const { from } = told.current;
  const fresh = lines.filter(({ n }) => n > from);
  return (
    <p class="sr-only" aria-live="polite">
      {fresh.map((line) => tell(line, names)).join(" ")}
    </p>
  );
}
