// The middle of the table: the stack with the winter cards that came, the clearing, the discard, and caves to choose.
import { t } from "../../ui/i18n";
import { CaveIcon, WinterIcon } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import { type Box, backFace, cardOf } from "./box";
import { ClearingCard, Hint } from "./card";
import { keyed } from "./keys";
import { useTarget } from "./picking";
import { type CaveData, CLEARING_LIMIT, type DartmoorBoard, WINTER_CARDS } from "./types";
import { caveInWords } from "./words";
import "./middle.css";

export function Middle({ board, box }: { board: DartmoorBoard; box: Box }) {
  return (
    <section class="da-middle" data-part aria-label={t("dartmoor-page-middle")}>
      <div class="da-supply">
        <Stack cards={board.stack} />
        <Winters count={board.winters} />
        {board.discard.length > 0 && (
          <p class="small soft">{t("dartmoor-page-discard", { cards: board.discard.length })}</p>
        )}
      </div>
      {board.caves.length > 0 ? (
        <Caves numbers={board.caves} box={box} />
      ) : (
        <Clearing cards={board.clearing} due={dueIn(board)} box={box} />
      )}
    </section>
  );
}

/** It stays the same thing whether it can be drawn from or not, so that who plays by keys stays there. */
function Stack({ cards }: { cards: number }) {
  const words = t("dartmoor-page-stack", { cards });
  const { offered, isHinted, classes, attributes } = useTarget("stack", words);
  return (
    <button
      type="button"
      class={`da-stack ${classes}`}
      data-supply="stack"
      data-tip={words}
      aria-label={words}
      aria-disabled={!offered}
      {...attributes}
    >
      <SpeciesPicture species={backFace.species} />
      <b>{cards}</b>
      {isHinted && <Hint />}
    </button>
  );
}

/** How many of the three winter cards have come; with the third the game ends. */
function Winters({ count }: { count: number }) {
  const words = t("dartmoor-page-winters", { count });
  return (
    <div class="da-winters" role="img" aria-label={words} data-tip={words}>
      {Array.from({ length: WINTER_CARDS }, (_, card) => (
        <span key={card} data-come={card < count || undefined}>
          <WinterIcon />
        </span>
      ))}
    </div>
  );
}

/** How many cards are still to be paid. */
function dueIn({ pending, paid }: DartmoorBoard): number {
  const step = pending.at(-1);
  return step?.ask === "pay" ? (step.cost ?? 0) - paid.length : 0;
}

function Clearing({ cards, due, box }: { cards: string[]; due: number; box: Box }) {
  const then = cards.length + due;
  return (
    <div class="da-clearing">
      <h3>
        {t("dartmoor-page-clearing")}
        <span class="da-pips" data-tip={t("dartmoor-page-clearing-about")}>
          <span class="sr-only">{t("dartmoor-page-clearing-count", { cards: cards.length })}</span>
          {Array.from({ length: CLEARING_LIMIT }, (_, place) => (
            <i key={place} data-full={place < cards.length || undefined} />
          ))}
          {due > 0 && then >= CLEARING_LIMIT ? (
            <b class="da-brimful">{t("dartmoor-page-clearing-full", { cards: cards.length, then })}</b>
          ) : (
            <span aria-hidden="true">
              {cards.length}/{CLEARING_LIMIT}
            </span>
          )}
        </span>
      </h3>
      {cards.length === 0 ? (
        <p class="small soft">{t("dartmoor-page-clearing-empty")}</p>
      ) : (
        <ul class="da-clearing-cards">
          {keyed(cards, "clearing").map(({ id, key }) => (
            <li key={key}>
              <ClearingCard card={cardOf(box, id)} piece={key} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Caves({ numbers, box }: { numbers: number[]; box: Box }) {
  return (
    <div class="da-clearing">
      <h3>{t("dartmoor-page-caves")}</h3>
      <ul class="da-caves">
        {numbers.map((number) => (
          <li key={number}>
            <CaveChoice cave={box.caves.get(number) ?? { number }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CaveChoice({ cave }: { cave: CaveData }) {
  const title = t("dartmoor-page-cave", { number: cave.number });
  const sentences = caveInWords(cave);
  const { isHinted, classes, attributes } = useTarget(`cave:${cave.number}`, [title, ...sentences].join(". "));
  return (
    <button type="button" class={`da-cave-choice ${classes}`} disabled={!attributes} {...attributes}>
      <span class="da-cave-head">
        <CaveIcon />
        <b>{cave.number}</b>
      </span>
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {cave.reconstructed && <span class="small soft">{t("dartmoor-guess-cave")}</span>}
      {isHinted && <Hint />}
    </button>
  );
}
