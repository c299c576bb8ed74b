import { Segmented } from "../../ui/choice";
import { ErrorText, Field } from "../../ui/field";
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { LONGEST_NAME } from "../../ui/settings";
import { cannotInvite, hasTakenName, myName, type SeatChoice } from "../seats";
import "./seat-rows.css";

interface SeatRowsProps {
  seats: SeatChoice[];
  bots: string[];
  onChange(seats: SeatChoice[]): void;
}

/** Who sits where: people here, people elsewhere, bots. */
export function SeatRows({ seats, bots, onChange }: SeatRowsProps) {
  const here = seats.filter((seat) => seat.kind === "me").length;
  return (
    <>
      <ol class="seats">
        {seats.map((seat, number) => (
          <SeatRow
            key={number}
            number={number}
            seat={seat}
            bots={bots}
            taken={hasTakenName(seats, number)}
            onChange={(changed) => onChange(seats.with(number, { ...seat, ...changed }))}
          />
        ))}
      </ol>
      {here > 1 && <p class="small soft">{t("new-hot-seat")}</p>}
      {here === 0 && <Nobody seats={seats} />}
    </>
  );
}

function Nobody({ seats }: { seats: SeatChoice[] }) {
  if (cannotInvite(seats)) return <ErrorText>{t("new-take-a-seat")}</ErrorText>;
  return <p class="small soft">{t("new-nobody-here")}</p>;
}

interface SeatRowProps {
  number: number;
  seat: SeatChoice;
  bots: string[];
  taken: boolean; // the name
  onChange(changed: Partial<SeatChoice>): void;
}

const kinds = ["me", "open", "bot"] as const;

function SeatRow({ number, seat, bots, taken, onChange }: SeatRowProps) {
  return (
    <li class="seat">
      <div class="seat-who">
        <PlayerMark seat={number} size={20} />
        <Segmented
          legend={t("new-seat", { number: number + 1 })}
          hideLegend
          choices={kinds.map((value) => ({ value, label: t(`new-seat-${value}`) }))}
          value={seat.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      <div class="seat-more">
        {seat.kind === "bot" ? (
          <BotField bots={bots} seat={seat} onChange={onChange} />
        ) : (
          <NameField number={number} seat={seat} taken={taken} onChange={onChange} />
        )}
      </div>
      {seat.kind === "bot" && (
        <p class="seat-about small soft">
          <b>{t("bot-name", { seat: number })}</b> · {t(`bot-${seat.bot}-about`)}
        </p>
      )}
    </li>
  );
}

function NameField({ number, seat, taken, onChange }: Omit<SeatRowProps, "bots">) {
  const error = taken ? t("new-same-name") : undefined;
  return (
    <Field label={t("new-seat-name", { number: number + 1 })} hideLabel error={error}>
      {(ties) => (
        <input
          {...ties}
          class="ui-input"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          placeholder={seat.kind === "me" ? myName(number) : t("new-friend-name")}
          value={seat.name}
          onInput={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

function BotField({ bots, seat, onChange }: Omit<SeatRowProps, "number" | "taken">) {
  return (
    <Field label={t("home-strength")} hideLabel>
      {(ties) => (
        <select
          {...ties}
          class="ui-input"
          value={seat.bot}
          onChange={(event) => onChange({ bot: event.currentTarget.value })}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {t(`bot-${bot}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
