// All minor improvements, to search and to sift.
import { useState } from "preact/hooks";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/choice";
import { Field } from "../../ui/field";
import { t } from "../../ui/i18n";
import { EmblemIcon } from "./art/icons";
import { MinorCard } from "./minor";
import { ALL, costsAmong, type Filter, isFiltered, isWanted, NO_FILTER, needsAmong } from "./minor-filter";
import { kindName } from "./minor-words";
import { GOODS, type Good, KINDS, type Kind, type Minor } from "./types";
import { wareName } from "./words";
import "./minor-list.css";

interface AllMinorsProps {
  minors: readonly Minor[];
  /** The words that are looked for, from the field that all lists share. */
  text: string;
  onClear(): void;
}

export function AllMinors({ minors, text, onClear }: AllMinorsProps) {
  const [chosen, setChosen] = useState(NO_FILTER);
  const filter = { ...chosen, text };
  const choose = (changed: Partial<Filter>) => setChosen({ ...chosen, ...changed });
  const found = minors.filter((minor) => isWanted(minor, filter));
  const clear = () => {
    setChosen(NO_FILTER);
    onClear();
  };
  return (
    <>
      <Segmented<Kind | typeof ALL>
        legend={t("farmers-minor-filter-kind")}
        choices={[
          { value: ALL, label: t("farmers-minor-filter-all") },
          ...KINDS.map((value) => ({ value, label: <KindLabel kind={value} /> })),
        ]}
        value={filter.kind}
        onChange={(kind) => choose({ kind })}
      />
      <div class="fa-minor-filters">
        <Picker
          label={t("farmers-minor-filter-cost")}
          choices={costsAmong(minors).map((cost) => [cost, costName(cost)])}
          value={filter.cost}
          onChange={(cost) => choose({ cost })}
        />
        <Picker
          label={t("farmers-minor-filter-need")}
          choices={["none", ...needsAmong(minors)].map((need) => [need, t(`farmers-minor-filter-need-${need}`)])}
          value={filter.need}
          onChange={(need) => choose({ need })}
        />
        <Picker
          label={t("farmers-minor-filter-passing")}
          choices={["stays", "passes"].map((way) => [way, t(`farmers-minor-filter-passing-${way}`)])}
          value={filter.passing}
          onChange={(passing) => choose({ passing: passing as Filter["passing"] })}
        />
        <Picker
          label={t("farmers-minor-filter-points")}
          choices={["some", "none", "minus"].map((points) => [points, t(`farmers-minor-filter-points-${points}`)])}
          value={filter.points}
          onChange={(points) => choose({ points: points as Filter["points"] })}
        />
      </div>
      <div class="row fa-minor-found">
        <p class="soft" role="status">
          {found.length > 0
            ? t("farmers-minor-found", { count: found.length, all: minors.length })
            : t("farmers-minor-none")}
        </p>
        {isFiltered(filter) && (
          <Button kind="quiet" onClick={clear}>
            {t("farmers-minor-filter-clear")}
          </Button>
        )}
      </div>
      <ul class="fa-minor-list">
        {found.map((minor) => (
          <li key={minor.id}>
            <MinorCard minor={minor} heading />
          </li>
        ))}
      </ul>
    </>
  );
}

const KindLabel = ({ kind }: { kind: Kind }) => (
  <span class="fa-kind-label">
    <EmblemIcon picture={kind} /> <span>{kindName(kind)}</span>
  </span>
);

const isGood = (cost: string): cost is Good => GOODS.includes(cost as Good);
const costName = (cost: string) => (isGood(cost) ? capital(wareName(cost)) : t(`farmers-minor-filter-cost-${cost}`));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface PickerProps {
  label: string;
  choices: [value: string, name: string][];
  value: string;
  onChange(value: string): void;
}

const Picker = ({ label, choices, value, onChange }: PickerProps) => (
  <Field label={label}>
    {(ties) => (
      <select {...ties} class="ui-input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value={ALL}>{t("farmers-minor-filter-all")}</option>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
