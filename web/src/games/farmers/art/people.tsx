// People are told apart like everything of a player: by the hue and by the mark, which is their body.
import { PlayerMark } from "../../../ui/player-mark";
import "./art.css";

interface PersonProps {
  seat: number;
  newborn?: boolean;
}

/** A person who stands at the origin, 30 high. */
export function PersonShape({ seat, newborn = false }: PersonProps) {
  return (
    <g class="fa-person" transform={newborn ? "scale(0.66)" : undefined}>
      <g transform="translate(-10 -20)">
        <PlayerMark seat={seat} size={20} />
      </g>
      <circle class="fa-person-head" cy={newborn ? -23 : -24} r={newborn ? 7 : 6} />
    </g>
  );
}

export function PersonIcon({ seat, newborn = false, label }: PersonProps & { label?: string }) {
  return (
    <svg
      class="fa-icon"
      viewBox="-16 -31 32 32"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <PersonShape seat={seat} newborn={newborn} />
    </svg>
  );
}
