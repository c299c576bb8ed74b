// The middle of the table: rounds, plant card, display and water cards.
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { PlantIcon } from "./art/plants";
import { DropRing, DropShape, MushroomShape, TokenIcon } from "./art/tokens";
import { type Box, cardOf } from "./box";
import { CardButton } from "./card";
import { Sideways } from "./sideways";
import type { Structure } from "./structure";
import type { MoorlandBoard, Place, Plant } from "./types";
import { ROUNDS } from "./types";
import { list } from "./words";
import "./middle.css";

interface MiddleProps {
  board: MoorlandBoard;
  box: Box;
  structure: Structure;
  names: string[];
}

export function Middle({ board, box, structure, names }: MiddleProps) {
  return (
    <section class="mo-middle" aria-label={t("moorland-page-middle")}>
      <RoundTrack board={board} names={names} />
      <Sideways class="mo-table">
        <PlantCard plants={board.plant_card} />
        <Display board={board} box={box} />
        <WaterCards board={board} structure={structure} />
      </Sideways>
    </section>
  );
}

const plantNames = (plants: Plant[]) => list(plants.map((plant) => t("moorland-plant", { plant })));

function RoundTrack({
  board: { round, seat, mushroom, plant_discard, plant_card },
  names,
}: {
  board: MoorlandBoard;
  names: string[];
}) {
  const over = seat === null;
  const title = over
    ? t("moorland-page-round-over", { rounds: ROUNDS })
    : t("moorland-page-round", { round, rounds: ROUNDS });
  const begins = t("moorland-page-mushroom", { player: names[mushroom] ?? "" });
  const cards = [...plant_discard, plant_card];
  return (
    <div class="mo-rounds">
      <strong class="mo-round">{title}</strong>
      <ol class="mo-track" aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, at) => at + 1).map((number) => {
          const plants = cards[number - 1];
          const tip = plants && t("moorland-page-round-plants", { round: number, plants: plantNames(plants) });
          return (
            <li
              key={number}
              data-tip={tip}
              class={number < round || over ? "mo-past" : number === round ? "mo-now" : undefined}
            >
              {number}
            </li>
          );
        })}
      </ol>
      <span class="mo-begins" data-tip={begins} role="img" aria-label={begins}>
        <TokenIcon size={22}>
          <MushroomShape />
        </TokenIcon>
        <PlayerMark seat={mushroom} size={12} />
      </span>
    </div>
  );
}

function PlantCard({ plants }: { plants: Plant[] }) {
  const means = t("moorland-page-plant-card-means", { plants: plantNames(plants) });
  return (
    <figure class="mo-plant-card" data-tip={means} data-supply="any">
      <figcaption>{t("moorland-page-plant-card")}</figcaption>
      <ul class="mo-plant-card-face" data-count={plants.length}>
        {plants.map((plant) => (
          <li key={plant} data-supply={plant}>
            <PlantIcon plant={plant} size={34} />
            <span>{t("moorland-plant", { plant })}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The cards still to be laid out in this game; what remains in the deck then is not played with. */
export function toCome({ round, deck, moors }: MoorlandBoard): number {
  return Math.min(deck, (ROUNDS - round) * (moors.length + 1));
}

function Display({ board, box }: { board: MoorlandBoard; box: Box }) {
  const { display, seat } = board;
  return (
    <div class="mo-display">
      <h3>{seat === null ? t("moorland-page-display-over") : t("moorland-page-display", { cards: toCome(board) })}</h3>
      {display.length === 0 && <p class="soft">{t("moorland-page-display-empty")}</p>}
      <ul class="mo-cards">
        {display.map((number) => (
          <li key={number}>
            <CardButton card={cardOf(box, number)} target={`display:${number}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The structure in small, with the water markers that nobody has won yet. */
function WaterCards({ board, structure }: { board: MoorlandBoard; structure: Structure }) {
  const { width, height } = structure;
  return (
    <figure class="mo-water-cards">
      <figcaption>{t("moorland-page-water-cards")}</figcaption>
      <ul style={{ "--mo-sections": width, "--mo-rows": height }}>
        {structure.sections.map(({ place, x, y, water }) => (
          <li key={place} style={{ gridColumn: x + 1, gridRow: y + 1 }} class={water ? "mo-old" : undefined}>
            {!water && <WaterMarker place={place} board={board} />}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function WaterMarker({ place, board }: { place: Place; board: MoorlandBoard }) {
  const here = board.water.includes(place);
  const soon = here && board.covered.includes(place);
  const words = t(`moorland-page-water-${soon ? "soon" : here ? "here" : "gone"}`, { place });
  return (
    <span
      class={`mo-water-place ${here ? "" : "mo-gone"} ${soon ? "mo-soon" : ""}`}
      data-tip={words}
      role="img"
      aria-label={words}
    >
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        {here ? <DropShape /> : <DropRing />}
        <text y="8">{place}</text>
      </svg>
    </span>
  );
}
