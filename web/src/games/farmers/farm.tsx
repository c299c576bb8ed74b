// The large player's farm with all that can be done on it, and the goods beside it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { BoardProps } from "../game";
import { takenFor } from "./asked";
import { openBox } from "./box";
import { Chooser } from "./chooser";
import { Elsewhere } from "./elsewhere";
import { FarmHead } from "./farm-head";
import { Coordinates, Farmyard, type Markets, Signs, viewBox } from "./farmyard";
import { Fencing, NewFences } from "./fencing";
import { Goods } from "./goods";
import { at, frameOf, type NewPasture, pastureOf, placeOf, UNIT } from "./layout";
import { type Offers, verbOf } from "./moves";
import { onPress, usePicking, useTarget } from "./picking";
import { spaceInWords, spacesIn } from "./space-words";
import type { Animal, FarmersBoard, PlayerState, Step } from "./types";
import "./farm.css";

export function FarmPart({ view, components, names, news, told }: BoardProps) {
  const board = view.board as FarmersBoard;
  const seat = view.you ?? view.seat ?? 0;
  const player = board.players[seat];
  if (!player) return null;
  const name = names[seat] ?? "";
  return (
    <section class="fa-farm" id="fa-part-farm" data-part aria-label={t("farmers-farm", { player: name })}>
      <FarmHead board={board} seat={seat} name={name} />
      <Land
        player={player}
        seat={seat}
        step={seat === board.seat ? board.pending.at(-1) : undefined}
        markets={marketsOf(board, seat)}
        marks={{ news: spacesIn(news), told: spacesIn(told?.seat === seat ? [told] : []) }}
      >
        <Elsewhere board={board} box={openBox(components)} seat={seat} names={names} />
      </Land>
      <Goods player={player} name={name} />
    </section>
  );
}

const SOLD: Record<string, Animal> = { sheep_market: "sheep", pig_market: "boar", cattle_market: "cattle" };

/** Where the player's new animals come from, if not born on the farm. */
function marketsOf({ spaces }: FarmersBoard, seat: number): Markets {
  const markets: Markets = {};
  for (const { id, by } of spaces) {
    const animal = SOLD[id];
    if (animal && by === seat) markets[animal] = id;
  }
  return markets;
}

interface Marks {
  news: ReadonlySet<string>;
  told: ReadonlySet<string>;
}

interface LandProps {
  player: PlayerState;
  seat: number;
  /** What is asked of this player. */
  step: Step | undefined;
  markets: Markets;
  marks: Marks;
  /** What is below it. */
  children: ComponentChildren;
}

function Land({ player, seat, step, markets, marks, children }: LandProps) {
  const { farm } = player;
  const { offers } = usePicking();
  const [pointed, point] = useState<string | null>(null);
  const [choosing, choose] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const taken = takenFor(step, offers);
  const spaces = [...new Set([...farm.board, ...taken, ...spacesOffered(offers)])];
  useEffect(() => {
    choose(null);
    if (offers.has("pasture") || spaces.some((space) => offers.has(`farm:${space}`))) showWhole(part.current);
  }, [offers]);
  const chosen = step?.ask === "fence" ? (step.spaces ?? []) : [];
  const next = pointed && isFenced(pointed, offers) && !chosen.includes(pointed) ? [pointed] : [];
  const planned = chosen.length + next.length > 0 ? pastureOf(farm, [...chosen, ...next]) : null;
  return (
    <div class="fa-land-part" ref={part}>
      <div class="fa-land-frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset */}
        <svg
          class="fa-land-picture"
          viewBox={viewBox({ board: spaces })}
          role="group"
          aria-label={t("farmers-farm-land")}
        >
          <Coordinates farm={{ board: spaces }} />
          <Farmyard player={player} seat={seat} markets={markets} />
          {planned && <NewFences pasture={planned} chosen={chosen} />}
          {spaces.map((space) => (
            <SpaceTarget
              key={space}
              space={space}
              player={player}
              planned={planned}
              taken={taken.includes(space)}
              mark={marks.told.has(space) ? "told" : marks.news.has(space) ? "news" : undefined}
              seat={seat}
              onPoint={point}
              onChoose={() => choose(space)}
            />
          ))}
          <Signs farm={farm} />
        </svg>
        {choosing && <SpaceChooser space={choosing} spaces={spaces} offers={offers} onClose={() => choose(null)} />}
      </div>
      {children}
      <Fencing farm={farm} wood={player.goods.wood} planned={planned} />
    </div>
  );
}

