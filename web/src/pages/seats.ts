// Who sits at a new table.
import type { NewSeat } from "../net/types";
import { t } from "../ui/i18n";
import { playerName } from "../ui/settings";

const USUAL = "greedy";

/** As a value of the option `first`: chance says who begins. */
export const LOT = "lot";

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

export function newSeat(choice: SeatChoice, seat: number): NewSeat {
  const { kind, bot } = choice;
  return kind === "bot" ? { kind, bot } : { kind, name: givenName(choice, seat) };
}

/** What somebody is called by choice or by the settings; nothing, if the seat gives the name. */
export function givenName({ kind, name }: SeatChoice, seat: number): string {
  if (kind === "bot") return "";
  return name.trim() || (kind === "me" ? myName(seat) : "");
}

/** Whether somebody at a seat before has the same name; the server would refuse that. */
export function hasTakenName(seats: SeatChoice[], seat: number): boolean {
  const names = seats.slice(0, seat + 1).map((choice, number) => givenName(choice, number).toLowerCase());
  const name = names.pop();
  return Boolean(name) && names.includes(name ?? "");
}

/** Without anybody here there is nobody who could send the invitations. */
export const cannotInvite = (seats: SeatChoice[]) =>
  seats.some((seat) => seat.kind === "open") && !seats.some((seat) => seat.kind === "me");

export const canStart = (seats: SeatChoice[]) =>
  !cannotInvite(seats) && !seats.some((_, seat) => hasTakenName(seats, seat));
