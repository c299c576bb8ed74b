import { LinkButton } from "../ui/button";
import { t } from "../ui/i18n";
import { useTitle } from "../ui/use-title";

export default function NotFound() {
  useTitle(t("shell-not-found"));
  return (
    <div class="page narrow">
      <h1>{t("shell-not-found")}</h1>
      <p>{t("shell-not-found-about")}</p>
      <div>
        <LinkButton kind="primary" href="/">
          {t("shell-to-games")}
        </LinkButton>
      </div>
    </div>
  );
}
