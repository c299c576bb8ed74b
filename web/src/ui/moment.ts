import { language } from "./i18n";

/** A moment some days away, as people say it: "Friday, 20 November at 22:30". */
export function moment(iso: string): string {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : language.value, { ...day, ...time }).format(
    new Date(iso),
  );
}
