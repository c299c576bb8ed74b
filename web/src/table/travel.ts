// Pieces that were somewhere else before travel to where they are now. It never holds anything up: the position is
// already the new one, only the drawing catches up.
import { Component, type ComponentChildren, createRef, h } from "preact";
import "./travel.css";

interface TravelProps {
  /** What the pieces lie by; they travel when it changes. */
  position: unknown;
  /** Where a new piece may have come from, the likeliest first: names that are marked with data-supply. */
  cameFrom(piece: DOMStringMap): string[];
  /** A piece sets out as large as it was. */
  resizes?: boolean;
  children: ComponentChildren;
}

type Boxes = Map<string, DOMRect>;

const FAR_ENOUGH = 4; // px
const LARGEST = 1.5; // how much larger than in the end a piece may set out

/** Around everything whose pieces are marked with data-piece. */
export class Travel extends Component<TravelProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: TravelProps): Boxes | null {
    return before.position !== this.props.position && mayMove() ? boxes(this.root.current) : null;
  }

  override componentDidUpdate(_before: TravelProps, _state: unknown, from: Boxes | null): void {
    if (!from) return;
    const { cameFrom, resizes = false } = this.props;
    for (const piece of pieces(this.root.current)) {
      const names = [piece.dataset.piece ?? "", ...cameFrom(piece.dataset).map(supply)];
      const start = names.map((name) => from.get(name)).find(Boolean);
      if (start) send(piece, start, resizes);
    }
  }

  override render() {
    return h("div", { class: "tb-travel", ref: this.root }, this.props.children);
  }
}

const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
const supply = (name: string) => `supply:${name}`;
const pieces = (root: Element | null) => root?.querySelectorAll<HTMLElement | SVGElement>("[data-piece]") ?? [];

function boxes(root: Element | null): Boxes {
  const found: Boxes = new Map();
  for (const place of root?.querySelectorAll<HTMLElement>("[data-supply]") ?? []) {
    found.set(supply(place.dataset.supply ?? ""), place.getBoundingClientRect());
  }
  for (const piece of pieces(root)) found.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  return found;
}

function send(piece: HTMLElement | SVGElement, start: DOMRect, resizes: boolean): void {
  const end = piece.getBoundingClientRect();
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  if (Math.hypot(dx, dy) < FAR_ENOUGH || end.width === 0) return;
  // Inside a drawing, lengths are in its own units.
  const unit = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
  const scale = resizes ? Math.min(LARGEST, start.width / end.width, start.height / end.height) : 1;
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
  part?.classList.add("tb-raised");
  return () => part?.classList.remove("tb-raised");
}
