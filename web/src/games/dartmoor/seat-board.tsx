// Another player's things in small: the forest by its pictures, the hand, the cave.
import { t } from "../../ui/i18n";
import type { SeatBoardProps } from "../game";
import { CaveIcon } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import { type Box, backFace, faceOf, openBox, speciesOf } from "./box";
import { isMoor } from "./gains";
import { hostsIn, namedIn } from "./told";
import type { DartmoorBoard, HostState } from "./types";
import { speciesName } from "./words";
import "./seat-board.css";

export function SeatBoard({ view, components, seat, news, told }: SeatBoardProps) {
  const board = view.board as DartmoorBoard;
  const box = openBox(components);
  const player = board.players[seat];
  if (!player) return null;
  const changed = hostsIn(player.forest, namedIn(news));
  const named = hostsIn(player.forest, namedIn(told ? [told] : []));
  const hand = t("dartmoor-page-seat-hand", { cards: player.cards, seen: player.seen.length });
  const cave = t("dartmoor-page-cave-cards", { cards: player.stored.length });
  return (
    <span class="da-seat" style={{ "--da-mark": `var(--player-${seat})` }}>
      <span class="da-seat-forest">
        {player.forest.map((host, place) => (
          <SmallHost
            key={place}
            host={host}
            box={box}
            mark={named.has(place) ? "told" : changed.has(place) ? "news" : undefined}
          />
        ))}
      </span>
      <span class="da-seat-counts">
        <span role="img" aria-label={hand} title={hand}>
          <SpeciesPicture species={backFace.species} />
          {player.cards}
        </span>
        <span role="img" aria-label={cave} title={cave}>
          <CaveIcon />
          {player.stored.length}
        </span>
      </span>
    </span>
  );
}

function SmallHost({ host, box, mark }: { host: HostState; box: Box; mark: string | undefined }) {
  const moor = isMoor(host, box);
  return (
    <span class="da-small" data-moor={moor || undefined} data-mark={mark} title={speciesName(host.species)}>
      <span class="da-small-core" data-position={speciesOf(box, host.species).position}>
        <SpeciesPicture species={speciesOf(box, host.species)} />
      </span>
      {host.slots.map((cards, slot) => {
        const last = cards.at(-1);
        if (!last) return null;
        const { species } = faceOf(box, last.face);
        return (
          <span key={slot} class="da-small-card" data-slot={slot} data-position={species.position}>
            <SpeciesPicture species={species} />
            {cards.length > 1 && <b>{cards.length}</b>}
          </span>
        );
      })}
    </span>
  );
}
