import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const ABOVE = 120; // px that what is asked may cover
const BELOW = 40;

/** In the middle of a turn, bring into sight what can be chosen next, if none of it is. */
export function useReach(root: RefObject<HTMLElement>, offers: ReadonlyMap<string, unknown>, begun: boolean): void {
  useEffect(() => {
    if (!begun || offers.size === 0) return;
    const targets = [...(root.current?.querySelectorAll("[data-target]") ?? [])];
    if (!targets.some(isInSight)) targets[0]?.scrollIntoView({ block: "center" });
  }, [offers, begun]);
}

function isInSight(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return bottom > ABOVE && top < innerHeight - BELOW;
}
