// What a line of the log tells of: spaces, improvements and special actions.
import type { Line } from "../../net/types";
import { type Box, openBox } from "./box";
import { MajorWords, SpaceWords } from "./look";
import type { ActionSpace, Major } from "./types";
import "./look.css";

const words = (value: string | number | undefined) => String(value ?? "").split(" ");

/** The improvements that a line names. */
export function majorsIn({ values }: Line, box: Box): Major[] {
  const ids = [...words(values.major), ...words(values.old), ...words(values.card)];
  return [...new Set(ids)].flatMap((id) => box.majors.get(id) ?? []);
}

/** The action space, if it is a card: only those are the same for any number of players. */
export function spaceIn({ values }: Line, box: Box): ActionSpace | undefined {
  return box.spaces.find(({ id, stage }) => stage !== null && id === values.space);
}

export function Told({ line, components }: { line: Line; components: unknown }) {
  const box = openBox(components);
  const majors = majorsIn(line, box);
  const space = spaceIn(line, box);
  if (majors.length === 0 && !space) return null;
  return (
    <div class="fa-told">
      {space && <SpaceWords space={space} players={space.players.at(-1) ?? 1} />}
      {majors.map((major) => (
        <MajorWords key={major.id} major={major} />
      ))}
    </div>
  );
}
