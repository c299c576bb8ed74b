// The face and the back of a moor card, as they are seen on a section of 100 by 100.
import { cardBack, type MoorCard, type PlantSymbol, waterOf } from "../box";
import { type Point, spots } from "../ribbons";
import type { Face } from "../types";
import { AnimalShape } from "./animals";
import { Land, Water } from "./land";
import { PlantShape } from "./plants";
import { SwirlShape } from "./tokens";
import "./card.css";

interface CardShapeProps {
  card: MoorCard;
  face: Face;
  /** On the moor, what withered or drifted is history. */
  laid?: boolean;
}

/** A card as it lies. Turned, the water turns and the symbols stay upright. */
export function CardShape({ card, face, laid = false }: CardShapeProps) {
  if (face === "down") return <CardBack />;
  const water = waterOf(card, face);
  const { plants, animal, animalSize, striders } = spots(water);
  return (
    <g class={laid ? "mo-card-face mo-laid" : "mo-card-face"}>
      <Land kind="card" seed={card.number} />
      <Water waterway={water} />
      {card.animal && (
        <g transform={place(animal, animalSize / 48)}>
          <AnimalShape animal={card.animal} />
        </g>
      )}
      <Striders count={card.striders} at={striders} />
      {card.symbols.map((symbol, at) => (
        <g key={at} transform={place(plants[at] ?? [50, 50])}>
          <SymbolShape symbol={symbol} />
        </g>
      ))}
    </g>
  );
}

export function CardBack() {
  return (
    <g class="mo-card-back">
      <Land kind="card" seed={61} />
      <Water waterway={cardBack} />
      <g transform="translate(50 50)">
        <SwirlShape />
      </g>
    </g>
  );
}

/** Each on a spot of its own as long as there are spots; else one with their number. */
function Striders({ count, at }: { count: number; at: Point[] }) {
  if (count > at.length) {
    const [x, y] = at[0] ?? [50, 50];
    return (
      <g transform={place([x, y], 0.42)} class="mo-on-water">
        <AnimalShape animal="strider" />
        <text class="mo-times" x="34" y="12">{`×${count}`}</text>
      </g>
    );
  }
  return (
    <>
      {at.slice(0, count).map((spot) => (
        <g key={spot.join()} transform={place(spot, 0.42)} class="mo-on-water">
          <AnimalShape animal="strider" />
        </g>
      ))}
    </>
  );
}

/** Rooted into the soil, crossed out, or afloat: the three fates differ in shape. */
export function SymbolShape({ symbol: { plant, fate } }: { symbol: PlantSymbol }) {
  return (
    <g class={`mo-symbol mo-symbol-${fate}`}>
      {fate === "roots" && (
        <path class="mo-strands" d="M-4 9C-5 12 -8 12 -8.5 15.5M0 10C-1 12.5 1 13.5 0 16.5M4 9C5 12 8 12 8.5 15.5" />
      )}
      <circle r="11.5" />
      <g transform="scale(.74)">
        <PlantShape plant={plant} />
      </g>
      {fate === "withers" && <path class="mo-cross" d="M-4 9.5L4 17.5M4 9.5L-4 17.5" />}
      {fate === "drifts" && (
        <path
          class="mo-afloat"
          d="M-12 12.5C-9 9.5 -6.5 9.5 -4 12.5S2 15.5 5 12.5S9 10.5 13 12M13 12L8.8 9M13 12L9.8 15.8"
        />
      )}
    </g>
  );
}

function place([x, y]: Point, scale = 1): string {
  return `translate(${x} ${y}) scale(${scale})`;
}
