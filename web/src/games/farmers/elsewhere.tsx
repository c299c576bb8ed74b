// Animals that do not stand on the farm: on cards, and as guests at somebody else's.
import type { ComponentChildren } from "preact";
import { t } from "../../ui/i18n";
import { PlayerMark } from "../../ui/player-mark";
import { WareIcon } from "./art/icons";
import { type Box, guestCardOf } from "./box";
import { herdsOf } from "./layout";
import type { Animal, FarmersBoard } from "./types";
import { listed, majorName, numbered } from "./words";
import "./elsewhere.css";

interface ElsewhereProps {
  board: FarmersBoard;
  box: Box;
  seat: number;
  names: readonly string[];
}

export function Elsewhere({ board, box, seat, names }: ElsewhereProps) {
  const player = board.players[seat];
  if (!player) return null;
  const cards = [...herdsOf(player).cards];
  if (cards.length === 0 && !player.lodger) return null;
  const forGuests = guestCardOf(player, box);
  return (
    <ul class="fa-elsewhere" aria-label={t("farmers-farm-elsewhere")}>
      {cards.map(([card, places]) => (
        <OnCard key={card} card={card} places={places}>
          {card === forGuests &&
            guestsAt(board, seat).map(([kind, other]) => {
              const words = t("farmers-farm-guest-of", { player: names[other] ?? "", ware: `${kind}:1` });
              return (
                <span key={other} class="fa-elsewhere-guest" role="img" aria-label={words} data-tip={words}>
                  <Guest kind={kind} seat={other} />
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

/** Animals of other players, who are guests of this one. */
const guestsAt = ({ players }: FarmersBoard, host: number): (readonly [Animal, number])[] =>
  players.flatMap(({ lodger }, seat) => (lodger && seat !== host ? [[lodger, seat] as const] : []));

/** With the mark of the owner, or of the host. */
const Guest = ({ kind, seat }: { kind: Animal; seat: number }) => (
  <>
    <WareIcon ware={kind} />
    <PlayerMark seat={seat} size={9} />
  </>
);

/** The same beside a farm in small: who is on which card, not what room is left. */
export function ElsewhereInSmall({ board, box, seat }: Omit<ElsewhereProps, "names">) {
  const player = board.players[seat];
  if (!player) return null;
  const forGuests = guestCardOf(player, box);
  const cards = [...herdsOf(player).cards].map(([card, places]) => ({
    card,
    own: places.filter((kind) => kind !== null),
    guests: card === forGuests ? guestsAt(board, seat) : [],
    room: places.length,
  }));
  const filled = cards.filter((each) => each.own.length + each.guests.length > 0);
  const { lodger } = player;
  if (filled.length === 0 && !lodger) return null;
  return (
    <span class="fa-seat-elsewhere">
      {filled.map(({ card, own, guests: others, room }) => (
        <InSmall key={card} words={[roomInWords(card, own, room), others.length > 0 && guestsInWords(others)]}>
          {own.map((kind, at) => (
            <WareIcon key={at} ware={kind} />
          ))}
          {others.map(([kind, owner]) => (
            <Guest key={owner} kind={kind} seat={owner} />
          ))}
        </InSmall>
      ))}
      {lodger && (
        <InSmall words={[t("farmers-farm-guest", { ware: `${lodger}:1` })]}>
          <Guest kind={lodger} seat={board.players.findIndex((other) => guestCardOf(other, box))} />
        </InSmall>
      )}
    </span>
  );
}

function InSmall({ words, children }: { words: (string | false)[]; children: ComponentChildren }) {
  const said = words.filter(Boolean).join(", ");
  return (
    <span role="img" aria-label={said} title={said}>
      {children}
    </span>
  );
}

const guestsInWords = (guests: readonly (readonly [Animal, number])[]) =>
  t("farmers-farm-guests", { wares: listed(numbered(guests.map(([kind]) => kind))) });

const roomInWords = (card: string, there: readonly Animal[], room: number) =>
  t("farmers-farm-room-on", { card, wares: listed(numbered(there)) || "none", room });

interface OnCardProps {
  card: string;
  places: readonly (Animal | null)[];
  children: ComponentChildren;
}

/** Who lives there, and how much room is left. */
function OnCard({ card, places, children }: OnCardProps) {
  const there = places.filter((kind) => kind !== null);
  const words = roomInWords(card, there, places.length);
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
