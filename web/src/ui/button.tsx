import type { LucideIcon } from "lucide-preact";
import type { ComponentChildren, JSX } from "preact";
import { Tooltip } from "./tooltip";
import "./button.css";

/** primary: the one thing to do now. quiet: without a frame, for what steps back. */
type Kind = "plain" | "primary" | "quiet";

interface Look {
  kind?: Kind;
  icon?: LucideIcon;
  children?: ComponentChildren;
}

const look = (kind: Kind, more = "") => `ui-button ${kind} ${more}`;

export function Button({ kind = "plain", icon: Icon, children, ...rest }: Look & JSX.IntrinsicElements["button"]) {
  return (
    <button type="button" {...rest} class={look(kind)}>
      {Icon && <Icon size={18} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ kind = "plain", icon: Icon, children, ...rest }: Look & JSX.IntrinsicElements["a"]) {
  return (
    <a {...rest} class={look(kind)}>
      {Icon && <Icon size={18} aria-hidden="true" />}
      {children}
    </a>
  );
}

type IconButtonProps = { icon: LucideIcon; label: string; kind?: Kind } & JSX.IntrinsicElements["button"];

/** A button with a picture alone; its label is shown on hover and read aloud. */
export function IconButton({ icon: Icon, label, kind = "quiet", ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} names>
      <button type="button" {...rest} class={look(kind, "icon")} aria-label={label}>
        <Icon size={20} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
