import { Bot, Play } from "lucide-preact";
import { useId, useState } from "preact/hooks";
import type { GameInfo } from "../../net/types";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/choice";
import { ErrorText } from "../../ui/field";
import { t } from "../../ui/i18n";
import { NameField } from "../../ui/name-field";
import { playerName } from "../../ui/settings";
import { firstSeats, LOT, newSeat, usualBot } from "../seats";
import { useNewTable } from "../use-new-table";

/** A game against bots in two clicks: play, and against how many. */
export function PlayNow({ game, bots }: { game: GameInfo; bots: string[] }) {
  const [open, setOpen] = useState(false);
  const [isNew] = useState(() => !playerName.value); // asked once; later the name is in the settings
  const [bot, setBot] = useState(usualBot(bots));
  const { start, busy, error } = useNewTable();
  const panel = useId();
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);

  const play = (players: number) => {
    const seats = firstSeats(players, bots).map((seat, number) => newSeat({ ...seat, bot }, number));
    return start({ game: game.name, seats, options: players > 1 ? { first: LOT } : {} });
  };

  return (
    <div class="home-play">
      <Button kind="primary" icon={Play} aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {t("home-play")}
      </Button>
      <div id={panel} hidden={!open} class="home-play-choice">
        {open && isNew && <NameField about={t("home-name-about")} />}
        <fieldset>
          <legend class="ui-label">{t("home-against")}</legend>
          <div class="row">
            {counts.map((players) => (
              <Button key={players} icon={Bot} disabled={busy} onClick={() => play(players)}>
                {t("home-opponents", { bots: players - 1 })}
              </Button>
            ))}
          </div>
        </fieldset>
        <Segmented
          legend={t("home-strength")}
          choices={bots.map((value) => ({ value, label: t(`bot-${value}`) }))}
          value={bot}
          onChange={setBot}
        />
        <p class="small soft">{t(`bot-${bot}-about`)}</p>
        {error && <ErrorText>{error.message}</ErrorText>}
      </div>
    </div>
  );
}
