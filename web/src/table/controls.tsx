// What can be done apart from the board: moves without a place on it, taking back, a hint, skipping.
import { Lightbulb, SkipForward, Undo2, Users } from "lucide-preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import { Tooltip } from "../ui/tooltip";
import { Confirmation } from "./confirmation";
import { Hint, HintSaid } from "./hint";
import type { GameAtTable } from "./load";
import { isWord, nameMove } from "./moves";
import { BEFORE_ALL } from "./names";
import type { Sitting } from "./sitting";
import "./controls.css";

interface ControlsProps {
  sitting: Sitting;
  game: GameAtTable;
  /** The move that a hint means, or that is being looked at. */
  marked: string | null;
  onPoint(move: string | null): void;
}

export function Controls({ sitting, game, marked, onPoint }: ControlsProps) {
  const { asked, hint, laidOut } = sitting;
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
  if (sitting.lingering.value !== null) {
    return (
      <div class="tb-controls">
        <Button kind="primary" icon={Users} onClick={() => sitting.handOver()}>
          {t("table-pass-on")}
        </Button>
      </div>
    );
  }
  if (laidOut.value) return <Confirmation sitting={sitting} laidOut={laidOut.value} />;
  return (
    <>
      <HintSaid best={hint.value?.best[0]} name={(move) => nameMove(game, sitting.shown.value?.view, move)} />
      {hint.value && <Hint hint={hint.value} sitting={sitting} game={game} marked={marked} onPoint={onPoint} />}
      <div class="tb-controls">
        <WordMoves sitting={sitting} game={game} marked={marked} />
        <UndoButton sitting={sitting} />
        <HintButton sitting={sitting} />
      </div>
    </>
  );
}

/** While others' moves are shown or a bot plays on. */
function canSkip({ waiting, shown, table }: Sitting): boolean {
  const seat = shown.value?.view.seat ?? null;
  const { aside, seats } = table.value;
  return waiting.value > 0 || (!aside && seat !== null && Boolean(seats[seat]?.bot));
}

/** By the convention of all games, the move that ends a turn; what it does without is called `skip`. */
const END = "end";

/** Moves of a single word that are nowhere else; the one that ends the turn is the thing to press. */
function WordMoves({ sitting, game, marked }: Omit<ControlsProps, "onPoint">) {
  const view = sitting.shown.value?.view;
  const elsewhere = (view && game.client.ownWords?.(view)) ?? [];
  const words = sitting.moves.value.filter((move) => isWord(move) && !elsewhere.includes(move));
  const ordered = [...words].sort((a, b) => Number(b === END) - Number(a === END));
  return ordered.map((move) => (
    <Button
      key={move}
      kind={move === END ? "primary" : "plain"}
      data-target={move}
      data-hinted={move === marked || undefined}
      onClick={() => sitting.play(move)}
    >
      {nameMove(game, view, move)}
    </Button>
  ));
}

/** It can be reached when there is nothing to take back, too, and tells why. */
function UndoButton({ sitting }: { sitting: Sitting }) {
  const steps = sitting.shown.value?.undo ?? 0;
  const can = steps > 0 && sitting.moves.value.length > 0;
  return (
    <Tooltip text={can ? t("table-undo-steps", { steps }) : t(whyNoUndo(sitting))}>
      <Button icon={Undo2} aria-disabled={!can} onClick={() => sitting.undo()}>
        <span class="tb-label">{t("table-undo")}</span>
      </Button>
    </Tooltip>
  );
}

/** Whoever did something last and can't take it back has ended a turn with it, or brought something up. */
function whyNoUndo({ shown, asked, moves }: Sitting): string {
  if (moves.value.length === 0) return "table-moment";
  const last = shown.value?.lines.findLast(({ seat, n }) => seat !== null && n > BEFORE_ALL);
  return last?.seat === asked.value ? "table-undo-firm" : "table-undo-none";
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
