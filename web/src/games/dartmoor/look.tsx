// A card seen large, with all its text.
import { Dialog } from "../../ui/dialog";
import { t } from "../../ui/i18n";
import { type Box, backFace, type Card } from "./box";
import { CardPicture } from "./card";
import { FaceWords } from "./face-words";
import { cardName, speciesName } from "./words";

export function LargeCard({ id, box, onClose }: { id: string | null; box: Box; onClose(): void }) {
  const card = id === null ? undefined : box.cards.get(id);
  const title = card ? cardName(card) : speciesName(backFace.species.id);
  return (
    <Dialog open={id !== null} title={title} onClose={onClose}>
      {card ? <Closeup card={card} /> : <FaceWords face={backFace} />}
    </Dialog>
  );
}

function Closeup({ card }: { card: Card }) {
  return (
    <div class="da-look">
      <CardPicture card={card} />
      <div class="da-look-faces">
        {card.faces.map((face) => (
          <FaceWords key={face.id} face={face} />
        ))}
        <p class="small soft">{t(certainty(card))}</p>
      </div>
    </div>
  );
}

/** What of a card is known from print. */
export function certainty({ split, printed }: Card): string {
  if (split) return printed ? "dartmoor-printed-pair" : "dartmoor-guess-pair";
  return printed ? "dartmoor-page-printed" : "dartmoor-page-reconstructed-tree";
}
