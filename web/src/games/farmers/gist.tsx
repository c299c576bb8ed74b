// What a major improvement does, in a few signs.
import type { ComponentChildren } from "preact";
import { EmblemIcon, SpecialIcon, WareIcon } from "./art/icons";
import type { Major, Ware } from "./types";

const Sign = ({ ware, number }: { ware: Ware; number?: number | string }) => (
  <span class="fa-ware">
    {number !== undefined && <b>{number}</b>}
    <WareIcon ware={ware} />
  </span>
);

const Swap = ({ pay, get, number }: { pay: Ware; get: Ware; number?: number }) => (
  <span class="fa-ware">
    <WareIcon ware={pay} />→{number !== undefined && <b>{number}</b>}
    <WareIcon ware={get} />
  </span>
);

/** What some do of their own, by the names of their pictures. */
const own: Record<string, () => ComponentChildren> = {
  well: () => <Sign ware="food" number="5×" />,
  joinery: () => <Swap pay="wood" get="food" number={2} />,
  pottery: () => <Swap pay="clay" get="food" number={2} />,
  basketmakers_workshop: () => <Swap pay="reed" get="food" number={3} />,
  peat_charcoal_kiln: () => (
    <>
      <SpecialIcon action="cut_peat" />
      <Sign ware="fuel" number="+1" />
    </>
  ),
  foresters_lodge: () => (
    <>
      <SpecialIcon action="fell_trees" />
      <Sign ware="wood" number="+1" />
    </>
  ),
  village_church: () => (
    <span class="fa-ware">
      <WareIcon ware="fuel" />→<b>1★</b>
    </span>
  ),
  heating_oven: () => <Sign ware="fuel" number="−1" />,
  tiled_oven: () => <Sign ware="fuel" number="≤1" />,
  furniture_stall: () => <Swap pay="wood" get="clay" />,
  ceramics_stall: () => <Swap pay="clay" get="wood" />,
  basket_stall: () => (
    <>
      <Swap pay="reed" get="wood" />/<WareIcon ware="clay" />/<WareIcon ware="stone" />
    </>
  ),
  museum_of_the_moors: () => (
    <span class="fa-ware">
      <EmblemIcon picture="well" />
      <EmblemIcon picture="joinery" />
      <b>−1</b>
    </span>
  ),
  riding_stables: () => (
    <span class="fa-ware">
      <b>2</b>
      <WareIcon ware="horse" />→<WareIcon ware="food" />
    </span>
  ),
};

export function Gist({ major: { cooks, bakes, grain, page } }: { major: Major }) {
  const rates = Object.entries(cooks).filter(([, food]) => food > 0);
  return (
    <span class="fa-gist">
      {rates.map(([ware, food]) => (
        <Sign key={ware} ware={ware as Ware} number={food} />
      ))}
      {bakes > 0 && rates.length > 0 && <Sign ware="grain" number={bakes} />}
      {bakes > 0 && rates.length === 0 && (
        <>
          {grain !== 1 && `${grain}×`}
          <Swap pay="grain" get="food" number={bakes} />
        </>
      )}
      {own[page.picture]?.()}
    </span>
  );
}
