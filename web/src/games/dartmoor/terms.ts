// What cards are worth, by the counts of all forests; the same as src/mire/games/dartmoor/rules/scoring.py.
import type { Kind, Position, Term, Tree, What, When } from "./types";

export type Kinds = Readonly<Record<string, Kind>>;

/** All counts of one forest. */
export interface Tally {
  species: Record<string, number>;
  trees: Partial<Record<Tree, number>>;
  bottom: number;
  cave: number;
}

/** What besides counts a card's points may depend on. */
export interface Place {
  tree: Tree | null;
  atMoor: boolean;
  full: boolean;
}

export const noTally = (): Tally => ({ species: {}, trees: {}, bottom: 0, cave: 0 });

export function add(tally: Tally, species: string, tree: Tree | null, cards = 1): void {
  tally.species[species] = (tally.species[species] ?? 0) + cards;
  if (tree) tally.trees[tree] = (tally.trees[tree] ?? 0) + cards;
}

export const CATEGORY_OF: Record<Position, string> = {
  tree: "trees",
  shrub: "shrubs",
  moor: "moors",
  top: "top",
  bottom: "bottom",
  side: "sides",
};

/** The points of the forest of one seat, given the counts of all. */
export class Points {
  private readonly kinds: Kinds;
  private readonly tallies: Tally[];
  private readonly tally: Tally;

  constructor(kinds: Kinds, tallies: Tally[], seat: number) {
    this.kinds = kinds;
    this.tallies = tallies;
    this.tally = tallies[seat] ?? noTally();
  }

  /** The points of one card. What scores as a family is not among them. */
  of(species: string, place: Place): number {
    return sum((this.kinds[species]?.points ?? []).map((term) => this.term(term, place)));
  }

  /** What scores together: sets of a symbol, or all copies of a species. */
  families(): { name: string; position: Position; points: number }[] {
    const found = new Map<string, { name: string; position: Position; points: number }>();
    for (const [name, { position, points = [] }] of Object.entries(this.kinds)) {
      for (const { group, sets, of = {} } of points) {
        if (group)
          found.set(name, { name, position, points: group[Math.min(this.owned(name), group.length) - 1] ?? 0 });
        const family = symbolsOf(of).join("-");
        if (sets && !found.has(family)) found.set(family, { name: family, position, points: this.sets(sets, of) });
      }
    }
    return [...found.values()];
  }

  private owned(species: string): number {
    return this.tally.species[species] ?? 0;
  }

  private term(term: Term, place: Place): number {
    if (term.tiers) return highest(term.tiers, this.count(term.of ?? {}, this.tally, place.tree));
    if (term.value === undefined) return 0;
    if (term.per) return term.value * this.count(term.per, this.tally, place.tree);
    if (term.if) return this.holds(term.if, place) ? term.value : (term.else ?? 0);
    return term.value;
  }

  private holds({ count, at_least = 0, most, at }: When, { atMoor, full }: Place): boolean {
    if (count) return this.count(count, this.tally) >= at_least;
    if (most) return this.tallies.every((other) => this.count(most, other) <= this.count(most, this.tally));
    return at ? atMoor : full;
  }

  private count(what: What, tally: Tally, own: Tree | null = null): number {
    if (what.species) return tally.species[what.species] ?? 0;
    if (what.slot) return tally.bottom;
    if (what.cave) return tally.cave;
    if (what.tree) {
      const tree = what.tree === "own" ? own : what.tree;
      return (tree && tally.trees[tree]) || 0;
    }
    const wanted = symbolsOf(what);
    const cards = Object.entries(tally.species).filter(([species]) =>
      this.kinds[species]?.symbols.some((symbol) => wanted.includes(symbol)),
    );
    return sum(cards.map(([, owned]) => (what.different ? Math.min(owned, 1) : owned)));
  }

  /** Set number i holds every species owned at least i times: no split into sets is worth more. */
  private sets(table: number[], of: What): number {
    const wanted = symbolsOf(of);
    const owned = Object.entries(this.tally.species)
      .filter(([species]) => this.kinds[species]?.symbols.some((symbol) => wanted.includes(symbol)))
      .map(([, cards]) => cards);
    const worth = Array.from({ length: Math.max(0, ...owned) }, (_, set) => {
      const species = owned.filter((cards) => cards > set).length;
      return table[Math.min(species, table.length) - 1] ?? 0;
    });
    return sum(worth);
  }
}

export const symbolsOf = ({ symbol, symbols, different }: What) =>
  symbols ?? [symbol ?? different].filter((name) => name !== undefined);

/** The points of the highest threshold that is reached. */
function highest(tiers: Record<string, number>, number: number): number {
  const reached = Object.keys(tiers)
    .map(Number)
    .filter((threshold) => number >= threshold);
  return tiers[Math.max(...reached)] ?? 0;
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
