// In words, what choosing something on the board does.
import { t } from "../../ui/i18n";
import { type Box, cardOf, faceOf, showsTree } from "./box";
import { objectOf, verbOf } from "./moves";
import type { DartmoorBoard } from "./types";
import { speciesName } from "./words";

export function doing(move: string, board: DartmoorBoard, box: Box): string {
  const step = board.pending.at(-1);
  const verb = verbOf(move);
  if (verb === "at" && step?.face) {
    return t("dartmoor-page-do-at", { species: speciesName(faceOf(box, step.face).species.id) });
  }
  if (verb === "pay" && step?.face && step.bonus) {
    const face = faceOf(box, step.face);
    if (!face.species.bonus) return t("dartmoor-page-do-pay");
    return t(
      showsTree(cardOf(box, objectOf(move)), face.tree) ? "dartmoor-page-do-pay-keeps" : "dartmoor-page-do-pay-loses",
    );
  }
  return t(`dartmoor-page-do-${verb}`);
}
