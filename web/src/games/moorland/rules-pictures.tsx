// What the rules speak of, as it looks on the table.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { Legend, LegendItem } from "../../ui/legend";
import { AnimalIcon } from "./art/animals";
import { CardBack, CardShape, SymbolShape } from "./art/card";
import { PlantIcon } from "./art/plants";
import { DropShape, GrowthShape, MushroomShape, TokenIcon } from "./art/tokens";
import { type MoorCard, openBox, readWaterway } from "./box";
import { LayoutPicture, Layouts } from "./layout-picture";
import { UNIT } from "./ribbons";
import { Scene, viewBox } from "./scene";
import { layOut } from "./structure";
import type { Token } from "./tokens";
import { ANIMALS, type BoxData, type Fate, type Growth, type MoorState, PLANTS, type Plant } from "./types";
import "./rules-pictures.css";

function Square({ children }: { children: ComponentChildren }) {
  return (
    <svg class="mo-legend-square" viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const animalName = (animal: string) => t("moorland-animal", { animal });

const example: MoorCard = {
  number: 8,
  waterway: readWaterway("NES"),
  symbols: [
    { plant: "heather", fate: "roots" },
    { plant: "rushes", fate: "withers" },
    { plant: "cotton_grass", fate: "drifts" },
  ],
  animal: "frog",
  striders: 1,
  fourPlayers: false,
};
const interrupting: MoorCard = {
  ...example,
  waterway: readWaterway("N|E|S|W"),
  symbols: [],
  animal: null,
  striders: 0,
};

// A single plan, and a card for it.
const small: BoxData = {
  plant_cards: [],
  moor_cards: [{ number: 2, waterway: "NE", striders: 1, plants: ["rushes roots", "heather drifts"] }],
  moor_plans: [1].map((plan) => {
    const side = {
      grid: [["R", "A"], ["B", "C"]], // biome-ignore format: a plan
      root_waterway: "ES",
      growth: { A: 2 as const, B: "any" as const, C: 3 as const },
    };
    return { plan, white: side, black: side };
  }),
};

const bare: MoorState = {
  sections: { A: { plants: { heather: 2 } }, B: { plants: { rushes: 1 } }, C: { plants: {} } },
  roots: [null],
  stored: [],
  water: 0,
  surplus: {},
};
const covered: MoorState = {
  ...bare,
  sections: { ...bare.sections, B: { card: 2, face: "up" }, C: { plants: { heather: 1 } } },
  roots: ["heather"],
};

interface PlanProps {
  moor: MoorState;
  markers: Record<string, Plant[]>;
  water: string[];
  children?: ComponentChildren;
}

function Plan({ moor, markers, water, children }: PlanProps) {
  const box = openBox(small);
  const structure = layOut([{ plan: 1, x: 0, y: 0, turn: 0, side: "white" }], box);
  const tokens = new Map(
    Object.entries(markers).map(([place, plants]) => [place, plants.map((plant, id): Token => ({ id, plant }))]),
  );
  return (
    <svg class="mo-legend-plan" viewBox={viewBox(structure)} aria-hidden="true">
      <Scene structure={structure} moor={moor} box={box} tokens={tokens} water={water} />
      {children}
    </svg>
  );
}

const growths: Growth[] = [1, 2, 3, "any"];
const fates: Fate[] = ["roots", "withers", "drifts"];

const pictures: Record<string, () => ComponentChildren> = {
  setup: () => (
    <Legend>
      <LegendItem says={t("moorland-rules-picture-plans")}>
        <LayoutPicture layout="grid" />
      </LegendItem>
      <LegendItem says={t("moorland-rules-picture-markers")}>
        <TokenIcon size={40}>
          <DropShape />
        </TokenIcon>
      </LegendItem>
      <LegendItem says={t("moorland-rules-picture-mushroom")}>
        <TokenIcon size={40}>
          <MushroomShape />
        </TokenIcon>
      </LegendItem>
      {PLANTS.map((plant) => (
        <LegendItem key={plant} says={t("moorland-plant", { plant })}>
          <PlantIcon plant={plant} size={40} />
        </LegendItem>
      ))}
    </Legend>
  ),
  moor: () => (
    <Legend>
      <LegendItem says={t("moorland-rules-picture-plan")}>
        <Plan moor={bare} markers={{ A: ["heather", "heather"], B: ["rushes"] }} water={["A", "B", "C"]} />
      </LegendItem>
    </Legend>
  ),
  cards: () => (
    <>
      <Legend>
        <LegendItem says={t("moorland-rules-picture-card")}>
          <Square>
            <CardShape card={example} face="up" />
          </Square>
        </LegendItem>
        <LegendItem says={t("moorland-rules-picture-interrupts")}>
          <Square>
            <CardShape card={interrupting} face="up" />
          </Square>
        </LegendItem>
        <LegendItem says={t("moorland-rules-picture-back")}>
          <Square>
            <CardBack />
          </Square>
        </LegendItem>
      </Legend>
      <Legend>
        {fates.map((fate) => (
          <LegendItem key={fate} says={t(`moorland-rules-picture-${fate}`)}>
            <svg viewBox="-18 -15 36 36" width={44} height={44} aria-hidden="true">
              <SymbolShape symbol={{ plant: "heather", fate }} />
            </svg>
          </LegendItem>
        ))}
      </Legend>
      <Legend>
        {[...ANIMALS, "strider" as const].map((animal) => (
          <LegendItem
            key={animal}
            says={animal === "strider" ? t("moorland-rules-picture-strider") : animalName(animal)}
          >
            <AnimalIcon animal={animal} size={40} />
          </LegendItem>
        ))}
      </Legend>
    </>
  ),
  grow: () => (
    <Legend>
      {growths.map((growth) => (
        <LegendItem key={growth} says={t("moorland-page-growth", { dots: growth === "any" ? 0 : growth })}>
          <TokenIcon size={36}>
            <GrowthShape growth={growth} />
          </TokenIcon>
        </LegendItem>
      ))}
    </Legend>
  ),
  drift: () => (
    <Legend>
      <LegendItem says={t("moorland-rules-picture-drift")}>
        <Plan
          moor={covered}
          markers={{ A: ["heather", "heather"], B: ["rushes"], C: ["heather"], R1: ["heather"] }}
          water={["A", "C"]}
        />
      </LegendItem>
    </Legend>
  ),
  variants: () => <Layouts />,
};

export function RulesPicture({ section }: { section: string }) {
  return pictures[section]?.() ?? null;
}
