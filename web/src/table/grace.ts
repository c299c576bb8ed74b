// How long it takes until the others may agree to a stand-in: told by the server, counted down here.
import { useEffect, useState } from "preact/hooks";
import { t } from "../ui/i18n";

/** What is left of the seconds that were told at some moment of `performance.now()`. */
export function secondsLeft(told: number, toldAt: number, now: number): number {
  return Math.max(0, Math.ceil(told - (now - toldAt) / 1000));
}

/** The same, second by second. */
export function useSecondsLeft(told: number, toldAt: number): number {
  const [, tick] = useState(0);
  const left = secondsLeft(told, toldAt, performance.now());
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((ticks) => ticks + 1), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}

/** "40 seconds", "5 minutes". */
export function timeLeft(seconds: number): string {
  return seconds <= 90 ? t("table-seconds", { seconds }) : t("table-minutes", { minutes: Math.ceil(seconds / 60) });
}
