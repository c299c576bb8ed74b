// Cards that were somewhere else before travel to where they are now. It never holds anything up: the position is
// already the new one, only the drawing catches up.
import { Component, type ComponentChildren, createRef, h } from "preact";

interface TravelProps {
  /** What the cards lie by; they travel when it changes. */
  position: unknown;
  children: ComponentChildren;
}

type Boxes = Map<string, DOMRect>;

const FAR_ENOUGH = 4; // px
const STACK = "supply:stack";

/** Around everything whose cards are marked with data-piece. New ones come from the stack, marked with data-supply. */
export class Travel extends Component<TravelProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: TravelProps): Boxes | null {
    return before.position !== this.props.position && mayMove() ? boxes(this.root.current) : null;
  }

  override componentDidUpdate(_before: TravelProps, _state: unknown, from: Boxes | null): void {
    if (!from) return;
    for (const piece of pieces(this.root.current)) {
      const start = from.get(piece.dataset.piece ?? "") ?? from.get(STACK);
      if (start) send(piece, start);
    }
  }

  override render() {
    return h("div", { class: "da-travel", ref: this.root }, this.props.children);
  }
}

const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
const pieces = (root: Element | null) => root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [];

function boxes(root: Element | null): Boxes {
  const found: Boxes = new Map();
  const stack = root?.querySelector("[data-supply='stack']");
  if (stack) found.set(STACK, stack.getBoundingClientRect());
  for (const piece of pieces(root)) found.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  return found;
}

function send(piece: HTMLElement, start: DOMRect): void {
  const end = piece.getBoundingClientRect();
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  if (Math.hypot(dx, dy) < FAR_ENOUGH || end.width === 0) return;
  const part = piece.closest<HTMLElement>("[data-part]");
  part?.classList.add("da-raised");
  const down = () => part?.classList.remove("da-raised");
  piece
    .animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--travel")) || 260,
      easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
    })
    .finished.then(down, down);
}
