import { CircleAlert } from "lucide-preact";
import type { ComponentChildren, VNode } from "preact";
import { useId } from "preact/hooks";
import "./field.css";

/** What ties an input to its label, its explanation and its error. */
export interface FieldTies {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
}

interface FieldProps {
  label: ComponentChildren;
  about?: ComponentChildren;
  error?: string | undefined;
  more?: ComponentChildren; // about the error
  hideLabel?: boolean;
  children(ties: FieldTies): VNode;
}

export function Field({ label, about, error, more, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const told = [about && `${id}-about`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div class="ui-field">
      <label class={hideLabel ? "sr-only" : "ui-label"} for={id}>
        {label}
      </label>
      {about && (
        <div id={`${id}-about`} class="small soft">
          {about}
        </div>
      )}
      {children({ id, "aria-describedby": told || undefined, "aria-invalid": Boolean(error) })}
      <div id={`${id}-error`} class="ui-field-error">
        {error && <ErrorText>{error}</ErrorText>}
        {more && <p class="small soft">{more}</p>}
      </div>
    </div>
  );
}

/** What is wrong, in plain words, to stand beside the thing at fault. */
export function ErrorText({ children }: { children: ComponentChildren }) {
  return (
    <p class="error small" role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

interface SwitchProps {
  label: string;
  about?: string;
  on: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="ui-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={about && `${id}-about`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {about && (
        <p id={`${id}-about`} class="small soft">
          {about}
        </p>
      )}
    </div>
  );
}
