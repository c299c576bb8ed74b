// A move that can't be taken back lies there, and waits for a word.
import { Check } from "lucide-preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import { WORDS } from "./prompt";
import type { Sitting } from "./sitting";

interface ConfirmationProps {
  sitting: Sitting;
  laidOut: object;
}

export function Confirmation({ sitting, laidOut }: ConfirmationProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useFocusWithin(buttons, laidOut);
  return (
    <div class="tb-controls tb-confirmation" ref={buttons}>
      <Button kind="primary" icon={Check} aria-describedby={WORDS} onClick={() => sitting.confirm()}>
        {t(sitting.table.value.hides ? "table-firm-do" : "table-last-do")}
      </Button>
      <Button onClick={() => sitting.clear()}>{t("table-not-yet")}</Button>
    </div>
  );
}

/** What comes up anew has the focus; when it goes, the focus goes back to where it was. */
function useFocusWithin(place: { current: HTMLElement | null }, anew: object): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    place.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      const isElsewhere = document.activeElement !== document.body && !place.current?.contains(document.activeElement);
      if (!isElsewhere && (before instanceof HTMLElement || before instanceof SVGElement))
        before.focus({ preventScroll: true });
    };
  }, [anew]);
}
