// The action board: the spaces that are always there, and the rounds by stage with what they revealed.
import { Link2, Lock } from "lucide-preact";
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { PersonIcon, StartIcon, WareIcon } from "./art/icons";
import type { Box } from "./box";
import { Does, HarvestIcon } from "./glyphs";
import { deliveriesIn } from "./outlook";
import { usePicking, useTarget } from "./picking";
import { type ActionSpace, type FarmersBoard, HARVESTS, ROUNDS, type SpaceState } from "./types";
import { amountsInWords, hyphenated, spaceName } from "./words";
import "./spaces.css";

interface SpacesProps {
  board: FarmersBoard;
  box: Box;
  names: string[];
  /** The large player, whose deliveries are shown. */
  seat: number;
}

export function Spaces(props: SpacesProps) {
  const permanent = props.board.spaces.filter(({ id }) => !spaceOf(id, props).stage && !isIdle(id));
  return (
    <section class="fa-spaces" data-part id="fa-part-board" aria-label={t("farmers-page-board")}>
      <BoardHead {...props} />
      <ul
        class="fa-permanent"
        style={{ "--fa-spaces": perRow(permanent.length) }}
        data-dense={perRow(permanent.length) === WIDEST || undefined}
      >
        {permanent.map((state) => (
          <li key={state.id}>
            <Space {...props} state={state} />
          </li>
        ))}
      </ul>
      <ol class="fa-stages">
        {HARVESTS.map((last, at) => (
          <Stage key={last} {...props} stage={at + 1} first={(HARVESTS[at - 1] ?? 0) + 1} last={last} />
        ))}
      </ol>
    </section>
  );
}

const spaceOf = (id: string, { board, box }: SpacesProps) => box.space(id, board.players.length);

/** Lessons are of no use without occupations, so they need no room. */
const isIdle = (id: string) => id.startsWith("lessons");

const WIDEST = 8;

/** So many beside each other that the last row is as full as can be. */
const perRow = (spaces: number) => Math.ceil(spaces / Math.ceil(spaces / WIDEST));

/** What a space shows takes more room where there is a choice of many. */
const isCrowded = ({ chooses, does, id }: ActionSpace) =>
  chooses.flat().length > 2 || does.includes("buy_grain") || id === "corral";

function BoardHead({ board, names }: SpacesProps) {
  const begins = t("farmers-page-begins", { player: names[board.first] ?? "" });
  const over = board.seat === null;
  return (
    <header class="fa-board-head">
      <h2>{over ? t("farmers-page-rounds-over") : roundInWords(board.round)}</h2>
      {board.players.length > 1 && !over && (
        <span class="fa-begins" role="img" aria-label={begins} data-tip={begins}>
          <StartIcon />
          <PlayerMark seat={board.first} size={12} />
        </span>
      )}
    </header>
  );
}

/** While hands are made there is none yet. */
const roundInWords = (round: number) =>
  round > 0 ? t("farmers-page-round", { round, rounds: ROUNDS }) : t("farmers-page-round-none");

interface StageProps extends SpacesProps {
  stage: number;
  first: number;
  last: number;
}

function Stage({ stage, first, last, ...props }: StageProps) {
  const rounds = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const harvest = t("farmers-page-harvest-after", { round: last });
  const past = props.board.round > last || props.board.seat === null;
  return (
    <li class="fa-stage" style={{ "--fa-cards": rounds.length }} aria-label={t("farmers-page-stage", { stage })}>
      {rounds.map((round) => (
        <Round key={round} {...props} stage={stage} round={round} />
      ))}
      <span class="fa-harvest" role="img" aria-label={harvest} data-tip={harvest} data-past={past || undefined}>
        <HarvestIcon />
      </span>
    </li>
  );
}

