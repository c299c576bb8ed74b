// A few moves to choose from, beside the thing they are about.
import { X } from "lucide-preact";
import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "../../ui/button";
import { t } from "../../ui/i18n";
import { usesKeys } from "../../ui/keyed";
import { ActionIcon, SpecialIcon, WareIcon } from "./art/icons";
import { otherOf, verbOf } from "./moves";
import { usePicking } from "./picking";
import type { Ware } from "./types";
import "./chooser.css";

interface ChooserProps {
  title: string;
  moves: readonly string[];
  /** Where it points, as parts of the width and height of what it lies on. */
  x: number;
  y: number;
  onClose(): void;
}

export function Chooser({ title, moves, x, y, onClose }: ChooserProps) {
  const { doing, play, hint } = usePicking();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: "nearest" });
    if (usesKeys()) root.current?.querySelector<HTMLElement>("[data-target]")?.focus();
  }, [moves]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape is listened to; what can be used is inside
    <div
      ref={root}
      class="fa-chooser"
      data-above={y > 0.5 || undefined}
      style={{ "--fa-x": x, "--fa-y": y }}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header>
        <h3>{title}</h3>
        <IconButton icon={X} label={t("farmers-farm-close")} onClick={onClose} />
      </header>
      {moves.map((move) => (
        <button
          key={move}
          type="button"
          class={`fa-chooser-choice ${hint === move ? "fa-hinted" : ""}`}
          data-target={move}
          onClick={() => play(move)}
        >
          <Sign move={move} />
          {doing(move)}
        </button>
      ))}
    </div>
  );
}

function Sign({ move }: { move: string }) {
  switch (verbOf(move)) {
    case "sow":
      return <WareIcon ware={otherOf(move) as Ware} />;
    case "room":
    case "hut":
      return <ActionIcon action="rooms" />;
    case "stable":
      return <ActionIcon action="stable" />;
    case "fence":
      return <ActionIcon action="fences" />;
    case "plow":
      return <ActionIcon action="plow" />;
    case "cut":
      return <SpecialIcon action="cut_peat" />;
    case "fell":
      return <SpecialIcon action="fell_trees" />;
    case "clear":
      return <SpecialIcon action="slash_and_burn" />;
    default:
      return null;
  }
}
