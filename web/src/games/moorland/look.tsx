// A card seen large, with its text in words.
import { useState } from "preact/hooks";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { t } from "../../ui/i18n";
import { AnimalIcon } from "./art/animals";
import type { MoorCard } from "./box";
import { CardPicture } from "./card";
import type { Face } from "./types";
import { cardInWords, cardName } from "./words";
import "./look.css";

export function LargeCard({ card, onClose }: { card: MoorCard | null; onClose(): void }) {
  return (
    <Dialog open={card !== null} title={card ? cardName(card) : ""} onClose={onClose}>
      {card && <Closeup key={card.number} card={card} />}
    </Dialog>
  );
}

const next: Record<Face, Face> = { up: "turned", turned: "down", down: "up" };

function Closeup({ card }: { card: MoorCard }) {
  const [face, setFace] = useState<Face>("up");
  return (
    <div class="mo-closeup">
      <div class="mo-closeup-card">
        <CardPicture card={card} face={face} />
      </div>
      <div class="stack">
        <ul class="mo-closeup-words">
          {cardInWords(card, face).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {face !== "down" && <p class="small soft">{t("moorland-page-needs")}</p>}
        {card.animal && face !== "down" && (
          <p class="mo-closeup-animal">
            <AnimalIcon animal={card.animal} size={56} />
          </p>
        )}
        <div class="row">
          <Button onClick={() => setFace(next[face])}>{t(`moorland-page-show-${next[face]}`)}</Button>
        </div>
      </div>
    </div>
  );
}
