import type { Line } from "../net/types";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { tell } from "./names";
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

export function Log({ lines, names }: { lines: Line[]; names: string[] }) {
  if (lines.length === 0) return <p class="soft small">{t("table-log-empty")}</p>;
  return (
    <section class="tb-log" aria-label={t("table-log")}>
      <div class="tb-log-turns">
        {byTurn(lines).map((turn) => (
          <ol key={turn.lines[0]?.n}>
            {turn.lines.map((line, at) => (
              <li key={at}>
                {turn.seat !== null && <PlayerMark seat={turn.seat} size={10} />}
                <span>{tell(line, names)}</span>
              </li>
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

/** The newest line for those who listen, wherever the log is. */
export function Announcer({ lines, names }: { lines: Line[]; names: string[] }) {
  const newest = lines.at(-1);
  return (
    <p class="sr-only" aria-live="polite">
      {newest && tell(newest, names)}
    </p>
  );
}
