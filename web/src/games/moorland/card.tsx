// A moor card outside the moor: in the display, below a storage board, in the list of all cards.
import { Info } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { CardShape } from "./art/card";
import type { MoorCard } from "./box";
import type { Target } from "./choice";
import { usePicking, useTarget } from "./picking";
import type { Face } from "./types";
import { cardLabel, cardName } from "./words";
import "./card.css";

export function CardPicture({ card, face = "up" }: { card: MoorCard; face?: Face }) {
  return (
    <svg class="mo-card-picture" viewBox="0 0 100 100" aria-hidden="true">
      <CardShape card={card} face={face} />
    </svg>
  );
}

interface CardButtonProps {
  card: MoorCard;
  target: Target;
  /** Held over the moor at the moment. */
  away?: boolean;
  /** Whether it can be laid face up somewhere, where that matters. */
  fits?: boolean | undefined;
}

/** Choosing it is the first thing a card is for; when there is nothing to choose, it is looked at. */
export function CardButton({ card, target, away = false, fits }: CardButtonProps) {
  const { look } = usePicking();
  const { isHinted, classes, attributes } = useTarget(target, cardLabel(card));
  return (
    <div class={`mo-card ${classes} ${away ? "mo-away" : ""} ${fits === false ? "mo-only-down" : ""}`}>
      <button
        type="button"
        class="mo-card-face-button"
        data-card={card.number}
        data-tip={cardLabel(card)}
        aria-label={`${cardLabel(card)} ${t("moorland-page-do-look")}`}
        onClick={() => look(card.number)}
        {...attributes}
      >
        <span data-piece={away ? undefined : `card:${card.number}`}>
          <CardPicture card={card} />
        </span>
      </button>
      {isHinted && <span class="mo-hint">{t("moorland-page-hint")}</span>}
      <CardFoot card={card}>{fits && <span class="mo-fits">{t("moorland-page-fits")}</span>}</CardFoot>
    </div>
  );
}

export function CardFoot({ card, children }: { card: MoorCard; children?: ComponentChildren }) {
  const { look } = usePicking();
  return (
    <div class="mo-card-foot">
      <span class="mo-number" aria-hidden="true">
        {card.number}
      </span>
      {children}
      <button
        type="button"
        class="mo-info"
        aria-label={`${cardName(card)}: ${t("moorland-page-look")}`}
        onClick={() => look(card.number)}
      >
        <Info size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
