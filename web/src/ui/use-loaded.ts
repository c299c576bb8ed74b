import { useEffect, useState } from "preact/hooks";

/** Something from the server: not there yet, there, or not to be had. What was there stays while it is loaded again, or when that fails. */
export interface Loaded<T> {
  value: T | undefined;
  error: Error | undefined;
  reload(): void;
}

export function useLoaded<T>(load: () => Promise<T>, dependsOn: unknown[] = []): Loaded<T> {
  const [found, setFound] = useState<{ value?: T; error?: Error }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setFound({ value }),
      (error: Error) => wanted && setFound((before) => ({ ...before, error })),
    );
    return () => {
      wanted = false;
    };
  }, [...dependsOn, times]);
  return { value: found.value, error: found.error, reload: () => setTimes((before) => before + 1) };
}
