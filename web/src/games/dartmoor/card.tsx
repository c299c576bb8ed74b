// Cards outside the forest: in the hand with both halves in full, or as two lines where there is little room.
import { t } from "../../ui/i18n";
import { TreeSymbol } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import type { Card, Face } from "./box";
import { FaceBody, Gain, Name } from "./face";
import type { Target } from "./moves";
import { usePicking, useTarget } from "./picking";
import { cardName, faceLabel } from "./words";
import "./card.css";
import "./strip.css";

/** A card as it is printed. */
export function CardPicture({ card }: { card: Card }) {
  return (
    <span class="da-card" data-split={card.split}>
      {card.faces.map((face) => (
        <FaceBody key={face.id} face={face} />
      ))}
    </span>
  );
}

interface HandCardProps {
  card: Card;
  /** Points that placing each face would bring at its best place, or the card as a universal moor. */
  gains: ReadonlyMap<string, number>;
  /** What paying with it means for the bonus. */
  keeps?: boolean | undefined;
  piece: string;
}

/** Either the card as a whole can be chosen, or each of its halves. */
export function HandCard({ card, gains, keeps, piece }: HandCardProps) {
  const { look } = usePicking();
  const whole = useTarget(`hand:${card.id}`, cardName(card));
  const gain = whole.offered ? gains.get(card.id) : undefined;
  return (
    <div class={`da-hand-card ${whole.classes}`} data-piece={piece}>
      {whole.offered ? (
        <button type="button" class="da-card" data-split={card.split} data-card={card.id} {...whole.attributes}>
          {card.faces.map((face) => (
            <span key={face.id} class="da-half" data-face={face.id}>
              <FaceBody face={face} />
            </span>
          ))}
        </button>
      ) : (
        <div class="da-card" data-split={card.split} data-card={card.id}>
          {card.faces.map((face) => (
            <HalfButton key={face.id} face={face} target={`half:${face.id}`} gain={gains.get(face.id)} look={look} />
          ))}
        </div>
      )}
      {whole.isHinted && <Hint />}
      {gain !== undefined && <Gain points={gain} />}
      {whole.offered && keeps !== undefined && (
        <span class="da-keeps" data-keeps={keeps}>
          {t(keeps ? "dartmoor-page-keeps" : "dartmoor-page-loses")}
        </span>
      )}
    </div>
  );
}

interface HalfButtonProps {
  face: Face;
  target: Target;
  gain?: number | undefined;
  look(card: string): void;
}

function HalfButton({ face, target, gain, look }: HalfButtonProps) {
  const { offered, isHinted, classes, attributes } = useTarget(target, faceLabel(face));
  return (
    <button
      type="button"
      class={`da-half ${classes}`}
      data-face={face.id}
      aria-label={`${faceLabel(face)}. ${t("dartmoor-page-do-look")}`}
      onClick={() => look(face.card)}
      {...attributes}
    >
      <FaceBody face={face} gain={offered ? gain : undefined} />
      {isHinted && <Hint />}
    </button>
  );
}

export const Hint = () => <span class="da-hint">{t("dartmoor-page-hint")}</span>;

/** A card in two lines: enough to know what it is and what it can pay for. */
export function StripCard({ card }: { card: Card }) {
  return (
    <span class="da-strip-card" data-split={card.split}>
      {card.faces.map((face) => (
        <Strip key={face.id} face={face} />
      ))}
    </span>
  );
}

export function Strip({ face }: { face: Face }) {
  return (
    <span class="da-strip" data-position={face.species.position} data-face={face.id}>
      <SpeciesPicture species={face.species} />
      <Name species={face.species.id} />
      <span class="da-cost">{face.species.cost}</span>
      {face.tree && <TreeSymbol tree={face.tree} />}
    </span>
  );
}

/** A card of the clearing: to be taken or put into the cave as a whole, or a half of it to be placed. */
export function ClearingCard({ card, piece }: { card: Card; piece: string }) {
  const { look } = usePicking();
  const whole = useTarget(`clearing:${card.id}`, cardName(card));
  const [first, second] = card.faces;
  const halves = [useTarget(`clearing-half:${first?.id}`, ""), useTarget(`clearing-half:${second?.id}`, "")];
  if (!halves.some(({ offered }) => offered)) {
    return (
      <button
        type="button"
        class={`da-strip-button ${whole.classes}`}
        data-card={card.id}
        data-piece={piece}
        aria-label={`${cardName(card)}. ${t("dartmoor-page-do-look")}`}
        onClick={() => look(card.id)}
        {...whole.attributes}
      >
        <StripCard card={card} />
        {whole.isHinted && <Hint />}
      </button>
    );
  }
  return (
    <span class="da-strip-button" data-card={card.id} data-piece={piece}>
      <span class="da-strip-card" data-split={card.split}>
        {card.faces.map((face) => (
          <StripHalf key={face.id} face={face} look={look} />
        ))}
      </span>
    </span>
  );
}

function StripHalf({ face, look }: { face: Face; look(card: string): void }) {
  const { isHinted, classes, attributes } = useTarget(`clearing-half:${face.id}`, faceLabel(face));
  return (
    <button
      type="button"
      class={`da-strip-half ${classes}`}
      aria-label={`${faceLabel(face)}. ${t("dartmoor-page-do-look")}`}
      onClick={() => look(face.card)}
      {...attributes}
    >
      <Strip face={face} />
      {isHinted && <Hint />}
    </button>
  );
}
