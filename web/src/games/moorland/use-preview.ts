import { useEffect, useState } from "preact/hooks";
import type { Preview } from "../../net/types";

/** The server's preview of a move in this position, once it is there. */
export function usePreview(
  move: string | null,
  position: unknown,
  ask: (move: string) => Promise<Preview>,
): Preview | null {
  const [found, setFound] = useState<{ position: unknown; preview: Preview } | null>(null);

  useEffect(() => {
    if (move === null) return;
    let wanted = true;
    ask(move).then(
      (preview) => wanted && setFound({ position, preview }),
      () => undefined, // a lost connection is told of elsewhere; the play itself is still possible
    );
    return () => {
      wanted = false;
    };
  }, [move, position]); // `ask` may be another function every time

  return found?.position === position && found?.preview.move === move ? found.preview : null;
}
