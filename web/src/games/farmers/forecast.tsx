// The forecast of the next harvest for one player: food and fuel due, what will breed, what is on its way.
import { t } from "../../ui/i18n";
import { BedIcon, BeggingIcon, MajorIcon, WareIcon } from "./art/icons";
import { HarvestIcon } from "./glyphs";
import { type Outlook, outlook } from "./outlook";
import type { FarmersBoard } from "./types";
import "./forecast.css";

export function Forecast({ board, seat }: { board: FarmersBoard; seat: number }) {
  const next = outlook(board, seat);
  if (!next) return null;
  return (
    <dl class="fa-forecast" aria-label={t("farmers-page-forecast")}>
      <div data-tip={t("farmers-page-harvest-after", { round: next.round })}>
        <dt>
          <HarvestIcon />
          {t("farmers-page-harvest-in", { rounds: next.rounds })}
        </dt>
      </div>
      {next.food.due > 0 && <Food {...next.food} />}
      <Fuel {...next.fuel} people={board.players[seat]?.people ?? 0} />
      <Young young={next.young} room={next.room} />
    </dl>
  );
}

function Food({ due, there, coming, crops, meat }: Outlook["food"]) {
  const sure = there + coming;
  const lacking = Math.max(due - sure - crops - meat, 0);
  return (
    <div
      data-short={sure < due || undefined}
      data-tip={t("farmers-page-food-about", { due, there, coming, crops, meat, lacking })}
    >
      <dt>
        <WareIcon ware="food" label={t("farmers-ware-food")} />
      </dt>
      <dd>
        <b>{sure}</b>/{due}
        {sure < due && crops > 0 && (
          <small>
            +{Math.min(crops, due - sure)} <WareIcon ware="grain" />
          </small>
        )}
        {sure + crops < due && meat > 0 && (
          <small>
            +{Math.min(meat, due - sure - crops)} <MajorIcon id="fireplace_2" />
          </small>
        )}
        {lacking > 0 && (
          <span class="fa-lack">
            {lacking}
            <BeggingIcon label={t("farmers-page-begging", { markers: lacking })} />
          </span>
        )}
      </dd>
    </div>
  );
}

function Fuel({ due, there, wood, people }: Outlook["fuel"] & { people: number }) {
  const lacking = Math.min(Math.max(due - there - wood, 0), people);
  return (
    <div data-short={there < due || undefined} data-tip={t("farmers-page-fuel-about", { due, there, wood, lacking })}>
      <dt>
        <WareIcon ware="fuel" label={t("farmers-ware-fuel")} />
      </dt>
      <dd>
        <b>{there}</b>/{due}
        {there < due && wood > 0 && (
          <small>
            +{Math.min(wood, due - there)} <WareIcon ware="wood" />
          </small>
        )}
        {lacking > 0 && (
          <span class="fa-lack">
            {lacking}
            <BedIcon label={t("farmers-page-ill", { people: lacking })} />
          </span>
        )}
      </dd>
    </div>
  );
}

function Young({ young, room }: Pick<Outlook, "young" | "room">) {
  if (young.length === 0) return null;
  return (
    <div data-short={!room || undefined} data-tip={t(room ? "farmers-page-young-about" : "farmers-page-young-no-room")}>
      <dt class="sr-only">{t("farmers-page-young")}</dt>
      <dd>
        {young.map((animal) => (
          <span key={animal} class="fa-young">
            +1
            <WareIcon ware={animal} label={t(`farmers-ware-${animal}`)} />
          </span>
        ))}
        {!room && <span class="fa-lack">{t("farmers-page-no-room")}</span>}
      </dd>
    </div>
  );
}
