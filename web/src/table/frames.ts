// What happened at the table comes in at once and is shown move by move, at a pace that can be read.
import { batch, signal } from "@preact/signals";
import type { Frame } from "../net/types";
import type { Pace } from "../ui/settings";

/** Milliseconds between two moves that others make. */
export const PACES: Record<Pace, number> = { slow: 1600, normal: 800, fast: 350, instant: 0 };

/** A frame on its way to the eye, with what the table knew when it was sent. */
export interface Step {
  frame: Frame;
  ply: number;
  undo: number;
  own: boolean; // made on this page: shown at once
  halts: boolean; // asks for a decision on this page: skipping ends here
}

export class FrameQueue {
  /** How many moves are still to be shown. */
  readonly waiting = signal(0);
  private steps: Step[] = [];
  private shownAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private skipping = false;

  constructor(
    private readonly show: (step: Step) => void,
    private readonly pace: () => number,
  ) {}

  push(steps: Step[]): void {
    this.steps.push(...steps);
    this.proceed();
  }

  /** Show all there is, and what others do next without a pause, until somebody here has to decide. */
  skip(): void {
    this.skipping = true;
    this.proceed();
  }

  /** Forget what was not shown: the whole position has come. */
  clear(): void {
    this.steps = [];
    this.skipping = false;
    this.shownAt = Date.now();
    this.proceed();
  }

  /** Show what is due, by the pace as it is now; what is seen and how much waits change together. */
  proceed(): void {
    clearTimeout(this.timer);
    batch(() => {
      this.showFirst(this.steps.findLastIndex((step) => step.own) + 1);
      while (this.steps.length > 0 && this.rest() <= 0) this.showFirst(1);
      this.waiting.value = this.steps.length;
    });
    if (this.steps.length > 0) this.timer = setTimeout(() => this.proceed(), this.rest());
  }

  private rest(): number {
    return this.skipping ? 0 : this.shownAt + this.pace() - Date.now();
  }

  private showFirst(count: number): void {
    for (const step of this.steps.splice(0, count)) {
      this.show(step);
      this.shownAt = Date.now();
      if (step.own || step.halts) this.skipping = false;
    }
  }
}
