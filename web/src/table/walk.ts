// Where an arrow key leads: to the nearest target in that direction, by what the eye sees.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const directions: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): key is Arrow => key in directions;

/** How much farther something seems that lies aside of the way. */
const ASIDE = 2.5;

/** The number of the box an arrow leads to, or -1 if there is none that way. */
export function nearest(from: Box, boxes: Box[], arrow: Arrow): number {
  const [dx, dy] = directions[arrow];
  const start = middle(from);
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, at) => {
    const end = middle(box);
    const along = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    const way = along + ASIDE * aside;
    if (along > 1 && way < shortest) {
      best = at;
      shortest = way;
    }
  });
  return best;
}

/** The number of the box whose middle is nearest, or -1 if there is none. */
export function closest(from: Box, boxes: Box[]): number {
  const start = middle(from);
  const ways = boxes.map(middle).map(({ x, y }) => Math.hypot(x - start.x, y - start.y));
  return ways.indexOf(Math.min(...ways));
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
