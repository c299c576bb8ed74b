import { Field } from "./field";
import { t } from "./i18n";
import { LONGEST_NAME, playerName } from "./settings";

/** What the player of this browser is called. */
export function NameField({ about }: { about: string }) {
  return (
    <Field label={t("shell-name")} about={about}>
      {(ties) => (
        <input
          {...ties}
          class="ui-input"
          autoComplete="nickname"
          maxLength={LONGEST_NAME}
          placeholder={t("player", { number: 1 })}
          value={playerName.value}
          onInput={(event) => {
            playerName.value = event.currentTarget.value;
          }}
        />
      )}
    </Field>
  );
}
