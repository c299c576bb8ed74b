// The table of Farmers of the Moor: action board, special actions, the large player's farm, major improvements.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Travel } from "../../table/travel";
import { t } from "../../ui/i18n";
import type { BoardProps } from "../game";
import { useReach } from "../reach";
import { type Box, minorOf, openBox } from "./box";
import { Choices, choicesOf } from "./choices";
import { Draft, isDealing } from "./draft";
import { FarmPart } from "./farm";
import { Forecast } from "./forecast";
import { Hand } from "./hand";
import { LacksContext } from "./hand-lacks";
import { BoxContext } from "./improvement-icon";
import { Large } from "./look";
import { Majors, OwnCards } from "./majors";
import { type Lacks, lacksOf } from "./minor-lacks";
import { type Offers, targetsOf } from "./moves";
import { doing } from "./naming";
import { type Picking, PickingContext } from "./picking";
import { Spaces } from "./spaces";
import { Special } from "./special";
import { Tips } from "./tips";
import type { FarmersBoard } from "./types";
import { moveAt, reasonInWords, useReasons } from "./why";
import "./board.css";

const NOTHING: readonly string[] = [];
const BESIDE_THE_FARM = 6; // improvements; more of them lie below it

/** A person comes from home, which is the farm, and an animal from the space where it was taken. */
function cameFrom({ from, market }: DOMStringMap): string[] {
  if (from !== undefined) return [`home:${from}`];
  return market === undefined ? [] : [`space:${market}`];
}

export function Board(props: BoardProps) {
  const { view, components, names, moves, hint, chosen, play, preview } = props;
  const board = view.board as FarmersBoard;
  const box = openBox(components);
  const seat = view.you ?? view.seat ?? 0;
  const player = board.players[seat];
  const [looked, show] = useState<{ id: string; move: string } | null>(null);
  const look = (id: string, move = moveAt(id, board)) => show({ id, move });
  const usable = seat === board.seat ? moves : NOTHING; // at the farm of somebody else there is nothing to choose
  const step = board.pending.at(-1);
  const choices = useMemo(() => choicesOf(usable, step), [usable, step]);
  const offers = useMemo(() => targetsOf(usable.filter((move) => !choices.includes(move))), [usable, choices]);
  const explain = (move: string) =>
    preview(move).then(
      () => "",
      (no) => reasonInWords(no, move, names),
    );
  const reasons = useReasons(usable, explain);
  const [ways, choose] = useState(NOTHING);
  useEffect(() => choose(NOTHING), [offers]);
  const root = useRef<HTMLDivElement>(null);
  useReach(root, offers, step?.ask !== "turn");
  useSupply(offers, board.stacks);
  useReturn(step?.ask === "turn" && offers.size > 0, board.turn);
  if (!player) return null;

  const hinted = hint !== null && usable.includes(hint) ? hint : null;
  const shared = { board, box, names, seat };
  const dealing = isDealing(board);
  const hasMany = player.cards.length > BESIDE_THE_FARM;
  const inHand = dealing || view.you === null ? [] : (player.hand?.cards ?? []);
  const lacks = (id: string) => (inHand.includes(id) ? lacksOf(minorOf(box, id), player, board, box) : null);
  const says = (move: string) => doing(move, board, box);
  const picking = { offers, hint: hinted, chosen, doing: says, play, look, ...reasons };
  return (
    <Around box={box} picking={picking} lacks={lacks}>
      <Tips board={board} box={box} player={player} onLook={look}>
        <Travel key={seat} position={board} cameFrom={cameFrom}>
          <div class="fa-board" ref={root} data-players={board.players.length}>
            <Draft {...shared} />
            <Spaces {...shared} />
            <Special {...shared} />
            <div class="fa-home" data-supply={`home:${seat}`}>
              <FarmPart {...props} />
              <aside class="fa-aside">
                <Forecast board={board} box={box} seat={seat} />
                {!hasMany && <OwnCards board={board} player={player} box={box} />}
              </aside>
              {hasMany && <OwnCards board={board} player={player} box={box} />}
            </div>
            {!dealing && <Hand board={board} box={box} seat={seat} name={names[seat] ?? ""} onChoose={choose} />}
            <Majors board={board} box={box} player={player} onChoose={choose} />
            <Choices choices={choices} step={step} player={player} ways={ways} onClose={() => choose(NOTHING)} />
            <Jumps parts={player.hand ? PARTS_WITH_HAND : PARTS} />
          </div>
        </Travel>
      </Tips>
      <Large looked={looked} box={box} players={board.players.length} player={player} onClose={() => show(null)} />
    </Around>
  );
}

interface AroundProps {
  box: Box;
  picking: Picking;
  lacks(card: string): Lacks | null;
  children: ComponentChildren;
}

/** What all parts of the table know. */
const Around = ({ box, picking, lacks, children }: AroundProps) => (
  <BoxContext.Provider value={box}>
    <PickingContext.Provider value={picking}>
      <LacksContext.Provider value={lacks}>{children}</LacksContext.Provider>
    </PickingContext.Provider>
  </BoxContext.Provider>
);

const partOf = (part: string) => document.getElementById(`fa-part-${part}`);

/** A turn begins at the action board: back to it, if the page was left farther below. */
function useReturn(begins: boolean, turn: number): void {
  useEffect(() => {
    const spaces = partOf("board");
    if (!begins || !spaces) return;
    const { top, height } = spaces.getBoundingClientRect();
    if (top + height / 2 < 0) spaces.scrollIntoView({ block: "start" });
  }, [begins, turn]);
}

const A_ROW = 130; // px of the supply that are seen at least

/** What can be built lies below what else can be done, and is to be seen too. */
function useSupply(offers: Offers, stacks: FarmersBoard["stacks"]): void {
  useEffect(() => {
    const supply = partOf("majors");
    if (!supply || !stacks.flat().some((id) => offers.has(`improvement:${id}`))) return;
    if (supply.getBoundingClientRect().top > innerHeight - A_ROW) supply.scrollIntoView({ block: "end" });
  }, [offers]);
}

const PARTS = ["board", "farm", "majors"];
const PARTS_WITH_HAND = ["board", "farm", "hand", "majors"];

/** On a phone the parts lie below each other; this leads from one to the other. */
function Jumps({ parts }: { parts: readonly string[] }) {
  return (
    <nav class="fa-jumps" aria-label={t("farmers-page-parts")}>
      {parts.map((part) => (
        <button key={part} type="button" onClick={() => partOf(part)?.scrollIntoView({ block: "start" })}>
          {t(`farmers-page-${part}`)}
        </button>
      ))}
    </nav>
  );
}
