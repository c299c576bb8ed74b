import { useEffect, useRef } from "preact/hooks";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import "./curtain.css";

/** Covers the table while the device goes from hand to hand. Nothing of the next player's is in the page yet. */
export function Curtain({ seat, name, onOpen }: { seat: number; name: string; onOpen(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="tb-curtain" aria-labelledby="tb-curtain-title">
      <PlayerMark seat={seat} size={64} />
      <h1 id="tb-curtain-title">{t("table-hand-over", { player: name })}</h1>
      <p class="soft">{t("table-hand-over-about", { player: name })}</p>
      <button type="button" class="ui-button primary" ref={button} onClick={onOpen}>
        {t("table-i-am", { player: name })}
      </button>
    </section>
  );
}
