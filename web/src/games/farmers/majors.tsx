// The major improvements: twelve stacks to build from, and the cards that a player has.
import { t } from "../../ui/i18n";
import { EmblemIcon, WareIcon } from "./art/icons";
import { type Box, majorOf } from "./box";
import { majorCost } from "./costs";
import { Gist } from "./gist";
import { Wares } from "./glyphs";
import { ImprovementIcon } from "./improvement-icon";
import { OwnMinor } from "./minor-own";
import { isHarvest } from "./outlook";
import { usePicking, useTarget } from "./picking";
import type { FarmersBoard, Major, PlayerState, Ware } from "./types";
import { amountsInWords, hyphenated, majorName, majorText } from "./words";
import "./majors.css";

interface MajorsProps {
  board: FarmersBoard;
  box: Box;
  /** The large player, for whom the costs are. */
  player: PlayerState;
  /** A card can be had in more than one way. */
  onChoose(moves: readonly string[]): void;
}

export function Majors({ board, box, player, onChoose }: MajorsProps) {
  return (
    <section class="fa-majors" data-part id="fa-part-majors" aria-label={t("farmers-page-majors")}>
      <h2>{t("farmers-page-majors")}</h2>
      <ol class="fa-stacks">
        {board.stacks.map((stack, at) => (
          <li key={at}>
            <Stack stack={stack} box={box} player={player} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StackProps {
  stack: readonly string[];
  box: Box;
  player: PlayerState;
  onChoose(moves: readonly string[]): void;
}

/** The top card can be built; of the one below, its name is seen. */
function Stack({ stack, box, player, onChoose }: StackProps) {
  const [top, ...below] = [...stack].reverse();
  if (!top) return <div class="fa-stack-empty">{t("farmers-page-stack-empty")}</div>;
  return (
    <div class="fa-stack" data-below={below.length || undefined}>
      <SupplyCard major={majorOf(box, top)} box={box} player={player} onChoose={onChoose} />
      {below.map((id) => (
        <BelowCard key={id} major={majorOf(box, id)} />
      ))}
    </div>
  );
}

interface SupplyCardProps extends Omit<StackProps, "stack"> {
  major: Major;
}

function SupplyCard({ major, box, player, onChoose }: SupplyCardProps) {
  const { look } = usePicking();
  const cost = majorCost(major.id, player, box);
  const name = [
    majorName(major.id),
    amountsInWords(cost),
    t("farmers-page-points", { points: major.points }),
    majorText(major.id),
  ].join(". ");
  const { isHinted, classes, attributes } = useTarget(`improvement:${major.id}`, name, onChoose);
  return (
    <button
      type="button"
      class={`fa-major ${classes}`}
      data-card={major.id}
      data-piece={`improvement:${major.id}`}
      aria-label={name}
      onClick={() => look(major.id)}
      {...attributes}
    >
      <span class="fa-major-name">{hyphenated(majorName(major.id))}</span>
      <Points points={major.points} />
      <span class="fa-major-body">
        <EmblemIcon picture={major.page.picture} />
        <span class="fa-major-cost">
          <Wares amounts={cost} />
          {major.upgrades.length > 0 && <Returned major={major} />}
        </span>
      </span>
      <Gist major={major} />
      {isHinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

/** It can be had for another card. */
function Returned({ major: { upgrades } }: { major: Major }) {
  const emblems = upgrades.filter((id, at) => upgrades.findIndex((other) => majorName(other) === majorName(id)) === at);
  return (
    <span class="fa-returned">
      /
      {emblems.map((id) => (
        <ImprovementIcon key={id} id={id} />
      ))}
    </span>
  );
}

const Points = ({ points }: { points: number }) => (
  <b class="fa-points" aria-hidden="true">
    {points}
  </b>
);

function BelowCard({ major: { id, page } }: { major: Major }) {
  const { look } = usePicking();
  return (
    <button
      type="button"
      class="fa-below"
      data-card={id}
      aria-label={t("farmers-page-below", { major: id })}
      onClick={() => look(id)}
    >
      <EmblemIcon picture={page.picture} />
      <span>{majorName(id)}</span>
    </button>
  );
}

/** The improvements of a player; those with a fuel token are not yet in use. */
export function OwnCards({ board, player, box }: Omit<MajorsProps, "onChoose">) {
  const { cards, unlit, crafted } = player;
  if (cards.length === 0) return null;
  const harvest = isHarvest(board);
  return (
    <ul class="fa-own-cards" aria-label={t("farmers-page-own-cards")}>
      {cards.map((id) => {
        const minor = box.minors.get(id);
        return (
          <li key={id}>
            {minor ? (
              <OwnMinor minor={minor} player={player} round={board.round} />
            ) : (
              <OwnCard major={majorOf(box, id)} unlit={unlit.includes(id)} crafted={harvest && crafted.includes(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OwnCard({ major, unlit, crafted }: { major: Major; unlit: boolean; crafted: boolean }) {
  const { look } = usePicking();
  const { id } = major;
  const words = [
    majorName(id),
    t("farmers-page-points", { points: major.points }),
    unlit ? t("farmers-page-unlit") : "",
    crafted ? t("farmers-page-crafted") : "",
  ].filter(Boolean);
  const name = words.join(", ");
  const { isHinted, classes, attributes } = useTarget(`card:${id}`, name);
  return (
    <button
      type="button"
      class={`fa-own-card ${classes}`}
      data-card={id}
      data-piece={`improvement:${id}`}
      data-unlit={unlit || undefined}
      data-crafted={crafted || undefined}
      aria-label={name}
      onClick={() => look(id)}
      {...attributes}
    >
      <EmblemIcon picture={major.page.picture} />
      <span class="fa-major-name">{hyphenated(majorName(id))}</span>
      <Points points={major.points} />
      {unlit && (
        <span class="fa-token">
          <WareIcon ware="fuel" />
        </span>
      )}
      {isHinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

/** What a card cooks and bakes, as a small table. */
export function Rates({ major: { cooks, bakes, grain } }: { major: Major }) {
  const rates = Object.entries(cooks).filter(([, food]) => food > 0);
  if (rates.length === 0 && bakes === 0) return null;
  return (
    <ul class="fa-rates">
      {rates.map(([ware, food]) => (
        <li key={ware}>
          <WareIcon ware={ware as Ware} />→<b>{food}</b>
          <WareIcon ware="food" />
        </li>
      ))}
      {bakes > 0 && (
        <li>
          {grain !== null && `${grain}×`}
          <WareIcon ware="grain" />→<b>{bakes}</b>
          <WareIcon ware="food" />
        </li>
      )}
    </ul>
  );
}
