// How the plans lie in the layouts there are, for who chooses one.
import { t } from "../../ui/i18n";
import "./layout-picture.css";

type Corner = readonly [x: number, y: number];

/** The upper left section of each plan, as in src/mire/games/moorland/model/layouts.py. */
export const SHAPES: Record<string, readonly Corner[]> = {
  grid: [[0, 0], [2, 0], [0, 2], [2, 2]],
  corners: [[0, 0], [2, 0], [0, 2], [2, 2]],
  row: [[0, 0], [2, 0], [4, 0], [6, 0]],
  column: [[0, 0], [0, 2], [0, 4], [0, 6]],
  stairs: [[0, 0], [2, 1], [4, 2], [6, 3]],
  zigzag: [[0, 0], [2, 1], [4, 0], [6, 1]],
  cross: [[0, 1], [2, 0], [2, 2], [4, 1]],
  ring: [[1, 0], [3, 1], [2, 3], [0, 2]],
  tee: [[0, 0], [2, 0], [4, 0], [2, 2]],
}; // biome-ignore format: a shape in a line

/** Where the roots of this layout lie; elsewhere that is left to chance. */
const ROOTS: Record<string, readonly Corner[]> = {
  corners: [[0, 0], [3, 0], [0, 3], [3, 3]],
}; // biome-ignore format: a shape in a line

const UNIT = 10;

export function LayoutPicture({ layout }: { layout: string }) {
  const plans = SHAPES[layout];
  if (!plans) return null;
  const width = (Math.max(...plans.map(([x]) => x)) + 2) * UNIT;
  const height = (Math.max(...plans.map(([, y]) => y)) + 2) * UNIT;
  return (
    <svg
      class="mo-layout"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      style={{ width: `${(width + 2) / UNIT}em` }}
      aria-hidden="true"
    >
      {plans.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
          <rect width={2 * UNIT} height={2 * UNIT} rx="1.5" />
          <path d={`M${UNIT} 0V${2 * UNIT}M0 ${UNIT}H${2 * UNIT}`} />
        </g>
      ))}
      {ROOTS[layout]?.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={(x + 0.5) * UNIT} cy={(y + 0.5) * UNIT} r="3" />
      ))}
    </svg>
  );
}

/** The option of a new table that is seen rather than read. */
export function OptionPicture({ option, choice }: { option: string; choice: string }) {
  return option === "layout" ? <LayoutPicture layout={choice} /> : null;
}

/** All layouts with their names. */
export function Layouts() {
  return (
    <ul class="mo-layouts">
      {Object.keys(SHAPES).map((layout) => (
        <li key={layout}>
          <LayoutPicture layout={layout} />
          {t(`moorland-option-layout-${layout}`)}
        </li>
      ))}
    </ul>
  );
}
