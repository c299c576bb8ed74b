// The cards in one's own hand; of others, how many they hold and which of them everybody knows.
import { t } from "../../ui/i18n";
import { HAND } from "./art/minors";
import { Icon } from "./art/shapes";
import { type Box, minorOf } from "./box";
import { useLacks } from "./hand-lacks";
import { MinorSmall } from "./minor";
import { isPlayable } from "./minor-lacks";
import { minorInWords } from "./minor-words";
import { usePicking, useTarget } from "./picking";
import type { FarmersBoard, Minor } from "./types";
import "./hand.css";

interface HandProps {
  board: FarmersBoard;
  box: Box;
  /** Whose hand it is. */
  seat: number;
  name: string;
  /** A card can be had in more than one way. */
  onChoose(moves: readonly string[]): void;
}

export function Hand({ board, box, seat, name, onChoose }: HandProps) {
  const hand = board.players[seat]?.hand;
  if (!hand) return null;
  const { number, cards, known } = hand;
  const acts = board.seat === seat && board.pending.at(-1)?.ask === "act";
  return (
    <section
      class="fa-hand"
      data-part
      data-open={cards !== null || undefined}
      id="fa-part-hand"
      aria-label={t("farmers-hand-of", { player: name })}
    >
      <h2>
        <Icon drawing={HAND} />
        {t("farmers-page-hand")} <span class="soft">{t("farmers-hand-count", { number })}</span>
      </h2>
      {cards ? (
        <ul class="fa-hand-cards">
          {cards.map((id) => (
            <li key={id}>
              <HandCard minor={minorOf(box, id)} acts={acts} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : (
        known.length > 0 && <Known cards={known} box={box} />
      )}
    </section>
  );
}

interface HandCardProps {
  minor: Minor;
  /** Only where something is done, it is asked why not this. */
  acts: boolean;
  onChoose(moves: readonly string[]): void;
}

function HandCard({ minor, acts, onChoose }: HandCardProps) {
  const { id, upgrades } = minor;
  const { look } = usePicking();
  const lacks = useLacks(id);
  const move = !acts ? "" : upgrades[0] ? `upgrade ${id} ${upgrades[0]}` : `play ${id}`;
  const name = minorInWords(minor);
  const { isHinted, classes, attributes } = useTarget(`improvement:${id}`, name, onChoose);
  return (
    <button
      type="button"
      class={`fa-hand-card ${classes}`}
      data-card={id}
      data-move={move}
      data-piece={`improvement:${id}`}
      data-short={(lacks && !isPlayable(lacks)) || undefined}
      aria-label={name}
      onClick={() => look(id, move)}
      {...attributes}
    >
      <MinorSmall minor={minor} lacks={lacks} />
      {isHinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

/** Cards that were passed on before everybody's eyes. */
function Known({ cards, box }: { cards: readonly string[]; box: Box }) {
  return (
    <>
      <p class="small soft">{t("farmers-hand-known")}</p>
      <SmallCards cards={cards} box={box} />
    </>
  );
}

/** Cards that are only looked at. */
export function SmallCards({ cards, box }: { cards: readonly string[]; box: Box }) {
  const { look } = usePicking();
  return (
    <ul class="fa-hand-cards">
      {cards.map((id) => (
        <li key={id}>
          <button
            type="button"
            class="fa-hand-card"
            data-card={id}
            data-move=""
            aria-label={minorInWords(minorOf(box, id))}
            onClick={() => look(id, "")}
          >
            <MinorSmall minor={minorOf(box, id)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
