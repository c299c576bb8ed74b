// What was counted. Where there is room, all players stand side by side; on a phone one of them is shown (see pad.css).
// The fields of a long pad stand in groups to be opened, and can be looked for by name.
import { ChevronRight, CircleAlert } from "lucide-preact";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { mentions, wordsOf } from "../ui/find";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { SearchField } from "../ui/search-field";
import { called, Entry, PlayerName, type SheetProps } from "./pad-entry";
import {
  entryOf,
  faultOf,
  groupsOf,
  isTicked,
  type PadField,
  type PadGroup,
  type PadScore,
  playersOf,
  type Sheet,
} from "./pad-sheet";

interface CountsProps extends SheetProps {
  scores: PadScore[];
  onChange(sheet: Sheet): void;
}

export function Counts({ scores, ...props }: CountsProps) {
  const { game, pad, sheet, onChange } = props;
  const [chosen, choose] = useState(0);
  const [wanted, want] = useState("");
  const section = useRef<HTMLElement>(null);
  const players = playersOf(sheet, pad);
  const shown = Math.min(chosen, players.length - 1);
  const groups = groupsOf(pad.fields);
  const [opened, open] = useState<readonly string[]>(groups.slice(0, 1).map(({ name }) => name));
  const words = wordsOf(wanted);
  const isFound = ({ name }: PadField) => mentions(t(`${game}-pad-${name}`), words);
  const toggle = (name: string) =>
    open(opened.includes(name) ? opened.filter((other) => other !== name) : [...opened, name]);

  /** From the search to what it found, and back to look for something else. */
  function walk(event: JSX.TargetedKeyboardEvent<HTMLElement>) {
    const search = section.current?.querySelector<HTMLInputElement>("input[type=search]");
    if (event.key === "Escape") {
      want("");
      search?.focus();
    } else if (event.key === "Enter" && event.target === search) {
      const numbers = section.current?.querySelectorAll<HTMLElement>(`[data-player="${shown}"] input`) ?? [];
      [...numbers].find((input) => input.checkVisibility())?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be used is inside; this only helps to get around
    <section class="panel pad-counts" ref={section} onKeyDown={walk} data-long={groups.length > 1 || undefined}>
      <div class="pad-bar">
        {groups.length > 1 && <SearchField label={t("pad-find")} value={wanted} onChange={want} hideLabel />}
        <fieldset class="pad-players">
          <legend class="sr-only">{t("pad-shown")}</legend>
          {players.map((player) => (
            <button key={player} type="button" aria-pressed={player === shown} onClick={() => choose(player)}>
              <PlayerMark seat={player} />
              <span>{called(sheet, player)}</span>
              <Fault {...props} player={player} fields={pad.fields} />
            </button>
          ))}
        </fieldset>
      </div>
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
        {groups.map((group) => {
          const found = group.fields.filter(isFound);
          const isOpen = words.length > 0 || opened.includes(group.name);
          return (
            <tbody key={group.name} data-away={found.length === 0 || undefined}>
              {group.name && (
                <Heading
                  {...props}
                  {...{ group, scores, shown, isOpen }}
                  onToggle={words.length > 0 ? undefined : () => toggle(group.name)}
                />
              )}
              {group.fields.map((field) => (
                <Row
                  key={field.name}
                  {...props}
                  {...{ field, shown }}
                  ticked={isTicked(group)}
                  away={!isOpen || !found.includes(field)}
                  onChoose={choose}
                />
              ))}
            </tbody>
          );
        })}
      </table>
      <p role="status">{!pad.fields.some(isFound) && t("pad-unknown", { written: wanted.trim() })}</p>
    </section>
  );
}

interface RowProps extends SheetProps {
  field: PadField;
  ticked: boolean;
  shown: number;
  away: boolean;
  onChange(sheet: Sheet): void;
  onChoose(player: number): void;
}

/** One field for everybody. What is away is there for the printer alone, which needs but the numbers. */
function Row({ field, ticked, shown, away, onChoose, ...props }: RowProps) {
  return (
    <tr data-away={away || undefined}>
      <th scope="row">{t(`${props.game}-pad-${field.name}`)}</th>
      {playersOf(props.sheet, props.pad).map((player) => (
        <td key={player} data-shown={player === shown} data-player={player} onFocusIn={() => onChoose(player)}>
          {away ? entryOf(props.sheet, player, field.name) : <Entry {...props} {...{ player, field, ticked }} />}
        </td>
      ))}
    </tr>
  );
}

interface HeadingProps extends SheetProps {
  group: PadGroup;
  scores: PadScore[];
  shown: number;
  isOpen: boolean;
  /** Missing while all that was found is open. */
  onToggle: (() => void) | undefined;
}

/** The name of a group; one that is named as a category has its points beside it. */
function Heading({ group, scores, shown, isOpen, onToggle, ...props }: HeadingProps) {
  const name = t(`${props.game}-group-${group.name}`);
  return (
    <tr class="pad-group">
      <th scope="rowgroup">
        {onToggle ? (
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            <ChevronRight class="pad-chevron" size={18} aria-hidden="true" />
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {playersOf(props.sheet, props.pad).map((player) => {
        const { categories = {} } = scores[player] ?? {};
        const points = categories[group.name];
        return (
          <td key={player} data-shown={player === shown}>
            <Fault {...props} player={player} fields={group.fields} />
            {group.name in categories && (points === undefined ? "–" : t("points", { points }))}
          </td>
        );
      })}
    </tr>
  );
}

/** A mark, where one of the fields has something that can't be right. */
function Fault({ pad, sheet, player, fields }: SheetProps & { player: number; fields: PadField[] }) {
  if (!fields.some((field) => faultOf(sheet, pad, player, field))) return null;
  return <CircleAlert class="pad-fault" size={16} role="img" aria-label={t("pad-fault")} />;
}
