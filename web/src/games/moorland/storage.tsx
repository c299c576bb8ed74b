// A player's storage board: cards below it, water markers and surplus plants on it.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { PlantShape } from "./art/plants";
import { DropShape, TokenIcon } from "./art/tokens";
import { type Box, cardOf, total } from "./box";
import { CardButton } from "./card";
import { fitsSomewhere } from "./choice";
import { type Move, only } from "./moves";
import { useTarget } from "./picking";
import type { Token, Tokens } from "./tokens";
import type { MoorState, Plant, Plants } from "./types";
import { KEEPS, ROUNDS } from "./types";
import { signed, surplusInWords } from "./words";
import "./storage.css";

interface StorageProps {
  seat: number;
  name: string;
  moor: MoorState;
  box: Box;
  round: number;
  tokens: Tokens;
  /** The card held over the moor. */
  held: number | null;
  moves: Move[];
  children: ComponentChildren; // more to know about the moor
}

export function Storage({ seat, name, moor, box, round, tokens, held, moves, children }: StorageProps) {
  return (
    <>
      <section class="mo-storage mo-hand" data-part aria-label={t("moorland-page-hand", { player: name })}>
        <h2 class="mo-owner">
          <PlayerMark seat={seat} />
          {name}
        </h2>
        {(round < ROUNDS || moor.stored.length > 0) && (
          <Stored cards={moor.stored} box={box} round={round} held={held} moves={moves} />
        )}
      </section>
      <section class="mo-storage" data-part aria-label={t("moorland-page-storage")}>
        <WaterMarkers count={moor.water} />
        <Surplus moor={moor} tokens={tokens.get("surplus") ?? []} drifting={tokens.get("stock")?.[0]?.plant ?? null} />
        <div class="mo-more">{children}</div>
      </section>
    </>
  );
}

type StoredProps = Pick<StorageProps, "box" | "round" | "held" | "moves"> & { cards: number[] };

function Stored({ cards, box, round, held, moves }: StoredProps) {
  const asked = only(moves, "play").length > 0;
  const free = Math.max(0, (round === ROUNDS ? 0 : KEEPS) - cards.length);
  return (
    <>
      <h3>{t(round === ROUNDS ? "moorland-page-stored-last" : "moorland-page-stored-two")}</h3>
      <ul class="mo-cards">
        {cards.map((number) => (
          <li key={number}>
            <CardButton
              card={cardOf(box, number)}
              target={`stored:${number}`}
              away={number === held}
              fits={asked ? fitsSomewhere(moves, number) : undefined}
            />
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => (
          <li key={place} class="mo-free" aria-hidden="true" />
        ))}
      </ul>
    </>
  );
}

function WaterMarkers({ count }: { count: number }) {
  const { offered, isChosen, isHinted, classes, attributes } = useTarget("water", t("moorland-page-spend"));
  const words = t("moorland-page-water-markers", { count });
  return (
    <div class="mo-water-markers">
      <h3>{words}</h3>
      <div class="mo-drops" aria-hidden="true">
        {Array.from({ length: count }, (_, marker) => (
          <TokenIcon key={marker} size={24}>
            <DropShape />
          </TokenIcon>
        ))}
      </div>
      {offered && (
        <button type="button" class={`mo-spend ${classes}`} data-tip={t("moorland-page-spend-about")} {...attributes}>
          {t(isChosen ? "moorland-page-choose-water" : "moorland-page-spend")}
          {isHinted && <span class="mo-hint">{t("moorland-page-hint")}</span>}
        </button>
      )}
    </div>
  );
}

interface SurplusProps {
  moor: MoorState;
  tokens: Token[];
  drifting: Plant | null; // the plant that drifts next
}

function Surplus({ moor, tokens, drifting }: SurplusProps) {
  const words = surplusInWords(moor.surplus);
  const put = drifting ? t("moorland-page-surplus-put", { plant: drifting }) : "";
  const { offered, isHinted, classes, attributes } = useTarget("surplus", t("moorland-page-surplus"));
  return (
    <div class={`mo-surplus ${classes}`} data-tip={words}>
      <h3>
        {t("moorland-page-surplus")}: <LostPoints plants={moor.surplus} />
      </h3>
      <div class="mo-heap" role="img" aria-label={words}>
        {tokens.map((token) => (
          <svg key={token.id} viewBox="-13 -13 26 26" width="24" height="24" aria-hidden="true">
            <g class="mo-marker" data-piece={`plant:${token.id}`} data-plant={token.plant}>
              <PlantShape plant={token.plant} />
            </g>
          </svg>
        ))}
      </div>
      {offered && (
        <button type="button" class="mo-spend" {...attributes}>
          {put}
          {isHinted && <span class="mo-hint">{t("moorland-page-hint")}</span>}
        </button>
      )}
    </div>
  );
}

/** The points that surplus plants cost. */
export function LostPoints({ plants }: { plants: Plants }) {
  const lost = total(plants);
  return lost > 0 ? <span class="mo-minus">{signed(-lost)}</span> : <span>0</span>;
}
