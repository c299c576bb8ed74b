// A moor as a drawing: ground, cards, waterways and plant markers, without anything to click.
import { CardShape } from "./art/card";
import { Land, Water } from "./art/land";
import { PlantShape } from "./art/plants";
import { DropShape, GrowthShape } from "./art/tokens";
import { type Box, cardOf, waterOf } from "./box";
import { edge, type Point, spots, UNIT } from "./ribbons";
import { type Section, type Shore, type Structure, shores, waters } from "./structure";
import type { Token, Tokens } from "./tokens";
import type { MoorState, Place, SectionState } from "./types";
import "./scene.css";

const spaces: Point[] = [[20, 17], [50, 17], [80, 17], [20, 83], [50, 83], [80, 83]]; // biome-ignore format: two rows
const FRAME = 5;

export interface SceneProps {
  structure: Structure;
  moor: MoorState;
  box: Box;
  tokens: Tokens;
  /** The letters whose water marker is still to be won. */
  water: readonly Place[];
}

/** The box around a whole moor. */
export function viewBox({ width, height }: Structure): string {
  return `${-FRAME} ${-FRAME} ${width * UNIT + 2 * FRAME} ${height * UNIT + 2 * FRAME}`;
}

export function at({ x, y }: { x: number; y: number }): string {
  return `translate(${x * UNIT} ${y * UNIT})`;
}

export function Scene({ structure, moor, box, tokens, water }: SceneProps) {
  return (
    <>
      {structure.plans.map((plan) => (
        <rect key={plan.plan} class="mo-frame" x={plan.x * UNIT} y={plan.y * UNIT} width="200" height="200" />
      ))}
      {structure.sections.map((section) => (
        <g key={section.place} transform={at(section)}>
          {section.water ? (
            <Land kind="old" seed={section.plan + 70} />
          ) : (
            <Ground section={section} wet={water.includes(section.place)} />
          )}
        </g>
      ))}
      {structure.plans.map((plan) => (
        <rect key={plan.plan} class="mo-plan" x={plan.x * UNIT} y={plan.y * UNIT} width="200" height="200" />
      ))}
      {structure.sections.map((section) => (
        <g key={section.place} transform={at(section)}>
          <RootWater section={section} />
          <Cover place={section.place} state={moor.sections[section.place]} box={box} />
        </g>
      ))}
      {shores(structure, waters(structure, moor, box)).map((shore) => (
        <ShoreShape key={`${shore.section.place}${shore.side}`} shore={shore} />
      ))}
      {structure.sections.map((section) => (
        <Markers key={section.place} section={section} moor={moor} box={box} tokens={tokens.get(section.place) ?? []} />
      ))}
    </>
  );
}

function Ground({ section: { place, side, growth }, wet }: { section: Section; wet: boolean }) {
  return (
    <>
      <Land kind="bare" seed={place.charCodeAt(0)} />
      {spaces.map(([x, y]) => (
        <circle key={`${x},${y}`} class="mo-space" cx={x} cy={y} r="11" />
      ))}
      <g class={`mo-letter mo-letter-${side}`}>
        <circle cx="50" cy="50" r="13.5" />
        <text x="50" y="57">
          {place}
        </text>
      </g>
      {growth && (
        <g class="mo-growth" transform="translate(80 50)">
          <circle r="11.5" />
          <GrowthShape growth={growth} />
        </g>
      )}
      {wet && (
        <g transform="translate(19 50) scale(.85)">
          <DropShape />
        </g>
      )}
    </>
  );
}

function RootWater({ section: { place, water } }: { section: Section }) {
  if (!water) return null;
  const [x, y] = spots(water).root;
  return (
    <>
      <Water waterway={water} />
      <g class="mo-root" transform={`translate(${x} ${y})`}>
        <path d="M-6 10C-7 14 -11 14 -12 18.5M0 12C-1 15 1 17 0 20.5M6 10C7 14 11 14 12 18.5" />
        <circle r="13" />
        <text y="4">{place}</text>
      </g>
    </>
  );
}

function Cover({ place, state, box }: { place: Place; state: SectionState | undefined; box: Box }) {
  if (!state || !("card" in state)) return null;
  return (
    <>
      <g data-piece={`card:${state.card}`}>
        <CardShape card={cardOf(box, state.card)} face={state.face} laid />
      </g>
      <text class="mo-corner-letter" x="93" y="97">
        {place}
      </text>
    </>
  );
}

/** Water laps onto bare ground, and stops short of anything dry. */
function ShoreShape({ shore: { section, side, meets } }: { shore: Shore }) {
  const [x, y] = edge(side);
  const quarters = { N: 0, E: 90, S: 180, W: 270 }[side];
  return (
    <g transform={`${at(section)} translate(${x} ${y}) rotate(${quarters})`}>
      {meets === "ground" ? (
        <path class="mo-mouth" d="M-12 .6A12 8 0 0 1 12 .6" />
      ) : (
        <path class="mo-stop" d="M-13 2.2L13 2.2" />
      )}
    </g>
  );
}

interface MarkersProps {
  section: Section;
  moor: MoorState;
  box: Box;
  tokens: Token[];
}

function Markers({ section, moor, box, tokens }: MarkersProps) {
  const places = markerSpots(section, moor, box);
  return (
    <g transform={at(section)}>
      {tokens.map((token, index) => (
        <Marker key={token.id} token={token} spot={places[index] ?? [UNIT / 2, UNIT / 2]} />
      ))}
    </g>
  );
}

export function Marker({ token, spot: [x, y] }: { token: Token; spot: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="mo-marker" data-piece={`plant:${token.id}`} data-plant={token.plant}>
        <PlantShape plant={token.plant} />
      </g>
    </g>
  );
}

/** Where the markers of a section lie: on its spaces, on the take-root symbols of its card, on the root space. */
export function markerSpots(section: Section, moor: MoorState, box: Box): Point[] {
  if (section.water) return [spots(section.water).root];
  const state = moor.sections[section.place];
  if (!state || !("card" in state)) return spaces;
  const card = cardOf(box, state.card);
  const { plants } = spots(waterOf(card, state.face));
  return plants.filter((_, symbol) => card.symbols[symbol]?.fate === "roots");
}
