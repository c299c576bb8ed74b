// Another player's things in small: the moor, the cards below the storage board, water markers and surplus.
import { t } from "../../ui/i18n";
import type { SeatBoardProps } from "../game";
import { DropShape, MushroomShape, SwirlShape, TokenIcon } from "./art/tokens";
import { cardOf, openBox } from "./box";
import { CardPicture } from "./card";
import { Scene, viewBox } from "./scene";
import { LostPoints } from "./storage";
import { layOut } from "./structure";
import { Marks } from "./told";
import type { MoorlandBoard } from "./types";
import { useTokens } from "./use-tokens";
import { cardLabel, surplusInWords } from "./words";
import "./seat-board.css";

export function SeatBoard({ view, components, seat, news, told }: SeatBoardProps) {
  const board = view.board as MoorlandBoard;
  const box = openBox(components);
  const tokens = useTokens(board, seat, box);
  const moor = board.moors[seat];
  if (!moor) return null;
  const structure = layOut(board.structure, box);
  const water = t("moorland-page-water-markers", { count: moor.water });
  const surplus = surplusInWords(moor.surplus);
  return (
    <span class="mo-seat" data-wide={structure.width > structure.height || undefined}>
      <svg class="mo-seat-moor" viewBox={viewBox(structure)} aria-hidden="true">
        <Scene structure={structure} moor={moor} box={box} tokens={tokens} water={board.water} />
        <Marks structure={structure} seat={seat} news={news} told={told} />
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
        <span class="mo-seat-count" role="img" aria-label={water} title={water}>
          <TokenIcon size={18}>
            <DropShape />
          </TokenIcon>
          {moor.water}
        </span>
        <span class="mo-seat-count" role="img" aria-label={surplus} title={surplus}>
          <TokenIcon size={18}>
            <g class="mo-seat-surplus">
              <SwirlShape />
            </g>
          </TokenIcon>
          <LostPoints plants={moor.surplus} />
        </span>
      </span>
    </span>
  );
}
