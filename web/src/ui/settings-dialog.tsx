import { Segmented } from "./choice";
import { Dialog } from "./dialog";
import { Switch } from "./field";
import { language, languages, t } from "./i18n";
import { NameField } from "./name-field";
import { asksFirst, chooseLanguage, pace, paces, sound, theme, themes } from "./settings";

export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} title={t("shell-settings")} onClose={onClose}>
      <NameField about={t("shell-name-about")} />
      <Segmented
        legend={t("shell-language")}
        choices={languages.map((value) => ({ value, label: t(`shell-language-${value}`) }))}
        value={language.value}
        onChange={chooseLanguage}
      />
      <Segmented
        legend={t("shell-theme")}
        choices={themes.map((value) => ({ value, label: t(`shell-theme-${value}`) }))}
        value={theme.value}
        onChange={(value) => {
          theme.value = value;
        }}
      />
      <Segmented
        legend={t("shell-pace")}
        choices={paces.map((value) => ({ value, label: t(`shell-pace-${value}`) }))}
        value={pace.value}
        onChange={(value) => {
          pace.value = value;
        }}
      />
      <Switch
        label={t("shell-asks-first")}
        about={t("shell-asks-first-about")}
        on={asksFirst.value}
        onChange={(on) => {
          asksFirst.value = on;
        }}
      />
      <Switch
        label={t("shell-sound")}
        about={t("shell-sound-about")}
        on={sound.value}
        onChange={(on) => {
          sound.value = on;
        }}
      />
    </Dialog>
  );
}
