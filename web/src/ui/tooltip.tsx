import { cloneElement, type VNode } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { usesKeys } from "./keyed";
import "./tooltip.css";

const GAP = 6;

interface TooltipProps {
  text: string;
  /** The text is the name the thing already has, so it need not be read aloud a second time. */
  names?: boolean;
  children: VNode<{ "aria-describedby"?: string }>;
}

/** A few words on something, on hover and on focus; Escape puts them away. */
export function Tooltip({ text, names = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, show] = useState(false);
  const hide = () => show(false);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    addEventListener("keydown", onKey);
    addEventListener("scroll", hide, { capture: true, once: true });
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("scroll", hide, { capture: true });
    };
  }, [shown]);

  return (
    <span
      class="ui-tip-anchor"
      ref={anchor}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(true)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocusIn={() => show(usesKeys())}
      onFocusOut={hide}
    >
      {names ? children : cloneElement(children, { "aria-describedby": id })}
      {!names && (
        <span id={id} class="sr-only">
          {text}
        </span>
      )}
      {shown && <Tip text={text} anchor={anchor.current} />}
    </span>
  );
}

/** Drawn above everything else, so that nothing cuts it off. */
function Tip({ text, anchor }: { text: string; anchor: HTMLElement | null }) {
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const self = tip.current;
    if (!self || !anchor) return;
    self.showPopover();
    const around = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
    const own = self.getBoundingClientRect();
    const left = around.left + (around.width - own.width) / 2;
    const below = around.bottom + GAP;
    const fits = below + own.height < innerHeight;
    self.style.left = `${Math.max(GAP, Math.min(left, innerWidth - own.width - GAP))}px`;
    self.style.top = `${fits ? below : around.top - own.height - GAP}px`;
  }, [anchor]);
  return (
    <span class="ui-tip" popover="manual" ref={tip} aria-hidden="true">
      {text}
    </span>
  );
}
