// Words on whatever is marked with data-tip, on hover and on focus, and cards marked with data-card seen large by the
// key "i" or a long press. One listener serves the whole board, drawn parts included.
import { Component, type ComponentChildren, createRef } from "preact";
import { usesKeys } from "../../ui/keyed";
import "../../ui/tooltip.css";

interface TipsProps {
  /** When it changes, the words may be wrong. */
  position: unknown;
  onLook(card: number): void;
  children: ComponentChildren;
}

const WAIT = 450; // ms, so that passing over the board does not flicker
const LONG_PRESS = 550; // ms
const GAP = 8;

export class Tips extends Component<TipsProps, { text: string | null }> {
  override state = { text: null };
  private readonly tip = createRef<HTMLDivElement>();
  private at: Element | null = null;
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
    else if (this.tip.current && this.at) showBeside(this.tip.current, this.at);
  }

  private readonly hide = () => {
    clearTimeout(this.timer);
    this.at = null;
    if (this.state.text) this.setState({ text: null });
  };

  /** Walking by keys scrolls too, but to what the words are about. */
  private readonly onScroll = () => {
    if (!usesKeys()) this.hide();
  };

  private show(from: EventTarget | null, wait: number): void {
    const at = from instanceof Element ? from.closest("[data-tip]") : null;
    if (at === this.at) return;
    this.hide();
    this.at = at;
    if (!at) return;
    this.timer = window.setTimeout(() => this.setState({ text: at.getAttribute("data-tip") }), wait);
  }

  private look(from: EventTarget | null): boolean {
    const card = from instanceof Element ? from.closest("[data-card]")?.getAttribute("data-card") : null;
    if (card) this.props.onLook(Number(card));
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
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what can be used is inside; this only watches over it
      <div
        class="mo-tips"
        onPointerOver={(event) => event.pointerType === "mouse" && this.show(event.target, WAIT)}
        onPointerLeave={this.hide}
        onFocusIn={(event) => usesKeys() && this.show(event.target, 0)}
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
        {this.state.text && (
          <div class="ui-tip" popover="manual" ref={this.tip} aria-hidden="true">
            {this.state.text}
          </div>
        )}
      </div>
    );
  }
}

function showBeside(tip: HTMLElement, at: Element): void {
  tip.showPopover();
  const around = at.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = around.left + (around.width - own.width) / 2;
  const above = around.top - own.height - GAP;
  tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - own.width - GAP))}px`;
  tip.style.top = `${above > GAP ? above : around.bottom + GAP}px`;
}
