// What a player has, with the exchanges that can be made of it now.
import { ArrowRight, DoorOpen, Star } from "lucide-preact";
import { Count } from "../../table/count";
import { t } from "../../ui/i18n";
import { WareIcon } from "./art/icons";
import { herdsOf } from "./layout";
import { objectOf, otherOf, verbOf } from "./moves";
import { usePicking } from "./picking";
import { ANIMALS, type Animal, GOODS, type Good, type PlayerState, type Ware } from "./types";
import { wareName } from "./words";
import "./goods.css";

interface GoodsProps {
  player: PlayerState;
  name: string;
}

export function Goods({ player, name }: GoodsProps) {
  const { waiting } = herdsOf(player);
  return (
    <section class="fa-goods" aria-label={t("farmers-farm-goods", { player: name })}>
      <ul>
        {GOODS.map((good) => (
          <Stock key={good} ware={good} number={player.goods[good]} player={player} />
        ))}
        {ANIMALS.map((animal) => (
          <Stock key={animal} ware={animal} number={player.animals[animal]} player={player} />
        ))}
      </ul>
      {waiting.length > 0 && <Waiting animals={waiting} />}
      <CardUses />
    </section>
  );
}

/** What the own cards offer now, in words: few pictures would tell. */
function CardUses() {
  const { offers, doing, play, hint } = usePicking();
  const moves = offers.get("offer") ?? [];
  if (moves.length === 0) return null;
  return (
    <ul class="fa-goods-uses" aria-label={t("farmers-farm-uses")}>
      {moves.map((move) => (
        <li key={move}>
          <button
            type="button"
            class={`fa-goods-exchange ${hint === move ? "fa-hinted" : ""}`}
            data-target={move}
            aria-label={hint === move ? `${t("farmers-page-hint")}: ${doing(move)}` : undefined}
            onClick={() => play(move)}
          >
            {doing(move)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface StockProps {
  ware: Ware;
  number: number;
  player: PlayerState;
}

function Stock({ ware, number, player }: StockProps) {
  const { offers } = usePicking();
  const moves = offers.get(`ware:${ware}`) ?? [];
  const lying = ware === "horse" ? (player.lying ?? 0) : 0;
  const name = lying > 0 ? t("farmers-farm-lying", { horses: wareName(ware), lying }) : wareName(ware);
  return (
    <li class="fa-goods-ware" data-none={number === 0 || undefined}>
      <span class="fa-goods-number" data-tip={name}>
        <WareIcon ware={ware} label={name} />
        <Count value={number} />
      </span>
      {moves.map((move) => (
        <Exchange key={move} move={move} player={player} />
      ))}
    </li>
  );
}

function Exchange({ move, player }: { move: string; player: PlayerState }) {
  const { doing, play, hint } = usePicking();
  const words = doing(move);
  const isHinted = hint === move;
  return (
    <button
      type="button"
      class={`fa-goods-exchange ${isHinted ? "fa-hinted" : ""}`}
      data-target={move}
      data-tip={words}
      aria-label={isHinted ? `${t("farmers-page-hint")}: ${words}` : words}
      onClick={() => play(move)}
    >
      <Result move={move} player={player} />
    </button>
  );
}

/** What an exchange brings, as a sign. */
function Result({ move, player }: { move: string; player: PlayerState }) {
  const verb = verbOf(move);
  if (verb === "release") return <DoorOpen size={16} aria-hidden="true" />;
  const [ware, number] = broughtBy(move, player);
  return (
    <>
      <ArrowRight size={10} aria-hidden="true" />
      {number > 1 && <b>{number}</b>}
      {ware ? <WareIcon ware={ware} /> : <Star size={15} aria-hidden="true" />}
    </>
  );
}

const CRAFTED: Record<string, number> = { joinery: 2, pottery: 2, basketmakers_workshop: 3 };

/** The ware that comes of an exchange, and how many; the Village Church gives a point. */
function broughtBy(move: string, { rates }: PlayerState): [Good | null, number] {
  switch (verbOf(move)) {
    case "cook":
      return ["food", rates[objectOf(move) as "vegetable" | Animal]];
    case "craft":
      return ["food", CRAFTED[objectOf(move)] ?? 2];
    case "burn":
      return ["fuel", 1];
    case "trade":
      return [otherOf(move) as Good, 1];
    case "donate":
      return [null, 1];
    default:
      return ["food", 1];
  }
}

/** Animals that find no room. */
function Waiting({ animals }: { animals: readonly Animal[] }) {
  return (
    <p class="fa-goods-waiting">
      {t("farmers-farm-waiting")}{" "}
      {animals.map((animal, place) => (
        <WareIcon key={place} ware={animal} label={wareName(animal)} />
      ))}
    </p>
  );
}
