// A finished game seen again, move by move, from any seat or with everything laid open.
import { useEffect, useState } from "preact/hooks";
import { getTable, type Look } from "../net/http";
import type { Frame } from "../net/types";
import { AnalysisPanel, type Pointed } from "../table/analysis";
import { useAnalysis } from "../table/analysis-poll";
import { Chart } from "../table/chart";
import { courseOf, turnAt } from "../table/course";
import { RecordLink } from "../table/end";
import { useKeyboard } from "../table/keyboard";
import { Layout, showPanels } from "../table/layout";
import { LinkButtons } from "../table/link-buttons";
import { type LoadedReplay, loadReplay } from "../table/load";
import { Log } from "../table/log";
import { MainBoard } from "../table/main-board";
import { seatNames, seatsOf, tell } from "../table/names";
import { NoTable } from "../table/page";
import { StaysRemark } from "../table/remark";
import { ReplayControls } from "../table/replay-controls";
import { useReplayPlayer } from "../table/replay-player";
import { ScorePad } from "../table/score-pad";
import { Seats } from "../table/seats";
import { PaceControl, Tools, useAid } from "../table/tools";
import { LinkButton } from "../ui/button";
import { t, titleOf } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";

const KEYS: [string, string][] = [
  ["left-right", "table-does-step"],
  ["page", "table-does-turn"],
  ["home-end", "table-does-ends"],
  ["space", "table-does-play"],
  ["l", "table-does-log"],
  ["a", "table-does-analysis"],
  ["escape", "table-does-escape"],
  ["question", "table-keys"],
];

export default function ReplayPage({ id }: { id: string }) {
  const asked = new URLSearchParams(location.search);
  const [look, setLook] = useState<Look>(() => readLook(asked.get("look")));
  const { value, error, reload } = useLoaded(() => load(id, look), [id, look]);
  if (value === null) return <StillPlayed id={id} />;
  if (error) return <NoTable error={error} onRetry={reload} />;
  if (!value) return <p class="page soft">{t("table-loading")}</p>;
  const start = asked.has("n") ? Number(asked.get("n")) : 0;
  const tab = asked.get("tab") ?? "log";
  return <Replay key={id} replay={value} look={look} onLook={setLook} start={start} firstTab={tab} />;
}

/** Null while the game is still being played. */
async function load(id: string, look: Look): Promise<LoadedReplay | null> {
  const table = await getTable(id); // before the replay, which takes back that it is to be deleted
  return table.over ? { ...(await loadReplay(id, look)), table } : null;
}

function StillPlayed({ id }: { id: string }) {
  useTitle(t("replay-still-played"));
  return (
    <div class="page narrow">
      <h1>{t("replay-still-played")}</h1>
      <p>{t("replay-still-played-about")}</p>
      <div class="row">
        <LinkButton kind="primary" href={`/table/${id}`}>
          {t("home-open")}
        </LinkButton>
        <LinkButton href="/">{t("shell-to-games")}</LinkButton>
      </div>
    </div>
  );
}

/** The tab that has the game looked into. */
const ANALYSIS = "analysis";

const readLook = (look: string | null): Look => (look && /^\d$/.test(look) ? Number(look) : "open");

interface ReplayProps {
  replay: LoadedReplay;
  look: Look;
  onLook(look: Look): void;
  start: number;
  firstTab: string;
}

