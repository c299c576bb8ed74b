import { Eye } from "lucide-preact";
import { getTables } from "../net/http";
import { Button, LinkButton } from "../ui/button";
import { ErrorText } from "../ui/field";
import { t, titleOf } from "../ui/i18n";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";
import { Seats } from "./seat-list";

/** The public tables at which somebody plays. */
export default function Watch() {
  useTitle(t("shell-watch"));
  const { value: tables, error, reload } = useLoaded(getTables);
  return (
    <div class="page narrow">
      <h1>{t("shell-watch")}</h1>
      <p class="soft">{t("watch-about")}</p>
      {error && <ErrorText>{error.message}</ErrorText>}
      {tables?.length === 0 && <p class="panel">{t("watch-none")}</p>}
      <ul class="stack">
        {tables?.map((table) => (
          <li key={table.id} class="panel row watch-table">
            <div>
              <h2>{titleOf(table.game)}</h2>
              <Seats table={table} />
            </div>
            <LinkButton
              href={`/watch/${table.id}`}
              icon={Eye}
              aria-label={t("watch-this", { game: titleOf(table.game) })}
            >
              {t("watch-go")}
            </LinkButton>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={reload}>{t("watch-again")}</Button>
      </div>
    </div>
  );
}
