// Moorland's board: the middle of the table, a large moor, its storage board, and how moves are chosen on them.
import { Waves } from "lucide-preact";
import { useMemo, useState } from "preact/hooks";
import { Tips } from "../../table/tips";
import { Travel } from "../../table/travel";
import { Button } from "../../ui/button";
import { t } from "../../ui/i18n";
import type { BoardProps } from "../game";
import { BoardChooser } from "./board-chooser";
import { cardOf, openBox } from "./box";
import { heldPlay } from "./ghosts";
import { LargeCard } from "./look";
import { Middle } from "./middle";
import { MoorPart } from "./moor-part";
import { readMove } from "./moves";
import { outcomeOf } from "./outcome";
import { PickingContext } from "./picking";
import { Storage } from "./storage";
import { layOut } from "./structure";
import type { MoorlandBoard } from "./types";
import { useChoosing } from "./use-choosing";
import { usePreview } from "./use-preview";
import { useTokens } from "./use-tokens";
import "./board.css";

/** New plants come from the plant card, or at least from where it lies. */
const plantSupply = ({ plant }: DOMStringMap) => (plant ? [plant, "any"] : []);

export function Board({ view, components, names, moves, hint, news, told, play, preview }: BoardProps) {
  const board = view.board as MoorlandBoard;
  const box = openBox(components);
  const seat = view.you ?? view.seat ?? 0;
  const moor = board.moors[seat];
  const structure = useMemo(() => layOut(board.structure, box), [board, box]);
  const tokens = useTokens(board, seat, box);
  const [looked, look] = useState<number | null>(null);
  const [wantsLongest, wantLongest] = useState(false);
  // On the moor of somebody else there is nothing to choose.
  const hinted = hint === null ? null : readMove(hint);
  const choosing = useChoosing(seat === board.seat ? moves : [], hinted, board, play);
  const held = heldPlay(choosing.moves, choosing.choice, choosing.pointed);
  const previewed = usePreview(held?.text ?? null, board, preview);
  const outcome = held && previewed ? outcomeOf(held, previewed, view, box) : null;
  if (!moor) return null;

  const scene = { structure, moor, box, tokens, water: board.water };
  const showLongest = wantsLongest || view.seat === null;
  const laying = choosing.choice.step === "lay" ? choosing.choice : null;
  return (
    <PickingContext.Provider value={{ ...choosing, look }}>
      <Tips position={board} wait={450} onLook={(card) => look(Number(card))}>
        <div class="mo-board">
          <Travel key={seat} position={board} cameFrom={plantSupply} resizes>
            <div class="mo-parts" style={{ "--mo-shown": board.moors.length + 1, "--mo-across": structure.width }}>
              <Middle board={board} box={box} structure={structure} names={names} />
              <MoorPart
                scene={scene}
                view={view}
                seat={seat}
                name={names[seat] ?? ""}
                news={news}
                told={told}
                choosing={choosing}
                held={held}
                outcome={outcome}
                showLongest={showLongest}
              />
              <Storage
                seat={seat}
                name={names[seat] ?? ""}
                moor={moor}
                box={box}
                round={board.round}
                tokens={tokens}
                held={laying?.card ?? null}
                moves={choosing.moves}
              >
                <Button kind="quiet" icon={Waves} aria-pressed={showLongest} onClick={() => wantLongest(!wantsLongest)}>
                  {t("moorland-page-longest", { sections: view.scores[seat]?.categories.waterway ?? 0 })}
                </Button>
              </Storage>
            </div>
          </Travel>
          <BoardChooser
            board={board}
            moor={moor}
            structure={structure}
            choosing={choosing}
            outcome={outcome}
            hint={hinted}
            play={play}
          />
        </div>
      </Tips>
      <LargeCard card={looked === null ? null : cardOf(box, looked)} onClose={() => look(null)} />
    </PickingContext.Provider>
  );
}
