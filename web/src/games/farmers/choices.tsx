// Decisions that have no place on the table, as buttons that say what comes of each.
import { X } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { IconButton } from "../../ui/button";
import { t } from "../../ui/i18n";
import { ActionIcon, MajorIcon, WareIcon } from "./art/icons";
import { objectOf, otherOf, verbOf } from "./moves";
import { usePicking } from "./picking";
import type { Step, Ware } from "./types";
import "./choices.css";

/** What is chosen here, the likeliest first; the rest is chosen where it lies. */
const ANYWHERE = ["get", "buy", "bake", "renovate", "heat", "feed", "keep", "bury", "discard"];

/** Exchanges are made at the goods; where they are all that matters they stand here, too. */
const EXCHANGES = ["craft", "cook", "eat", "burn", "trade", "donate", "light", "release"];
const WITH_EXCHANGES: Step["ask"][] = ["feed", "heat", "house"];

export function choicesOf(moves: readonly string[], step: Step | undefined): string[] {
  const verbs = step && WITH_EXCHANGES.includes(step.ask) ? [...EXCHANGES, ...ANYWHERE] : ANYWHERE;
  const chosen = verbs.flatMap((verb) => moves.filter((move) => verbOf(move) === verb));
  return chosen.length > 0 && moves.includes("done") ? [...chosen, "done"] : chosen;
}

interface ChoicesProps {
  moves: readonly string[];
  step: Step | undefined;
  /** The ways to get a card that was clicked, instead of all else. */
  ways: readonly string[];
  onClose(): void;
}

/** Along the lower edge, so that it is in sight wherever one looks. */
export function Choices({ moves, step, ways, onClose }: ChoicesProps) {
  const choices = ways.length > 0 ? ways : choicesOf(moves, step);
  if (!step || choices.length === 0) return null;
  const first = choices.find((move) => ENDS.includes(verbOf(move))); // heating with all that is due comes first
  const title = ways[0] ? t("farmers-page-ways", { major: objectOf(ways[0]) }) : t(`farmers-page-ask-${step.ask}`);
  return (
    <section class="fa-choices" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {ways.length > 0 && <IconButton icon={X} label={t("farmers-page-close")} onClick={onClose} />}
      </header>
      <div class="fa-choices-list">
        {choices.map((move) => (
          <Choice key={move} move={move} ends={move === first} />
        ))}
      </div>
    </section>
  );
}

const ENDS = ["feed", "heat"];

function Choice({ move, ends }: { move: string; ends: boolean }) {
  const { doing, play, hint } = usePicking();
  const words = doing(move);
  const hinted = move === hint;
  return (
    <button
      type="button"
      class={`fa-choice ${hinted ? "fa-hinted" : ""}`}
      data-target={move}
      data-ends={ends || undefined}
      aria-label={hinted ? `${t("farmers-page-hint")}: ${words}` : undefined}
      onClick={() => play(move)}
    >
      {pictureOf(move)}
      <span>{words}</span>
      {hinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

function pictureOf(move: string): ComponentChildren {
  const object = objectOf(move);
  switch (verbOf(move)) {
    case "get":
    case "buy":
    case "cook":
    case "eat":
    case "trade":
    case "release":
      return <WareIcon ware={object as Ware} />;
    case "build":
    case "craft":
    case "light":
      return <MajorIcon id={object} />;
    case "upgrade":
      return <MajorIcon id={otherOf(move)} />;
    case "donate":
      return <MajorIcon id="village_church" />;
    case "burn":
      return <WareIcon ware="wood" />;
    case "bake":
      return <ActionIcon action="bake" />;
    case "renovate":
      return <ActionIcon action="renovate" />;
    case "feed":
      return <WareIcon ware="food" />;
    case "heat":
      return <WareIcon ware="fuel" />;
    default:
      return null;
  }
}
