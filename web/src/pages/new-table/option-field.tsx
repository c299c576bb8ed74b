import { useState } from "preact/hooks";
import type { GameClient } from "../../games/game";
import { readText } from "../../net/files";
import { asError, RefusedRequest } from "../../net/http";
import type { OptionInfo } from "../../net/types";
import { ChoiceCards } from "../../ui/choice";
import { Field, Switch } from "../../ui/field";
import { hasText, t } from "../../ui/i18n";
import { choicesOf, chosenOf, type OptionValue, OWN_FILE, USUAL } from "./options";

interface OptionFieldProps {
  game: string;
  option: OptionInfo;
  value: OptionValue | undefined;
  error: Error | undefined; // of its file
  /** What a choice looks like, if the game has pictures of its choices. */
  Picture: GameClient["OptionPicture"] | undefined;
  onChange(value: OptionValue | undefined): void;
}

const say = (id: string) => (hasText(id) ? t(id) : undefined);

/** An option with its explanation: a switch, or one of its choices, among them a file where the game takes one. */
export function OptionField({ game, option, value, error, Picture, onChange }: OptionFieldProps) {
  const id = `${game}-option-${option.name}`;
  const label = say(id) ?? option.name;
  const about = say(`${id}-about`);

  if (typeof option.default === "boolean") {
    const on = typeof value === "boolean" ? value : option.default;
    return <Switch label={label} {...(about && { about })} on={on} onChange={onChange} />;
  }

  const choose = (chosen: string) => onChange(chosen === OWN_FILE ? { file: "" } : chosen);
  return (
    <div class="new-option">
      <ChoiceCards
        legend={label}
        about={about}
        choices={choicesOf(option).map((choice) => ({
          value: choice,
          ...wordsFor(game, option.name, choice),
          picture: Picture && <Picture option={option.name} choice={choice} />,
        }))}
        value={chosenOf(option, value)}
        onChange={choose}
      />
      {typeof value === "object" && <FileField onChange={onChange} error={error} />}
    </div>
  );
}

function wordsFor(game: string, option: string, choice: string): { label: string; about: string | undefined } {
  const id = `${game}-option-${option}`;
  if (choice === OWN_FILE)
    return { label: t("new-own-file"), about: say(`${game}-page-option-${option}-file`) ?? t("new-own-file-about") };
  if (choice === USUAL) return { label: say(`${id}-usual`) ?? t("new-usual"), about: say(`${id}-usual-about`) };
  return { label: say(`${id}-${choice}`) ?? choice, about: say(`${id}-${choice}-about`) };
}

function FileField({ error, onChange }: Pick<OptionFieldProps, "error" | "onChange">) {
  const [unread, setUnread] = useState<string>();

  async function pick(file: File | undefined) {
    if (!file) return;
    try {
      onChange({ file: await readText(file) });
      setUnread(undefined);
    } catch (problem) {
      setUnread(asError(problem).message);
    }
  }

  const detail = error instanceof RefusedRequest && !unread ? error.detail : "";
  const more = detail && (
    <>
      {t("new-file-detail")} <span lang="en">{detail}</span>
    </>
  );
  return (
    <Field label={t("new-file")} error={unread ?? error?.message} more={more}>
      {(ties) => (
        <input
          {...ties}
          class="ui-input"
          type="file"
          accept=".json,.toml,application/json,application/toml,text/plain"
          required
          onChange={(event) => pick(event.currentTarget.files?.[0])}
        />
      )}
    </Field>
  );
}
