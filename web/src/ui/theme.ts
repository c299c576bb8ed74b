import { computed, effect, signal } from "@preact/signals";
import { type Theme, theme } from "./settings";

const system = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(system.matches);

/** Whether the page is dark now, by choice or because the system is. */
export const dark = computed(() => (theme.value === "auto" ? systemDark.value : theme.value === "dark"));

/** Keep the page in the chosen theme from now on. */
export function keepTheme(): void {
  system.addEventListener("change", (event) => {
    systemDark.value = event.matches;
  });
  effect(() => wear(theme.value, dark.value));
}

function wear(chosen: Theme, isDark: boolean): void {
  const root = document.documentElement;
  if (chosen === "auto") delete root.dataset.theme;
  else root.dataset.theme = chosen;
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (frame) frame.content = isDark ? "#171a18" : "#f3f1ea";
}
