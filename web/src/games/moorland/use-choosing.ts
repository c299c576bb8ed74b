import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../ui/i18n";
import {
  type Choice,
  chosen,
  facesFor,
  fitsSomewhere,
  type Offers,
  offers,
  pointedAt,
  start,
  type Target,
} from "./choice";
import { type Move, only, readMove } from "./moves";
import type { MoorlandBoard, Step } from "./types";

export interface Choosing {
  moves: Move[];
  choice: Choice;
  offers: Offers;
  chosen: Target[];
  hinted: Target | null;
  /** The target under the pointer or the focus. */
  pointed: Target | null;
  choose(choice: Choice): void;
  pick(target: Target): void;
  point(target: Target | null): void;
  /** In words, what choosing a target does. */
  doing(target: Target): string;
}

/** The choice so far. It begins anew with every new list of moves; Escape takes it back. */
export function useChoosing(
  notations: string[],
  hint: Move | null,
  board: MoorlandBoard,
  play: (move: string) => void,
): Choosing {
  const key = notations.join();
  const [state, setState] = useState<{ key: string; choice: Choice }>({ key, choice: start });
  const [pointed, point] = useState<Target | null>(null);
  const choice = state.key === key ? state.choice : start;
  const choose = (next: Choice) => setState({ key, choice: next });

  const moves = useMemo(() => notations.map(readMove), [key]); // which stands for the notations
  const offered = useMemo(() => offers(moves, choice), [moves, choice]);

  useEffect(() => {
    if (choice.step === "start") return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) setState({ key, choice: start });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [choice, key]);

  function pick(target: Target) {
    const act = offered.get(target);
    if (!act) return;
    if ("move" in act) play(act.move);
    else choose(act.choice);
  }

  return {
    moves,
    choice,
    offers: offered,
    chosen: chosen(choice),
    hinted: hint && moves.some(({ text }) => text === hint.text) ? pointedAt(hint, choice, offered) : null,
    pointed: pointed && offered.has(pointed) ? pointed : null,
    choose,
    pick,
    point,
    doing: (target) => doing(target, moves, choice, board.pending.at(-1)),
  };
}

function doing(target: Target, moves: Move[], choice: Choice, asked: Step | undefined): string {
  const [kind, what = ""] = target.split(":");
  switch (kind) {
    case "display":
      return t("moorland-page-do-take");
    case "stored":
      if (chosen(choice).includes(target)) return t("moorland-page-do-back");
      return t(fitsSomewhere(moves, Number(what)) ? "moorland-page-do-card" : "moorland-page-do-card-down");
    case "place":
      return doingOnPlace(what, moves, choice, asked);
    case "water":
      return t("moorland-page-spend-about");
    default:
      return "";
  }
}

function doingOnPlace(place: string, moves: Move[], choice: Choice, asked: Step | undefined): string {
  if (choice.step === "water" || choice.step === "lift") return t("moorland-page-do-lift");
  if (choice.step === "card" || choice.step === "lay") {
    const fits = facesFor(moves, choice.card, place).some((face) => face !== "down");
    return t(fits ? "moorland-page-do-fits" : "moorland-page-do-down");
  }
  const drift = only(moves, "drift").find((move) => move.place === place);
  if (drift) return t("moorland-page-do-drift", { plant: drift.plant });
  return asked?.plant ? t("moorland-page-do-to", { plant: asked.plant }) : t("moorland-page-do-grow");
}
