// The large moor: the drawing, and on top of it what can be clicked, what is chosen, and what a play would do.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { CardShape } from "./art/card";
import { PlantShape } from "./art/plants";
import { type Box, cardOf } from "./box";
import type { GhostCard, GhostPlants } from "./ghosts";
import { onPress, usePicking, useTarget } from "./picking";
import { course, UNIT } from "./ribbons";
import { at, Marker, markerSpots, Scene, type SceneProps, viewBox } from "./scene";
import { type Section, type Stretch, sectionOf } from "./structure";
import type { Token } from "./tokens";
import type { Place, Plant } from "./types";
import { placeLabel } from "./words";
import "./moor.css";

interface MoorProps extends SceneProps {
  label: string;
  /** The section that plants drift from, and those plants. */
  stock: { place: Place; tokens: Token[]; drifting: boolean } | null;
  /** A plant that a water marker lifts. */
  lifted: { place: Place; plant: Plant } | null;
  ghostCard: GhostCard | null;
  ghostPlants: GhostPlants | null;
  /** Where a plant may drift to after a play that is looked at. */
  mayDrift: GhostPlants[];
  /** Places where the chosen card fits only face down. */
  onlyDown: readonly Place[];
  /** The longest waterway, if it is to be seen. */
  longest: readonly Stretch[];
  marks: ComponentChildren;
  /** What happened on a place lately, in words. */
  happened: ReadonlyMap<Place, string>;
}

export function Moor({
  label,
  stock,
  lifted,
  ghostCard,
  ghostPlants,
  mayDrift,
  onlyDown,
  longest,
  marks,
  happened,
  ...scene
}: MoorProps) {
  const { structure, box } = scene;
  const { offers } = usePicking();
  const choosing = structure.sections.some(({ place }) => offers.has(`place:${place}`));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset
    <svg class="mo-moor" viewBox={viewBox(structure)} role="group" aria-label={label}>
      <Scene {...scene} />
      <Longest stretches={longest} />
      {ghostCard && <HeldCard ghost={ghostCard} structure={structure} box={box} />}
      {structure.sections.map((section) => (
        <PlaceTarget
          key={section.place}
          section={section}
          scene={scene}
          dim={choosing}
          down={onlyDown.includes(section.place)}
          happened={happened.get(section.place) ?? ""}
        />
      ))}
      {marks}
      {ghostPlants && <GrowingPlants ghost={ghostPlants} {...scene} />}
      {mayDrift.map((ghost) => (
        <GrowingPlants key={ghost.place} ghost={ghost} drifting {...scene} />
      ))}
      {lifted && <Lifted lifted={lifted} {...scene} />}
      {stock && <Stock {...stock} structure={structure} />}
    </svg>
  );
}

interface PlaceTargetProps {
  section: Section;
  scene: SceneProps;
  dim: boolean;
  down: boolean;
  happened: string;
}

function PlaceTarget({ section, scene: { moor, box, water }, dim, down, happened }: PlaceTargetProps) {
  const { place } = section;
  const { look } = usePicking();
  const name = placeLabel(section, moor, box);
  const { offered, isHinted, classes, attributes } = useTarget(`place:${place}`, name);
  const state = moor.sections[place];
  const card = state && "card" in state ? state.card : null;
  const press = attributes?.onClick ?? (card === null ? undefined : () => look(card));
  const toWin = water.includes(place) && card === null ? t("moorland-page-to-win", { place }) : "";
  const tip = toWin || happened ? `${name}. ${toWin} ${happened}` : name;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it does something
    <g
      transform={at(section)}
      class={`mo-place ${classes} ${down ? "mo-only-down" : ""} ${dim && !offered ? "mo-dim" : ""}`}
      role={press ? "button" : "img"}
      aria-label={card === null ? name : `${name}. ${t("moorland-page-do-look")}`}
      tabindex={press ? 0 : -1} // in this spelling, or a drawing does not know it
      data-spot={place}
      data-tip={tip}
      data-card={card ?? undefined}
      onKeyDown={press && onPress(press)}
      onClick={press}
      {...attributes}
    >
      <rect class="mo-hit" x="1.5" y="1.5" width={UNIT - 3} height={UNIT - 3} rx="4" />
      {isHinted && <HintTag />}
    </g>
  );
}

