// What can be done apart from the board: moves without a place on it, taking back, a hint, skipping.
import { Lightbulb, SkipForward, Undo2 } from "lucide-preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import type { GameAtTable } from "./load";
import { isWord, nameMove } from "./moves";
import type { Sitting } from "./sitting";
import "./controls.css";

export function Controls({ sitting, game }: { sitting: Sitting; game: GameAtTable }) {
  const { asked, hint } = sitting;
  if (canSkip(sitting)) {
    return (
      <div class="tb-controls">
        <Button icon={SkipForward} onClick={() => sitting.skip()}>
          {t("table-skip")}
        </Button>
      </div>
    );
  }
  if (asked.value === null) return null;
  return (
    <>
      {hint.value && <Hint sitting={sitting} game={game} move={hint.value} />}
      <div class="tb-controls">
        <WordMoves sitting={sitting} game={game} />
        <UndoButton sitting={sitting} />
        <HintButton sitting={sitting} />
      </div>
    </>
  );
}

/** While others' moves are shown or a bot plays on. */
function canSkip({ waiting, shown, table }: Sitting): boolean {
  const seat = shown.value?.view.seat ?? null;
  return waiting.value > 0 || (seat !== null && Boolean(table.value.seats[seat]?.bot));
}

/** Moves of a single word; the one that finishes the turn is the thing to press. */
function WordMoves({ sitting, game }: { sitting: Sitting; game: GameAtTable }) {
  const words = sitting.moves.value.filter(isWord);
  const ending = useEnding(sitting, words);
  if (ending === undefined) return null;
  const ordered = [...words].sort((a, b) => Number(b === ending) - Number(a === ending));
  return ordered.map((move) => (
    <Button
      key={move}
      kind={move === ending ? "primary" : "plain"}
      data-target={move}
      onClick={() => sitting.play(move)}
    >
      {nameMove(game, sitting.shown.value?.view, move)}
    </Button>
  ));
}

/** The last of the moves that ends what can be taken back, or null; undefined until that is known. */
function useEnding(sitting: Sitting, words: string[]): string | null | undefined {
  const [known, setKnown] = useState<{ key: string; ending: string | null }>();
  const key = words.join();
  const position = sitting.shown.value;
  useEffect(() => {
    let wanted = true;
    const learn = (ending: string | null) => wanted && setKnown({ key, ending });
    Promise.all(words.map((move) => sitting.foresee(move))).then(
      (previews) => learn(previews.findLast(({ ends }) => ends)?.move ?? null),
      () => learn(null),
    );
    return () => {
      wanted = false;
    };
  }, [position, key]);
  return known?.key === key ? known.ending : undefined;
}

function UndoButton({ sitting }: { sitting: Sitting }) {
  const steps = sitting.shown.value?.undo ?? 0;
  return (
    <Button icon={Undo2} disabled={steps === 0 || sitting.moves.value.length === 0} onClick={() => sitting.undo()}>
      <span class="tb-label">{t("table-undo")}</span>
    </Button>
  );
}

function HintButton({ sitting }: { sitting: Sitting }) {
  const [thinking, setThinking] = useState(false);
  const ask = async () => {
    setThinking(true);
    await sitting.askHint();
    setThinking(false);
  };
  return (
    <Button icon={Lightbulb} disabled={thinking || sitting.moves.value.length === 0} onClick={ask}>
      <span class="tb-label">{t(thinking ? "table-hint-thinking" : "table-hint")}</span>
    </Button>
  );
}

function Hint({ sitting, game, move }: { sitting: Sitting; game: GameAtTable; move: string }) {
  return (
    <p class="tb-hint" role="status">
      <Lightbulb size={16} aria-hidden="true" />
      <span>{t("table-hint-move", { move: nameMove(game, sitting.shown.value?.view, move) })}</span>
      <Button kind="quiet" onClick={() => sitting.play(move)}>
        {t("table-hint-play")}
      </Button>
    </p>
  );
}
