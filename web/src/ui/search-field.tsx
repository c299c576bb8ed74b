import { Field } from "./field";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Say the label inside, where there is no room beside it. */
  hideLabel?: boolean;
}

export function SearchField({ label, value, onChange, hideLabel = false }: SearchFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel}>
      {(ties) => (
        <input
          {...ties}
          class="ui-input"
          type="search"
          autocomplete="off"
          placeholder={hideLabel ? label : undefined}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
