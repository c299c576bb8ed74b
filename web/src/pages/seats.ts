// Who sits at a new table.
import type { NewSeat } from "../net/types";
import { t } from "../ui/i18n";
import { playerName } from "../ui/settings";

const USUAL = "greedy";

/** The bot to play against unless another is chosen. */
export const usualBot = (bots: string[]) => bots.find((bot) => bot === USUAL) ?? bots.at(-1) ?? USUAL;

/** A seat for who is here: the first goes by the name from the settings. */
export const mySeat = (seat: number): NewSeat => ({
  kind: "me",
  name: (seat === 0 && playerName.value.trim()) || t("player", { number: seat + 1 }),
});
