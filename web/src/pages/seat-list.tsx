import { Bot } from "lucide-preact";
import type { SeatInfo, TableInfo } from "../net/types";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import "./seat-list.css";

/** Who sits at a table, with the points when the game is over. */
export function Seats({ table }: { table: TableInfo }) {
  return (
    <ul class="seat-list">
      {table.seats.map((seat, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={number} data-turn={number === table.seat || undefined}>
          <PlayerMark seat={number} size={14} />
          <span>{nameOf(seat, number)}</span>
          {seat.kind === "bot" && <Bot size={14} aria-label={t("home-bot")} />}
          {table.over && <strong>{table.totals[number]}</strong>}
        </li>
      ))}
    </ul>
  );
}

export function nameOf(seat: SeatInfo, number: number): string {
  return seat.name || (seat.kind === "open" ? t("home-free-seat") : t("player", { number: number + 1 }));
}