function Round({ stage, round, ...props }: SpacesProps & { stage: number; round: number }) {
  const id = props.board.stage_cards[round - 1];
  const state = props.board.spaces.find((space) => space.id === id);
  if (state) return <Space {...props} state={state} round={round} />;
  const toCome = t("farmers-page-to-come", { stage, cards: stageCardsLeft(stage, props).map(spaceName).join(", ") });
  return (
    <div class="fa-to-come" data-tip={toCome} data-next={round === props.board.round + 1 || undefined}>
      <span class="sr-only">{t("farmers-page-round-of-stage", { round, stage })}</span>
      <span class="fa-round" aria-hidden="true">
        {round}
      </span>
      <span class="fa-back" aria-hidden="true">
        {ROMAN[stage - 1]}
      </span>
      <Deliveries {...props} round={round} />
    </div>
  );
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI"];

/** Which cards of a stage are still to come is known, but not their order. */
function stageCardsLeft(stage: number, { board, box }: SpacesProps): string[] {
  const cards = box.spaces.filter((space) => space.stage === stage).map(({ id }) => id);
  return cards.filter((id) => !board.stage_cards.includes(id));
}

/** What waits on a round: for the large player in full, for the others too if there is room for it. */
function Deliveries({ board, names, seat, round }: SpacesProps & { round: number }) {
  const waiting = deliveriesIn(board, round);
  if (waiting.length === 0) return null;
  const crowded = waiting.reduce((kinds, { wares }) => kinds + wares.length, 0) > DISTINCT;
  return (
    <span class="fa-waiting">
      {waiting.map(({ owner, wares }) => {
        const amounts = Object.fromEntries(wares);
        const words = t("farmers-page-waiting", { player: names[owner] ?? "", wares: amountsInWords(amounts) });
        return (
          <span
            key={owner}
            class="fa-waiting-for"
            role="img"
            aria-label={words}
            data-tip={words}
            data-own={owner === seat || undefined}
          >
            <PlayerMark seat={owner} size={9} />
            {crowded && owner !== seat
              ? wares.reduce((all, [, number]) => all + number, 0)
              : wares.map(([ware, number]) => (
                  <span key={ware} class="fa-waiting-ware">
                    {number > 1 && number}
                    <WareIcon ware={ware} />
                  </span>
                ))}
          </span>
        );
      })}
    </span>
  );
}

const DISTINCT = 4; // kinds of wares that can be told apart on the back of a card

/** A space stays the same thing whether a person can be placed there or not; else it is looked at. */
function Space({ state, round, ...props }: SpacesProps & { state: SpaceState; round?: number }) {
  const { board, names, seat } = props;
  const { id, by, blocked, stock } = state;
  const space = spaceOf(id, props);
  const { look } = usePicking();
  const label = [
    spaceName(id),
    space.adds && stock > 0 ? amountsInWords({ [space.adds]: stock }) : "",
    by === null ? "" : t("farmers-page-stands", { player: names[by] ?? "" }),
  ];
  const name = label.filter(Boolean).join(", ");
  const { isHinted, classes, attributes } = useTarget(`space:${id}`, name);
  return (
    <button
      type="button"
      class={`fa-action ${classes}`}
      data-card={id}
      data-taken={by !== null || undefined}
      data-blocked={(by === null && blocked) || undefined}
      data-crowded={isCrowded(space) || undefined}
      data-now={round === board.round || undefined}
      data-supply={`space:${id}`}
      aria-label={name}
      onClick={() => look(id)}
      {...attributes}
    >
      <span class="fa-action-name">
        {round !== undefined && <span class="fa-round">{round}</span>}
        {hyphenated(spaceName(id))}
      </span>
      <Does space={space} players={board.players.length} stock={stock} seat={board.seat ?? seat} round={board.round} />
      {space.linked && !isIdle(space.linked) && <Link2 class="fa-linked" size={11} aria-hidden="true" />}
      {by === null && blocked && board.round > 0 && <Lock class="fa-lock" size={14} aria-hidden="true" />}
      <People {...props} state={state} />
      {isHinted && <span class="fa-hint">{t("farmers-page-hint")}</span>}
    </button>
  );
}

/** Who stands there; in the Infirmary there is room for everybody. */
function People({ board, state: { id, by } }: SpacesProps & { state: SpaceState }) {
  const there =
    id === "infirmary"
      ? board.players.flatMap(({ in_infirmary }, seat) => Array<number>(in_infirmary).fill(seat))
      : by === null
        ? []
        : [by];
  if (there.length === 0) return null;
  return (
    <span class="fa-people">
      {there.map((seat, at) => (
        <span key={at} data-piece={`person:${id}:${at}`} data-from={seat}>
          <PersonIcon seat={seat} />
        </span>
      ))}
    </span>
  );
}
