// What a line of the log tells of: spaces, improvements and special actions.
import type { Line } from "../../net/types";
import { type Box, openBox } from "./box";
import { BoxContext } from "./improvement-icon";
import { MajorWords, SpaceWords } from "./look";
import { MinorCard } from "./minor";
import type { ActionSpace, Major, Minor } from "./types";
import "./look.css";

const words = (value: string | number | undefined) => String(value ?? "").split(" ");

/** The improvements that a line names. */
const named = ({ values }: Line): string[] => [
  ...new Set([...words(values.major), ...words(values.old), ...words(values.card)]),
];

export const majorsIn = (line: Line, box: Box): Major[] => named(line).flatMap((id) => box.majors.get(id) ?? []);
export const minorsIn = (line: Line, box: Box): Minor[] => named(line).flatMap((id) => box.minors.get(id) ?? []);

/** The action space, if it is a card: only those are the same for any number of players. */
export function spaceIn({ values }: Line, box: Box): ActionSpace | undefined {
  return box.spaces.find(({ id, stage }) => stage !== null && id === values.space);
}

export function Told({ line, components }: { line: Line; components: unknown }) {
  const box = openBox(components);
  const majors = majorsIn(line, box);
  const minors = minorsIn(line, box);
  const space = spaceIn(line, box);
  if (majors.length + minors.length === 0 && !space) return null;
  return (
    <BoxContext.Provider value={box}>
      <div class="fa-told">
        {space && <SpaceWords space={space} players={space.players.at(-1) ?? 1} />}
        {minors.map((minor) => (
          <MinorCard key={minor.id} minor={minor} />
        ))}
        {majors.map((major) => (
          <MajorWords key={major.id} major={major} />
        ))}
      </div>
    </BoxContext.Provider>
  );
}
