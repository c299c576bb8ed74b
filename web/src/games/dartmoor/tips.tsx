// Cards marked with data-face are told in words beside them, those that are chosen as a whole with both their halves.
import type { ComponentChildren } from "preact";
import { Tips as AnyTips } from "../../table/tips";
import { type Box, backFace, cardOf } from "./box";
import { FaceWords } from "./face-words";
import { cardName } from "./words";

interface TipsProps {
  position: unknown;
  box: Box;
  onLook(card: string): void;
  children: ComponentChildren;
}

export const Tips = ({ box, ...props }: TipsProps) => (
  <AnyTips
    wait={350}
    pointed="[data-face], [data-tip]"
    focused="[data-face], [data-tip], [data-card]"
    tell={(at) => <Told at={at} box={box} />}
    look="da-tip"
    {...props}
  />
);

function Told({ at, box }: { at: HTMLElement; box: Box }) {
  const { face, card = "", points, under, tip } = at.dataset;
  if (tip) return <>{tip}</>;
  if (!face) return box.cards.get(card)?.faces.map((half) => <FaceWords key={half.id} face={half} />);
  return (
    <FaceWords
      face={box.faces.get(face) ?? backFace}
      points={points === undefined ? undefined : Number(points)}
      under={under && cardName(cardOf(box, under))}
    />
  );
}
