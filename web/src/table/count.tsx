import { useEffect, useRef, useState } from "preact/hooks";
import { withMinus } from "./names";

const COUNTING = 500;

/** A number that counts up or down to its new value, unless the reader wants nothing to move. */
export function Count({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const before = useRef(value);

  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(value);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - start) / COUNTING);
      setShown(part < 1 ? Math.round(from + (value - from) * part) : value);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <span class="tb-count">
      <span aria-hidden="true">{withMinus(shown)}</span>
      <span class="sr-only">{withMinus(value)}</span>
    </span>
  );
}
