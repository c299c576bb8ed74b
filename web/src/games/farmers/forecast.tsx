// The forecast of the next harvest for one player: food and fuel due, what will breed, what is on its way.
import { t } from "../../ui/i18n";
import { WareIcon } from "./art/icons";
import type { Box } from "./box";
import { HarvestIcon } from "./glyphs";
import { fillUp, mealOf, type Outlook, outlook } from "./outlook";
import type { FarmersBoard } from "./types";
import "./forecast.css";

const BEGGING = 3; // points that a begging marker takes

interface ForecastProps {
  board: FarmersBoard;
  box: Box;
  seat: number;
}

export function Forecast({ board, box, seat }: ForecastProps) {
  const next = outlook(board, seat, box);
  if (!next) return null;
  const { round, rounds, now } = next;
  return (
    <dl class="fa-forecast" aria-label={t("farmers-page-forecast")}>
      <div class="fa-forecast-when">
        <dt>
          <HarvestIcon />
          {now ? t("farmers-page-harvest-now") : t("farmers-page-harvest-in", { round, rounds })}
        </dt>
      </div>
      {next.food.due > 0 && <Food {...next.food} people={board.players[seat]?.people ?? 0} />}
      <Fuel {...next.fuel} people={board.players[seat]?.people ?? 0} />
      <Young young={next.young} room={next.room} />
    </dl>
  );
}

interface DueProps {
  ware: "food" | "fuel";
  /** For whom or what it is. */
  words: string;
  about: string;
  there: number;
  due: number;
  /** Where more can come from, in words. */
  more: (string | false)[];
  /** What comes of it if nothing else is done. */
  missing: string | false;
}

/** What is due and what of it is there; below, what can be made of other things, and what is missing even then. */
function Due({ ware, words, about, there, due, more, missing }: DueProps) {
  return (
    <div data-short={there < due || undefined} data-tip={about}>
      <dt>
        <WareIcon ware={ware} />
        {words}
      </dt>
      <dd class="fa-due">{t("farmers-page-there", { there: Math.min(there, due), due })}</dd>
      {more.filter(Boolean).map((source) => (
        <dd key={source} class="fa-more">
          {source}
        </dd>
      ))}
      {missing && <dd class="fa-lack">{missing}</dd>}
    </div>
  );
}

function Food({ people, ...food }: Outlook["food"] & { people: number }) {
  const { due, there, coming, crops, meat } = food;
  const { eaten, cooked, lacking } = mealOf(food);
  return (
    <Due
      ware="food"
      words={t("farmers-page-food-for", { people })}
      about={t("farmers-page-food-about", { due, there, coming, crops, meat, lacking })}
      there={there + coming}
      due={due}
      more={[
        eaten > 0 && t("farmers-page-from-crops", { food: eaten }),
        cooked > 0 && t("farmers-page-from-animals", { food: cooked }),
      ]}
      missing={lacking > 0 && t("farmers-page-food-missing", { food: lacking, points: BEGGING * lacking })}
    />
  );
}

function Fuel({ due, there, wood, people }: Outlook["fuel"] & { people: number }) {
  const { used, lacking } = fillUp(due - there, wood);
  const ill = Math.min(lacking, people);
  return (
    <Due
      ware="fuel"
      words={t("farmers-page-fuel-for")}
      about={t("farmers-page-fuel-about", { due, there, wood, lacking: ill })}
      there={there}
      due={due}
      more={[used > 0 && t("farmers-page-from-wood", { fuel: used })]}
      missing={lacking > 0 && t("farmers-page-fuel-missing", { fuel: lacking, people: ill })}
    />
  );
}

function Young({ young, room }: Pick<Outlook, "young" | "room">) {
  if (young.length === 0) return null;
  return (
    <div
      class="fa-forecast-young"
      data-short={!room || undefined}
      data-tip={t(room ? "farmers-page-young-about" : "farmers-page-young-no-room")}
    >
      <dt>{t("farmers-page-young")}</dt>
      <dd class="fa-due">
        {young.map((animal) => (
          <span key={animal} class="fa-young">
            +1
            <WareIcon ware={animal} label={t(`farmers-ware-${animal}`)} />
          </span>
        ))}
      </dd>
      {!room && <dd class="fa-lack">{t("farmers-page-no-room")}</dd>}
    </div>
  );
}
