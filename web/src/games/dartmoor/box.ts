// The cards in play: species, cards with their faces, caves, as the server brings them.
import type { Kinds } from "./terms";
import {
  type BoxData,
  type CaveData,
  type Half,
  type Side,
  type SpeciesData,
  type SplitData,
  TREES,
  type Tree,
  UNIVERSAL,
} from "./types";

/** A whole tree, shrub or moor, or one half of a split card. */
export interface Face {
  id: string;
  card: string;
  side: Side;
  species: SpeciesData;
  tree: Tree | null;
}

export interface Card {
  id: string;
  faces: Face[];
  split: "left-right" | "top-bottom" | null;
  copies: number;
  /** Whether the pair of halves, or the tree symbol of a whole card, is known from print. */
  printed: boolean;
}

export interface Box {
  species: ReadonlyMap<string, SpeciesData>;
  kinds: Kinds;
  cards: ReadonlyMap<string, Card>;
  faces: ReadonlyMap<string, Face>;
  caves: ReadonlyMap<number, CaveData>;
}

/** The back of every card: a moor and nothing else. */
const universal: SpeciesData = { id: UNIVERSAL, position: "moor", copies: 0, cost: 0, symbols: ["moor"] };

const opened = new WeakMap<object, Box>();

export function openBox(components: unknown): Box {
  const data = components as BoxData;
  const box = opened.get(data) ?? unpack(data);
  opened.set(data, box);
  return box;
}

function unpack({ species, caves, deck }: BoxData): Box {
  const known = new Map([...species, universal].map((entry) => [entry.id, entry]));
  const split = [...deck.left_right, ...deck.top_bottom].map((entry) => splitCard(entry, known));
  const whole = species.flatMap((entry) => wholeCards(entry, deck.tree_symbols[entry.id] ?? []));
  const cards = [...whole, ...split];
  return {
    species: known,
    kinds: Object.fromEntries(known),
    cards: new Map(cards.map((card) => [card.id, card])),
    faces: new Map(cards.flatMap(({ faces }) => faces).map((face) => [face.id, face])),
    caves: new Map(caves.map((cave) => [cave.number, cave])),
  };
}

const isTree = (id: string): id is Tree => TREES.some((tree) => tree === id);

/** Trees are all alike; shrubs and moors differ by their tree symbols. */
function wholeCards(species: SpeciesData, trees: Tree[]): Card[] {
  const { id, position, copies } = species;
  const card = (name: string, tree: Tree | null, copies: number, printed: boolean): Card => ({
    id: name,
    faces: [{ id: name, card: name, side: "whole", species, tree }],
    split: null,
    copies,
    printed,
  });
  if (position === "tree") return [card(id, isTree(id) ? id : null, copies, true)];
  if (position !== "shrub" && position !== "moor") return [];
  return trees.map((tree, copy) => card(`${id}-${copy + 1}`, tree, 1, false));
}

const SPLIT_SIDES = ["left", "right", "top", "bottom"] as const;

function splitCard(entry: SplitData, species: ReadonlyMap<string, SpeciesData>): Card {
  const face = (side: Side, [name, tree]: Half): Face => ({
    id: `${entry.id}-${side}`,
    card: entry.id,
    side,
    species: species.get(name) ?? universal,
    tree,
  });
  return {
    id: entry.id,
    faces: SPLIT_SIDES.flatMap((side) => (entry[side] ? [face(side, entry[side])] : [])),
    split: entry.top ? "top-bottom" : "left-right",
    copies: 1,
    printed: entry.printed ?? false,
  };
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`there is no ${id}`);
  return thing;
}

export const cardOf = (box: Box, id: string): Card => found(box.cards.get(id), id);
export const faceOf = (box: Box, id: string): Face => found(box.faces.get(id), id);
export const speciesOf = (box: Box, id: string): SpeciesData => found(box.species.get(id), id);

/** Whether one of its halves shows a tree symbol, as a payment must for the bonus. */
export const showsTree = ({ faces }: Card, tree: Tree | null): boolean => faces.some((face) => face.tree === tree);

/** A card face down, as it lies in a forest. */
export const backFace: Face = { id: UNIVERSAL, card: UNIVERSAL, side: "whole", species: universal, tree: null };

/** A species for itself. Only trees always show the same tree symbol. */
export function faceOfSpecies(box: Box, id: string): Face {
  const species = speciesOf(box, id);
  const { position } = species;
  const side = position === "top" || position === "bottom" ? position : "whole";
  return { id, card: id, side, species, tree: isTree(id) ? id : null };
}
