import { History, Hourglass, X } from "lucide-preact";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "../../net/types";
import { seatName } from "../../table/names";
import { IconButton, LinkButton } from "../../ui/button";
import { ErrorText } from "../../ui/field";
import { t, titleOf } from "../../ui/i18n";
import { moment } from "../../ui/moment";
import { notify } from "../../ui/notices";
import { myTables, removeTable } from "../../ui/settings";
import { useLoaded } from "../../ui/use-loaded";
import { Seats } from "../seat-list";
import { type MyTables as Found, loadTables } from "./load-tables";

const REFRESH = 20_000;

interface TableProps {
  table: TableInfo;
  title: string;
}

const isMyTurn = ({ aside, seat, yours }: TableInfo) => !aside && seat !== null && yours.includes(seat);

/** The tables of this browser, looked at again from time to time; undefined until they are there. */
export function useMyTables(): Found | undefined {
  const ids = myTables.value;
  const { value, reload } = useLoaded(() => loadTables(ids), [ids.join()]);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && reload();
    const timer = setInterval(look, REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return (
    value && {
      ...value,
      tables: value.tables.filter((table) => ids.includes(table.id)),
      unreadable: value.unreadable.filter((id) => ids.includes(id)),
    }
  );
}

export function MyTables({ found: { tables, unreadable, problem } }: { found: Found }) {
  const open = tables.filter((table) => !table.over).sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
  const over = tables.filter((table) => table.over);
  if (!myTables.value.length) return null;
  return (
    <section class="stack" aria-labelledby="home-tables">
      <h2 id="home-tables">{t("home-my-tables")}</h2>
      {problem && <ErrorText>{problem.message}</ErrorText>}
      {open.length + unreadable.length > 0 && (
        <ul class="home-tables">
          {open.map((table) => (
            <OpenTable key={table.id} table={table} title={titleOf(table.game)} />
          ))}
          {unreadable.map((id) => (
            <UnreadableTable key={id} id={id} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <details class="home-finished" open={open.length === 0}>
          <summary>{t("home-finished", { tables: over.length })}</summary>
          <ul class="home-tables">
            {over.map((table) => (
              <FinishedTable key={table.id} table={table} title={titleOf(table.game)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function OpenTable({ table, title }: TableProps) {
  const mine = isMyTurn(table);
  return (
    <li class={mine ? "panel home-table mine" : "panel home-table"}>
      <div class="home-table-words">
        <h3>{title}</h3>
        <Seats table={table} />
        <Goes table={table} />
      </div>
      <p class="home-turn">{turnOf(table)}</p>
      <div class="row">
        <LinkButton href={`/table/${table.id}`}>{t("home-open")}</LinkButton>
        <Forget id={table.id} title={title} />
      </div>
    </li>
  );
}

function FinishedTable({ table, title }: TableProps) {
  return (
    <li class="panel home-table">
      <div class="home-table-words">
        <h3>{title}</h3>
        <Seats table={table} />
        <Goes table={table} />
      </div>
      <div class="row">
        {table.aside ? (
          <LinkButton href={`/table/${table.id}`}>{t("home-open")}</LinkButton>
        ) : (
          <LinkButton href={`/replay/${table.id}`} icon={History}>
            {t("home-replay")}
          </LinkButton>
        )}
        <Forget id={table.id} title={title} />
      </div>
    </li>
  );
}

/** Nothing is known of it but that it is there. */
function UnreadableTable({ id }: { id: string }) {
  const title = t("home-unreadable");
  return (
    <li class="panel home-table">
      <div class="home-table-words">
        <h3>{title}</h3>
      </div>
      <p class="home-turn">{id}</p>
      <div class="row">
        <Forget id={id} title={title} />
      </div>
    </li>
  );
}

/** A table at which nothing has happened for long says when it is deleted. */
function Goes({ table: { goes } }: { table: TableInfo }) {
  if (!goes) return null;
  return (
    <p class="home-goes small">
      <Hourglass size={16} aria-hidden="true" />
      <span>{t("home-goes", { when: moment(goes) })}</span>
    </p>
  );
}

function Forget({ id, title }: { id: string; title: string }) {
  function forget() {
    removeTable(id);
    notify(t("home-forgotten"));
  }
  return <IconButton icon={X} label={t("home-forget", { game: title })} onClick={forget} />;
}

function turnOf(table: TableInfo): string {
  if (table.aside) return t("home-aside");
  if (isMyTurn(table)) return t("home-your-turn");
  const seat = table.seat ?? 0;
  const turn = table.seats[seat];
  if (!turn || turn.kind === "open") return t("home-waiting");
  return t("home-their-turn", { player: seatName(turn, seat) });
}
