// The special action cards: in the display, face up in front of a player, or face down; alone, one card and its pile.
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { SpecialIcon, WareIcon } from "./art/icons";
import { type Box, specialOf } from "./box";
import { SECOND_USE } from "./costs";
import { usePicking, useTarget } from "./picking";
import type { FarmersBoard, Solo, SpecialAction, SpecialCard, SpecialState } from "./types";
import { hyphenated, specialName, specialText } from "./words";
import "./special.css";

interface SpecialProps {
  board: FarmersBoard;
  box: Box;
  names: string[];
}

export function Special({ board, box, names }: SpecialProps) {
  return (
    <section class="fa-special" data-part aria-label={t("farmers-page-special")}>
      <ul class="fa-special-cards">
        {board.special.map((state) => (
          <li key={state.card} style={{ "--fa-actions": breadth(specialOf(box, state.card), box.level) }}>
            <Card
              state={state}
              card={specialOf(box, state.card)}
              names={names}
              solo={board.solo !== null}
              level={box.level}
            />
          </li>
        ))}
      </ul>
      {board.solo && <Pile solo={board.solo} box={box} />}
    </section>
  );
}

/** At level I there are no minor improvements. */
const isUsed = (action: SpecialAction, level: number) => level > 1 || action !== "black_market";

/** How much room a card takes: an action that is not used has no words. */
const breadth = ({ actions }: SpecialCard, level: number) =>
  actions.reduce((sum, action) => sum + (isUsed(action, level) ? 1 : 0.45), 0);

interface CardProps {
  state: SpecialState;
  card: SpecialCard;
  names: string[];
  solo: boolean;
  level: number;
}

function Card({ state: { by, face_down }, card, names, solo, level }: CardProps) {
  const player = by === null ? "" : (names[by] ?? "");
  const where = solo ? "" : face_down ? "down" : by === null ? "display" : "up";
  return (
    <div class="fa-special-card" data-card={card.id} data-state={where} data-piece={`special:${card.id}`}>
      <div class="fa-special-actions">
        {card.actions.map((action) => (
          <Action key={action} action={action} card={card} level={level} />
        ))}
      </div>
      {by !== null && !solo && (
        <p class="fa-special-where" data-tip={t(`farmers-page-special-${where}-about`, { player })}>
          <PlayerMark seat={by} size={11} />
          <span>{t(`farmers-page-special-${where}`, { player })}</span>
          {!face_down && (
            <b>
              {SECOND_USE}
              <WareIcon ware="food" />
            </b>
          )}
        </p>
      )}
    </div>
  );
}

interface ActionProps {
  action: SpecialAction;
  card: SpecialCard;
  level: number;
}

function Action({ action, card, level }: ActionProps) {
  const { look } = usePicking();
  const name = specialName(action);
  const words = specialText(action, card, level);
  const { isHinted, classes, attributes } = useTarget(`special:${action}`, `${name}. ${words}`);
  return (
    <button
      type="button"
      class={`fa-special-action ${classes}`}
      data-tip={`${name}: ${words}`}
      data-move={`special ${action}`}
      data-idle={!isUsed(action, level) || undefined}
      aria-label={name}
      onClick={() => look(card.id, `special ${action}`)}
      {...attributes}
    >
      <SpecialIcon action={action} />
      {isUsed(action, level) && (
        <span>
          {hyphenated(name)} <Price action={action} card={card} />
        </span>
      )}
      {isHinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

/** What it gives or costs, where cards differ or a good is paid. */
function Price({ action, card: { horse, hire } }: { action: SpecialAction; card: SpecialCard }) {
  switch (action) {
    case "cut_peat":
      return <Sum gives={3} ware="fuel" />;
    case "fell_trees":
      return <Sum gives={2} ware="wood" />;
    case "horse_market":
      return horse ? <Sum gives={-horse} ware="food" /> : null;
    case "hiring_fair":
      return <Sum gives={hire} ware="food" />;
    case "black_market":
      return <Sum gives={-1} ware="fuel" />;
    case "illicit_work":
      return (
        <small class="fa-sum">
          −1
          <WareIcon ware="food" />
          <WareIcon ware="fuel" />
        </small>
      );
    default:
      return null;
  }
}

const Sum = ({ gives, ware }: { gives: number; ware: "food" | "fuel" | "wood" }) => (
  <small class="fa-sum">
    {gives > 0 ? `+${gives}` : `−${-gives}`}
    <WareIcon ware={ware} />
  </small>
);

/** What is known of the pile of the solo game. */
function Pile({ solo, box }: { solo: Solo; box: Box }) {
  const { pile, next, buried, discarded, kept } = solo;
  return (
    <dl class="fa-pile">
      <div>
        <dt>{t("farmers-page-pile", { cards: pile })}</dt>
        <dd>{next ? <Actions card={specialOf(box, next)} /> : t("farmers-page-pile-empty")}</dd>
      </div>
      {buried.length > 0 && (
        <div>
          <dt>{t("farmers-page-buried")}</dt>
          <dd>
            {buried.map((card) => (
              <Actions key={card} card={specialOf(box, card)} />
            ))}
          </dd>
        </div>
      )}
      {discarded.length > 0 && (
        <div>
          <dt>{t("farmers-page-discarded")}</dt>
          <dd>
            {discarded.map((card) => (
              <Actions key={card} card={specialOf(box, card)} />
            ))}
          </dd>
        </div>
      )}
      {kept && (
        <div>
          <dt>{t("farmers-page-kept")}</dt>
        </div>
      )}
    </dl>
  );
}

/** A card in small: the signs of its actions. */
function Actions({ card }: { card: SpecialCard }) {
  const words = card.actions.map(specialName).join(", ");
  return (
    <span class="fa-special-small" role="img" aria-label={words} data-tip={words} data-card={card.id}>
      {card.actions.map((action) => (
        <SpecialIcon key={action} action={action} />
      ))}
    </span>
  );
}