function HintTag() {
  return (
    <g class="mo-hint-tag" transform="translate(50 2)">
      <rect x="-17" y="-8" width="34" height="15" rx="7.5" />
      <text y="3.5">{t("moorland-page-hint")}</text>
    </g>
  );
}

function HeldCard({ ghost, structure, box }: { ghost: GhostCard; structure: SceneProps["structure"]; box: Box }) {
  const section = sectionOf(structure, ghost.place);
  if (!section) return null;
  return (
    <g transform={at(section)}>
      <g class="mo-held" data-piece={`card:${ghost.card}`}>
        <CardShape card={cardOf(box, ghost.card)} face={ghost.face} />
        <rect width={UNIT} height={UNIT} rx="4" />
      </g>
    </g>
  );
}

interface GrowingPlantsProps extends SceneProps {
  ghost: GhostPlants;
  drifting?: boolean;
}

/** In the spaces where they would lie; what does not fit is not drawn. */
function GrowingPlants({ ghost, drifting = false, structure, moor, box, tokens }: GrowingPlantsProps) {
  const section = sectionOf(structure, ghost.place);
  if (!section) return null;
  const taken = tokens.get(ghost.place)?.length ?? 0;
  return (
    <g transform={at(section)} class="mo-growing">
      {drifting && <rect class="mo-reached" x="3" y="3" width={UNIT - 6} height={UNIT - 6} rx="4" />}
      {markerSpots(section, moor, box)
        .slice(taken, taken + ghost.count)
        .map(([x, y]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
            <circle r="13" />
            <PlantShape plant={ghost.plant} />
          </g>
        ))}
    </g>
  );
}

interface StockProps {
  place: Place;
  tokens: Token[];
  /** It is asked where the first one goes. */
  drifting: boolean;
  structure: SceneProps["structure"];
}

/** The plants that are to drift lie on the water of the card just played; the next one is ringed. */
function Stock({ place, tokens, drifting, structure }: StockProps) {
  const section = sectionOf(structure, place);
  if (!section || tokens.length === 0) return null;
  const rows = tokens.length > 3 ? [3, tokens.length - 3] : [tokens.length];
  return (
    <g transform={at(section)} class="mo-stock">
      {tokens.map((token, index) => {
        const row = index < 3 ? 0 : 1;
        const x = 50 + ((index % 3) - ((rows[row] ?? 1) - 1) / 2) * 27;
        const y = 50 + (row - (rows.length - 1) / 2) * 27;
        return (
          <g key={token.id}>
            <circle class={drifting && index === 0 ? "mo-next" : undefined} cx={x} cy={y} r="13.5" />
            <Marker token={token} spot={[x, y]} />
          </g>
        );
      })}
    </g>
  );
}

function Lifted({ lifted, structure, moor, box, tokens }: { lifted: { place: Place; plant: Plant } } & SceneProps) {
  const section = sectionOf(structure, lifted.place);
  const index = tokens.get(lifted.place)?.findIndex(({ plant }) => plant === lifted.plant) ?? -1;
  const spot = section && markerSpots(section, moor, box)[index];
  if (!section || !spot) return null;
  return (
    <g transform={at(section)} class="mo-stock">
      <circle class="mo-next mo-ring" cx={spot[0]} cy={spot[1]} r="14.5" />
    </g>
  );
}

function Longest({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <g class="mo-longest">
      {stretches.map(({ section, water, sides }) => (
        <path key={section.place} transform={at(section)} d={course(water, sides)} />
      ))}
    </g>
  );
}
