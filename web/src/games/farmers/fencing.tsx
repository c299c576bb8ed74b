// A new pasture while it is chosen space by space: the fences it takes, drawn on the farm, and in numbers beside it.
import { Fence as FenceIcon } from "lucide-preact";
import { Button } from "../../ui/button";
import { t } from "../../ui/i18n";
import { ActionIcon, WareIcon } from "./art/icons";
import { at, type Edge, lineOf, type NewPasture, UNIT } from "./layout";
import { usePicking } from "./picking";
import type { Farm } from "./types";
import "./fencing.css";

interface NewFencesProps {
  pasture: NewPasture;
  /** Without the space that the pointer is at. */
  chosen: readonly string[];
}

/** The spaces of the new pasture, and the fences that would be built around it. */
export function NewFences({ pasture, chosen }: NewFencesProps) {
  return (
    <g class="fa-new-pasture">
      {pasture.spaces.map((space) => (
        <rect
          key={space}
          transform={at(space)}
          width={UNIT}
          height={UNIT}
          data-chosen={chosen.includes(space) || undefined}
        />
      ))}
      {pasture.fences.map((side) => (
        <path key={side} d={pathOf(side)} />
      ))}
    </g>
  );
}

function pathOf(side: Edge): string {
  const { x, y, across } = lineOf(side);
  return across ? `M${x} ${y - 4}L${x + UNIT} ${y - 4}` : `M${x} ${y}L${x} ${y + UNIT}`;
}

interface FencingProps {
  farm: Farm;
  wood: number;
  /** With the space that the pointer is at. */
  planned: NewPasture | null;
}

/** What the pasture takes and gives, and the button that puts its fences up. */
export function Fencing({ farm, wood, planned }: FencingProps) {
  const { offers, play, doing, hint } = usePicking();
  const mayFence = farm.board.some((space) => offers.get(`farm:${space}`)?.some((move) => move.startsWith("fence ")));
  const [enclose] = offers.get("pasture") ?? [];
  if (!mayFence && !enclose) return null;
  return (
    <aside class="fa-fencing" aria-live="polite">
      <p>{planned ? t("farmers-farm-pasture", { spaces: planned.spaces.length }) : t("farmers-farm-fence-how")}</p>
      {planned && (
        <dl>
          <div data-tip={t("farmers-farm-fences-cost", { fences: planned.fences.length, wood })}>
            <dt>
              <WareIcon ware="wood" /> {t("farmers-farm-fences-new")}
            </dt>
            <dd>
              {planned.fences.length}
              <small>/{wood}</small>
            </dd>
          </div>
          <div>
            <dt>
              <ActionIcon action="fences" /> {t("farmers-farm-fences-left")}
            </dt>
            <dd>{planned.left}</dd>
          </div>
          <div>
            <dt>
              <WareIcon ware="sheep" /> {t("farmers-farm-fences-room")}
            </dt>
            <dd>{planned.room}</dd>
          </div>
        </dl>
      )}
      {enclose && (
        <Button
          kind="primary"
          icon={FenceIcon}
          data-target="pasture"
          aria-label={doing(enclose)}
          onClick={() => play(enclose)}
        >
          {t("farmers-farm-enclose")}
          {hint === enclose && <small>{t("farmers-page-hint")}</small>}
        </Button>
      )}
    </aside>
  );
}
