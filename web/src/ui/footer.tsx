import { links } from "./header";
import { t } from "./i18n";
import "./footer.css";

export function Footer() {
  return (
    <footer class="shell-footer">
      <p>{t("shell-fan-project")}</p>
      <nav aria-label={t("shell-links-below")}>
        {links.map(({ href, text }) => (
          <a key={href} href={href}>
            {t(text)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
