// Another player's farm in small, with what stands beside it: goods, people, cards, what the next harvest asks for.
import { t } from "../../ui/i18n";
import type { SeatBoardProps } from "../game";
import { BedIcon, BeggingIcon, EmblemIcon, GardenPathIcon, PersonIcon, StartIcon, WareIcon } from "./art/icons";
import { HAND } from "./art/minors";
import { Icon } from "./art/shapes";
import { type Box, improvementOf, openBox } from "./box";
import { ElsewhereInSmall } from "./elsewhere";
import { Farmyard, Signs, viewBox } from "./farmyard";
import { at, UNIT } from "./layout";
import { lyingInWords, lyingOn } from "./minor-own";
import { minorName } from "./minor-words";
import { spacesIn } from "./space-words";
import { ANIMALS, type Delivery, type FarmersBoard, GOODS, type PlayerState, type Ware } from "./types";
import { amountsInWords, listed, majorName } from "./words";
import "./seat-board.css";

export function SeatBoard({ view, components, seat, news, told }: SeatBoardProps) {
  const board = view.board as FarmersBoard;
  const player = board.players[seat];
  if (!player) return null;
  const changed = spacesIn(news);
  const named = spacesIn(told ? [told] : []);
  const box = openBox(components);
  const over = board.seat === null;
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
      <ElsewhereInSmall board={board} box={box} seat={seat} />
      <Wares player={player} over={over} />
      <span class="fa-seat-row">
        <People player={player} seat={seat} first={board.first === seat && board.players.length > 1} />
        {board.garden_path === seat && (
          <span class="fa-seat-count" title={t("farmers-farm-garden-path")}>
            <GardenPathIcon label={t("farmers-farm-garden-path")} />
            −1
          </span>
        )}
        {!over && <Due player={player} />}
        <Cards player={player} box={box} />
      </span>
    </span>
  );
}

/** All goods and animals that there are any of; as long as a harvest is to come, food and fuel stand beside what is due. */
function Wares({ player: { goods, animals }, over }: { player: PlayerState; over: boolean }) {
  const all = [
    ...GOODS.map((good): [Ware, number] => [good, goods[good]]),
    ...ANIMALS.map((animal): [Ware, number] => [animal, animals[animal]]),
  ].filter(([ware, number]) => number > 0 && (over || (ware !== "food" && ware !== "fuel")));
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

function People({ player: { people, home, bed, begging, helpers = 0 }, seat, first }: PeopleProps) {
  const words = t("farmers-farm-people", { people, home, bed });
  return (
    <>
      <span class="fa-seat-people" role="img" aria-label={words} title={words}>
        {Array.from({ length: people + helpers }, (_, person) => (
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

function Cards({ player, box }: { player: PlayerState; box: Box }) {
  const { cards, deliveries, hand } = player;
  return (
    <>
      {hand && <InHand {...hand} />}
      {cards.length > 0 && <Played player={player} box={box} />}
      {deliveries.length > 0 && <Coming deliveries={deliveries} />}
    </>
  );
}

/** How many cards a player holds, and those of them that everybody knows. */
function InHand({ number, known }: Pick<NonNullable<PlayerState["hand"]>, "number" | "known">) {
  const words = [t("farmers-hand-others", { number }), known.map(minorName).join(", ")].filter(Boolean).join(": ");
  return (
    <span class="fa-seat-count" role="img" aria-label={words} title={words}>
      <Icon drawing={HAND} />
      {number}
    </span>
  );
}

function Played({ player, box }: { player: PlayerState; box: Box }) {
  const named = player.cards.map((id) => {
    const minor = box.minors.get(id);
    const lying = minor && lyingOn(minor, player);
    return lying ? `${majorName(id)} (${lyingInWords(lying)})` : majorName(id);
  });
  const words = named.join(", ");
  return (
    <span class="fa-seat-cards" role="img" aria-label={words} title={words}>
      {player.cards.map((id) => (
        <EmblemIcon key={id} picture={improvementOf(box, id).page.picture} />
      ))}
    </span>
  );
}

/** Wares that wait on rounds to come. */
function Coming({ deliveries }: Pick<PlayerState, "deliveries">) {
  const amounts = new Map<Delivery["ware"], number>();
  for (const { ware } of deliveries) amounts.set(ware, (amounts.get(ware) ?? 0) + 1);
  const words = t("farmers-hand-coming", { wares: listed(Object.fromEntries(amounts)) });
  return (
    <span class="fa-seat-coming" role="img" aria-label={words} title={words}>
      {[...amounts].map(([ware, number]) => (
        <span key={ware} class="fa-seat-count">
          +{number}
          <WareIcon ware={ware} />
        </span>
      ))}
    </span>
  );
}
