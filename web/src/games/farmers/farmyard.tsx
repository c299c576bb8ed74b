// A farm as it looks: spaces with what lies, grows and lives on them, and the fences between them.
import type { ComponentChildren } from "preact";
import { animals, LYING_HORSE } from "./art/animals";
import { Fence } from "./art/fence";
import { Below, Blocked, Hut, Lying } from "./art/markers";
import { PersonShape } from "./art/people";
import { Shapes } from "./art/shapes";
import { Sick } from "./art/sick";
import { Crops, Field, Forest, type Ground, Land, Moor, Room, Stable } from "./art/tiles";
import {
  at,
  dwellersOf,
  type Edge,
  fencesOn,
  frameOf,
  herdsOf,
  labelsOf,
  lineOf,
  placeOf,
  type Dweller as Resident,
} from "./layout";
import type { Animal, Farm, Pasture, PlayerState, Tile as TileKind } from "./types";
import "./farmyard.css";

interface FarmyardProps {
  player: PlayerState;
  seat: number;
  /** The spaces from which animals were taken in this round. */
  markets?: Markets;
}

export type Markets = Partial<Record<Animal, string>>;

export const viewBox = ({ board }: Pick<Farm, "board">): string => {
  const { left, top, width, height } = frameOf(board);
  return `${left} ${top} ${width} ${height}`;
};

/** All that is drawn of a farm, in the coordinates of its spaces. */
export function Farmyard({ player, seat, markets = {} }: FarmyardProps) {
  const { farm } = player;
  const herds = herdsOf(player);
  const dwellers = dwellersOf(player);
  const resting = restingOf(player);
  const fenced = new Set(farm.pastures.flatMap(({ spaces }) => spaces));
  return (
    <g class="fa-farmyard">
      {farm.board.map((space) => (
        <g key={space} transform={at(space)}>
          <Tile space={space} farm={farm} fenced={fenced.has(space)} />
        </g>
      ))}
      <Borders farm={farm} />
      {farm.board.map((space) => {
        const herd = herds.spaces.get(space);
        const hasStable = farm.stables.includes(space);
        return (
          // A person who is placed comes from the first room.
          <g key={space} transform={at(space)} data-supply={space === farm.rooms[0] ? `home:${seat}` : undefined}>
            {hasStable && <Stable small={fenced.has(space)} />}
            {space === player.hut && <Dweller seat={seat} />}
            {herd && (
              <Herd
                space={space}
                {...herd}
                beside={hasStable}
                inside={fenced.has(space)}
                market={markets[herd.kind]}
                lying={resting.get(space) ?? 0}
              />
            )}
            <Dwellers dwellers={dwellers.get(space) ?? []} seat={seat} />
            {space === farm.rooms[0] && herds.house && (
              <Pet kind={herds.house} market={markets[herds.house]} lying={resting.get("house") ?? 0} />
            )}
          </g>
        );
      })}
      {[...fencesOn(farm)].sort(fromTheBack).map((side) => (
        <FenceAt key={side} side={side} />
      ))}
    </g>
  );
}

/** What is to be read on a farm, above all else. */
export function Signs({ farm: { pastures, left = {}, covered = {} } }: { farm: Farm }) {
  return (
    <g class="fa-farmyard">
      {Object.entries(covered).map(([space, tiles]) => (
        <g key={space} transform={at(space)}>
          <Below covered={tiles} />
        </g>
      ))}
      {Object.entries(left).map(([space, wares]) => (
        <g key={space} transform={at(space)}>
          <Lying lying={wares} />
        </g>
      ))}
      {pastures.map((pasture) => (
        <Sign key={pasture.spaces[0]} pasture={pasture} />
      ))}
    </g>
  );
}

