import { useState } from "preact/hooks";
import type { Preview } from "../net/types";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import type { GameAtTable } from "./load";
import { nameMove } from "./moves";
import type { Sitting } from "./sitting";

interface MoveListProps {
  sitting: Sitting;
  game: GameAtTable;
  /** The move being looked at, to be shown on the board; null when none is any more. */
  onPoint(move: string | null): void;
}

/** Every legal move by its name, for who would rather read than look. */
export function MoveList({ sitting, game, onPoint }: MoveListProps) {
  const moves = sitting.moves.value;
  const [found, setFound] = useState<{ moves: string[]; preview: Preview } | null>(null);
  const preview = found?.moves === moves ? found.preview : null; // that of another position says nothing here

  function point(move: string) {
    onPoint(move);
    sitting.preview(move).then(
      (preview) => setFound({ moves, preview }),
      () => undefined,
    );
  }

  if (moves.length === 0) return null;
  return (
    <details class="tb-moves">
      <summary>{t("table-all-moves", { moves: moves.length })}</summary>
      <ul class="tb-moves-list" onPointerLeave={() => onPoint(null)} onFocusOut={() => onPoint(null)}>
        {moves.map((move) => (
          <li key={move}>
            <Button
              kind="quiet"
              onClick={() => sitting.play(move)}
              onPointerEnter={() => point(move)}
              onFocus={() => point(move)}
            >
              {nameMove(game, sitting.shown.value?.view, move)}
              {preview?.move === move && <Outcome preview={preview} />}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Outcome({ preview: { gain, ends } }: { preview: Preview }) {
  if (ends) return <span class="tb-moves-gain">{t("table-ends-turn")}</span>;
  return gain === 0 ? null : <span class="tb-moves-gain">{t("table-gain", { gain: signed(gain) })}</span>;
}

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);
