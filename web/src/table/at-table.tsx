// A table as it is laid out: the others, the board, and what is asked; on narrow screens one below the other.
import { useState } from "preact/hooks";
import { getInvitations } from "../net/http";
import type { Invitations, Line } from "../net/types";
import { t, titleOf } from "../ui/i18n";
import { useLoaded } from "../ui/use-loaded";
import { Controls } from "./controls";
import { Curtain } from "./curtain";
import { End } from "./end";
import { type KeyMap, useFocusOn, useKeyboard } from "./keyboard";
import { Layout, showPanels } from "./layout";
import type { GameAtTable } from "./load";
import { Announcer, Log } from "./log";
import { MainBoard } from "./main-board";
import { MoveList } from "./move-list";
import { seatNames, seatsOf } from "./names";
import { newsFor } from "./news";
import { Prompt } from "./prompt";
import { AsideRemark, BroughtRemark, StaysRemark, WatchingRemark } from "./remark";
import { ScorePad } from "./score-pad";
import { SeatActions } from "./seat-actions";
import { Seats } from "./seats";
import type { Position, Sitting } from "./sitting";
import { movesByBots, StandIns } from "./stand-in";
import { PaceControl, SoundControl, Tools, useAid } from "./tools";
import { useAttention } from "./use-attention";

interface AtTableProps {
  sitting: Sitting;
  game: GameAtTable;
}

const KEYS: [string, string][] = [
  ["arrows", "table-does-arrows"],
  ["enter", "table-does-enter"],
  ["backspace", "table-undo"],
  ["h", "table-does-hint"],
  ["space", "table-skip"],
  ["l", "table-does-log"],
  ["digits", "table-does-boards"],
  ["escape", "table-does-escape"],
  ["question", "table-keys"],
];

export function AtTable({ sitting, game }: AtTableProps) {
  const names = seatNames(sitting.table.value.seats);
  const curtain = sitting.curtain.value;
  const position = sitting.shown.value;
  useAttention(sitting, titleOf(game.info.name));
  if (curtain !== null) {
    return <Curtain key={curtain} seat={curtain} name={names[curtain] ?? ""} onOpen={() => sitting.look(curtain)} />;
  }
  return (
    <>
      <ConnectionLine sitting={sitting} />
      {position ? (
        <LaidOut sitting={sitting} game={game} names={names} position={position} />
      ) : (
        <p class="page soft">{t("table-loading")}</p>
      )}
    </>
  );
}

/** Losing the connection shows a thin line, and heals itself. */
function ConnectionLine({ sitting }: { sitting: Sitting }) {
  return (
    <div class="tb-line" data-state={sitting.connection.value} role="status">
      {sitting.connection.value === "lost" && <span>{t("table-lost")}</span>}
    </div>
  );
}

interface LaidOutProps extends AtTableProps {
  names: string[];
  position: Position;
}

function LaidOut({ sitting, game, names, position }: LaidOutProps) {
  const [large, setLarge] = useState<number | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const [tab, setTab] = useState("log");
  const { aid, onAid } = useAid();
  const { view, lines } = position;
  const { info } = game;
  const marked = pointed ?? sitting.hint.value?.best[0]?.move ?? null;
  const enlarge = (seat: number) => setLarge(seat === position.look || seat === large ? null : seat);
  const news = newsFor(lines, position.look, view.seat === position.look);

  useFocusOn(sitting.moves.value, view.turn);
  useKeyboard({
    ...boardKeys(view.players, enlarge),
    Backspace: () => sitting.undo(),
    h: () => sitting.askHint(),
    " ": () => sitting.skip(),
    l: () => {
      setTab("log");
      showPanels();
    },
    "?": () => onAid("keys"),
    Escape: () => {
      sitting.clear();
      setLarge(null);
    },
  });

  return (
    <>
      <Announcer lines={lines} names={names} />
      <Layout
        title={titleOf(info.name)}
        tab={tab}
        onTab={setTab}
        tools={
          <div class="tb-aids">
            <Tools game={game} keys={KEYS} aid={aid} onAid={onAid} />
            <SoundControl />
            <PaceControl />
          </div>
        }
        players={
          <SeatsAtTable
            sitting={sitting}
            game={game}
            names={names}
            position={position}
            large={large}
            news={news}
            onEnlarge={enlarge}
          />
        }
        prompt={
          <Prompt sitting={sitting} game={game} names={names} soloTarget={sitting.table.value.solo_target}>
            <StandIns sitting={sitting} names={names} />
            <Controls sitting={sitting} game={game} marked={marked} onPoint={point} />
          </Prompt>
        }
        list={<MoveList sitting={sitting} game={game} onPoint={point} />}
        board={
          <>
            {sitting.wasToGo && <StaysRemark goes={sitting.wasToGo} />}
            {sitting.onlyWatches && !sitting.over.value && <WatchingRemark table={sitting.table.value} />}
            {!sitting.over.value && <BroughtRemark table={sitting.table.value} />}
            {sitting.over.value && sitting.table.value.aside && <AsideRemark aside={sitting.table.value.aside} />}
            {sitting.over.value && <End game={game} table={sitting.table.value} view={view} names={names} />}
            <MainBoard
              game={game}
              view={view}
              names={names}
              moves={sitting.moves.value}
              hint={marked}
              chosen={sitting.laidOut.value?.move ?? null}
              play={(move) => sitting.play(move)}
              preview={(move) => sitting.preview(move)}
              large={large}
              news={news.filter((line) => line.seat === large)}
              onBack={() => setLarge(null)}
            />
          </>
        }
        log={<Log lines={lines} names={names} byBot={movesByBots(sitting.table.value.seats)} />}
        score={
          <ScorePad
            info={info}
            names={names}
            scores={view.scores}
            winners={view.winners}
            counts={game.client.counts(view, game.components)}
          />
        }
      />
    </>
  );
}

/** The number of a player shows their board large, and once more puts it back. */
function boardKeys(players: number, enlarge: (seat: number) => void): KeyMap {
  return Object.fromEntries(seatsOf(players).map((seat) => [String(seat + 1), () => enlarge(seat)]));
}

interface SeatsAtTableProps extends LaidOutProps {
  large: number | null;
  news: Line[];
  onEnlarge(seat: number): void;
}

function SeatsAtTable({ sitting, game, names, position, large, news, onEnlarge }: SeatsAtTableProps) {
  const table = sitting.table.value;
  const open = table.seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  const { value: invitations = {} } = useLoaded<Invitations>(
    async () => (open.length > 0 && table.yours.length > 0 ? getInvitations(table.id) : {}),
    [table.id, open.join()],
  );
  return (
    <Seats
      game={game}
      table={table}
      view={position.view}
      names={names}
      large={large ?? position.look}
      news={news}
      onEnlarge={onEnlarge}
      actions={(seat) => <SeatActions sitting={sitting} seat={seat} names={names} invitations={invitations} />}
    />
  );
}
