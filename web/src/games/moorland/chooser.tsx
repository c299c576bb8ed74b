// What opens beside a section: which plant, or how a card is to lie and what that would do.
import { FlipHorizontal2, RotateCw, X } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button, IconButton } from "../../ui/button";
import { t } from "../../ui/i18n";
import { PlantIcon } from "./art/plants";
import { beside } from "./beside";
import { oneByOne, total } from "./box";
import type { Choice } from "./choice";
import type { Outcome } from "./outcome";
import { useTarget } from "./picking";
import type { Face, Fate, Place, Plant, Plants } from "./types";
import { list, signed } from "./words";
import "./chooser.css";

interface ChooserProps {
  place: Place;
  title: string;
  onClose: (() => void) | null;
  children: ComponentChildren;
}

const GAP = 10;
const FIRST = "[data-target='lay'], [data-target^='plant:']";

/** A small panel beside the section it is about; on a narrow screen it lies along the lower edge. */
export function Chooser({ place, title, onClose, children }: ChooserProps) {
  const panel = useRef<HTMLElement>(null);
  // What it says may grow, as when the server tells what a play leads to.
  useLayoutEffect(() => {
    if (!panel.current) return;
    putBeside(panel.current, place);
    uncover(panel.current, place);
  });
  useLayoutEffect(() => (panel.current ? enter(panel.current) : undefined), [place]);
  return (
    <section ref={panel} class="mo-chooser" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {onClose && <IconButton icon={X} label={t("moorland-page-back")} onClick={onClose} />}
      </header>
      {children}
    </section>
  );
}

/** Take the focus to what is asked, and back to where it was when that is answered. */
function enter(panel: HTMLElement): () => void {
  const before = document.activeElement;
  panel.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  return () => {
    if (panel.contains(document.activeElement) && before instanceof SVGElement) before.focus({ preventScroll: true });
  };
}

const drawing = (place: Place) => document.querySelector(`[data-spot="${place}"] .mo-hit`);

/** Along the lower edge the panel may hide the very section it is about: then the page moves up. */
function uncover(panel: HTMLElement, place: Place): void {
  const section = drawing(place)?.getBoundingClientRect();
  if (!section || getComputedStyle(panel).position !== "fixed") return;
  const hidden = section.bottom + GAP - panel.getBoundingClientRect().top;
  if (hidden > 0) scrollBy(0, hidden);
}

/** What a panel should leave in sight: all that can be clicked, where plants may drift to, the own cards. */
const MATTERS = ".mo-board [data-target], .mo-reached, .mo-hand";

/** Over the board and in sight, so that what lies beside the board stays in reach. */
function putBeside(panel: HTMLElement, place: Place): void {
  const board = panel.offsetParent?.getBoundingClientRect();
  const section = drawing(place)?.getBoundingClientRect();
  if (!board || !section) return;
  const things = [...document.querySelectorAll(MATTERS)].filter((thing) => !panel.contains(thing));
  const inSight = { left: board.left, right: board.right, top: GAP, bottom: innerHeight - GAP };
  const { x, y } = beside(
    section,
    panel.getBoundingClientRect(),
    inSight,
    things.map((thing) => thing.getBoundingClientRect()),
  );
  panel.style.setProperty("--mo-x", `${x - board.left}px`);
  panel.style.setProperty("--mo-y", `${y - board.top}px`);
}

interface PlantChooserProps {
  plants: readonly Plant[];
  /** What stands on each button; the plant's name if it is left out. */
  label?: (plant: Plant) => string;
  note?: (plant: Plant) => string;
}

export function PlantChooser({ plants, label, note }: PlantChooserProps) {
  return (
    <div class="mo-plant-choices">
      {plants.map((plant) => (
        <PlantChoice key={plant} plant={plant} label={label?.(plant)} note={note?.(plant)} />
      ))}
    </div>
  );
}

