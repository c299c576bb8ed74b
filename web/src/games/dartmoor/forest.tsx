// A player's forest: trees, shrubs and moors in the order they were placed, and the cave beside them.
import { useState } from "preact/hooks";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { CaveIcon, TypeIcon } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import { type Box, cardOf } from "./box";
import { StripCard } from "./card";
import { type Coming, Host } from "./host";
import { hostsIn, type Named } from "./told";
import type { PlayerState } from "./types";
import { caveInWords } from "./words";
import "./forest.css";

interface ForestProps {
  player: PlayerState;
  seat: number;
  name: string;
  box: Box;
  coming: Coming | null;
  news: Named;
  told: Named;
}

/** How large everything is drawn, by the number of trees, shrubs and moors. */
const scale = (hosts: number) => (hosts <= 5 ? 1.16 : hosts <= 9 ? 1.08 : hosts <= 14 ? 1 : 0.92);

export function Forest({ player, seat, name, box, coming, news, told }: ForestProps) {
  const changed = hostsIn(player.forest, news);
  const named = hostsIn(player.forest, told);
  return (
    <section class="da-forest-part" data-part aria-label={t("dartmoor-page-forest", { player: name })}>
      <header class="da-forest-head">
        <h2>
          <PlayerMark seat={seat} />
          {t("dartmoor-page-forest", { player: name })}
        </h2>
        <Families player={player} box={box} />
        <Cave player={player} box={box} />
      </header>
      {player.forest.length === 0 ? (
        <p class="da-bare soft">{t("dartmoor-page-forest-empty")}</p>
      ) : (
        <ol
          class="da-forest"
          style={{ "--da-scale": scale(player.forest.length), "--da-mark": `var(--player-${seat})` }}
        >
          {player.forest.map((host, place) => (
            <li key={place}>
              <Host
                host={host}
                place={place}
                box={box}
                coming={coming}
                mark={named.has(place) ? "told" : changed.has(place) ? "news" : undefined}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Cards that score together. */
function Families({ player: { families, forest }, box }: Pick<ForestProps, "player" | "box">) {
  const scoring = Object.entries(families).filter(([, points]) => points > 0);
  if (forest.length === 0 || scoring.length === 0) return null;
  return (
    <ul class="da-families">
      {scoring.map(([family, points]) => {
        const species = box.species.get(family);
        return (
          <li key={family}>
            {species ? <SpeciesPicture species={species} /> : <TypeIcon symbol="dragonfly" />}
            {t(`dartmoor-page-family-${family}`)} <b>{points}</b>
          </li>
        );
      })}
    </ul>
  );
}

function Cave({ player: { cave, stored, cave_points }, box }: Pick<ForestProps, "player" | "box">) {
  const [open, setOpen] = useState(false);
  const data = cave === null ? undefined : box.caves.get(cave);
  if (!data) return null;
  const title = t("dartmoor-page-cave", { number: data.number });
  const points = t("dartmoor-page-worth", { points: cave_points });
  return (
    <>
      <Button
        kind="quiet"
        data-supply="cave"
        data-tip={[`${title}, ${points}.`, ...caveInWords(data)].join(" ")}
        onClick={() => setOpen(true)}
      >
        <CaveIcon />
        {t("dartmoor-page-cave-head", { number: data.number, cards: stored.length })}
      </Button>
      <Dialog open={open} title={`${title}, ${points}`} onClose={() => setOpen(false)}>
        <div class="stack">
          {caveInWords(data).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {data.reconstructed && <p class="small soft">{t("dartmoor-guess-cave")}</p>}
          <ul class="da-strips">
            {stored.map((card, at) => (
              <li key={at}>
                <StripCard card={cardOf(box, card)} />
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  );
}
