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
          <span>{nameOf(seat, number, table.over)}</span>
          {seat.kind === "bot" && <Bot size={14} aria-label={t("home-bot")} />}
          {table.over && <strong>{table.totals[number]}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** A seat nobody took is free until the game is over; a record knows no names. */
function nameOf(seat: SeatInfo, number: number, over: boolean): string {
  return seat.name || (seat.kind === "open" && !over ? t("home-free-seat") : t("player", { number: number + 1 }));
}
