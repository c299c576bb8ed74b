// Spaces and cards marked with data-card are told in words beside them, everything else by its data-tip.
import type { ComponentChildren } from "preact";
import { Tips as AnyTips } from "../../table/tips";
import type { Box } from "./box";
import { ThingWords } from "./look";

interface TipsProps {
  position: unknown;
  box: Box;
  players: number;
  onLook(card: string): void;
  children: ComponentChildren;
}

export const Tips = ({ box, players, ...props }: TipsProps) => (
  <AnyTips
    wait={350}
    pointed="[data-tip], [data-card]"
    tell={(at) => at.dataset.tip ?? <ThingWords id={at.dataset.card ?? ""} box={box} players={players} />}
    look="fa-tip"
    {...props}
  />
);
