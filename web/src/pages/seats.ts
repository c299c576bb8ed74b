// Who sits at a new table.
import type { NewSeat } from "../net/types";
import { t } from "../ui/i18n";
import { playerName } from "../ui/settings";

const USUAL = "greedy";

/** The bot to play against unless another is chosen. */
export const usualBot = (bots: string[]) => bots.find((bot) => bot === USUAL) ?? bots.at(-1) ?? USUAL;

/** A seat as it is being filled; what was typed or chosen before is kept when its kind changes. */
export interface SeatChoice {
  kind: NewSeat["kind"];
  name: string;
  bot: string;
}

/** The first seat goes by the name from the settings. */
export const myName = (seat: number) => (seat === 0 && playerName.value.trim()) || t("player", { number: seat + 1 });

/** At first: a person here against bots. */
export const firstSeats = (players: number, bots: string[]): SeatChoice[] =>
  Array.from({ length: players }, (_, seat) => ({
    kind: seat === 0 ? "me" : "bot",
    name: seat === 0 ? playerName.value : "",
    bot: usualBot(bots),
  }));

export function newSeat({ kind, name, bot }: SeatChoice, seat: number): NewSeat {
  if (kind === "bot") return { kind, bot };
  return { kind, name: name.trim() || (kind === "me" ? myName(seat) : "") };
}
