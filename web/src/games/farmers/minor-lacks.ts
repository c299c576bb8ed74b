// What is missing to play a minor improvement, as far as it can be seen; the server alone decides what is legal.
import { type Box, minorOf } from "./box";
import { ANIMALS, type Animal, type FarmersBoard, HARVESTS, type House, type Minor, type Need, type PlayerState, type Ware } from "./types"; // biome-ignore format: in a line

export interface Lacks {
  /** How many of each ware are missing. */
  wares: Partial<Record<Ware, number>>;
  needs: readonly Need[];
  /** No card lies there that could be given for it. */
  card: boolean;
}

const HOUSES: House[] = ["wood", "clay", "stone"];

export function lacksOf(minor: Minor, player: PlayerState, { round }: Pick<FarmersBoard, "round">, box: Box): Lacks {
  const { cost, needs, upgrades } = minor;
  const missing = Object.entries(cost)
    .map(([ware, number]): [string, number] => [ware, number - thereIs(ware as Ware, player)])
    .filter(([, number]) => number > 0);
  return {
    wares: Object.fromEntries(missing),
    needs: needs.filter((need) => !isMet(need, player, round, box)),
    card: upgrades.length > 0 && !upgrades.some((old) => player.cards.includes(old)),
  };
}

export const isPlayable = ({ wares, needs, card }: Lacks): boolean =>
  Object.keys(wares).length === 0 && needs.length === 0 && !card;

const isAnimal = (ware: Ware): ware is Animal => ANIMALS.includes(ware as Animal);
const thereIs = (ware: Ware, { goods, animals }: PlayerState) => (isAnimal(ware) ? animals[ware] : goods[ware]);

function isMet({ of, least, most }: Need, player: PlayerState, round: number, box: Box): boolean {
  const number = countOf(of, player, round, box);
  return number >= (least ?? 0) && (most === null || number <= most);
}

/** See src/mire/games/farmers/cards/needs.py. */
function countOf(of: Need["of"], player: PlayerState, round: number, box: Box): number {
  const { farm, animals, goods, cards, hand } = player;
  switch (of) {
    case "improvements":
      return cards.length;
    case "majors":
      return cards.filter((card) => box.majors.has(card) || minorOf(box, card).upgrades.length > 0).length;
    case "forests":
    case "moors":
    case "fields":
    case "pastures":
    case "rooms":
      return farm[of].length;
    case "house":
      return HOUSES.indexOf(farm.house);
    case "animals":
      return ANIMALS.reduce((all, animal) => all + animals[animal], 0);
    case "sheep":
      return animals.sheep;
    case "horses":
      return animals.horse;
    case "food":
    case "fuel":
      return goods[of];
    case "unused":
      return farm.unused?.length ?? 0;
    case "round":
      return round;
    case "hand":
      return hand?.number ?? 0;
    case "field_pasture_or_stable":
      return farm.fields.length + farm.pastures.length + farm.stables.length;
    case "no_harvest":
      return HARVESTS.includes(round) ? 0 : 1;
  }
}
