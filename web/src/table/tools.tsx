// What lies beside the table: rules, cards, keys, the pace of the others, sound.
import { BookOpen, Gauge, Keyboard, Layers, Volume2, VolumeX } from "lucide-preact";
import { useState } from "preact/hooks";
import { Rules } from "../pages/rules";
import { IconButton } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { t } from "../ui/i18n";
import { type Pace, pace, paces, sound } from "../ui/settings";
import type { GameAtTable } from "./load";
import "./tools.css";

export type Aid = "rules" | "cards" | "keys";

interface ToolsProps {
  game: GameAtTable;
  /** Keys to explain, by what they do. */
  keys: [key: string, does: string][];
  aid: Aid | null;
  onAid(aid: Aid | null): void;
}

export function Tools({ game, keys, aid, onAid }: ToolsProps) {
  const close = () => onAid(null);
  return (
    <div class="tb-tools" role="toolbar" aria-label={t("table-tools")}>
      <IconButton icon={BookOpen} label={t("table-rules")} onClick={() => onAid("rules")} />
      <IconButton icon={Layers} label={t("table-cards")} onClick={() => onAid("cards")} />
      <IconButton icon={Keyboard} label={t("table-keys")} onClick={() => onAid("keys")} />
      <Dialog open={aid === "rules"} title={t("table-rules")} onClose={close}>
        <div class="tb-wide">
          <Rules game={game.info.name} />
        </div>
      </Dialog>
      <Dialog open={aid === "cards"} title={t("table-cards")} onClose={close}>
        <div class="tb-wide">
          <game.client.Cards components={game.components} />
        </div>
      </Dialog>
      <Dialog open={aid === "keys"} title={t("table-keys")} onClose={close}>
        <Keys keys={keys} />
      </Dialog>
    </div>
  );
}

/** Whether the tools are open, and which. */
export function useAid() {
  const [aid, setAid] = useState<Aid | null>(null);
  return { aid, onAid: setAid };
}

function Keys({ keys }: { keys: [key: string, does: string][] }) {
  return (
    <dl class="tb-keys">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{t(`table-key-${key}`)}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How fast the moves of others are shown. */
export function PaceControl() {
  return (
    <label class="tb-pace" title={t("table-pace")}>
      <Gauge size={20} aria-hidden="true" />
      <span class="sr-only">{t("table-pace")}</span>
      <select
        class="ui-input"
        value={pace.value}
        onChange={(event) => {
          pace.value = event.currentTarget.value as Pace;
        }}
      >
        {paces.map((one) => (
          <option key={one} value={one}>
            {t(`shell-pace-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SoundControl() {
  return (
    <IconButton
      icon={sound.value ? Volume2 : VolumeX}
      label={t(sound.value ? "table-sound-off" : "table-sound-on")}
      onClick={() => {
        sound.value = !sound.value;
      }}
    />
  );
}
