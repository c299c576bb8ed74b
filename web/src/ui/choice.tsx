// One of several: as a strip of words, or as cards with an explanation each. Both are radio buttons underneath.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./choice.css";

export interface Choice<T extends string> {
  value: T;
  label: ComponentChildren;
  about?: string | undefined;
  picture?: ComponentChildren;
}

interface ChoiceProps<T extends string> {
  legend: string;
  choices: Choice<T>[];
  value: T;
  onChange(value: T): void;
  /** The legend is for screen readers only, where the eye finds it elsewhere. */
  hideLegend?: boolean;
  about?: string | undefined;
}

export function Segmented<T extends string>({ legend, hideLegend = false, about, ...rest }: ChoiceProps<T>) {
  return (
    <fieldset class="ui-segmented">
      <legend class={hideLegend ? "sr-only" : "ui-label"}>{legend}</legend>
      {about && <p class="ui-about small soft">{about}</p>}
      <div class="ui-segments">
        <Radios {...rest} />
      </div>
    </fieldset>
  );
}

export function ChoiceCards<T extends string>({ legend, hideLegend = false, about, ...rest }: ChoiceProps<T>) {
  return (
    <fieldset class="ui-choice">
      <legend class={hideLegend ? "sr-only" : "ui-label"}>{legend}</legend>
      {about && <p class="ui-about small soft">{about}</p>}
      <div class="ui-choice-cards">
        <Radios {...rest} />
      </div>
    </fieldset>
  );
}

function Radios<T extends string>({
  choices,
  value,
  onChange,
}: Pick<ChoiceProps<T>, "choices" | "value" | "onChange">) {
  const name = useId();
  return choices.map((choice) => (
    <label key={choice.value}>
      <input
        class="sr-only"
        type="radio"
        name={name}
        value={choice.value}
        checked={choice.value === value}
        onChange={() => onChange(choice.value)}
      />
      <span class="ui-choice-label">{choice.label}</span>
      {choice.about && <span class="small soft">{choice.about}</span>}
      {choice.picture}
    </label>
  ));
}