/** How its rows and columns are called, at the edges. */
export function Coordinates({ farm: { board } }: { farm: Pick<Farm, "board"> }) {
  return (
    <g class="fa-coordinates">
      {labelsOf(board).map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

const seedOf = (space: string) => placeOf(space).column * 11 + placeOf(space).row * 5 + 3;

const UNDER: Record<TileKind, Ground> = { forest: "woodland", moor: "bog", field: "soil" };
const STEP = 0.07; // of a space: how far a tile looks out from under the one above it

/** A space; tiles that lie on others are a little smaller, so that those below are seen at the edges. */
function Tile({ space, farm, fenced }: { space: string; farm: Farm; fenced: boolean }) {
  const seed = seedOf(space);
  const covered = farm.covered?.[space] ?? [];
  return (
    <>
      {covered.map((tile, at) => (
        <Layer key={at} size={1 - at * STEP}>
          <Land ground={UNDER[tile]} seed={seed + at} />
        </Layer>
      ))}
      <Layer size={1 - covered.length * STEP}>
        <TopTile space={space} farm={farm} fenced={fenced} />
      </Layer>
    </>
  );
}

const Layer = ({ size, children }: { size: number; children: ComponentChildren }) =>
  size === 1 ? (
    children
  ) : (
    <g transform={`scale(${size})`}>
      {children}
      <rect class="fa-layer" width="100" height="100" />
    </g>
  );

function TopTile({ space, farm, fenced }: { space: string; farm: Farm; fenced: boolean }) {
  const seed = seedOf(space);
  const ground = groundOf(space, farm, fenced);
  const sown = farm.sown[space];
  return (
    <>
      <Land ground={ground} seed={seed} />
      {ground === "soil" && <Field sown={sown} />}
      {ground === "meadow" && sown && <Crops {...sown} />}
      {farm.blocked?.includes(space) && <Blocked post={farm.posts?.includes(space) ?? false} />}
      {ground === "woodland" && <Forest seed={seed} />}
      {ground === "bog" && <Moor seed={seed} />}
      {ground === "yard" && <Room house={farm.house} />}
    </>
  );
}

function groundOf(space: string, { rooms, fields, forests, moors }: Farm, fenced: boolean): Ground {
  if (rooms.includes(space)) return "yard";
  if (fields.includes(space)) return "soil";
  if (forests.includes(space)) return "woodland";
  if (moors.includes(space)) return "bog";
  return fenced ? "pasture" : "meadow";
}

/** Faint lines between spaces, so that each can be told from the next. */
function Borders({ farm: { board } }: { farm: Farm }) {
  return (
    <g class="fa-borders">
      {board.map((space) => (
        <rect key={space} transform={at(space)} x="0.5" y="0.5" width="99" height="99" rx="3" />
      ))}
    </g>
  );
}

/** Where animals stand on a space, by how many there are: x, y of their feet, and how large. */
const STANDING: readonly (readonly (readonly [number, number])[])[] = [
  [[50, 80]],
  [[28, 58], [70, 86]],
  [[28, 50], [74, 58], [48, 87]],
  [[26, 48], [74, 50], [26, 87], [74, 87]],
]; // biome-ignore format: a picture
const BESIDE: readonly (readonly (readonly [number, number])[])[] = [
  [[68, 84]],
  [[74, 50], [44, 87]],
  [[75, 49], [26, 87], [74, 87]],
  [[75, 47], [48, 66], [23, 87], [75, 87]],
]; // biome-ignore format: a picture
const SIZES = [0.84, 0.7, 0.6, 0.52];

interface HerdProps {
  space: string;
  kind: Animal;
  number: number;
  /** A stable takes a part of the space. */
  beside: boolean;
  inside: boolean;
  market: string | undefined;
  /** How many of them lie down. */
  lying: number;
}

/** As many as there is room to draw; the sign of a pasture says how many they are. */
function Herd({ space, kind, number, beside, inside, market, lying }: HerdProps) {
  const places = beside ? BESIDE : STANDING;
  const shown = Math.min(number, places.length);
  const spots = inside ? (places[shown - 1] ?? []) : [[50, 96] as const];
  const size = inside ? (SIZES[shown - 1] ?? 0.58) : 0.62;
  return spots.map(([x, y], index) => (
    <g key={index} transform={`translate(${x} ${y})`}>
      <g data-piece={`animal:${kind}:${space}:${index}`} data-market={market}>
        <Beast kind={kind} size={size} flipped={(index + seedOf(space)) % 2 === 1} lies={index < lying} />
      </g>
    </g>
  ));
}

/** An animal whose feet are at the origin. */
function Beast({ kind, size, flipped, lies }: { kind: Animal; size: number; flipped: boolean; lies: boolean }) {
  return (
    <g transform={`scale(${flipped ? -size : size} ${size}) translate(-32 -58)`}>
      <ellipse class="fa-shadow" cx="36" cy="58" rx="24" ry="3.4" />
      <Shapes drawing={lies ? LYING_HORSE : animals[kind]} />
    </g>
  );
}

const Pet = ({ kind, market, lying }: Pick<HerdProps, "kind" | "market" | "lying">) => (
  <g transform="translate(80 98)">
    <g data-piece={`animal:${kind}:house`} data-market={market}>
      <Beast kind={kind} size={0.5} flipped={false} lies={lying > 0} />
    </g>
  </g>
);

/** Where horses lie: as many as lie down, the first that are found. */
function restingOf(player: PlayerState): ReadonlyMap<string, number> {
  const { spaces, house } = herdsOf(player);
  const found = new Map<string, number>();
  let left = player.lying ?? 0;
  const horses = [...spaces].flatMap(([space, { kind, number }]) =>
    kind === "horse" ? [[space, number] as const] : [],
  );
  for (const [place, number] of house === "horse" ? [...horses, ["house", 1] as const] : horses) {
    found.set(place, Math.min(left, number));
    left -= Math.min(left, number);
  }
  return found;
}

/** Somebody who lives in the forest. */
const Dweller = ({ seat }: { seat: number }) => (
  <g>
    <Hut />
    <g transform="translate(62 95) scale(1.15)">
      <PersonShape seat={seat} />
    </g>
  </g>
);

/** People before the door, the sick in a bed. */
function Dwellers({ dwellers, seat }: { dwellers: readonly Resident[]; seat: number }) {
  return dwellers.map((dweller, place) => (
    <g key={place} transform={`translate(${[20, 46, 70, 33, 58][place] ?? 80} ${place < 3 ? 97 : 93})`}>
      {dweller === "sick" ? (
        <Sick seat={seat} />
      ) : (
        <g transform="scale(1.15)">
          <PersonShape seat={seat} newborn={dweller === "newborn"} />
        </g>
      )}
    </g>
  ));
}

const fromTheBack = (one: Edge, other: Edge) => lineOf(one).y - lineOf(other).y;

function FenceAt({ side }: { side: Edge }) {
  const { x, y, across } = lineOf(side);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Fence across={across} />
    </g>
  );
}

/** Hangs from the fence: how many animals live in a pasture, and for how many there is room. */
function Sign({ pasture: { spaces, kind, animals: number, room } }: { pasture: Pasture }) {
  const words = `${number}/${room}`;
  const width = 12 + words.length * 7.4 + (kind ? 17 : 0);
  return (
    <g class="fa-sign" transform={`${at(spaces[0] ?? "")} translate(50 0)`}>
      <g class="fa-sign-plate">
        <rect x={-width / 2} y="-9" width={width} height="19" rx="3.5" />
        {kind && (
          <g transform={`translate(${3.5 - width / 2} -8) scale(0.27)`}>
            <Shapes drawing={animals[kind]} />
          </g>
        )}
        <text x={kind ? 7.5 : 0} y="5">
          {words}
        </text>
      </g>
    </g>
  );
}
