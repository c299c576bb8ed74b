import {
  ChevronFirst,
  ChevronLast,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  StepBack,
  StepForward,
} from "lucide-preact";
import { IconButton } from "../ui/button";
import { t } from "../ui/i18n";
import type { Player } from "./replay-player";
import "./replay.css";

export function ReplayControls({ player }: { player: Player }) {
  const { at, last, playing } = player;
  return (
    <div class="tb-replay">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("table-replay-slider")}
        aria-valuetext={t("table-replay-at", { at, last })}
        onInput={(event) => player.go(event.currentTarget.valueAsNumber)}
      />
      <div class="tb-replay-buttons">
        <IconButton icon={ChevronFirst} label={t("table-replay-first")} onClick={() => player.go(0)} />
        <IconButton icon={ChevronsLeft} label={t("table-replay-turn-back")} onClick={() => player.turn(-1)} />
        <IconButton icon={StepBack} label={t("table-replay-back")} onClick={() => player.step(-1)} />
        <IconButton
          kind="primary"
          icon={playing ? Pause : Play}
          label={t(playing ? "table-replay-pause" : "table-replay-play")}
          onClick={player.toggle}
        />
        <IconButton icon={StepForward} label={t("table-replay-on")} onClick={() => player.step(1)} />
        <IconButton icon={ChevronsRight} label={t("table-replay-turn-on")} onClick={() => player.turn(1)} />
        <IconButton icon={ChevronLast} label={t("table-replay-last")} onClick={() => player.go(last)} />
      </div>
    </div>
  );
}
