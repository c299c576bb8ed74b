// Another player's farm in small, with what stands beside it: goods, people, cards, what the next harvest asks for.
import { t } from "../../ui/i18n";
import type { SeatBoardProps } from "../game";
import { BedIcon, BeggingIcon, MajorIcon, PersonIcon, StartIcon, WareIcon } from "./art/icons";
import { Farmyard, Signs, viewBox } from "./farmyard";
import { at, UNIT } from "./layout";
import { spacesIn } from "./space-words";
import { ANIMALS, type FarmersBoard, GOODS, type PlayerState, type Ware } from "./types";
import { amountsInWords, majorName } from "./words";
import "./seat-board.css";

export function SeatBoard({ view, seat, news, told }: SeatBoardProps) {
  const board = view.board as FarmersBoard;
  const player = board.players[seat];
  if (!player) return null;
  const changed = spacesIn(news);
  const named = spacesIn(told ? [told] : []);
  return (
    <span class="fa-seat" style={{ "--fa-mark": `var(--player-${seat})` }}>
      <svg class="fa-seat-farm" viewBox={viewBox(player.farm)} aria-hidden="true">
        <Farmyard player={player} seat={seat} />
        <Signs farm={player.farm} />
        {player.farm.board.map(
          (space) =>
            (changed.has(space) || named.has(space)) && (
              <rect
                key={space}
                class="fa-seat-mark"
                data-told={named.has(space) || undefined}
                transform={at(space)}
                x="4"
                y="4"
                width={UNIT - 8}
                height={UNIT - 8}
                rx="6"
              />
            ),
        )}
      </svg>
      <Wares player={player} />
      <span class="fa-seat-row">
        <People player={player} seat={seat} first={board.first === seat && board.players.length > 1} />
        <Due player={player} />
        <Cards player={player} />
      </span>
    </span>
  );
}

/** All goods and animals that there are any of; food and fuel stand beside what is due. */
function Wares({ player: { goods, animals } }: { player: PlayerState }) {
  const all = [
    ...GOODS.map((good): [Ware, number] => [good, goods[good]]),
    ...ANIMALS.map((animal): [Ware, number] => [animal, animals[animal]]),
  ].filter(([ware, number]) => number > 0 && ware !== "food" && ware !== "fuel");
  if (all.length === 0) return null;
  const words = amountsInWords(Object.fromEntries(all));
  return (
    <span class="fa-seat-wares" role="img" aria-label={words} title={words}>
      {all.map(([ware, number]) => (
        <span key={ware}>
          <WareIcon ware={ware} />
          {number}
        </span>
      ))}
    </span>
  );
}

interface PeopleProps {
  player: PlayerState;
  seat: number;
  first: boolean;
}

function People({ player: { people, home, bed, begging }, seat, first }: PeopleProps) {
  const words = t("farmers-farm-people", { people, home, bed });
  return (
    <>
      <span class="fa-seat-people" role="img" aria-label={words} title={words}>
        {Array.from({ length: people }, (_, person) => (
          <span key={person} data-away={person >= home || undefined}>
            <PersonIcon seat={seat} />
          </span>
        ))}
        {bed > 0 && (
          <span class="fa-seat-count">
            <BedIcon />
            {bed}
          </span>
        )}
      </span>
      {first && <StartIcon label={t("farmers-farm-first")} />}
      {begging > 0 && (
        <span class="fa-seat-count" title={t("farmers-farm-begging", { begging })}>
          <BeggingIcon label={t("farmers-farm-begging", { begging })} />
          {begging}
        </span>
      )}
    </>
  );
}

/** What the next harvest asks for, beside what is there. */
function Due({ player: { goods, due } }: { player: PlayerState }) {
  return (
    <>
      {(["food", "fuel"] as const).map((good) => {
        const words = t(`farmers-farm-due-${good}`, { due: due[good], there: goods[good] });
        return (
          <span
            key={good}
            class="fa-seat-count"
            role="img"
            aria-label={words}
            title={words}
            data-lacks={goods[good] < due[good] || undefined}
          >
            <WareIcon ware={good} />
            {goods[good]}/{due[good]}
          </span>
        );
      })}
    </>
  );
}

function Cards({ player: { cards, deliveries } }: { player: PlayerState }) {
  if (cards.length === 0) return null;
  const words = cards.map(majorName).join(", ");
  const coming = t("farmers-farm-deliveries", { food: deliveries.length });
  return (
    <>
      <span class="fa-seat-cards" role="img" aria-label={words} title={words}>
        {cards.map((card) => (
          <MajorIcon key={card} id={card} />
        ))}
      </span>
      {deliveries.length > 0 && (
        <span class="fa-seat-count" role="img" aria-label={coming} title={coming}>
          +{deliveries.length}
          <WareIcon ware="food" />
        </span>
      )}
    </>
  );
}
