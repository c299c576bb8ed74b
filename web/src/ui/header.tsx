import { Moon, Settings, Sun } from "lucide-preact";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { IconButton } from "./button";
import { language, languages, t } from "./i18n";
import { Mark } from "./mark";
import { chooseLanguage, theme } from "./settings";
import { SettingsDialog } from "./settings-dialog";
import { dark } from "./theme";
import "./header.css";

export const links = [
  { href: "/", text: "shell-games" },
  { href: "/watch", text: "shell-watch" },
  { href: "/import", text: "shell-import" },
];

export function Header() {
  const { path } = useLocation();
  const [settings, showSettings] = useState(false);
  return (
    <header class="shell-header">
      <a class="shell-wordmark" href="/" aria-label={t("shell-home")}>
        <Mark size={30} />
        <span aria-hidden="true">Mire</span>
      </a>
      <nav class="shell-links" aria-label={t("shell-links")}>
        {links.map(({ href, text }) => (
          <a key={href} href={href} aria-current={path === href ? "page" : undefined}>
            {t(text)}
          </a>
        ))}
      </nav>
      <div class="shell-tools">
        <LanguageSwitch />
        <IconButton
          icon={dark.value ? Sun : Moon}
          label={t(dark.value ? "shell-make-light" : "shell-make-dark")}
          onClick={() => {
            theme.value = dark.value ? "light" : "dark";
          }}
        />
        <IconButton icon={Settings} label={t("shell-settings")} onClick={() => showSettings(true)} />
      </div>
      <SettingsDialog open={settings} onClose={() => showSettings(false)} />
    </header>
  );
}

function LanguageSwitch() {
  return (
    <fieldset class="shell-languages">
      <legend class="sr-only">{t("shell-language")}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={t(`shell-language-${one}`)}
          aria-pressed={one === language.value}
          onClick={() => chooseLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
