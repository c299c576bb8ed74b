// A person in bed, at the origin, 30 wide: the blanket has the player's hue, and the mark lies on it.
import { PlayerMark } from "../../../ui/player-mark";
import type { Drawing } from "./drawing";
import { Shapes } from "./shapes";

const frame: Drawing = [
  ["wood", "M-19 -12L-16 -12L-16 0L-19 0ZM15 -7L18 -7L18 0L15 0Z"],
  ["wood", "M-18 -6L17 -6L17 -2L-18 -2Z"],
  ["pale", "M-16 -13L-6 -13L-6 -6L-16 -6Z"],
];

export function Sick({ seat }: { seat: number }) {
  return (
    <g class="fa-person">
      <Shapes drawing={frame} />
      <circle class="fa-person-head" cx="-9" cy="-13" r="5" />
      <path
        d="M-5 -6C-5 -14 4 -14 8 -13L14 -12C16 -11 16 -8 16 -6Z"
        fill={`var(--player-${seat % 6})`}
        class="fa-blanket"
      />
      <g class="fa-on-blanket" transform="translate(1 -12.5)">
        <PlayerMark seat={seat} size={6} />
      </g>
    </g>
  );
}