function Replay({ replay, look, onLook, start, firstTab }: ReplayProps) {
  const { frames, table, info } = replay;
  const player = useReplayPlayer(frames, start);
  const [large, setLarge] = useState<number | null>(null);
  const [tab, setTab] = useState(firstTab);
  const [pointed, point] = useState<Pointed | null>(null);
  const followed = useAnalysis(table.id, tab === ANALYSIS);
  const { aid, onAid } = useAid();
  const names = seatNames(table.seats);
  const course = courseOf(frames);
  const frame = frames[player.at];
  const address = `/replay/${table.id}?look=${look}&n=${player.at}${tab === ANALYSIS ? `&tab=${tab}` : ""}`;
  const show = (panel: string) => () => {
    setTab(panel);
    showPanels();
  };
  useTitle(t("table-replay-title", { game: titleOf(info.name) }));
  useAddress(address);
  // Whoever followed a link to the analysis does not have to look for it below the board.
  const isThere = followed.analysis !== undefined;
  useEffect(() => {
    if (isThere && firstTab === ANALYSIS) showPanels();
  }, [isThere]);
  useKeyboard({
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    PageUp: () => player.turn(-1),
    PageDown: () => player.turn(1),
    Home: () => player.go(0),
    End: () => player.go(player.last),
    " ": player.toggle,
    l: show("log"),
    a: show(ANALYSIS),
    "?": () => onAid("keys"),
    Escape: () => setLarge(null),
  });
  if (!frame) return <NoTable />;
  // With everything laid open the board is that of whoever made the move, not of whoever is asked next.
  const view = look === "open" ? { ...frame.view, you: frame.seat } : frame.view;
  const before = pointed?.ply === player.at - 1 ? whatWas(frames, pointed, look) : null;
  const onBoard = before ?? { view, moves: [], hint: null };

  return (
    <Layout
      title={t("table-replay-title", { game: titleOf(info.name) })}
      tab={tab}
      onTab={setTab}
      tools={
        <>
          <div class="row">
            <LinkButtons
              link={() => location.origin + address}
              label={t("table-replay-copy")}
              title={titleOf(info.name)}
            />
          </div>
          <div class="tb-aids">
            <Tools game={replay} keys={KEYS} aid={aid} onAid={onAid} />
            <PaceControl />
          </div>
        </>
      }
      players={
        <Seats
          game={replay}
          table={table}
          view={view}
          names={names}
          large={large ?? (look === "open" ? null : look)}
          onEnlarge={(seat) => setLarge(seat === look ? null : seat)}
        />
      }
      prompt={
        <section class="tb-prompt" aria-label={t("table-replay")}>
          <Place replay={replay} at={player.at} names={names} />
          <ReplayControls player={player} />
          <LookControl look={look} names={names} onLook={onLook} />
        </section>
      }
      board={
        <>
          {table.goes && <StaysRemark goes={table.goes} />}
          <MainBoard
            game={replay}
            {...onBoard}
            names={names}
            play={() => undefined}
            preview={() => new Promise(() => undefined)}
            large={large}
            onBack={() => setLarge(null)}
          />
        </>
      }
      log={<Log lines={frames.slice(0, player.at + 1).flatMap(({ lines }) => lines)} names={names} />}
      score={
        <div class="stack">
          <ScorePad
            info={info}
            names={names}
            scores={view.scores}
            winners={view.winners}
            counts={replay.client.counts(view, replay.components)}
          />
          <Chart course={course} names={names} cursor={turnAt(course, frame.n)} narrow />
          <div>
            <RecordLink table={table} />
          </div>
        </div>
      }
      analysis={
        <AnalysisPanel
          followed={followed}
          replay={replay}
          names={names}
          player={player}
          pointed={pointed}
          onPoint={point}
        />
      }
    />
  );
}

/** The table as it was for who could have made a move, with that move; if it is seen through their eyes or laid open. */
function whatWas(frames: Frame[], { ply, move }: Pointed, look: Look) {
  const view = frames[ply]?.view;
  if (!view || (look !== "open" && look !== view.seat)) return null;
  return { view: { ...view, you: view.seat }, moves: [move], hint: move };
}

/** What is seen now: who did what, and how far the game is. */
function Place({ replay: { frames }, at, names }: { replay: LoadedReplay; at: number; names: string[] }) {
  const { seat = null, lines = [] } = frames[at] ?? {};
  return (
    <div class="tb-prompt-words">
      <h2>
        {seat !== null && <PlayerMark seat={seat} size={18} />}
        <span>{seat === null ? t("table-replay-start") : names[seat]}</span>
      </h2>
      <p class="tb-replay-place">
        <span>{seat === null ? t("table-replay-start-about") : lines.map((line) => tell(line, names)).join(" ")}</span>
        <span class="soft small">{t("table-replay-at", { at, last: frames.length - 1 })}</span>
      </p>
    </div>
  );
}

function LookControl({ look, names, onLook }: { look: Look; names: string[]; onLook(look: Look): void }) {
  return (
    <label class="tb-replay-look">
      <span>{t("table-replay-look")}</span>
      <select class="ui-input" value={String(look)} onChange={(event) => onLook(readLook(event.currentTarget.value))}>
        <option value="open">{t("table-replay-open")}</option>
        {seatsOf(names.length).map((seat) => (
          <option key={seat} value={seat}>
            {names[seat]}
          </option>
        ))}
      </select>
    </label>
  );
}

const SETTLED = 300;

/** Keep the address at what is seen, so that it can be shared or loaded again. */
function useAddress(address: string): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, "", address), SETTLED);
    return () => clearTimeout(timer);
  }, [address]);
}
