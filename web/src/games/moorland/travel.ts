// Pieces that were somewhere else before travel to where they are now. It never holds anything up: the position is
// already the new one, only the drawing catches up.
import { Component, type ComponentChildren, createRef, h } from "preact";

interface TravelProps {
  /** What the pieces lie by; they travel when it changes. */
  position: unknown;
  children: ComponentChildren;
}

type Boxes = Map<string, DOMRect>;

const FAR_ENOUGH = 2; // px
const LARGEST = 1.5; // how much larger than in the end a piece may set out

/**
 * Around everything whose pieces are marked with data-piece. New plants come from where data-supply names them, or
 * else from where it says "any".
 */
export class Travel extends Component<TravelProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: TravelProps): Boxes | null {
    return before.position !== this.props.position && mayMove() ? boxes(this.root.current) : null;
  }

  override componentDidUpdate(_before: TravelProps, _state: unknown, from: Boxes | null): void {
    if (!from) return;
    for (const piece of pieces(this.root.current)) {
      const { piece: name = "", plant } = piece.dataset;
      const start = from.get(name) ?? (plant && (from.get(supply(plant)) ?? from.get(supply("any"))));
      if (start) send(piece, start);
    }
  }

  override render() {
    return h("div", { class: "mo-travel", ref: this.root }, this.props.children);
  }
}

const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
const supply = (plant: string) => `supply:${plant}`;
const pieces = (root: Element | null) => root?.querySelectorAll<HTMLElement | SVGElement>("[data-piece]") ?? [];

function boxes(root: Element | null): Boxes {
  const found: Boxes = new Map();
  for (const place of root?.querySelectorAll<HTMLElement>("[data-supply]") ?? []) {
    found.set(supply(place.dataset.supply ?? ""), place.getBoundingClientRect());
  }
  for (const piece of pieces(root)) found.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  return found;
}

function send(piece: HTMLElement | SVGElement, start: DOMRect): void {
  const end = piece.getBoundingClientRect();
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  if (Math.hypot(dx, dy) < FAR_ENOUGH || end.width === 0) return;
  // Inside a drawing, lengths are in its own units.
  const unit = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
  const scale = Math.min(LARGEST, start.width / end.width, start.height / end.height);
  const raised = raise(piece);
  piece
    .animate([{ transform: `translate(${dx / unit}px, ${dy / unit}px) scale(${scale})` }, { transform: "none" }], {
      duration: duration(),
      easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
    })
    .finished.then(raised, raised);
}

function duration(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--travel")) || 260;
}

/** Above the parts of the board it passes; gives back how to put it down again. */
function raise(piece: HTMLElement | SVGElement): () => void {
  const part = piece.closest<HTMLElement>("[data-part]");
  part?.classList.add("mo-raised");
  return () => part?.classList.remove("mo-raised");
}
