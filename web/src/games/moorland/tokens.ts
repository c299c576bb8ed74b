// Which plant marker is which: markers have no names, but to see one travel from place to place it needs an identity.
import { type Box, cardOf, oneByOne, plantsOf } from "./box";
import type { MoorlandBoard, Place, Plant } from "./types";

export interface Token {
  id: number;
  plant: Plant;
}

/** The markers on every place of a moor, on "stock" (about to drift) and in "surplus". */
export type Tokens = Map<Place | "stock" | "surplus", Token[]>;

type Wanted = Map<string, { plants: Plant[]; inOrder: boolean }>;

/** The markers of a seat, each the same as before wherever that can be. */
export function identify(before: Tokens, board: MoorlandBoard, seat: number, box: Box): Tokens {
  const wanted = wantedOn(board, seat, box);
  const { kept, free } = keep(before, wanted);
  let id = 1 + Math.max(0, ...[...before.values()].flat().map((token) => token.id));
  const found: Tokens = new Map();
  for (const [place, { plants, inOrder }] of wanted) {
    const staying = kept.get(place) ?? [];
    const tokens = inOrder ? [] : [...staying];
    for (const plant of inOrder ? plants : without(plants, staying)) {
      tokens.push(take(staying, plant, inOrder) ?? take(free, plant, true) ?? { id: id++, plant });
    }
    found.set(place, tokens);
  }
  return found;
}

function wantedOn(board: MoorlandBoard, seat: number, box: Box): Wanted {
  const moor = board.moors[seat];
  const wanted: Wanted = new Map();
  if (!moor) return wanted;
  for (const [place, state] of Object.entries(moor.sections)) {
    if ("plants" in state) wanted.set(place, { plants: oneByOne(state.plants), inOrder: false });
    // On a card each rooted plant lies on its own symbol.
    else if (state.face !== "down")
      wanted.set(place, { plants: plantsOf(cardOf(box, state.card), "roots"), inOrder: true });
  }
  moor.roots.forEach((plant, plan) => {
    wanted.set(`R${plan + 1}`, { plants: plant ? [plant] : [], inOrder: false });
  });
  wanted.set("stock", { plants: seat === board.seat ? oneByOne(board.stock) : [], inOrder: true });
  wanted.set("surplus", { plants: oneByOne(moor.surplus), inOrder: true });
  return wanted;
}

/** What stays where it is, and what is free to be somewhere else. */
function keep(before: Tokens, wanted: Wanted): { kept: Tokens; free: Token[] } {
  const kept: Tokens = new Map();
  const free: Token[] = [];
  for (const [place, tokens] of before) {
    const left = [...(wanted.get(place)?.plants ?? [])];
    const staying = tokens.filter((token) => {
      const at = left.indexOf(token.plant);
      if (at >= 0) left.splice(at, 1);
      else free.push(token);
      return at >= 0;
    });
    kept.set(place, staying);
  }
  return { kept, free };
}

function without(plants: Plant[], tokens: Token[]): Plant[] {
  const left = [...plants];
  for (const { plant } of tokens) left.splice(left.indexOf(plant), 1);
  return left;
}

function take(tokens: Token[], plant: Plant, may: boolean): Token | undefined {
  const at = may ? tokens.findIndex((token) => token.plant === plant) : -1;
  return at < 0 ? undefined : tokens.splice(at, 1)[0];
}
