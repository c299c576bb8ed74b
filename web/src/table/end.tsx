// The end of a game: the score pad filled in, the course of the game, and what comes next.
import { ChartLine, Download, History, RotateCcw } from "lucide-preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { getFrames, post } from "../net/http";
import type { TableInfo, View } from "../net/types";
import { Button, LinkButton } from "../ui/button";
import { ErrorText } from "../ui/field";
import { language, t, titleOf } from "../ui/i18n";
import { addTable } from "../ui/settings";
import { useLoaded } from "../ui/use-loaded";
import { Chart } from "./chart";
import { courseOf } from "./course";
import { LinkButtons } from "./link-buttons";
import type { GameAtTable } from "./load";
import { ScorePad } from "./score-pad";
import { useMedia } from "./use-media";
import "./end.css";

interface EndProps {
  game: GameAtTable;
  table: TableInfo;
  view: View;
  names: string[];
}

export function End({ game, table, view, names }: EndProps) {
  const narrow = useMedia("(max-width: 40rem)");
  const { value: frames } = useLoaded(() => getFrames(table.id, "open"), [table.id]);
  const section = useRef<HTMLElement>(null);
  // It comes above the board, out of sight for who has scrolled down to the hand.
  useEffect(() => {
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top < 0) section.current?.scrollIntoView();
  }, []);
  return (
    <section class="panel tb-end" aria-label={t("table-end")} ref={section}>
      <h2>{t("table-end")}</h2>
      <div class="row">
        {!table.aside && <Rematch table={table} />}
        <LinkButton icon={History} href={`/replay/${table.id}`}>
          {t("table-replay")}
        </LinkButton>
        {!table.aside && (
          <LinkButton icon={ChartLine} href={`/replay/${table.id}?tab=analysis`}>
            {t("table-analysis-open")}
          </LinkButton>
        )}
        <RecordLink table={table} />
        <LinkButtons
          link={() => `${location.origin}/replay/${table.id}`}
          label={t("table-copy-replay")}
          title={titleOf(table.game)}
        />
      </div>
      <ScorePad
        info={game.info}
        names={names}
        scores={view.scores}
        winners={view.winners}
        counts={game.client.counts(view, game.components)}
        explained
      />
      {frames && <Chart course={courseOf(frames)} names={names} narrow={narrow} />}
    </section>
  );
}

export function RecordLink({ table: { id, game } }: { table: TableInfo }) {
  return (
    <LinkButton
      icon={Download}
      href={`/api/tables/${id}/record?language=${language.value}`}
      download={`${game}-${id}.json`}
    >
      {t("table-record")}
    </LinkButton>
  );
}

/** Whoever asks first sets the next table up; the others find their seats kept there. */
function Rematch({ table }: { table: TableInfo }) {
  const { route } = useLocation();
  const [error, setError] = useState<Error>();
  const [asking, setAsking] = useState(false);

  async function playAgain() {
    setAsking(true);
    try {
      const { id } = await post<{ id: string }>(`/api/tables/${encodeURIComponent(table.id)}/rematch`, {});
      addTable(id);
      route(`/table/${id}`);
    } catch (problem) {
      setError(problem as Error);
      setAsking(false);
    }
  }

  if (table.yours.length === 0) {
    return table.rematch && <LinkButton href={`/watch/${table.rematch}`}>{t("table-rematch-watch")}</LinkButton>;
  }
  return (
    <>
      <Button kind="primary" icon={RotateCcw} disabled={asking} onClick={playAgain}>
        {t(table.rematch ? "table-rematch-join" : "table-rematch")}
      </Button>
      {error && <ErrorText>{error.message}</ErrorText>}
    </>
  );
}
