import { useEffect, useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import { RefusedRequest } from "../net/http";
import { Button, LinkButton } from "../ui/button";
import { t } from "../ui/i18n";
import { addTable, asksFirst, pace } from "../ui/settings";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";
import { AtTable } from "./at-table";
import { PACES } from "./frames";
import { type LoadedTable, loadTable } from "./load";
import { Sitting } from "./sitting";

export default function TablePage({ id }: { id: string }) {
  const { path } = useLocation();
  const { value, error, reload } = useLoaded(() => loadTable(id), [id]);
  if (value) return <Table loaded={value} watching={path.startsWith("/watch/")} />;
  if (error) return <NoTable error={error} onRetry={reload} />;
  return <p class="page soft">{t("table-loading")}</p>;
}

function Table({ loaded, watching }: { loaded: LoadedTable; watching: boolean }) {
  const { table } = loaded;
  const sitting = useMemo(
    () =>
      new Sitting({
        table,
        watching,
        pace: () => PACES[pace.value],
        asksFirst: () => asksFirst.value,
      }),
    [table, watching],
  );

  useEffect(() => {
    const retry = () => sitting.retry();
    document.addEventListener("visibilitychange", retry);
    return () => {
      document.removeEventListener("visibilitychange", retry);
      sitting.close();
    };
  }, [sitting]);

  useEffect(() => {
    if (table.yours.length > 0) addTable(table.id);
  }, [table]);

  const connection = sitting.connection.value;
  if (connection === "gone") return <NoTable />;
  if (connection === "foreign" || connection === "crowded") {
    return <NoTable error={new Error(t(`table-${connection}`))} onRetry={() => sitting.knock()} />;
  }
  return <AtTable sitting={sitting} game={loaded} />;
}

/** Unknown, expired, or out of reach. */
export function NoTable({ error, onRetry }: { error?: Error; onRetry?: () => void }) {
  const gone = !error || (error instanceof RefusedRequest && error.status === 404);
  useTitle(t("table-none"));
  return (
    <div class="page narrow" role="alert">
      <h1>{t(gone ? "table-none" : "table-unreachable")}</h1>
      <p>{gone ? t("table-none-about") : error.message}</p>
      <div class="row">
        {!gone && onRetry && (
          <Button kind="primary" onClick={onRetry}>
            {t("table-try-again")}
          </Button>
        )}
        <LinkButton kind={gone ? "primary" : "plain"} href="/">
          {t("shell-to-games")}
        </LinkButton>
      </div>
    </div>
  );
}
