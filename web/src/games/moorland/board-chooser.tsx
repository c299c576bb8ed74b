// The question that is open beside a section, if there is one.
import { t } from "../../ui/i18n";
import { facesFor, start } from "./choice";
import { Chooser, LayChooser, PlantChooser } from "./chooser";
import { growing, overflow } from "./ghosts";
import { type Move, only } from "./moves";
import type { Outcome } from "./outcome";
import { type Structure, sectionOf } from "./structure";
import { type MoorlandBoard, type MoorState, PLANTS } from "./types";
import type { Choosing } from "./use-choosing";

interface BoardChooserProps {
  board: MoorlandBoard;
  moor: MoorState;
  structure: Structure;
  choosing: Choosing;
  outcome: Outcome | null;
  hint: Move | null;
  play(move: string): void;
}

export function BoardChooser(props: BoardChooserProps) {
  const { board, choosing } = props;
  switch (choosing.choice.step) {
    case "grow":
      return <GrowChooser {...props} section={choosing.choice.section} />;
    case "lift":
      return <LiftChooser {...props} section={choosing.choice.section} />;
    case "lay":
      return <LayingChooser {...props} choice={choosing.choice} />;
    default: {
      const left = board.pending.find((step) => step.ask === "drift")?.section;
      const price = board.pending.at(-1)?.ask === "surplus" && choosing.moves.length > 0;
      return price && left ? <PriceChooser {...props} section={left} /> : null;
    }
  }
}

const offeredPlants = ({ offers }: Choosing) => PLANTS.filter((plant) => offers.has(`plant:${plant}`));

function GrowChooser({ section: place, structure, moor, choosing }: BoardChooserProps & { section: string }) {
  const section = sectionOf(structure, place);
  if (!section) return null;
  const surplus = overflow(section, moor);
  const count = growing(section);
  return (
    <Chooser place={place} title={t("moorland-page-choose-grow", { place })} onClose={() => choosing.choose(start)}>
      <PlantChooser
        plants={offeredPlants(choosing)}
        label={(plant) => t("moorland-plants", { plant, plants: count })}
        note={() => (surplus > 0 ? t("moorland-page-grows-surplus", { count: surplus }) : "")}
      />
    </Chooser>
  );
}

function LiftChooser({ section: place, choosing }: BoardChooserProps & { section: string }) {
  return (
    <Chooser place={place} title={t("moorland-page-choose-lift", { place })} onClose={() => choosing.choose(start)}>
      <PlantChooser plants={offeredPlants(choosing)} />
    </Chooser>
  );
}

function PriceChooser({ section: place, choosing }: BoardChooserProps & { section: string }) {
  return (
    <Chooser place={place} title={t("moorland-page-choose-surplus")} onClose={null}>
      <PlantChooser plants={offeredPlants(choosing)} />
    </Chooser>
  );
}

type Laying = Extract<Choosing["choice"], { step: "lay" }>;

function LayingChooser({ choice, choosing, outcome, hint, play }: BoardChooserProps & { choice: Laying }) {
  const { card, section, face } = choice;
  const { moves, choose } = choosing;
  const move = only(moves, "play").find((m) => m.card === card && m.section === section && m.face === face);
  const hinted = hint?.verb === "play" && hint.card === card && hint.section === section ? hint.face : null;
  return (
    <Chooser
      place={section}
      title={t("moorland-page-lay-title", { card, place: section })}
      onClose={() => choose({ step: "card", card })}
    >
      <LayChooser
        choice={choice}
        faces={facesFor(moves, card, section)}
        outcome={outcome}
        hinted={hinted}
        onFace={(next) => choose({ ...choice, face: next })}
        onLay={() => move && play(move.text)}
      />
    </Chooser>
  );
}
