// All moor cards, to look through.
import { useState } from "preact/hooks";
import { Segmented } from "../../ui/choice";
import { t } from "../../ui/i18n";
import { AnimalIcon } from "./art/animals";
import { PlantIcon } from "./art/plants";
import { type MoorCard, openBox, plantsOf } from "./box";
import { CardFoot, CardPicture } from "./card";
import { LargeCard } from "./look";
import { nothingToPick, PickingContext } from "./picking";
import { ANIMALS, type Animal, PLANTS, type Plant } from "./types";
import { cardLabel } from "./words";
import "./cards.css";

type AnimalFilter = "all" | "none" | Animal;
type PlantFilter = "all" | Plant;

export function Cards({ components }: { components: unknown }) {
  const [animal, setAnimal] = useState<AnimalFilter>("all");
  const [plant, setPlant] = useState<PlantFilter>("all");
  const [looked, look] = useState<MoorCard | null>(null);
  const { cards } = openBox(components);
  const found = [...cards.values()].filter((card) => shows(card, animal, plant));
  return (
    <PickingContext.Provider value={{ ...nothingToPick, look: (number) => look(cards.get(number) ?? null) }}>
      <div class="stack">
        <p>{t("moorland-page-cards-about")}</p>
        <div class="row mo-filters">
          <Segmented<AnimalFilter>
            legend={t("moorland-page-cards-animal")}
            choices={[choice("all"), ...ANIMALS.map(animalChoice), choice("none")]}
            value={animal}
            onChange={setAnimal}
          />
          <Segmented<PlantFilter>
            legend={t("moorland-page-cards-plant")}
            choices={[choice("all"), ...PLANTS.map(plantChoice)]}
            value={plant}
            onChange={setPlant}
          />
        </div>
        <p class="soft" aria-live="polite">
          {t("moorland-page-cards-found", { count: found.length })}
        </p>
        <ul class="mo-all-cards">
          {found.map((card) => (
            <li key={card.number}>
              <button type="button" class="mo-card-face-button" aria-label={cardLabel(card)} onClick={() => look(card)}>
                <CardPicture card={card} />
              </button>
              <CardFoot card={card}>
                {card.fourPlayers && <span class="mo-four">{t("moorland-page-cards-four")}</span>}
              </CardFoot>
            </li>
          ))}
        </ul>
      </div>
      <LargeCard card={looked} onClose={() => look(null)} />
    </PickingContext.Provider>
  );
}

const choice = <T extends "all" | "none">(value: T) => ({ value, label: t(`moorland-page-cards-${value}`) });

const animalChoice = (animal: Animal) => ({
  value: animal,
  label: (
    <span class="mo-filter">
      <AnimalIcon animal={animal} size={22} /> <span>{t("moorland-animal", { animal })}</span>
    </span>
  ),
});

const plantChoice = (plant: Plant) => ({
  value: plant,
  label: (
    <span class="mo-filter">
      <PlantIcon plant={plant} /> <span>{t("moorland-plant", { plant })}</span>
    </span>
  ),
});

function shows(card: MoorCard, animal: AnimalFilter, plant: PlantFilter): boolean {
  const hasAnimal = animal === "all" || card.animal === (animal === "none" ? null : animal);
  return hasAnimal && (plant === "all" || plantsOf(card).includes(plant));
}
