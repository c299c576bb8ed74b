// The large moor, with what the choice so far and the pointer show on it.
import { useEffect, useRef } from "preact/hooks";
import type { Line, View } from "../../net/types";
import { t } from "../../ui/i18n";
import { ghostPlants, mayDrift, onlyDown } from "./ghosts";
import { Moor } from "./moor";
import type { MoveOf } from "./moves";
import type { Outcome } from "./outcome";
import type { SceneProps } from "./scene";
import { Sideways } from "./sideways";
import { longestWaterway, type Stretch, stretches, waters } from "./structure";
import { happenedOn, Marks } from "./told";
import type { MoorlandBoard } from "./types";
import type { Choosing } from "./use-choosing";

interface MoorPartProps {
  scene: SceneProps;
  view: View;
  seat: number;
  name: string;
  news: Line[];
  told: Line | null;
  choosing: Choosing;
  held: MoveOf<"play"> | null;
  outcome: Outcome | null;
  showLongest: boolean;
}

export function MoorPart({ scene, view, seat, name, news, told, choosing, held, outcome, showLongest }: MoorPartProps) {
  const { structure, tokens } = scene;
  const { pending, seat: playing } = view.board as MoorlandBoard;
  const { moves, choice, pointed } = choosing;
  // What is half done belongs to the player whose turn it is.
  const asked = seat === playing ? pending.at(-1) : undefined;
  const left = pending.find((step) => step.ask === "drift")?.section;
  const part = useRef<HTMLDivElement>(null);
  // What is chosen next lies on the moor, so it has to be in sight.
  useEffect(() => {
    if (choice.step === "card" || choice.step === "water") part.current?.scrollIntoView({ block: "nearest" });
  }, [choice.step]);
  return (
    <div
      ref={part}
      class="mo-moor-part"
      data-part
      data-wide={structure.width > 5 || undefined}
      style={{ "--mo-sections": structure.width, "--mo-rows": structure.height }}
    >
      <Sideways class="mo-moor-scroll">
        <Moor
          {...scene}
          happened={happenedOn(news, name)}
          marks={<Marks structure={structure} seat={seat} news={news} told={told} />}
          label={t("moorland-page-moor", { player: name })}
          stock={left ? { place: left, tokens: tokens.get("stock") ?? [], drifting: asked?.ask === "drift" } : null}
          lifted={
            asked?.ask === "to" && asked.section && asked.plant ? { place: asked.section, plant: asked.plant } : null
          }
          ghostCard={held && { card: held.card, place: held.section, face: held.face }}
          ghostPlants={ghostPlants(moves, choice, pointed, asked, structure)}
          mayDrift={mayDrift(outcome)}
          onlyDown={onlyDown(moves, choice)}
          longest={showLongest ? longest(scene) : []}
        />
      </Sideways>
    </div>
  );
}

function longest({ structure, moor, box }: SceneProps): Stretch[] {
  const water = waters(structure, moor, box);
  return stretches(structure, water, longestWaterway(structure, water));
}
