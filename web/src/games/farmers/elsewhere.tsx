// Animals that do not stand on the farm: on cards, and as guests at somebody else's.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { WareIcon } from "./art/icons";
import { herdsOf } from "./layout";
import type { Animal, FarmersBoard } from "./types";
import { listed, majorName, numbered } from "./words";
import "./elsewhere.css";

interface ElsewhereProps {
  board: FarmersBoard;
  seat: number;
  names: readonly string[];
}

const NIGHT_PASTURE = "night_pasture";

export function Elsewhere({ board, seat, names }: ElsewhereProps) {
  const player = board.players[seat];
  if (!player) return null;
  const cards = [...herdsOf(player).cards];
  if (cards.length === 0 && !player.lodger) return null;
  const guests = board.players.flatMap(({ lodger }, other) =>
    lodger && other !== seat ? [[lodger, other] as const] : [],
  );
  return (
    <ul class="fa-elsewhere" aria-label={t("farmers-farm-elsewhere")}>
      {cards.map(([card, places]) => (
        <OnCard key={card} card={card} places={places}>
          {card === NIGHT_PASTURE &&
            guests.map(([kind, other]) => {
              const words = t("farmers-farm-guest-of", { player: names[other] ?? "", ware: `${kind}:1` });
              return (
                <span key={other} class="fa-elsewhere-guest" role="img" aria-label={words} data-tip={words}>
                  <WareIcon ware={kind} />
                  <PlayerMark seat={other} size={9} />
                </span>
              );
            })}
        </OnCard>
      ))}
      {player.lodger && (
        <li>
          <WareIcon ware={player.lodger} />
          {t("farmers-farm-guest", { ware: `${player.lodger}:1` })}
        </li>
      )}
    </ul>
  );
}

interface OnCardProps {
  card: string;
  places: readonly (Animal | null)[];
  children: ComponentChildren;
}

/** Who lives there, and how much room is left. */
function OnCard({ card, places, children }: OnCardProps) {
  const there = places.filter((kind) => kind !== null);
  const words = t("farmers-farm-room-on", { card, wares: listed(numbered(there)) || "none", room: places.length });
  return (
    <li>
      <span class="fa-elsewhere-card" role="img" aria-label={words} data-tip={words}>
        <b>{majorName(card)}</b>
        {places.map((kind, at) =>
          kind ? <WareIcon key={at} ware={kind} /> : <span key={at} class="fa-elsewhere-room" />,
        )}
      </span>
      {children}
    </li>
  );
}
