// A space or card in words: beside it, seen large, and in the list of all.
import { Ban } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Dialog } from "../../ui/dialog";
import { t } from "../../ui/i18n";
import { EmblemIcon, SpecialIcon } from "./art/icons";
import type { Box } from "./box";
import { type Amounts, majorCost } from "./costs";
import { Does, Wares } from "./glyphs";
import { useLacks } from "./hand-lacks";
import { Rates } from "./majors";
import { MinorCard } from "./minor";
import { isPlayable } from "./minor-lacks";
import { usePicking } from "./picking";
import type { ActionSpace, Major, Minor, PlayerState, SpecialCard } from "./types";
import { majorName, majorText, spaceName, spaceText, specialName, specialText } from "./words";
import "./look.css";

interface ThingWordsProps {
  id: string;
  box: Box;
  players: number;
  /** For whom the costs are. */
  player: PlayerState;
}

/** Everything has a name of its own, so it is known what is meant. */
export function ThingWords({ id, box, players, player }: ThingWordsProps) {
  const major = box.majors.get(id);
  if (major) return <MajorWords major={major} cost={majorCost(id, player, box)} />;
  const minor = box.minors.get(id);
  if (minor) return <MinorWords minor={minor} />;
  const card = box.special.get(id);
  if (card) return <SpecialWords card={card} level={box.level} />;
  const space = box.spaces.find((each) => each.id === id && each.players.includes(players));
  return space ? <SpaceWords space={space} players={players} /> : null;
}

export function thingName(id: string, box: Box): string {
  if (box.majors.has(id)) return majorName(id);
  if (box.minors.has(id)) return t("farmers-minor");
  return box.special.has(id) ? t("farmers-page-special-card") : spaceName(id);
}

interface WordsProps {
  picture: ComponentChildren;
  name: string;
  aside?: ComponentChildren;
  children: ComponentChildren;
}

const Words = ({ picture, name, aside, children }: WordsProps) => (
  <div class="fa-words">
    <header>
      {picture}
      <h3>{name}</h3>
      {aside}
    </header>
    {children}
  </div>
);

export function MajorWords({ major, cost = major.cost }: { major: Major; cost?: Amounts }) {
  return (
    <Words
      picture={<EmblemIcon picture={major.page.picture} />}
      name={majorName(major.id)}
      aside={<b>{t("farmers-page-points", { points: major.points })}</b>}
    >
      <p class="fa-words-cost">
        {t("farmers-page-costs")} <Wares amounts={cost} />
      </p>
      <Rates major={major} />
      <p>{majorText(major.id)}</p>
    </Words>
  );
}

/** The card; of one in the own hand also what is missing for it. */
function MinorWords({ minor }: { minor: Minor }) {
  const lacks = useLacks(minor.id);
  const isOffered = usePicking().offers.has(`improvement:${minor.id}`);
  return (
    <>
      <MinorCard minor={minor} lacks={lacks} />
      {lacks && isPlayable(lacks) && !isOffered && <p class="fa-ready small soft">{t("farmers-minor-ready")}</p>}
    </>
  );
}

export function SpecialWords({ card, level }: { card: SpecialCard; level?: number }) {
  return (
    <ul class="fa-words fa-words-list">
      {card.actions.map((action) => (
        <li key={action}>
          <SpecialIcon action={action} />
          <p>
            <b>{specialName(action)}.</b> {specialText(action, card, level)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function SpaceWords({ space, players }: { space: ActionSpace; players: number }) {
  const { id, stage } = space;
  return (
    <Words
      picture={null}
      name={spaceName(id)}
      aside={stage && <span class="soft small">{t("farmers-page-stage", { stage })}</span>}
    >
      <p class="fa-words-does">
        <Does space={space} players={players} seat={0} />
      </p>
      <p>{spaceText(space, players)}</p>
    </Words>
  );
}

/** Why a move can't be made now, once that is known. */
export function WhyNot({ move }: { move: string }) {
  const { reasonFor, askWhy } = usePicking();
  useEffect(() => {
    askWhy(move);
  }, [move]);
  const reason = reasonFor(move);
  return (
    <p class="fa-why" role="status">
      {reason && (
        <>
          <Ban size={16} aria-hidden="true" />
          {reason}
        </>
      )}
    </p>
  );
}

interface LargeProps {
  /** What is shown, and the move that would be made at it. */
  looked: { id: string; move: string } | null;
  box: Box;
  players: number;
  player: PlayerState;
  onClose(): void;
}

export function Large({ looked, box, onClose, ...props }: LargeProps) {
  return (
    <Dialog open={looked !== null} title={looked ? thingName(looked.id, box) : ""} onClose={onClose}>
      {looked && (
        <div class="fa-large">
          <ThingWords id={looked.id} box={box} {...props} />
          <WhyNot move={looked.move} />
        </div>
      )}
    </Dialog>
  );
}
