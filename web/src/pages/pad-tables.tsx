// The two halves of a sheet: what was counted, and the points it makes. Where there is room, all players stand side by
// side; on a phone the upper half shows one of them (see pad.css), while the points always show everybody.
import { CircleAlert, Minus, Plus, Trophy } from "lucide-preact";
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { ErrorText } from "../ui/field";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import {
  areComplete,
  entryOf,
  faultOf,
  nameOf,
  type Pad,
  type PadField,
  type PadScore,
  playersOf,
  type Sheet,
  winnersOf,
  withEntry,
  withName,
} from "./pad-sheet";

interface SheetProps {
  game: string;
  pad: Pad;
  sheet: Sheet;
}

const called = (sheet: Sheet, player: number) => nameOf(sheet, player).trim() || t("player", { number: player + 1 });

export function Counts({ game, pad, sheet, onChange }: SheetProps & { onChange(sheet: Sheet): void }) {
  const [chosen, choose] = useState(0);
  const players = playersOf(sheet, pad);
  const shown = Math.min(chosen, players.length - 1);
  return (
    <section class="panel pad-counts">
      <fieldset class="pad-players">
        <legend class="sr-only">{t("pad-shown")}</legend>
        {players.map((player) => (
          <button key={player} type="button" aria-pressed={player === shown} onClick={() => choose(player)}>
            <PlayerMark seat={player} />
            <span>{called(sheet, player)}</span>
            {pad.fields.some((field) => faultOf(sheet, pad, player, field)) && (
              <CircleAlert class="pad-fault" size={16} role="img" aria-label={t("pad-fault")} />
            )}
          </button>
        ))}
      </fieldset>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("pad-counted")}</th>
            {players.map((player) => (
              <th key={player} scope="col" data-shown={player === shown}>
                <PlayerName sheet={sheet} player={player} onChange={onChange} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pad.fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">{t(`${game}-pad-${field.name}`)}</th>
              {players.map((player) => (
                <td key={player} data-shown={player === shown} data-player={player}>
                  <Entry game={game} pad={pad} sheet={sheet} player={player} field={field} onChange={onChange} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PlayerProps {
  sheet: Sheet;
  player: number;
  onChange(sheet: Sheet): void;
}

function PlayerName({ sheet, player, onChange }: PlayerProps) {
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
function Entry({ game, pad, sheet, player, field, onChange }: SheetProps & PlayerProps & { field: PadField }) {
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
    else if (event.key === "Enter") inputBelow(event.currentTarget, player)?.focus();
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

function inputBelow(input: HTMLElement, player: number): HTMLElement | null | undefined {
  return input.closest("tr")?.nextElementSibling?.querySelector<HTMLElement>(`[data-player="${player}"] input`);
}

interface PointsProps extends SheetProps {
  categories: string[];
  scores: PadScore[];
}

export function Points({ game, categories, pad, sheet, scores }: PointsProps) {
  const players = playersOf(sheet, pad);
  const winners = winnersOf(sheet, pad, scores);
  return (
    <section class="panel pad-points">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("pad-points")}</th>
            {players.map((player) => (
              <th key={player} scope="col">
                <PlayerMark seat={player} />
                <span>{called(sheet, player)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{t(`${game}-category-${category}`)}</th>
              {players.map((player) => (
                <td key={player}>{shownPoints(scores[player]?.categories[category])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {players.map((player) => (
              <td key={player} data-wins={winners.includes(player)}>
                {winners.includes(player) && <Trophy size={18} aria-hidden="true" />}
                {shownPoints(scores[player]?.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p class="pad-verdict" role="status">
        {verdict(
          scores,
          winners.map((player) => called(sheet, player)),
        )}
      </p>
    </section>
  );
}

/** With a proper minus sign; a dash where there is nothing to say. */
const shownPoints = (points: number | undefined) => (points === undefined ? "–" : String(points).replace("-", "−"));

function verdict(scores: PadScore[], winners: string[]): string {
  if (!areComplete(scores)) return t("pad-wrong");
  const [winner, ...others] = winners;
  if (!winner) return t("pad-waiting");
  return others.length ? t("share-victory", { winners: winners.join(", ") }) : t("wins", { winner });
}
