import type { Line, SeatInfo } from "../net/types";
import { hasText, t } from "../ui/i18n";

/** What a player is called; bots and people who gave no name get one by their seat. */
export function seatName({ name, kind }: Pick<SeatInfo, "name" | "kind">, seat: number): string {
  if (name) return name;
  return kind === "bot" ? t("bot-name", { seat }) : t("player", { number: seat + 1 });
}

/** What a kind of bot is called. */
export const botName = (bot: string) => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** The numbers of the seats. */
export const seatsOf = (players: number) => Array.from({ length: players }, (_, seat) => seat);

export const seatNames = (seats: SeatInfo[]) => seats.map(seatName);

/** The number of the line that tells who begins. */
export const BEFORE_ALL = -1;

/** A line of the log as a sentence. */
export function tell({ id, values, seat }: Omit<Line, "n">, names: string[]): string {
  return t(id, { ...values, player: seat === null ? "" : (names[seat] ?? "") });
}

/** Names in one breath: "Greta, Hugo and Ida". */
export function join(names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t("table-and", { some: names.slice(0, -1).join(", "), last });
}

/** Who wins, or whether one who plays alone has reached the target. */
export function verdict(names: string[], winners: number[], totals: number[], soloTarget: number | null): string {
  const [only] = names;
  const [total] = totals;
  if (soloTarget !== null && only !== undefined && total !== undefined && names.length === 1)
    return t("solo-result", { player: only, target: soloTarget, missing: Math.max(soloTarget - total, 0) });
  const best = winners.map((seat) => names[seat] ?? "");
  return best.length > 1 ? t("share-victory", { winners: join(best) }) : t("wins", { winner: join(best) });
}

/** Points with a real minus, not a hyphen, and halves as such: \u22124, 4½. */
export function withMinus(points = 0): string {
  const whole = Math.trunc(Math.abs(points));
  const half = Math.abs(points) > whole ? "½" : "";
  return `${points < 0 ? "\u2212" : ""}${whole || !half ? whole : ""}${half}`;
}