function PlantChoice({ plant, label, note }: { plant: Plant; label: string | undefined; note: string | undefined }) {
  const name = label ?? t("moorland-plant", { plant });
  const { isHinted, classes, attributes } = useTarget(`plant:${plant}`, note ? `${name}, ${note}` : name);
  return (
    <button type="button" class={`mo-plant-choice ${classes}`} {...attributes}>
      <PlantIcon plant={plant} size={26} />
      <span>
        {name}
        {note && <small>{note}</small>}
      </span>
      {isHinted && <span class="mo-hint">{t("moorland-page-hint")}</span>}
    </button>
  );
}

interface LayChooserProps {
  choice: Extract<Choice, { step: "lay" }>;
  faces: Face[];
  outcome: Outcome | null;
  /** The way the hint would lay it, if it is about this card on this section. */
  hinted: Face | null;
  onFace(face: Face): void;
  onLay(): void;
}

/** Turn it, flip it, lay it. */
export function LayChooser({ choice: { face }, faces, outcome, hinted, onFace, onLay }: LayChooserProps) {
  const other: Face = face === "up" ? "turned" : "up";
  const showing = faces.find((each) => each !== "down");
  return (
    <>
      <OutcomeList outcome={outcome} />
      {!showing && <p class="small soft">{t("moorland-page-only-down")}</p>}
      <div class="mo-lay">
        {face !== "down" && faces.includes(other) && (
          <Button icon={RotateCw} onClick={() => onFace(other)} data-target={`face:${other}`}>
            {t("moorland-page-turn")}
          </Button>
        )}
        {face !== "down" && faces.includes("down") && (
          <Button icon={FlipHorizontal2} onClick={() => onFace("down")} data-target="face:down">
            {t("moorland-page-face-down")}
          </Button>
        )}
        {face === "down" && showing && (
          <Button icon={FlipHorizontal2} onClick={() => onFace(showing)} data-target="face:up">
            {t("moorland-page-face-up")}
          </Button>
        )}
      </div>
      {hinted && hinted !== face && (
        <p class="mo-hint-line">
          {t("moorland-page-hint")}: {t("moorland-page-hint-face", { face: hinted })}
        </p>
      )}
      {outcome && <PointsList points={outcome.points} />}
      <Button kind="primary" onClick={onLay} data-target="lay" class="mo-lay-it">
        {t("moorland-page-lay")}
        {outcome && outcome.gain !== 0 && <Gain points={outcome.gain} />}
      </Button>
    </>
  );
}

function Gain({ points }: { points: number }) {
  return (
    <span role="img" class="mo-gain" aria-label={t("moorland-page-points", { points: signed(points) })}>
      {signed(points)}
    </span>
  );
}

/** Where the points come from. */
function PointsList({ points }: Pick<Outcome, "points">) {
  return (
    <dl class="mo-points">
      {points.map(([category, gained]) => (
        <div key={category}>
          <dt>{t(`moorland-category-${category}`)}</dt>
          <dd class={gained < 0 ? "mo-loss" : undefined}>{signed(gained)}</dd>
        </div>
      ))}
    </dl>
  );
}

function OutcomeList({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  const { roots, withers, drifting, places, price, surplus } = outcome;
  const where = places.length > 0 && !price;
  return (
    <ul class="mo-outcome">
      <OutcomePlants plants={roots} fate="roots" />
      <OutcomePlants plants={withers} fate="withers" />
      <OutcomePlants plants={drifting} fate={where ? "drifts" : "drifts-later"} places={list(places, "disjunction")} />
      {price && <li class="mo-loss">{t("moorland-page-out-price")}</li>}
      {surplus > 0 && <li class="mo-loss">{t("moorland-page-out-surplus", { count: surplus })}</li>}
    </ul>
  );
}

interface OutcomePlantsProps {
  plants: Plants;
  fate: Fate | "drifts-later";
  places?: string;
}

function OutcomePlants({ plants, fate, places = "" }: OutcomePlantsProps) {
  const count = total(plants);
  if (count === 0) return null;
  return (
    <li>
      <span>
        {oneByOne(plants).map((plant, at) => (
          <PlantIcon key={at} plant={plant} size={20} />
        ))}
      </span>{" "}
      {t(`moorland-page-out-${fate}`, { count, places })}
    </li>
  );
}
