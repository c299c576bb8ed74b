// A hint: the best few moves, with what can be expected of each.
import { Check, Lightbulb, X } from "lucide-preact";
import { useEffect } from "preact/hooks";
import type { Choice, Hinted } from "../net/types";
import { IconButton } from "../ui/button";
import { t } from "../ui/i18n";
import { expected, restsOn } from "./analysis-words";
import type { GameAtTable } from "./load";
import { nameMove } from "./moves";
import type { Sitting } from "./sitting";
import "./hint.css";

interface HintProps {
  hint: Hinted;
  sitting: Sitting;
  game: GameAtTable;
  /** The move that the board marks: the best, or the one being looked at. */
  marked: string | null;
  onPoint(move: string | null): void;
}

export function Hint({ hint: { best, basis }, sitting, game, marked, onPoint }: HintProps) {
  const name = (move: string) => nameMove(game, sitting.shown.value?.view, move);
  useEffect(() => () => onPoint(null), [onPoint]);
  return (
    <section class="tb-hint" aria-label={t("table-hint")}>
      <header>
        <Lightbulb size={16} aria-hidden="true" />
        <p class="tb-hint-about small">{t("table-hint-about", { basis: restsOn(basis, best[0]?.chance === null) })}</p>
        <IconButton icon={X} label={t("table-hint-close")} onClick={() => sitting.clear()} />
      </header>
      <ol class="tb-hint-moves" onPointerLeave={() => onPoint(null)} onFocusOut={() => onPoint(null)}>
        {best.map((choice, at) => (
          <li
            key={choice.move}
            data-best={at === 0 || undefined}
            data-marked={choice.move === marked || undefined}
            onPointerEnter={() => onPoint(choice.move)}
          >
            <p class="tb-hint-words">
              <span class="tb-hint-move">{name(choice.move)}</span>
              <span class="tb-hint-expected">{expected(choice)}</span>
            </p>
            <IconButton
              kind={at === 0 ? "plain" : "quiet"}
              icon={Check}
              label={t("table-hint-do", { move: name(choice.move) })}
              onFocus={() => onPoint(choice.move)}
              onClick={() => sitting.play(choice.move)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The best of it for those who listen; it is there before, so that it is heard when it comes. */
export function HintSaid({ best, name }: { best: Choice | undefined; name(move: string): string }) {
  return (
    <p class="sr-only" role="status">
      {best && t("table-hint-move", { move: name(best.move), expected: expected(best) })}
    </p>
  );
}
