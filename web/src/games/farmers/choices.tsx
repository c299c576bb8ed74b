// Decisions that have no place on the table, as buttons that say what comes of each.
import { X } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { IconButton } from "../../ui/button";
import { t } from "../../ui/i18n";
import { ActionIcon, EmblemIcon, SpecialIcon, WareIcon } from "./art/icons";
import { answersOf, OFFERS } from "./asked";
import { harms } from "./costs";
import { ImprovementIcon } from "./improvement-icon";
import { objectOf, otherOf, verbOf } from "./moves";
import { usePicking } from "./picking";
import type { PlayerState, SpecialAction, Step, Ware } from "./types";
import { majorName, majorText } from "./words";
import "./choices.css";

/** What is chosen here, the likeliest first; the rest is chosen where it lies. */
const ANYWHERE = ["get", "buy", "bake", "renovate", "heat", "feed", "keep", "bury", "discard"];

/** Exchanges are made at the goods; where they are what matters they stand here as well. */
const OF_GOODS = ["craft", "cook", "eat", "burn", "trade", "donate", "light"];
const EXCHANGES = [...OF_GOODS, ...OFFERS, "lodge", "release"];
const WITH_EXCHANGES: Step["ask"][] = ["feed", "heat", "house", "get", "again"];

const isExchangeOrEnd = (move: string) => move === "done" || EXCHANGES.includes(verbOf(move));

export function choicesOf(moves: readonly string[], step: Step | undefined): string[] {
  if (step?.ask === "asked") return answersOf(moves, step);
  return [...exchangesAt(moves, step), ...ANYWHERE].flatMap((verb) => moves.filter((move) => verbOf(move) === verb));
}

/** Within an action exchanges are offered where they open something up, but for the uses of cards. */
function exchangesAt(moves: readonly string[], step: Step | undefined): readonly string[] {
  if (step && WITH_EXCHANGES.includes(step.ask)) return EXCHANGES;
  if (step?.ask !== "act") return [];
  return moves.every(isExchangeOrEnd) ? EXCHANGES : OF_GOODS;
}

interface ChoicesProps {
  choices: readonly string[];
  step: Step | undefined;
  /** Who chooses. */
  player: PlayerState;
  /** The ways to get a card that was clicked, instead of all else. */
  ways: readonly string[];
  onClose(): void;
}

/** Along the lower edge, so that it is in sight wherever one looks. */
export function Choices({ choices, step, player, ways, onClose }: ChoicesProps) {
  const { offers } = usePicking();
  const shown = ways.length > 0 ? ways : choices;
  const asks = step?.ask === "asked" && ways.length === 0 && offers.size + shown.length > 0 ? step.card : undefined;
  if (!step || (shown.length === 0 && !asks)) return null;
  const best = shown.find((move) => ENDS.includes(verbOf(move)) && !harms(move, player));
  const title = ways[0]
    ? t("farmers-page-ways", { major: objectOf(ways[0]) })
    : asks
      ? majorName(asks)
      : t(`farmers-page-ask-${step.ask}`);
  return (
    <section class="fa-choices" aria-label={title} data-asks={asks}>
      <header>
        <h3>{title}</h3>
        {ways.length > 0 && <IconButton icon={X} label={t("farmers-page-close")} onClick={onClose} />}
      </header>
      {asks && <p class="fa-choices-text">{majorText(asks)}</p>}
      <div class="fa-choices-list">
        {shown.map((move) => (
          <Choice key={move} move={move} kind={harms(move, player) ? "harms" : move === best ? "best" : undefined} />
        ))}
      </div>
    </section>
  );
}

const ENDS = ["feed", "heat"];

/** What costs a person, an animal or points is never what to press without thinking. */
function Choice({ move, kind }: { move: string; kind: "best" | "harms" | undefined }) {
  const { doing, play, hint, chosen } = usePicking();
  const words = doing(move);
  const hinted = move === hint;
  const classes = ["fa-choice fa-target", hinted && "fa-hinted", move === chosen && "fa-chosen"].filter(Boolean);
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-target={move}
      data-kind={kind}
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
    case "raise":
    case "lodge":
      return <WareIcon ware={object as Ware} />;
    case "build":
    case "buildwith":
    case "craft":
    case "idle":
    case "light":
      return <ImprovementIcon id={object} />;
    case "upgrade":
      return <ImprovementIcon id={otherOf(move)} />;
    case "donate":
      return <EmblemIcon picture="village_church" />;
    case "burn":
      return <WareIcon ware="wood" />;
    case "bake":
      return <ActionIcon action="bake" />;
    case "renovate":
      return <ActionIcon action="renovate" />;
    case "feed":
      return <WareIcon ware="food" />;
    case "heat":
    case "wait":
      return <WareIcon ware="fuel" />;
    case "special":
      return <SpecialIcon action={object as SpecialAction} />;
    default:
      return null;
  }
}
