// Whose farm it is, and who of the family is where.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { ActionIcon, BedIcon, BeggingIcon, GardenPathIcon, InfirmaryIcon, PersonIcon, StartIcon } from "./art/icons";
import type { FarmersBoard } from "./types";

const STABLES = 4; // of a player

interface FarmHeadProps {
  board: FarmersBoard;
  seat: number;
  name: string;
}

export function FarmHead({ board, seat, name }: FarmHeadProps) {
  const player = board.players[seat];
  if (!player) return null;
  const { people, home, bed, in_infirmary, begging, farm, helpers = 0 } = player;
  const stables = STABLES - farm.stables.length;
  return (
    <header class="fa-farm-head">
      <h2>
        <PlayerMark seat={seat} />
        <span>{name}</span>
        {board.first === seat && board.players.length > 1 && <StartIcon label={t("farmers-farm-first")} />}
      </h2>
      <p data-tip={t("farmers-farm-people", { people, home, bed })}>
        <span class="sr-only">{t("farmers-farm-people", { people, home, bed })}</span>
        <span aria-hidden="true" class="fa-farm-people">
          {Array.from({ length: people + helpers }, (_, person) => (
            <span key={person} data-away={person >= home || undefined}>
              <PersonIcon seat={seat} />
            </span>
          ))}
        </span>
        {bed > 0 && <Told icon={<BedIcon />} number={bed} words={t("farmers-farm-bed", { bed })} />}
        {in_infirmary > 0 && (
          <Told
            icon={<InfirmaryIcon />}
            number={in_infirmary}
            words={t("farmers-farm-infirmary", { people: in_infirmary })}
          />
        )}
        {board.garden_path === seat && (
          <Told icon={<GardenPathIcon />} number="−1" words={t("farmers-farm-garden-path")} />
        )}
        {begging > 0 && <Told icon={<BeggingIcon />} number={begging} words={t("farmers-farm-begging", { begging })} />}
        <Told
          icon={<ActionIcon action="fences" />}
          number={farm.fences_left}
          words={t("farmers-farm-fences", { fences: farm.fences_left })}
        />
        <Told icon={<ActionIcon action="stable" />} number={stables} words={t("farmers-farm-stables", { stables })} />
      </p>
    </header>
  );
}

interface ToldProps {
  icon: ComponentChildren;
  number: number | string;
  words: string;
}

const Told = ({ icon, number, words }: ToldProps) => (
  <span class="fa-farm-told" role="img" aria-label={words} data-tip={words}>
    {icon}
    {number}
  </span>
);
