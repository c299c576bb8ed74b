// A double click is meant for one control: what comes up under the pointer with its first half must not take the second.
// The same goes for two quick taps, and for a key that is held down while the focus moves on.

// A dialog is one as well: a click beside it closes it.
const CONTROLS = "button, a[href], summary, input, select, textarea, dialog, [role='button'], [data-target]";
const AT_ONCE = 350; // ms between two taps of one hand
const SAME_SPOT = 30; // px

/** A control as it was when it was pressed; by another name it is another, though it may be the same element. */
export interface Control {
  element: unknown;
  name: string;
}

/** A click or a tap. */
export interface Press {
  control: Control | null;
  count: number; // of clicks that belong together, as the browser counts them by the pace of the mouse's owner
  byMouse: boolean;
  at: number; // ms
  x: number;
  y: number;
}

/** Whether each press may be carried out, given those before it. */
export class Presses {
  private begun: Control | null = null; // what the first of those that belong together has met
  private last: Press | null = null;
  private held: Control | null = null;

  admits(press: Press): boolean {
    const goesOn = this.last !== null && belongTogether(this.last, press);
    if (!goesOn) this.begun = press.control;
    this.last = press;
    return isStill(press.control, this.begun);
  }

  admitsKey(control: Control | null, repeated: boolean): boolean {
    if (!repeated) this.held = control;
    return isStill(control, this.held);
  }
}

/** Taps are not counted everywhere. */
const belongTogether = (last: Press, { count, byMouse, at, x, y }: Press) =>
  count > 1 || (!byMouse && at - last.at < AT_ONCE && Math.hypot(x - last.x, y - last.y) < SAME_SPOT);

/** What is no control does nothing anyway. */
const isStill = (now: Control | null, before: Control | null) =>
  now === null || (now.element === before?.element && now.name === before?.name);

/** Keep from every control what was not meant for it. */
export function mindPresses(page: Window): void {
  const presses = new Presses();
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) return; // by a key, or by the page itself
    const { target, detail: count, timeStamp: at, clientX: x, clientY: y } = event;
    const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
    if (!presses.admits({ control: controlAt(target), count, byMouse, at, x, y })) stop(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!presses.admitsKey(controlAt(event.target), event.repeat)) stop(event);
  };
  page.addEventListener("click", onClick, { capture: true });
  page.addEventListener("keydown", onKey, { capture: true });
}

/** A click on a label presses what it names. */
function controlAt(target: EventTarget | null): Control | null {
  const at = target instanceof Element ? target : null;
  const element = at?.closest("label")?.control ?? at?.closest(CONTROLS);
  return element ? { element, name: element.getAttribute("data-target") ?? element.textContent } : null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