/** A card may ask for spaces around the farm. */
const spacesOffered = (offers: Offers) =>
  [...offers.keys()].flatMap((target) => (target.startsWith("farm:") ? [target.slice("farm:".length)] : []));

/** Bring all of it into sight, above what lies along the lower edge. */
function showWhole(part: HTMLElement | null): void {
  const bars = part?.closest(".fa-board")?.querySelectorAll<HTMLElement>(".fa-choices, .fa-jumps, .fa-hand") ?? [];
  const below = [...bars].filter((bar) => getComputedStyle(bar).position === "sticky");
  part?.style.setProperty("--fa-covered", `${Math.max(0, ...below.map((bar) => bar.offsetHeight))}px`);
  part?.scrollIntoView({ block: "nearest" });
}

const isFenced = (space: string, offers: Offers) =>
  offers.get(`farm:${space}`)?.some((move) => verbOf(move) === "fence") ?? false;

interface SpaceTargetProps {
  space: string;
  player: PlayerState;
  planned: NewPasture | null;
  /** What the question of a card is about. */
  taken: boolean;
  mark: string | undefined;
  seat: number;
  onPoint(space: string | null): void;
  onChoose(): void;
}

/** A space that can be clicked when there is something to do on it. */
function SpaceTarget({ space, player, planned, taken, mark, seat, onPoint, onChoose }: SpaceTargetProps) {
  const name = spaceInWords(space, player);
  const { isHinted, classes, attributes } = useTarget(`farm:${space}`, name, onChoose);
  const isNew = planned?.spaces.includes(space) ?? false;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it does something
    <g
      transform={at(space)}
      class={`fa-space ${classes} ${taken ? "fa-taken" : ""}`}
      data-outside={!player.farm.board.includes(space) || undefined}
      data-new={isNew || undefined}
      data-mark={mark}
      data-tip={attributes?.["aria-label"] ?? name}
      style={mark === "news" ? { "--fa-mark": `var(--player-${seat})` } : undefined}
      role={attributes ? "button" : "img"}
      tabindex={attributes ? 0 : -1} // in this spelling, or a drawing does not know it
      aria-label={name}
      onKeyDown={attributes && onPress(attributes.onClick)}
      onPointerEnter={attributes && (() => onPoint(space))}
      onPointerLeave={attributes && (() => onPoint(null))}
      onFocus={attributes && (() => onPoint(space))}
      onBlur={attributes && (() => onPoint(null))}
      {...attributes}
    >
      <rect class="fa-hit" x="3" y="3" width={UNIT - 6} height={UNIT - 6} rx="6" />
      {isHinted && <HintTag />}
    </g>
  );
}

const HintTag = () => (
  <g class="fa-hint-tag" transform="translate(50 14)">
    <rect x="-19" y="-9" width="38" height="17" rx="8.5" />
    <text y="3.8">{t("farmers-page-hint")}</text>
  </g>
);

interface SpaceChooserProps {
  space: string;
  /** All that are drawn. */
  spaces: readonly string[];
  offers: Offers;
  onClose(): void;
}

/** Where several things can be done on a space: which crop, or a room or a stable. */
function SpaceChooser({ space, spaces, offers, onClose }: SpaceChooserProps) {
  const { left, top, width, height } = frameOf(spaces);
  const { column, row } = placeOf(space);
  const moves = offers.get(`farm:${space}`) ?? [];
  if (moves.length < 2) return null;
  return (
    <Chooser
      title={t("farmers-farm-choose-on", { at: space })}
      moves={moves}
      x={((column + 0.5) * UNIT - left) / width}
      y={((row + 0.5) * UNIT - top) / height}
      onClose={onClose}
    />
  );
}
