// What can be written on a sheet: names and numbers.
import { Minus, Plus } from "lucide-preact";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { ErrorText } from "../ui/field";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { entryOf, faultOf, nameOf, type Pad, type PadField, type Sheet, withEntry, withName } from "./pad-sheet";

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

/** One number: to be typed, or to be counted up and down. */
export function Entry({ game, pad, sheet, player, field, onChange }: SheetProps & PlayerProps & { field: PadField }) {
  const id = useId();
  const text = entryOf(sheet, player, field.name);
  const number = Number.parseInt(text, 10) || 0;
  const fault = faultOf(sheet, pad, player, field);
  const labels = { field: t(`${game}-pad-${field.name}`), player: called(sheet, player) };
  const write = (entry: string) => onChange(withEntry(sheet, player, field.name, entry));
  const step = (by: number) => write(String(Math.min(Math.max(number + by, 0), field.most)));

  function walk(event: JSX.TargetedKeyboardEvent<HTMLInputElement>) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by) step(by);
    else if (event.key === "Enter") stopAfter(event.currentTarget, player)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div class="pad-entry">
        {/* The arrow keys do the same, so that the Tab key need not stop here. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={t("pad-fewer", labels)}
          disabled={number <= 0}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <input
          class="ui-input"
          inputMode="numeric"
          autocomplete="off"
          enterkeyhint="next"
          maxLength={6}
          placeholder="0"
          value={text}
          aria-label={t("pad-entry", labels)}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault && id}
          onInput={(event) => write(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={walk}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t("pad-more", labels)}
          disabled={number >= field.most}
          onClick={() => step(1)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </div>
      {fault && (
        <div id={id}>
          <ErrorText>{t(fault.id, fault.values)}</ErrorText>
        </div>
      )}
    </>
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
