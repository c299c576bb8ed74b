// Spaces and cards marked with data-card are told in words beside them, everything else by its data-tip.
import type { ComponentChildren } from "preact";
import { Tips as AnyTips } from "../../table/tips";
import type { Box } from "./box";
import { ThingWords, WhyNot } from "./look";
import type { FarmersBoard, PlayerState } from "./types";
import { moveAt } from "./why";

interface TipsProps {
  board: FarmersBoard;
  box: Box;
  /** For whom the costs are. */
  player: PlayerState;
  onLook(card: string): void;
  children: ComponentChildren;
}

export const Tips = ({ board, box, player, ...props }: TipsProps) => (
  <AnyTips
    position={board}
    wait={350}
    pointed="[data-tip], [data-card]"
    tell={({ dataset: { tip, card = "", move = moveAt(card, board) } }) => (
      <>
        {tip ?? <ThingWords id={card} box={box} players={board.players.length} player={player} />}
        <WhyNot move={move} />
      </>
    )}
    look="fa-tip"
    {...props}
  />
);
