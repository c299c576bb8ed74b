// A tree, shrub or moor with the cards tucked around it.
import { t } from "../../ui/i18n";
import { TreeSymbol } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import { type Box, backFace, type Face, faceOf, speciesOf } from "./box";
import { Hint } from "./card";
import { Gain, Name, Types } from "./face";
import { isMoor, slotFor } from "./gains";
import { usePicking, useTarget } from "./picking";
import type { HostState, PlacedCard } from "./types";
import { speciesName } from "./words";
import "./host.css";
import "./placed.css";

/** The card that is about to be placed. */
export interface Coming {
  face: Face;
  gain(host: number): number;
}

interface HostProps {
  host: HostState;
  place: number; // from 0
  box: Box;
  coming: Coming | null;
  /** Changed since one's own last turn, or told of by the log. */
  mark?: "news" | "told" | undefined;
}

const SIDES = ["top", "bottom", "left", "right"] as const;
const MOOR_SLOTS = ["top", "top", "bottom", "bottom"] as const;

export function Host({ host, place, box, coming, mark }: HostProps) {
  const moor = isMoor(host, box);
  const species = speciesOf(box, host.species);
  const target = useTarget(`host:${place + 1}`, hostLabel(host, place, box));
  const slot = coming && target.offered ? slotFor(coming.face, host, box) : null;
  return (
    <div class={`da-host ${target.classes}`} data-moor={moor || undefined} data-mark={mark}>
      {host.slots.map((cards, at) => (
        <Slot key={at} cards={cards} side={(moor ? MOOR_SLOTS : SIDES)[at] ?? "top"} slot={at} box={box} />
      ))}
      <CoreButton host={host} face={hostFace(host, box)} place={place}>
        <span class="da-core-head">
          {host.tree && <TreeSymbol tree={host.tree} />}
          <Types species={species} />
        </span>
        <SpeciesPicture species={species} />
        <Name species={host.species} />
        <Worth points={host.points} />
      </CoreButton>
      {target.offered && (
        <button type="button" class="da-host-target" {...target.attributes}>
          {target.isHinted && <Hint />}
          {coming && slot !== null && (
            <span class="da-ghost" data-side={(moor ? MOOR_SLOTS : SIDES)[slot]} data-slot={slot}>
              <SpeciesPicture species={coming.face.species} />
              <Gain points={coming.gain(place)} />
            </span>
          )}
        </button>
      )}
    </div>
  );
}

const hostFace = ({ card, species }: HostState, box: Box): Face =>
  card && species !== backFace.id ? faceOf(box, card) : backFace;

/** "3: Ash, 2 of 4 slots taken: Barn Owl, Field Vole". */
function hostLabel({ species, slots }: HostState, place: number, box: Box): string {
  const taken = slots.filter((cards) => cards.length > 0).length;
  const names = slots.flat().map(({ face }) => speciesName(faceOf(box, face).species.id));
  const label = t("dartmoor-page-host", { number: place + 1, name: speciesName(species), taken });
  return [label, ...(names.length ? [names.join(", ")] : [])].join(": ");
}

function CoreButton({
  host,
  face,
  place,
  children,
}: {
  host: HostState;
  face: Face;
  place: number;
  children: preact.ComponentChildren;
}) {
  const { look } = usePicking();
  const points = t("dartmoor-page-worth", { points: host.points });
  return (
    <button
      type="button"
      class="da-core"
      data-position={face.species.position}
      data-back={face === backFace || undefined}
      data-face={face.id}
      data-points={host.points}
      data-under={face === backFace ? (host.card ?? undefined) : undefined}
      data-card={host.card ?? face.card}
      data-piece={host.card && host.card !== host.species ? host.card : `host:${place}`}
      aria-label={`${speciesName(host.species)}, ${points}. ${t("dartmoor-page-do-look")}`}
      onClick={() => look(host.card ?? face.card)}
    >
      {children}
    </button>
  );
}

interface SlotProps {
  cards: PlacedCard[];
  side: "top" | "bottom" | "left" | "right";
  slot: number;
  box: Box;
}

/** One card, or several that share the slot: the last one in full, the others as strips. */
function Slot({ cards, side, slot, box }: SlotProps) {
  if (cards.length === 0) return <span class="da-slot" data-side={side} data-slot={slot} />;
  return (
    <ul class="da-slot" data-side={side} data-slot={slot} style={{ "--da-shared": cards.length }}>
      {cards.map(({ face, points }, at) => (
        <li key={at}>
          <Placed face={faceOf(box, face)} points={points} side={side} strip={at < cards.length - 1} />
        </li>
      ))}
    </ul>
  );
}

interface PlacedProps {
  face: Face;
  points: number;
  side: SlotProps["side"];
  strip: boolean;
}

function Placed({ face, points, side, strip }: PlacedProps) {
  const { look } = usePicking();
  const name = speciesName(face.species.id);
  const shape = side === "top" || side === "bottom" ? "flat" : "tall";
  return (
    <button
      type="button"
      class="da-placed"
      data-side={side}
      data-shape={strip ? `${shape}-strip` : shape}
      data-position={face.species.position}
      data-face={face.id}
      data-points={points}
      data-card={face.card}
      data-piece={face.card}
      aria-label={`${name}, ${t("dartmoor-page-worth", { points })}. ${t("dartmoor-page-do-look")}`}
      onClick={() => look(face.card)}
    >
      <SpeciesPicture species={face.species} />
      <Name species={face.species.id} />
      <span class="da-placed-foot">
        {face.tree && <TreeSymbol tree={face.tree} />}
        <Worth points={points} />
      </span>
    </button>
  );
}

function Worth({ points }: { points: number }) {
  return (
    <span class="da-worth" data-none={points === 0 || undefined}>
      {points}
    </span>
  );
}
