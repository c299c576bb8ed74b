// What is to be told of parts of a board, beside them on hover and on focus: words of data-tip, or whatever the game
// tells. Cards marked with data-card are seen large by the key "i" or a long press. One listener serves the whole board.
import { Component, type ComponentChildren, createRef } from "preact";
import { usesKeys } from "../ui/keyed";
import "../ui/tooltip.css";

interface TipsProps {
  /** When it changes, what is told may be wrong. */
  position: unknown;
  /** ms, so that passing over the board does not flicker. */
  wait: number;
  /** What is told of, for who points and for who uses keys. */
  pointed?: string;
  focused?: string;
  tell?(at: HTMLElement): ComponentChildren;
  /** The class of what pops up. */
  look?: string;
  onLook(card: string): void;
  children: ComponentChildren;
}

const LONG_PRESS = 550; // ms
const GAP = 8;

export class Tips extends Component<TipsProps, { at: HTMLElement | null }> {
  override state: { at: HTMLElement | null } = { at: null };
  private readonly tip = createRef<HTMLDivElement>();
  private wanted: Element | null = null;
  private timer = 0;
  private press = 0;
  private pressed = false;

  override componentDidMount(): void {
    addEventListener("scroll", this.onScroll, { capture: true, passive: true });
  }

  override componentWillUnmount(): void {
    removeEventListener("scroll", this.onScroll, { capture: true });
    clearTimeout(this.timer);
    clearTimeout(this.press);
  }

  override componentDidUpdate({ position }: TipsProps): void {
    if (position !== this.props.position) this.hide();
    else if (this.tip.current && this.state.at) showBeside(this.tip.current, this.state.at);
  }

  private readonly hide = () => {
    clearTimeout(this.timer);
    this.wanted = null;
    if (this.state.at) this.setState({ at: null });
  };

  /** Walking by keys scrolls too, but to what the words are about. */
  private readonly onScroll = () => {
    if (!usesKeys()) this.hide();
  };

  private show(at: HTMLElement | null, wait: number): void {
    if (at === this.wanted) return;
    this.hide();
    this.wanted = at;
    if (at) this.timer = window.setTimeout(() => this.setState({ at }), wait);
  }

  private look(from: EventTarget | null): boolean {
    const card = from instanceof Element ? from.closest("[data-card]")?.getAttribute("data-card") : null;
    if (card) this.props.onLook(card);
    this.hide();
    return Boolean(card);
  }

  private readonly onPointerDown = (event: PointerEvent) => {
    this.hide();
    clearTimeout(this.press);
    this.pressed = false;
    if (event.pointerType === "mouse") return;
    const from = event.target;
    this.press = window.setTimeout(() => {
      this.pressed = this.look(from);
    }, LONG_PRESS);
  };

  private readonly onPointerUp = () => clearTimeout(this.press);

  /** A long press has been answered already; the click that follows it means nothing. */
  private readonly onClick = (event: MouseEvent) => {
    if (this.pressed) event.stopPropagation();
    this.pressed = false;
  };

  private readonly onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") this.hide();
    else if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) this.look(event.target);
  };

  override render() {
    const { at } = this.state;
    const { look = "ui-tip", wait, pointed = "[data-tip]", focused = pointed, tell = tipOf } = this.props;
    const told = at && tell(at);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what can be used is inside; this only watches over it
      <div
        onPointerOver={(event) => event.pointerType === "mouse" && this.show(closest(event.target, pointed), wait)}
        onPointerLeave={this.hide}
        onFocusIn={(event) => usesKeys() && this.show(closest(event.target, focused), 0)}
        onFocusOut={this.hide}
        onPointerDown={this.onPointerDown}
        onPointerUp={this.onPointerUp}
        onPointerCancel={this.onPointerUp}
        onPointerMove={(event) =>
          event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 4 && this.onPointerUp()
        }
        onClickCapture={this.onClick}
        onKeyDown={this.onKeyDown}
      >
        {this.props.children}
        {told && (
          <div
            class={look}
            popover="manual"
            ref={this.tip}
            aria-hidden="true"
            data-words={at.dataset.tip ? true : undefined}
          >
            {told}
          </div>
        )}
      </div>
    );
  }
}

const tipOf = (at: HTMLElement) => at.dataset.tip;

const closest = (from: EventTarget | null, selector: string) =>
  from instanceof Element ? from.closest<HTMLElement>(selector) : null;

/** Above or below, and of a card so that both its halves stay in sight. */
function showBeside(tip: HTMLElement, at: Element): void {
  tip.showPopover();
  const around = (at.closest("[data-card]") ?? at).getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = around.left + (around.width - own.width) / 2;
  const above = around.top - own.height - GAP;
  const below = around.bottom + GAP;
  const fitsAbove = above > GAP || below + own.height > innerHeight;
  tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - own.width - GAP))}px`;
  tip.style.top = `${fitsAbove ? Math.max(GAP, above) : below}px`;
}
