import { useEffect } from "preact/hooks";

/** What the browser's tab says while this page is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Mire` : "Mire";
  }, [title]);
}
