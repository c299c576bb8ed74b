// Where a panel lies beside the thing it is about, so that it hides as little as can be of what matters.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;

/** The upper left corner of a panel, inside the frame, where it hides least of the things that should stay in sight. */
export function beside(about: Rect, panel: Size, frame: Rect, things: readonly Rect[]): { x: number; y: number } {
  const within = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most));
  const corners = candidates(about, panel).map(({ x, y }) => ({
    x: within(frame.left, x, frame.right - panel.width),
    y: within(frame.top, y, frame.bottom - panel.height),
  }));
  const hidden = corners.map(({ x, y }) => {
    const covered = { left: x, top: y, right: x + panel.width, bottom: y + panel.height };
    return overlap(covered, about) * OWN + things.reduce((sum, thing) => sum + overlap(covered, thing), 0);
  });
  return corners[hidden.indexOf(Math.min(...hidden))] ?? { x: frame.left, y: frame.top };
}

/** Hiding the very thing it is about is worse than hiding others. */
const OWN = 4;

/** At each of the four sides, in line with the one edge or the other; the first is the best if all hide the same. */
function candidates({ left, top, right, bottom }: Rect, { width, height }: Size) {
  const aside = [right + GAP, left - GAP - width];
  const across = [bottom + GAP, top - GAP - height];
  return [
    ...aside.flatMap((x) => [top, bottom - height].map((y) => ({ x, y }))),
    ...across.flatMap((y) => [left, right - width].map((x) => ({ x, y }))),
  ];
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
