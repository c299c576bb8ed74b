// What can be written on a sheet: names and numbers.
import { Minus, Plus } from "lucide-preact";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { ErrorText } from "../ui/field";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import {
  entryOf,
  faultOf,
  nameOf,
  type Pad,
  type PadField,
  readEntry,
  type Sheet,
  withEntry,
  withName,
} from "./pad-sheet";

export interface SheetProps {
  game: string;
  pad: Pad;
  sheet: Sheet;
}

export const called = (sheet: Sheet, player: number) =>
  nameOf(sheet, player).trim() || t("player", { number: player + 1 });

export interface PlayerProps {
  sheet: Sheet;
  player: number;
  onChange(sheet: Sheet): void;
}

export function PlayerName({ sheet, player, onChange }: PlayerProps) {
  return (
    <div class="pad-name">
      <PlayerMark seat={player} />
      <input
        class="ui-input"
        value={nameOf(sheet, player)}
        placeholder={t("player", { number: player + 1 })}
        aria-label={t("pad-name", { number: player + 1 })}
        maxLength={40}
        autocomplete="off"
        onInput={(event) => onChange(withName(sheet, player, event.currentTarget.value))}
      />
    </div>
  );
}

interface EntryProps extends SheetProps, PlayerProps {
  field: PadField;
  /** One has it or not. */
  ticked: boolean;
}

/** One number with what is wrong with it; what is ticked can still be a number that was written before. */
export function Entry({ game, pad, sheet, player, field, ticked, onChange }: EntryProps) {
  const id = useId();
  const text = entryOf(sheet, player, field.name);
  const fault = faultOf(sheet, pad, player, field);
  const shared = {
    text,
    labels: { field: t(`${game}-pad-${field.name}`), player: called(sheet, player) },
    about: { "aria-invalid": Boolean(fault), "aria-describedby": fault && id },
    onKeyDown: (event: JSX.TargetedKeyboardEvent<HTMLInputElement>) => {
      if (event.key !== "Enter") return;
      stopAfter(event.currentTarget, player)?.focus();
      event.preventDefault();
    },
    onWrite: (entry: string) => onChange(withEntry(sheet, player, field.name, entry)),
  };
  const isTick = ticked && readEntry(text, field) !== undefined;
  return (
    <>
      {isTick ? <Tick {...shared} /> : <Counter {...shared} {...field} />}
      {fault && (
        <div id={id}>
          <ErrorText>{t(fault.id, fault.values)}</ErrorText>
        </div>
      )}
    </>
  );
}

interface WritingProps {
  text: string;
  labels: { field: string; player: string };
  about: { "aria-invalid": boolean; "aria-describedby": string | undefined };
  /** Enter goes on below. */
  onKeyDown(event: JSX.TargetedKeyboardEvent<HTMLInputElement>): void;
  onWrite(entry: string): void;
}

const Tick = ({ text, labels, about, onKeyDown, onWrite }: WritingProps) => (
  <label class="pad-tick">
    <input
      type="checkbox"
      checked={Number(text) === 1}
      aria-label={t("pad-entry", labels)}
      {...about}
      onChange={(event) => onWrite(event.currentTarget.checked ? "1" : "0")}
      onKeyDown={onKeyDown}
    />
  </label>
);

/** To be typed, or to be counted up and down. */
function Counter({ text, labels, about, least, most, onKeyDown, onWrite }: WritingProps & PadField) {
  const number = Number.parseInt(text, 10) || 0;
  const step = (by: number) => onWrite(String(Math.min(Math.max(number + by, least), most)));

  function walk(event: JSX.TargetedKeyboardEvent<HTMLInputElement>) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return onKeyDown(event);
    step(by);
    event.preventDefault();
  }

  return (
    <div class="pad-entry">
      {/* The arrow keys do the same, so that the Tab key need not stop here. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t("pad-fewer", labels)}
        disabled={number <= least}
        onClick={() => step(-1)}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
      <input
        class="ui-input"
        inputMode={least < 0 ? "text" : "numeric"} // the numbers of some phones have no minus
        autocomplete="off"
        enterkeyhint="next"
        maxLength={6}
        placeholder="0"
        value={text}
        aria-label={t("pad-entry", labels)}
        {...about}
        onInput={(event) => onWrite(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={walk}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t("pad-more", labels)}
        disabled={number >= most}
        onClick={() => step(1)}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Where to go on below: a player's next number in sight, or a group that has to be opened first. */
function stopAfter(input: HTMLElement, player: number): HTMLElement | undefined {
  const stops = input
    .closest("table")
    ?.querySelectorAll<HTMLElement>(`[data-player="${player}"] input, [aria-expanded="false"]`);
  const inSight = [...(stops ?? [])].filter((stop) => stop.checkVisibility());
  return inSight[inSight.indexOf(input) + 1];
}
