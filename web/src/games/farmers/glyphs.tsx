// What a space or card does, as icons in a row.
import { type ComponentChildren, Fragment } from "preact";
import { ActionIcon, InfirmaryIcon, PersonIcon, StartIcon, WareIcon } from "./art/icons";
import { Icon } from "./art/shapes";
import type { Amounts } from "./costs";
import { type Action, type ActionSpace, EARLY, ROUNDS, type Ware } from "./types";
import "./glyphs.css";

/** So much of something; a single one needs no number. */
export function Counted({ ware, number = 1 }: { ware: Ware; number?: number }) {
  return (
    <span class="fa-ware">
      {number !== 1 && <b>{number}</b>}
      <WareIcon ware={ware} />
    </span>
  );
}

export function Wares({ amounts }: { amounts: Amounts }) {
  return (
    <span class="fa-wares">
      {Object.entries(amounts).map(
        ([ware, number]) => number > 0 && <Counted key={ware} ware={ware as Ware} number={number} />,
      )}
    </span>
  );
}

const Or = () => <span class="fa-or">/</span>;
const Then = () => <span class="fa-or">→</span>;

/** One after the other, with a mark between them. */
function Row<T>({ things, children }: { things: readonly T[]; children(thing: T): ComponentChildren }) {
  return things.map((thing, at) => (
    <Fragment key={at}>
      {at > 0 && <Or />}
      {children(thing)}
    </Fragment>
  ));
}

const FOR_FOOD: readonly Action[] = ["buy_grain", "plow_for_food"];

function Doing({ action }: { action: Action }) {
  return (
    <>
      {FOR_FOOD.includes(action) && (
        <>
          <WareIcon ware="food" />
          <Then />
        </>
      )}
      <ActionIcon action={action} />
    </>
  );
}

/** Equal wares together. */
function counted(wares: readonly Ware[]): Amounts {
  const found: Amounts = {};
  for (const ware of wares) found[ware] = (found[ware] ?? 0) + 1;
  return found;
}

interface DoesProps {
  space: ActionSpace;
  players: number;
  /** Whose newborn is drawn. */
  seat: number;
  /** What lies there; without it, what comes each round. */
  stock?: number;
  /** Some spaces do less in the first rounds; without it, all that they ever do. */
  round?: number;
}

const doesIn = ({ does, early }: ActionSpace, round = ROUNDS) => (early.length > 0 && round <= EARLY ? early : does);

/** All that a space gives or lets a player do. */
export function Does({ space, players, seat, stock, round }: DoesProps) {
  const comes = space.amounts[players - 1] ?? 0;
  const isMeeting = space.id === "meeting_place";
  const isForMinors = isMeeting && players === 1 && space.then.length > 0; // alone one is always the starting player
  return (
    <span class="fa-does">
      {isMeeting && !isForMinors && <StartIcon />}
      {space.id === "infirmary" && <InfirmaryIcon />}
      {space.adds && comes > 0 && <Heap ware={space.adds} stock={stock} comes={comes} />}
      {space.gets.length > 0 && <Wares amounts={counted(space.gets)} />}
      {space.chooses.map((offers, at) => (
        <Row key={at} things={offers}>
          {({ ware, food }) => (
            <span class="fa-wares">
              {food < 0 && (
                <>
                  <WareIcon ware="food" />
                  <Then />
                </>
              )}
              <WareIcon ware={ware} />
              {food > 0 && <WareIcon ware="food" />}
            </span>
          )}
        </Row>
      ))}
      <Row things={doesIn(space, round)}>{(action) => <Doing action={action} />}</Row>
      {space.growth !== "none" && (
        <>
          <PersonIcon seat={seat} newborn />
          {space.growth === "with_room" && <ActionIcon action="rooms" />}
        </>
      )}
      {space.then.length > 0 && (
        <span class="fa-wares">
          {!isForMinors && <Then />}
          <Row things={space.then}>{(action) => <ActionIcon action={action} />}</Row>
        </span>
      )}
      {space.id === "corral" && (
        <Row things={["sheep", "boar", "cattle"]}>{(ware) => <WareIcon ware={ware as Ware} />}</Row>
      )}
    </span>
  );
}

/** What has accumulated, and how much more comes with each round. */
function Heap({ ware, stock, comes }: { ware: Ware; stock: number | undefined; comes: number }) {
  return (
    <>
      <span class="fa-heap" data-empty={stock === 0 || undefined}>
        {stock !== undefined && <b>{stock}</b>}
        <WareIcon ware={ware} />
      </span>
      <small class="fa-comes">+{comes}</small>
    </>
  );
}

/** A sickle. */
export const HarvestIcon = ({ label }: { label?: string }) => (
  <Icon
    label={label}
    drawing={[
      ["gold", "M14 4C46 0 64 22 56 44C52 54 44 58 38 58C50 46 50 18 14 4Z"],
      ["wood-", "M37 56L24 62", 9],
    ]}
  />
);
