import { seatName } from "../../table/names";
import { Field } from "../../ui/field";
import { t } from "../../ui/i18n";
import { givenName, LOT, type SeatChoice } from "../seats";

interface FirstFieldProps {
  seats: SeatChoice[];
  first: First;
  onChange(first: First): void;
}

/** The seat that begins, or the lot. */
export type First = number | typeof LOT;

/** Who begins: whom the lot falls on, or somebody by name. */
export function FirstField({ seats, first, onChange }: FirstFieldProps) {
  return (
    <Field label={t("option-first")}>
      {(ties) => (
        <select
          {...ties}
          class="ui-input"
          value={first}
          onChange={({ currentTarget: { value } }) => onChange(value === LOT ? LOT : Number(value))}
        >
          <option value={LOT}>{t("option-first-lot")}</option>
          {seats.map((seat, number) => (
            <option key={number} value={number}>
              {seatName({ kind: seat.kind === "bot" ? "bot" : "human", name: givenName(seat, number) }, number)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
