import { Bot, CircleDashed, Eye, MoonStar, Trophy, User } from "lucide-preact";
import type { ComponentChildren } from "preact";
import type { Line, SeatInfo, TableInfo, View } from "../net/types";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { Tooltip } from "../ui/tooltip";
import { Count } from "./count";
import type { GameAtTable } from "./load";
import { botName, seatsOf, tell } from "./names";
import { told } from "./told";
import "./seats.css";

interface SeatsProps {
  game: GameAtTable;
  table: TableInfo;
  view: View;
  names: string[];
  /** The seat whose board is large. */
  large: number | null;
  /** What happened since one's own last turn. */
  news?: Line[];
  onEnlarge(seat: number): void;
  /** What can be done about a seat. */
  actions?: (seat: number) => ComponentChildren;
}

/** Who plays, how many points they have, and what lies before each of them. */
export function Seats({ table, view, names, large, news = [], actions, ...rest }: SeatsProps) {
  return (
    <ol class="tb-seats" aria-label={t("table-players")} style={{ "--others": Math.max(1, table.players - 1) }}>
      {seatsOf(table.players).map((seat) => (
        <li key={seat} class="tb-seat" data-turn={view.seat === seat || undefined}>
          <SeatHead seat={seat} table={table} view={view} name={names[seat] ?? ""} />
          {seat !== large && (
            <SmallBoard
              {...rest}
              seat={seat}
              view={view}
              names={names}
              news={news.filter((line) => line.seat === seat)}
            />
          )}
          {actions?.(seat)}
        </li>
      ))}
    </ol>
  );
}

interface SeatHeadProps {
  seat: number;
  table: TableInfo;
  view: View;
  name: string;
}

function SeatHead({ seat, table, view, name }: SeatHeadProps) {
  const info = table.seats[seat];
  return (
    <header>
      <PlayerMark seat={seat} size={18} />
      <div class="tb-seat-name">
        <h3>{name}</h3>
        {info && <SeatWords info={info} seat={seat} table={table} view={view} />}
      </div>
      <strong class="tb-seat-total">
        {view.winners.includes(seat) && <Trophy size={16} aria-label={t("table-winner")} />}
        <span class="sr-only">{t("total")}</span>
        <Count value={view.scores[seat]?.total ?? 0} />
      </strong>
    </header>
  );
}

/** Whether it is yours, and who plays there; once the game is over, only what still matters. */
function SeatWords({ info, seat, table, view }: Omit<SeatHeadProps, "name"> & { info: SeatInfo }) {
  const over = table.over || view.seat === null;
  const { icon: Icon, words } = presence(over ? { ...info, here: true } : info);
  const shown = [ownWords(seat, table, view), (info.bot || !over) && words].filter(Boolean).join(" · ");
  if (!shown) return null;
  return (
    <p class="tb-seat-words">
      <Icon size={14} aria-hidden="true" />
      <span>
        {shown} {view.seat === seat && <b>{t("table-on-turn")}</b>}
      </span>
    </p>
  );
}

/** Of several players at one device only who looks at the table now is "you". */
function ownWords(seat: number, { yours }: TableInfo, { you }: View): string {
  if (!yours.includes(seat)) return "";
  return t(yours.length > 1 && seat !== you ? "table-seat-device" : "table-seat-yours");
}

function presence({ kind, bot, away, here }: SeatInfo) {
  const played = botName(bot ?? "");
  if (away) return { icon: Bot, words: t("table-seat-stand-in", { bot: played }) };
  if (kind === "bot") return { icon: Bot, words: t("table-seat-bot", { bot: played }) };
  if (kind === "open") return { icon: CircleDashed, words: t("table-seat-open") };
  return here ? { icon: User, words: t("table-seat-here") } : { icon: MoonStar, words: t("table-seat-away") };
}

interface SmallBoardProps {
  game: GameAtTable;
  view: View;
  seat: number;
  names: string[];
  news: Line[];
  onEnlarge(seat: number): void;
}

function SmallBoard({ game: { client, components }, view, seat, names, news, onEnlarge }: SmallBoardProps) {
  const board = (
    <button
      type="button"
      class="tb-small-board"
      aria-label={t("table-enlarge", { player: names[seat] ?? "" })}
      onClick={() => onEnlarge(seat)}
    >
      <client.SeatBoard
        view={view}
        components={components}
        seat={seat}
        news={news}
        told={told.value?.line.seat === seat ? told.value.line : null}
      />
      <Eye size={16} aria-hidden="true" />
    </button>
  );
  if (news.length === 0) return board;
  return <Tooltip text={news.map((line) => tell(line, names)).join(" ")}>{board}</Tooltip>;
}
