// A finished game is looked into by the server while the page watches.
import { useEffect, useState } from "preact/hooks";
import { asError, getAnalysis, RefusedRequest } from "../net/http";
import type { Analysis } from "../net/types";
import { t } from "../ui/i18n";

/** Milliseconds between two questions. */
export const REST = 1000;

/** So often a server may begin anew, as it does after it was started again; more often and it gets nowhere. */
const FRESH_STARTS = 2;

/** So often in a row it may have too much to do. */
export const PATIENCE = 10;

/** Every game has something to decide: without a single decision the server got nowhere. */
export const isComplete = ({ total, course }: Analysis) => total > 0 && course.steps.length >= total;

/** Ask until it is complete, something goes wrong, or the answer, a function, is called. */
export function followAnalysis(
  ask: () => Promise<Analysis>,
  receive: (analysis: Analysis) => void,
  fail: (error: Error) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = 0;
  let starts = 0;
  let refusals = 0;

  async function next() {
    try {
      const analysis = await ask();
      if (stopped) return;
      refusals = 0;
      const steps = analysis.course.steps.length;
      if (steps < known) starts += 1;
      if (analysis.total === 0 || starts > FRESH_STARTS) throw new Error(t("table-analysis-failed"));
      known = steps;
      receive(analysis);
      if (!isComplete(analysis)) timer = setTimeout(next, REST);
    } catch (problem) {
      if (stopped) return;
      const pause = problem instanceof RefusedRequest ? problem.pause : null;
      if (pause === null || ++refusals > PATIENCE) fail(asError(problem));
      else timer = setTimeout(next, pause);
    }
  }

  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

export interface FollowedAnalysis {
  analysis: Analysis | undefined;
  error: Error | undefined;
  retry(): void;
}

/** The analysis of a table, asked for while it is looked at; what is known stays known. */
export function useAnalysis(id: string, isLookedAt: boolean): FollowedAnalysis {
  const [analysis, setAnalysis] = useState<Analysis>();
  const [error, setError] = useState<Error>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!isLookedAt || (analysis && isComplete(analysis))) return;
    setError(undefined);
    return followAnalysis(() => getAnalysis(id), setAnalysis, setError);
  }, [id, isLookedAt, times]);
  return { analysis, error, retry: () => setTimes((before) => before + 1) };
}
