// What a line of the log tells of: places of a moor, and cards.
import type { Line } from "../../net/types";
import { t } from "../../ui/i18n";
import { cardOf, openBox } from "./box";
import { CardPicture } from "./card";
import { UNIT } from "./ribbons";
import { at } from "./scene";
import type { Structure } from "./structure";
import type { Place } from "./types";
import "./told.css";

/** The places of a moor that lines tell of. */
export function placesIn(lines: readonly Line[]): Set<Place> {
  const named = lines.flatMap(({ values: { section, place } }) => [section, place]);
  return new Set(named.filter((name) => typeof name === "string"));
}

/** The cards that a line names: one, or all of a new display. */
export function cardsIn({ values: { card, cards } }: Line): number[] {
  return (
    String(card ?? cards ?? "")
      .match(/\d+/g)
      ?.map(Number) ?? []
  );
}

/** What happened on every place that lines tell of, in sentences. */
export function happenedOn(lines: readonly Line[], player: string): Map<Place, string> {
  const happened = new Map<Place, string>();
  for (const line of lines) {
    const told = t(line.id, { ...line.values, player });
    for (const place of placesIn([line])) happened.set(place, [happened.get(place), told].filter(Boolean).join(" "));
  }
  return happened;
}

export function Told({ line, components }: { line: Line; components: unknown }) {
  const cards = cardsIn(line);
  if (cards.length === 0) return null;
  return (
    <div class="mo-told-cards">
      {cards.map((number) => (
        <figure key={number}>
          <CardPicture card={cardOf(openBox(components), number)} />
          <figcaption>{number}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface MarksProps {
  structure: Structure;
  seat: number;
  news: readonly Line[];
  told: Line | null;
}

/** Corners around what has changed, and a frame around what a line of the log tells of. */
export function Marks({ structure, seat, news, told }: MarksProps) {
  const changed = placesIn(news);
  const named = placesIn(told?.seat === seat ? [told] : []);
  return (
    <g class="mo-marks">
      {structure.sections.map((section) => (
        <g key={section.place} transform={at(section)}>
          {changed.has(section.place) && <Corners seat={seat} />}
          {named.has(section.place) && <rect x="3" y="3" width={UNIT - 6} height={UNIT - 6} rx="4" />}
        </g>
      ))}
    </g>
  );
}

const CORNERS = "M4 28V4H28M72 4H96V28M96 72V96H72M28 96H4V72";

function Corners({ seat }: { seat: number }) {
  return (
    <>
      <path class="mo-corners-edge" d={CORNERS} />
      <path d={CORNERS} stroke={`var(--player-${seat})`} />
    </>
  );
}
