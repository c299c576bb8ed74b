// Dartmoor's board: the middle of the table, a large forest, the hand, and how moves are chosen on them.
import { useMemo, useRef, useState } from "preact/hooks";
import { Travel } from "../../table/travel";
import type { BoardProps } from "../game";
import { useReach } from "../reach";
import { type Box, backFace, type Face, faceOf, openBox } from "./box";
import { doing } from "./doing";
import { Forest } from "./forest";
import { gainsFor } from "./gains";
import { Hand } from "./hand";
import type { Coming } from "./host";
import { LargeCard } from "./look";
import { Middle } from "./middle";
import { objectOf, offers, placesFrom, targetsOf, verbOf } from "./moves";
import { PickingContext } from "./picking";
import { possiblePlaces } from "./places";
import { Tips } from "./tips";
import { namedIn } from "./told";
import type { DartmoorBoard } from "./types";
import "./board.css";

const stack = () => ["stack"];

export function Board({ view, components, names, moves, hint, chosen, news, told, play }: BoardProps) {
  const board = view.board as DartmoorBoard;
  const box = openBox(components);
  const seat = view.you ?? view.seat ?? 0;
  const player = board.players[seat];
  const asked = seat === board.seat;
  const [looked, look] = useState<string | null>(null);
  const usable = asked ? moves : []; // in the forest of somebody else there is nothing to choose
  const offered = useMemo(() => offers(usable, board, box), [usable, board, box]);
  const gains = useMemo(() => bestGains(usable, board, seat, box), [usable, board, seat, box]);
  const coming = useMemo(() => whatComes(asked, board, seat, box), [asked, board, seat, box]);
  const root = useRef<HTMLDivElement>(null);
  useReach(root, offered, board.pending.length > 1);
  if (!player) return null;

  const places = (move: string | null) =>
    move !== null && usable.includes(move) ? targetsOf(move, placesFrom(board, box)) : [];
  const name = names[seat] ?? "";
  return (
    <PickingContext.Provider
      value={{
        offers: offered,
        hinted: places(hint),
        chosen: places(chosen),
        doing: (_, move) => doing(move, board, box),
        play,
        look,
      }}
    >
      <Tips position={board} box={box} onLook={look}>
        <Travel key={seat} position={board} cameFrom={stack}>
          <div class="da-board" ref={root}>
            <Middle board={board} box={box} />
            <Forest
              player={player}
              seat={seat}
              name={name}
              box={box}
              coming={coming}
              news={namedIn(news)}
              told={namedIn(told?.seat === seat ? [told] : [])}
            />
            <Hand player={player} name={name} board={board} box={box} gains={gains} asked={asked} />
          </div>
        </Travel>
      </Tips>
      <LargeCard id={looked} box={box} onClose={() => look(null)} />
    </PickingContext.Provider>
  );
}

/** What every face that can be played or placed would bring at its best place, and every card as a universal moor. */
function bestGains(moves: string[], board: DartmoorBoard, seat: number, box: Box): ReadonlyMap<string, number> {
  const faces = moves.filter((move) => ["play", "place"].includes(verbOf(move))).map(objectOf);
  const moors = moves.filter((move) => verbOf(move) === "moor").map(objectOf);
  const gains = gainsFor(board.players, seat, box);
  const forest = board.players[seat]?.forest ?? [];
  const best = (face: Face) => Math.max(...possiblePlaces(face, forest, box).map((place) => gains.of(face, place)));
  return new Map([
    ...faces.map((id): [string, number] => [id, best(faceOf(box, id))]),
    ...moors.map((id): [string, number] => [id, best(backFace)]),
  ]);
}

/** The half that looks for its place, with what it would bring there. */
function whatComes(asked: boolean, board: DartmoorBoard, seat: number, box: Box): Coming | null {
  const step = board.pending.at(-1);
  if (!asked || step?.ask !== "at" || !step.face) return null;
  const face = faceOf(box, step.face);
  const gains = gainsFor(board.players, seat, box);
  return { face, gain: (host) => gains.of(face, host) };
}
