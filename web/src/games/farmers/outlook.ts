// What the next harvest will ask of a player, and what is there for it now.
import { type Box, guestCardOf } from "./box";
import { breeding, type Herd, haveRoom, withYoung } from "./housing";
import { ANIMALS, type Animal, type Delivery, type FarmersBoard, HARVESTS, type PlayerState, type Step } from "./types";
import { numbered } from "./words";

export interface Outlook {
  /** The round it follows, and how many rounds come before. */
  round: number;
  rounds: number;
  /** It is going on. */
  now: boolean;
  food: { due: number; there: number; coming: number; crops: number; meat: number };
  fuel: { due: number; there: number; wood: number };
  young: Animal[];
  /** Whether there is room for all of them. */
  room: boolean;
}

const PER_ADULT = 2;
const PER_ADULT_ALONE = 3;
const RIDERS = 2; // horses for the food of the Riding Stables

/** Nothing once the last harvest is over for the player. */
export function outlook(board: FarmersBoard, seat: number, box: Box): Outlook | null {
  const player = board.players[seat];
  const now = isHarvest(board);
  const fed = now && !isAsked(board, "feed", seat);
  const heated = fed && !isAsked(board, "heat", seat);
  const round = HARVESTS.find((harvest) => (heated ? harvest > board.round : harvest >= board.round));
  if (!player || round === undefined || board.seat === null) return null;
  const { goods, animals, farm, people, due } = player;
  const perAdult = board.players.length === 1 ? PER_ADULT_ALONE : PER_ADULT;
  const parents = parentsOf(player, board, box);
  const young = breeding(parents);
  return {
    round,
    rounds: round - board.round,
    now: now && round === board.round,
    food: {
      due: round > board.round ? perAdult * people : fed ? 0 : due.food, // newborns will have grown up
      there: goods.food,
      coming: foodComing(player, round),
      crops: cropFood(player, now && !heated),
      meat: ANIMALS.reduce((food, animal) => food + animals[animal] * player.rates[animal], 0),
    },
    fuel: { due: due.fuel, there: goods.fuel, wood: goods.wood },
    young,
    room: young.length === 0 || haveRoom(withYoung(atHome(player), young), farm, box),
  };
}

/** The animals at home: one may be a guest elsewhere. */
const atHome = ({ animals, lodger }: PlayerState): Herd =>
  lodger ? { ...animals, [lodger]: animals[lodger] - 1 } : animals;

/** Those that breed: not horses that lie down, but guests on a card. */
function parentsOf(player: PlayerState, { players }: FarmersBoard, box: Box): Herd {
  const home = atHome(player);
  const parents = { ...home, horse: home.horse - (player.lying ?? 0) };
  const guests = guestCardOf(player, box) ? players.map(({ lodger }) => lodger) : [];
  for (const guest of guests) if (guest) parents[guest] += 1;
  return parents;
}

const isAsked = ({ pending }: FarmersBoard, ask: Step["ask"], seat: number) =>
  pending.some((step) => step.ask === ask && step.seat === seat);

/** Whether the harvest goes on, so that its field phase is over. */
export const isHarvest = ({ pending }: Pick<FarmersBoard, "pending">) =>
  pending.some(({ ask }) => ask === "feed" || ask === "heat" || ask === "breed");

/** What crops give, raw or cooked; in a harvest those on the fields have been gathered. */
function cropFood({ goods, farm, rates }: PlayerState, gathered: boolean): number {
  const grown = gathered ? [] : Object.values(farm.sown).map(({ crop }) => crop);
  const vegetables = goods.vegetable + grown.filter((crop) => crop === "vegetable").length;
  return goods.grain + grown.filter((crop) => crop === "grain").length + vegetables * rates.vegetable;
}

function foodComing({ deliveries, animals }: PlayerState, until: number): number {
  const sure = deliveries.filter(({ card }) => card !== "riding_stables" || animals.horse >= RIDERS);
  return sure.filter(({ round, ware }) => round <= until && ware === "food").length;
}

interface Waiting {
  owner: number;
  wares: [Delivery["ware"], number][];
}

/** What comes for whom at the start of a round. */
export function deliveriesIn({ players }: Pick<FarmersBoard, "players">, round: number): Waiting[] {
  const waiting = players.map(({ deliveries }, owner): Waiting => {
    const due = deliveries.filter((delivery) => delivery.round === round).map(({ ware }) => ware);
    return { owner, wares: Object.entries(numbered(due)) as Waiting["wares"] };
  });
  return waiting.filter(({ wares }) => wares.length > 0);
}

/** How much of what there is goes into a gap, and how much of that stays open. */
export function fillUp(gap: number, stock: number): { used: number; lacking: number } {
  const used = Math.min(stock, Math.max(gap, 0));
  return { used, lacking: Math.max(gap - used, 0) };
}

/** Where the food comes from that is not there: crops are eaten before animals. */
export function mealOf({ due, there, coming, crops, meat }: Outlook["food"]) {
  const raw = fillUp(due - there - coming, crops);
  const cooked = fillUp(raw.lacking, meat);
  return { eaten: raw.used, cooked: cooked.used, lacking: cooked.lacking };
}
