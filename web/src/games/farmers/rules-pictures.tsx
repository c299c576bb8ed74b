// What the rules speak of, as it looks on the table.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { Legend, LegendItem } from "../../ui/legend";
import {
  ActionIcon,
  BedIcon,
  BeggingIcon,
  InfirmaryIcon,
  PersonIcon,
  SpecialIcon,
  StartIcon,
  WareIcon,
} from "./art/icons";
import { HarvestIcon } from "./glyphs";
import { ANIMALS, GOODS, type SpecialAction, type Ware } from "./types";
import { specialName, wareName } from "./words";
import "./rules-pictures.css";

const Wares = ({ wares }: { wares: readonly Ware[] }) => (
  <Legend>
    {wares.map((ware) => (
      <LegendItem key={ware} says={wareName(ware)}>
        <WareIcon ware={ware} />
      </LegendItem>
    ))}
  </Legend>
);

const SPECIALS: SpecialAction[] = [
  "cut_peat",
  "fell_trees",
  "slash_and_burn",
  "horse_market",
  "hiring_fair",
  "illicit_work",
];

/** Pictures for some of the sections. */
const pictures: Record<string, () => ComponentChildren> = {
  aim: () => <Wares wares={GOODS} />,
  round: () => (
    <Legend>
      <LegendItem says={t("farmers-rules-picture-starting")}>
        <StartIcon />
      </LegendItem>
      <LegendItem says={t("farmers-rules-picture-harvest")}>
        <HarvestIcon />
      </LegendItem>
    </Legend>
  ),
  special: () => (
    <Legend>
      {SPECIALS.map((action) => (
        <LegendItem key={action} says={specialName(action)}>
          <SpecialIcon action={action} />
        </LegendItem>
      ))}
    </Legend>
  ),
  spaces: () => (
    <Legend>
      {(["plow", "sow", "bake", "rooms", "stable", "fences", "renovate", "major"] as const).map((action) => (
        <LegendItem key={action} says={t(`farmers-action-${action}`)}>
          <ActionIcon action={action} />
        </LegendItem>
      ))}
    </Legend>
  ),
  animals: () => <Wares wares={ANIMALS} />,
  people: () => (
    <Legend>
      <LegendItem says={t("farmers-rules-picture-person")}>
        <PersonIcon seat={0} />
      </LegendItem>
      <LegendItem says={t("farmers-rules-picture-newborn")}>
        <PersonIcon seat={0} newborn />
      </LegendItem>
    </Legend>
  ),
  harvest: () => (
    <Legend>
      <LegendItem says={t("farmers-rules-picture-begging")}>
        <BeggingIcon />
      </LegendItem>
    </Legend>
  ),
  heating: () => (
    <Legend>
      <LegendItem says={t("farmers-rules-picture-bed")}>
        <BedIcon />
      </LegendItem>
      <LegendItem says={t("farmers-rules-picture-infirmary")}>
        <InfirmaryIcon />
      </LegendItem>
    </Legend>
  ),
};

export function RulesPicture({ section }: { section: string }) {
  const picture = pictures[section]?.();
  return picture ? <div class="fa-rules-picture">{picture}</div> : null;
}
