// Another player's things in small: the moor, the cards below the storage board, water markers and surplus.
import { t } from "../../ui/i18n";
import type { SeatBoardProps } from "../game";
import { PlantIcon } from "./art/plants";
import { DropShape, MushroomShape, TokenIcon } from "./art/tokens";
import { cardOf, openBox } from "./box";
import { CardPicture } from "./card";
import { Scene, viewBox } from "./scene";
import { layOut } from "./structure";
import { type MoorlandBoard, PLANTS } from "./types";
import { useTokens } from "./use-tokens";
import { cardLabel, plantsInWords } from "./words";
import "./seat-board.css";

export function SeatBoard({ view, components, seat }: SeatBoardProps) {
  const board = view.board as MoorlandBoard;
  const box = openBox(components);
  const tokens = useTokens(board, seat, box);
  const moor = board.moors[seat];
  if (!moor) return null;
  const structure = layOut(board.structure, box);
  const surplus = plantsInWords(moor.surplus);
  return (
    <span class="mo-seat">
      <svg class="mo-seat-moor" viewBox={viewBox(structure)} aria-hidden="true">
        <Scene structure={structure} moor={moor} box={box} tokens={tokens} water={board.water} />
      </svg>
      <span class="mo-seat-storage">
        {moor.stored.map((number) => (
          <span key={number} class="mo-seat-card" role="img" aria-label={cardLabel(cardOf(box, number))}>
            <CardPicture card={cardOf(box, number)} />
          </span>
        ))}
        {seat === board.mushroom && view.seat !== null && (
          <span role="img" aria-label={t("moorland-board-mushroom")}>
            <TokenIcon size={18}>
              <MushroomShape />
            </TokenIcon>
          </span>
        )}
        <span class="mo-seat-count" role="img" aria-label={t("moorland-page-water-markers", { count: moor.water })}>
          <TokenIcon size={18}>
            <DropShape />
          </TokenIcon>
          {moor.water}
        </span>
        {surplus && (
          <span
            class="mo-seat-count mo-minus"
            role="img"
            aria-label={t("moorland-page-surplus-plants", { plants: surplus })}
          >
            {"−"}
            {PLANTS.filter((plant) => moor.surplus[plant]).map((plant) => (
              <span key={plant}>
                {moor.surplus[plant]}
                <PlantIcon plant={plant} size={16} />
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
