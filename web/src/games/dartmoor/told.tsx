// What a line of the log tells of: species, and the places in a forest where they were put.
import type { Line } from "../../net/types";
import { type Box, faceOfSpecies, openBox } from "./box";
import { FaceWords } from "./face-words";
import { type HostState, UNIVERSAL } from "./types";
import "./told.css";

/** What of a forest lines name: trees, shrubs and moors that came, and hosts, counted from 1, that got a card. */
export interface Named {
  species: ReadonlySet<string>;
  hosts: ReadonlySet<number>;
}

const words = (value: string | number | undefined) =>
  String(value ?? "")
    .split(" ")
    .filter(Boolean);

/** Lines that put something into a forest by its species alone. */
const placing = /-tell-(play|place)$/;
const laying = /-tell-moor(-unseen)?$/;

export function namedIn(lines: readonly Line[]): Named {
  const species = lines.flatMap(({ id, values }) =>
    laying.test(id) ? [UNIVERSAL] : placing.test(id) ? words(values.species) : [],
  );
  return {
    species: new Set(species),
    hosts: new Set(lines.flatMap(({ values }) => words(values.host).map(Number))),
  };
}

/** Where in a forest these are: of a tree, shrub or moor the last that came. */
export function hostsIn(forest: readonly HostState[], { species, hosts }: Named): Set<number> {
  const grown = [...species].map((name) => forest.findLastIndex((host) => host.species === name));
  return new Set([...grown.filter((place) => place >= 0), ...[...hosts].map((host) => host - 1)]);
}

export function speciesIn({ values }: Line, box: Box): string[] {
  return [...new Set(words(values.species))].filter((name) => box.species.has(name));
}

export function Told({ line, components }: { line: Line; components: unknown }) {
  const box = openBox(components);
  const species = speciesIn(line, box);
  if (species.length === 0) return null;
  return (
    <div class="da-told">
      {species.map((name) => (
        <FaceWords key={name} face={faceOfSpecies(box, name)} />
      ))}
    </div>
  );
}
