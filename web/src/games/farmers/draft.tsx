// How hands come about before the first round: a card from each pack, or some of those dealt changed for others.
import { ArrowRight } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { type Box, minorOf } from "./box";
import { SmallCards } from "./hand";
import { MinorCard } from "./minor";
import { minorInWords } from "./minor-words";
import type { Target } from "./moves";
import { usePicking, useTarget } from "./picking";
import type { FarmersBoard, Minor, PlayerState } from "./types";
import "./draft.css";

const HAND = 7; // cards

/** Whether hands are still being made. */
export const isDealing = ({ pending }: Pick<FarmersBoard, "pending">): boolean =>
  pending.some(({ ask }) => ask === "draft" || ask === "change");

interface DraftProps {
  board: FarmersBoard;
  box: Box;
  names: string[];
  /** Whose hand is looked at. */
  seat: number;
}

export function Draft(props: DraftProps) {
  const player = props.board.players[props.seat];
  if (!player?.hand || !isDealing(props.board)) return null;
  const changes = props.board.pending.some(({ ask }) => ask === "change");
  return (
    <section class="fa-draft" data-part id="fa-part-hand" aria-label={t("farmers-page-hand")}>
      {changes ? <Changing {...props} player={player} /> : <Drafting {...props} player={player} />}
    </section>
  );
}

type PartProps = DraftProps & { player: PlayerState };

function Drafting({ board, box, names, seat, player: { hand, pack } }: PartProps) {
  const taken = hand?.number ?? 0;
  const isDone = taken === HAND;
  return (
    <>
      <header>
        <h2>{isDone ? t("farmers-draft-full") : t("farmers-draft-pick", { number: taken + 1, all: HAND })}</h2>
        <Pips taken={taken} />
        {board.players.length > 1 && !isDone && <Way names={names} seat={seat} />}
      </header>
      <Pack cards={pack?.cards ?? []} box={box} />
      {!pack?.cards?.length && <Waiting board={board} names={names} />}
      <SoFar title={t("farmers-draft-so-far")} cards={hand?.cards ?? []} box={box} />
    </>
  );
}

/** How many of the cards are taken. */
const Pips = ({ taken }: { taken: number }) => (
  <span class="fa-draft-pips" aria-hidden="true">
    {Array.from({ length: HAND }, (_, card) => (
      <i key={card} data-full={card < taken || undefined} />
    ))}
  </span>
);

/** Packs go to the right: against the order of turns. */
function Way({ names, seat }: Pick<DraftProps, "names" | "seat">) {
  const player = names[(seat + names.length - 1) % names.length] ?? "";
  return (
    <p class="fa-draft-way">
      <ArrowRight size={18} aria-hidden="true" />
      {t("farmers-draft-way", { player })}
    </p>
  );
}

function Waiting({ board, names }: Pick<DraftProps, "board" | "names">) {
  return (
    <p class="soft" role="status">
      {t("farmers-draft-waiting", { player: names[board.seat ?? 0] ?? "" })}
    </p>
  );
}

function Pack({ cards, box }: { cards: readonly string[]; box: Box }) {
  if (cards.length === 0) return null;
  return (
    <Spread>
      {cards.map((id) => (
        <li key={id}>
          <BigCard minor={minorOf(box, id)} target={`pack:${id}`} />
        </li>
      ))}
    </Spread>
  );
}

/** One's own cards can be set aside; as many others come when that is done. */
function Changing({ board, box, names, player: { hand, aside } }: PartProps) {
  const cards = hand?.cards ?? [];
  const set = aside?.cards ?? [];
  return (
    <>
      <header>
        <h2>{t("farmers-draft-change")}</h2>
        <p>{t("farmers-draft-aside", { number: aside?.number ?? 0 })}</p>
      </header>
      <Spread>
        {cards.map((id) => (
          <li key={id}>
            <BigCard minor={minorOf(box, id)} target={`hand:${id}`} />
          </li>
        ))}
      </Spread>
      {cards.length === 0 && set.length === 0 && <Waiting board={board} names={names} />}
      <SoFar title={t("farmers-draft-set-aside")} cards={set} box={box} />
    </>
  );
}

const Spread = ({ children }: { children: ComponentChildren }) => <ul class="fa-draft-cards">{children}</ul>;

/** The whole card: it is read before it is chosen. */
function BigCard({ minor, target }: { minor: Minor; target: Target }) {
  const { look } = usePicking();
  const name = minorInWords(minor);
  const { isHinted, classes, attributes } = useTarget(target, name);
  return (
    <button
      type="button"
      class={`fa-draft-card ${classes}`}
      data-piece={`improvement:${minor.id}`}
      aria-label={name}
      onClick={() => look(minor.id, "")}
      {...attributes}
    >
      <MinorCard minor={minor} />
      {isHinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

function SoFar({ title, cards, box }: { title: string; cards: readonly string[]; box: Box }) {
  if (cards.length === 0) return null;
  return (
    <div class="fa-draft-so-far">
      <h3>{title}</h3>
      <SmallCards cards={cards} box={box} />
    </div>
  );
}
