/** The players' marks, told apart by their shapes as well as by their hues. */
const marks = [
  "M3 1.8h10A1.2 1.2 0 0 1 14.2 3v10a1.2 1.2 0 0 1-1.2 1.2H3A1.2 1.2 0 0 1 1.8 13V3A1.2 1.2 0 0 1 3 1.8Z", // square
  "M8 1.2a6.8 6.8 0 0 1 0 13.6A6.8 6.8 0 0 1 8 1.2Z", // circle
  "M8 1.4 15.2 13.7a.6.6 0 0 1-.5.9H1.3a.6.6 0 0 1-.5-.9Z", // triangle
  "M8 .5 15.5 8 8 15.5.5 8Z", // diamond
  "M5.5 1.1h5v4.4h4.4v5h-4.4v4.4h-5v-4.4H1.1v-5h4.4Z", // cross
  "M14.6 1.4C6 1 1.2 4.8 2.3 11.2L9 6.6l-7.6 7 1 1 1.8-1.8c6.9 1.3 10.6-3 10.4-11.4Z", // leaf
];

interface PlayerMarkProps {
  seat: number;
  size?: number;
  /** Read aloud where no name stands beside the mark. */
  label?: string;
}

export function PlayerMark({ seat, size = 16, label }: PlayerMarkProps) {
  const mark = seat % marks.length;
  return (
    <svg
      class="ui-player-mark"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill={`var(--player-${mark})`}
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={marks[mark]} />
    </svg>
  );
}
