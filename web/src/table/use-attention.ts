// "Your turn" where it is seen and heard from elsewhere: in the browser's tab, by its icon, by a sound.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../ui/i18n";
import { useTitle } from "../ui/use-title";
import type { Sitting } from "./sitting";
import { playSound } from "./sound";

export function useAttention(sitting: Sitting, title: string): void {
  const mine = sitting.asked.value !== null;
  const n = sitting.shown.value?.n;
  const before = useRef(n);
  useTitle(mine ? t("table-title-yours", { game: title }) : title);

  useEffect(() => {
    if (!mine) return;
    playSound("turn");
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute("href", "/icon-turn.svg");
    return () => icon?.setAttribute("href", "/icon.svg");
  }, [mine]);

  useEffect(() => {
    if (before.current !== undefined && before.current !== n && !mine) playSound("move");
    before.current = n;
  }, [n, mine]);
}
