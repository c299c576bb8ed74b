import { FileUp } from "lucide-preact";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { type BroughtRecord, type RecordHead, readRecord, readText } from "../net/files";
import { asError, getTable, makeTable, RefusedRequest } from "../net/http";
import type { StandIn } from "../net/types";
import { Button } from "../ui/button";
import { ErrorText, Field } from "../ui/field";
import { t, titleOf } from "../ui/i18n";
import { addTable } from "../ui/settings";
import { useTitle } from "../ui/use-title";
import { SeatRows } from "./new-table/seat-rows";
import { canBeMissing, StandInFields, usualStandIn } from "./new-table/stand-in-fields";
import { canStart, firstSeats, newSeat, type SeatChoice, usualBot } from "./seats";
import { useCatalogue } from "./use-catalogue";

/** The server's word for: this game is not over, say who plays on. */
const SEATS_NEEDED = 422;

/** Bring a record: a finished game is seen again, an unfinished one goes on. */
export default function Import() {
  useTitle(t("shell-import"));
  const { route } = useLocation();
  const { value: catalogue } = useCatalogue();
  const [unfinished, setUnfinished] = useState<BroughtRecord>();
  const [error, setError] = useState<string>();
  const bots = catalogue?.bots ?? [];

  async function bring(record: BroughtRecord, seats: SeatChoice[], standIn?: StandIn) {
    setError(undefined);
    try {
      const { id } = await makeTable({
        record: record.text,
        seats: seats.map(newSeat),
        ...(standIn && { stand_in: standIn }),
      });
      addTable(id);
      const { over } = await getTable(id);
      route(over ? `/replay/${id}` : `/table/${id}`);
    } catch (refusal) {
      const asksWho = refusal instanceof RefusedRequest && refusal.status === SEATS_NEEDED && seats.length === 0;
      if (asksWho) setUnfinished(record);
      else setError(asError(refusal).message);
    }
  }

  async function pick(file: File | undefined) {
    setUnfinished(undefined);
    setError(undefined);
    try {
      if (file) await bring(readRecord(await readText(file)), []);
    } catch (problem) {
      setError(asError(problem).message);
    }
  }

  return (
    <div class="page narrow">
      <h1>{t("shell-import")}</h1>
      <section class="panel stack">
        <Field label={t("import-file")} about={t("import-about")} error={unfinished ? undefined : error}>
          {(ties) => (
            <input
              {...ties}
              class="ui-input"
              type="file"
              accept=".json,application/json"
              onChange={(event) => pick(event.currentTarget.files?.[0])}
            />
          )}
        </Field>
      </section>
      {unfinished && (
        <PlayOn
          record={unfinished}
          title={titleOf(unfinished.game)}
          bots={bots}
          error={error}
          onStart={(seats, standIn) => bring(unfinished, seats, standIn)}
        />
      )}
    </div>
  );
}

interface PlayOnProps {
  record: RecordHead;
  title: string;
  bots: string[];
  error: string | undefined;
  onStart(seats: SeatChoice[], standIn: StandIn): void;
}

function PlayOn({ record, title, bots, error, onStart }: PlayOnProps) {
  const [seats, setSeats] = useState(() => firstSeats(record.players, bots));
  const [standIn, setStandIn] = useState(() => usualStandIn(usualBot(bots)));
  return (
    <section class="panel stack" aria-live="polite">
      <h2>{t("import-unfinished", { game: title, moves: record.moves.length })}</h2>
      <p class="soft">{t("import-who")}</p>
      <SeatRows seats={seats} bots={bots} onChange={setSeats} />
      {canBeMissing(seats) && <StandInFields standIn={standIn} bots={bots} onChange={setStandIn} />}
      {error && <ErrorText>{error}</ErrorText>}
      <div>
        <Button kind="primary" icon={FileUp} disabled={!canStart(seats)} onClick={() => onStart(seats, standIn)}>
          {t("import-start")}
        </Button>
      </div>
    </section>
  );
}
