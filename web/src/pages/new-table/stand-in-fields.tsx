import type { StandIn } from "../../net/types";
import { Segmented } from "../../ui/choice";
import { Field } from "../../ui/field";
import { t } from "../../ui/i18n";
import type { SeatChoice } from "../seats";

/** In seconds; null is never. */
const OFFLINE = [0, 60, 300, 600, null];
const IDLE = [60, 300, 600, 1800, null];

export const usualStandIn = (bot: string): StandIn => ({ bot, offline: 60, idle: 600 });

/** Where all are at one screen nobody can be missing. */
export const canBeMissing = (seats: SeatChoice[]) =>
  seats.some((seat) => seat.kind === "open") && seats.filter((seat) => seat.kind !== "bot").length > 1;

interface StandInFieldsProps {
  standIn: StandIn;
  bots: string[];
  onChange(standIn: StandIn): void;
}

/** Which bot may play for somebody who is missing, and after how long. */
export function StandInFields({ standIn, bots, onChange }: StandInFieldsProps) {
  return (
    <>
      <p class="small soft">{t("new-stand-in-about")}</p>
      <Grace
        legend={t("new-stand-in-offline")}
        choices={OFFLINE}
        value={standIn.offline}
        onChange={(offline) => onChange({ ...standIn, offline })}
      />
      <Grace
        legend={t("new-stand-in-idle")}
        choices={IDLE}
        value={standIn.idle}
        onChange={(idle) => onChange({ ...standIn, idle })}
      />
      <Field label={t("new-stand-in-bot")}>
        {(ties) => (
          <select
            {...ties}
            class="ui-input"
            value={standIn.bot}
            onChange={(event) => onChange({ ...standIn, bot: event.currentTarget.value })}
          >
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {t(`bot-${bot}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

interface GraceProps {
  legend: string;
  choices: (number | null)[];
  value: number | null;
  onChange(seconds: number | null): void;
}

function Grace({ legend, choices, value, onChange }: GraceProps) {
  return (
    <Segmented
      legend={legend}
      choices={choices.map((seconds) => ({ value: String(seconds), label: graceWords(seconds) }))}
      value={String(value)}
      onChange={(chosen) => onChange(chosen === "null" ? null : Number(chosen))}
    />
  );
}

function graceWords(seconds: number | null): string {
  if (seconds === null) return t("new-grace-never");
  return seconds === 0 ? t("new-grace-none") : t("new-grace-minutes", { minutes: seconds / 60 });
}
