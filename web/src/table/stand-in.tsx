// For who lets the others wait, and for who comes back to a seat that a bot has been playing for.
import { Hand, Undo2 } from "lucide-preact";
import type { Line, SeatInfo } from "../net/types";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import { timeLeft, useSecondsLeft } from "./grace";
import { botName, tell } from "./names";
import type { Sitting } from "./sitting";
import "./stand-in.css";

interface StandInProps {
  sitting: Sitting;
  names: string[];
}

/** What somebody here should know of a bot that may play for them, does, or did. */
export function StandIns({ sitting, names }: StandInProps) {
  const { yours, seats, aside } = sitting.table.value;
  if (aside || sitting.onlyWatches || sitting.over.value) return null;
  return yours.map((seat) => {
    const info = seats[seat];
    if (!info) return null;
    if (info.away || sitting.cameBack.value === seat)
      return <ByBot key={seat} sitting={sitting} names={names} seat={seat} info={info} />;
    return info.agree_in !== null && <StillHere key={seat} sitting={sitting} seat={seat} info={info} />;
  });
}

interface SeatProps {
  sitting: Sitting;
  seat: number;
  info: SeatInfo;
}

function StillHere({ sitting, seat, info }: SeatProps) {
  const left = useSecondsLeft(info.agree_in ?? 0, sitting.toldAt);
  return (
    <div class="tb-seat-actions" role="status">
      <p>{left > 0 ? t("table-they-wait-later", { time: timeLeft(left) }) : t("table-they-wait")}</p>
      <Button kind="primary" icon={Hand} onClick={() => sitting.stay(seat)}>
        {t("table-stay")}
      </Button>
    </div>
  );
}

function ByBot({ sitting, names, seat, info }: SeatProps & { names: string[] }) {
  const lines = lastByBot(sitting.shown.value?.lines ?? [], seat, info);
  return (
    <div class="tb-seat-actions">
      <p>
        {t(info.away ? "table-bot-for-you" : "table-bot-was", { bot: botName(info.bot ?? ""), lines: lines.length })}
      </p>
      {lines.length > 0 && (
        <ol class="tb-by-bot small">
          {lines.map((line, at) => (
            <li key={at}>{tell(line, names)}</li>
          ))}
        </ol>
      )}
      {info.away && (
        <Button kind="primary" icon={Undo2} onClick={() => sitting.comeBack(seat)}>
          {t("table-return")}
        </Button>
      )}
    </div>
  );
}

/** For each seat the moves that bots made in place of its player. */
export const movesByBots = (seats: SeatInfo[]) => seats.map(({ by_bot }) => new Set(by_bot.flat()));

/** What is told of a seat's moves since the last time that a bot stood in. */
export function lastByBot(lines: Line[], seat: number, { by_bot }: SeatInfo): Line[] {
  const made = new Set(by_bot.at(-1));
  return lines.filter((line) => line.seat === seat && made.has(line.n));
}
