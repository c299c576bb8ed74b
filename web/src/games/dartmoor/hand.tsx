// One's own hand, and what is paid from it; of others, what is known of theirs.
import { t } from "../../ui/i18n";
import { TreeSymbol } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import { type Box, backFace, cardOf, type Face, faceOf, showsTree } from "./box";
import { HandCard, Strip, StripCard } from "./card";
import { keyed } from "./keys";
import { type DartmoorBoard, HAND_LIMIT, type PlayerState, type Step } from "./types";
import { actionInWords } from "./words";
import "./hand.css";

interface HandProps {
  player: PlayerState;
  name: string;
  board: DartmoorBoard;
  box: Box;
  gains: ReadonlyMap<string, number>;
  /** Whether it is this player's decision. */
  asked: boolean;
}

export function Hand({ player, name, board, box, gains, asked }: HandProps) {
  const step = asked ? board.pending.at(-1) : undefined;
  if (player.hand === null) return <OtherHand player={player} name={name} box={box} />;
  const paying = step?.ask === "pay" && step.face ? faceOf(box, step.face) : null;
  return (
    <section class="da-hand" data-part aria-label={t("dartmoor-page-hand-of", { player: name })}>
      <header class="da-hand-head">
        <Title cards={player.cards} />
        {step && paying && <Paying step={step} face={paying} paid={board.paid} box={box} />}
        {step?.ask === "at" && step.face && <Placing face={faceOf(box, step.face)} />}
      </header>
      <ul class="da-hand-cards">
        {keyed(player.hand, "hand").map(({ id, key }) => (
          <li key={key}>
            <HandCard card={cardOf(box, id)} gains={gains} keeps={keeps(step, paying, id, box)} piece={key} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Title = ({ cards }: { cards: number }) => (
  <h2 class="da-hand-title">
    {t("dartmoor-page-hand")} <span class="soft">{t("dartmoor-page-hand-count", { cards, limit: HAND_LIMIT })}</span>
  </h2>
);

/** What paying with a card means for the bonus, as long as there is one to lose. */
function keeps(step: Step | undefined, paying: Face | null, card: string, box: Box): boolean | undefined {
  if (!paying?.species.bonus || !step?.bonus) return undefined;
  return showsTree(cardOf(box, card), paying.tree);
}

/** The card being played, how much of it is paid, and how its bonus stands. */
function Paying({ step, face, paid, box }: { step: Step; face: Face; paid: string[]; box: Box }) {
  const { cost = 0, bonus = false } = step;
  return (
    <div class="da-paying" role="status">
      <span class="da-strip-card">
        <Strip face={face} />
      </span>
      <div>
        <p class="da-due">
          <b>{t("dartmoor-page-paid", { paid: paid.length, cost })}</b>
          {Array.from({ length: cost }, (_, place) => (
            <Payment key={place} card={paid[place]} face={face} box={box} />
          ))}
        </p>
        <BonusLine face={face} earned={bonus} complete={paid.length === cost} />
      </div>
    </div>
  );
}

function Payment({ card, face, box }: { card: string | undefined; face: Face; box: Box }) {
  if (!card) return <i class="da-payment" />;
  const { faces } = cardOf(box, card);
  const matching = faces.find(({ tree }) => tree === face.tree);
  const shown = matching ?? faces[0];
  return (
    <i class="da-payment" data-matches={matching !== undefined}>
      {shown?.tree && <TreeSymbol tree={shown.tree} />}
    </i>
  );
}

function BonusLine({ face, earned, complete }: { face: Face; earned: boolean; complete: boolean }) {
  const { bonus } = face.species;
  if (!bonus) return <p class="small soft">{t("dartmoor-page-no-bonus")}</p>;
  const state = earned ? (complete ? "earned" : "open") : "lost";
  return (
    <p class="da-bonus small" data-state={state}>
      {face.tree && <TreeSymbol tree={face.tree} />}
      <span>
        <b>{t(`dartmoor-page-bonus-${state}`)}</b> {earned && actionInWords(bonus)}
      </span>
    </p>
  );
}

/** The half in hand while a place for it is looked for. */
function Placing({ face }: { face: Face }) {
  return (
    <div class="da-paying" role="status">
      <span class="da-strip-card">
        <Strip face={face} />
      </span>
      <p>{t(`dartmoor-page-where-${face.side}`)}</p>
    </div>
  );
}

/** Another's hand: how many cards, and those that everybody saw. */
function OtherHand({ player, name, box }: Pick<HandProps, "player" | "name" | "box">) {
  return (
    <section class="da-hand" data-part aria-label={t("dartmoor-page-hand-of", { player: name })}>
      <Title cards={player.cards} />
      <div class="da-backs" aria-hidden="true">
        {Array.from({ length: player.cards }, (_, card) => (
          <SpeciesPicture key={card} species={backFace.species} />
        ))}
      </div>
      {player.seen.length > 0 && (
        <>
          <p class="small soft">{t("dartmoor-page-seen")}</p>
          <ul class="da-strips">
            {player.seen.map(([card], at) => (
              <li key={at} data-card={card}>
                <StripCard card={cardOf(box, card)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
