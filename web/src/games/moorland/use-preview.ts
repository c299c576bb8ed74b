import { useEffect, useRef, useState } from "preact/hooks";
import type { Preview } from "../../net/types";

/** The server's preview of a move, once it is there. Each is asked for once in a position. */
export function usePreview(
  move: string | null,
  position: unknown,
  ask: (move: string) => Promise<Preview>,
): Preview | null {
  const [shown, setShown] = useState<Preview | null>(null);
  const asked = useRef({ position, previews: new Map<string, Promise<Preview>>() });
  if (asked.current.position !== position) asked.current = { position, previews: new Map() };

  useEffect(() => {
    if (move === null) return;
    let wanted = true;
    const { previews } = asked.current;
    const preview = previews.get(move) ?? ask(move);
    previews.set(move, preview);
    preview.then(
      (found) => wanted && setShown(found),
      () => previews.delete(move), // a lost connection is told of elsewhere; the play itself is still possible
    );
    return () => {
      wanted = false;
    };
  }, [move, position]); // `ask` may be another function every time

  return shown?.move === move ? shown : null;
}
