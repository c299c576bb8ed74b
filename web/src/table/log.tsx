import { useLayoutEffect, useRef } from "preact/hooks";
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

/** Near enough to the end to be taken along when something is added. */
const NEAR = 60;

export function Log({ lines, names }: { lines: Line[]; names: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useLayoutEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);

  if (lines.length === 0) return <p class="soft small">{t("table-log-empty")}</p>;
  return (
    <section
      class="tb-log"
      ref={box}
      aria-label={t("table-log")}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {byTurn(lines).map((turn) => (
        <ol key={turn.lines[0]?.n} class="tb-log-turn">
          {turn.lines.map((line, at) => (
            <li key={at}>
              {turn.seat !== null && <PlayerMark seat={turn.seat} size={10} />}
              <span>{tell(line, names)}</span>
            </li>
          ))}
        </ol>
      ))}
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
