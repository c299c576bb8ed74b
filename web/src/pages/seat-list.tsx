import { Bot } from "lucide-preact";
import type { TableInfo } from "../net/types";
import { seatName } from "../table/names";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import "./seat-list.css";

/** Who sits at a table, with the points when the game is over. */
export function Seats({ table }: { table: TableInfo }) {
  return (
    <ul class="seat-list">
      {table.seats.map((seat, number) => (
        <li key={number} data-turn={number === table.seat || undefined}>
          <PlayerMark seat={number} size={14} />
          <span>
            {seat.kind === "open" && !seat.name && !table.over ? t("home-free-seat") : seatName(seat, number)}
          </span>
          {seat.kind === "bot" && <Bot size={14} aria-label={t("home-bot")} />}
          {table.over && <strong>{table.totals[number]}</strong>}
        </li>
      ))}
    </ul>
  );
}
