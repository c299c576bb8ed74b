import { Eye } from "lucide-preact";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { asError, getTable, RefusedRequest, takeSeat } from "../net/http";
import { hasAsked, nonceFor } from "../net/nonce";
import type { TableInfo } from "../net/types";
import { BroughtRemark, StandInRemark } from "../table/remark";
import { Button, LinkButton } from "../ui/button";
import { ErrorText } from "../ui/field";
import { t, titleOf } from "../ui/i18n";
import { NameField } from "../ui/name-field";
import { addTable, playerName } from "../ui/settings";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";
import { Seats } from "./seat-list";

/** What the server's refusals to sit down mean. */
const LINK_AT_FAULT: Record<number, string> = { 400: "join-wrong", 409: "join-taken" };

/** Where an invitation leads. Its token is in the fragment of the address. */
export default function Join({ id }: { id: string }) {
  const { value: table, error } = useLoaded(() => getTable(id), [id]);
  useTitle(t("join-title"));
  return (
    <div class="page narrow">
      <h1>{t("join-title")}</h1>
      {error && <NoTable error={error} />}
      {table && (
        <section class="panel stack">
          <div>
            <h2>{titleOf(table.game)}</h2>
            <Seats table={table} />
          </div>
          <BroughtRemark table={table} />
          {!table.over && <StandInRemark table={table} />}
          <Invitation table={table} token={location.hash.slice(1)} />
        </section>
      )}
    </div>
  );
}

function NoTable({ error }: { error: Error }) {
  const gone = error instanceof RefusedRequest && error.status === 404;
  return (
    <div class="panel stack">
      <ErrorText>{gone ? t("join-no-table") : error.message}</ErrorText>
      <div>
        <LinkButton href="/">{t("shell-to-games")}</LinkButton>
      </div>
    </div>
  );
}

function Invitation({ table, token }: { table: TableInfo; token: string }) {
  if (table.yours.length) {
    return (
      <div class="stack">
        <p>{t("join-here-already")}</p>
        <div>
          <LinkButton kind="primary" href={`/table/${table.id}`}>
            {t("join-to-table")}
          </LinkButton>
        </div>
      </div>
    );
  }
  if (!token) return <Instead id={table.id} error={t("join-no-token")} />;
  const free = table.seats.some((seat) => seat.kind === "open");
  if (!free && !hasAsked(token)) return <Instead id={table.id} error={t("join-full")} />;
  return <SitDown id={table.id} token={token} />;
}

function SitDown({ id, token }: { id: string; token: string }) {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();

  async function sit(event: Event) {
    event.preventDefault();
    setBusy(true);
    try {
      await takeSeat(id, token, playerName.value.trim(), nonceFor(token));
      addTable(id);
      route(`/table/${id}`, true);
    } catch (refusal) {
      setError(asError(refusal));
      setBusy(false);
    }
  }

  const wrong = error instanceof RefusedRequest && LINK_AT_FAULT[error.status];
  if (wrong) return <Instead id={id} error={t(wrong)} />;
  return (
    <form class="stack" onSubmit={sit}>
      <NameField about={t("join-name-about")} />
      {error && <ErrorText>{error.message}</ErrorText>}
      <div>
        <Button type="submit" kind="primary" disabled={busy}>
          {t("join-sit")}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with the link, and what can be done all the same. */
function Instead({ id, error }: { id: string; error: string }) {
  return (
    <div class="stack">
      <ErrorText>{error}</ErrorText>
      <div>
        <LinkButton href={`/watch/${id}`} icon={Eye}>
          {t("join-watch")}
        </LinkButton>
      </div>
    </div>
  );
}
