// What can be done about a seat: another name, an invitation, a bot for who is away.
import { Bot, Pencil } from "lucide-preact";
import { useState } from "preact/hooks";
import { invitationLink } from "../net/links";
import type { Invitations, SeatInfo } from "../net/types";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import { LONGEST_NAME } from "../ui/settings";
import { timeLeft, useSecondsLeft } from "./grace";
import { LinkButtons } from "./link-buttons";
import { botName, join } from "./names";
import type { Sitting } from "./sitting";

interface SeatActionsProps {
  sitting: Sitting;
  seat: number;
  names: string[];
  invitations: Invitations;
}

export function SeatActions({ sitting, seat, names, invitations }: SeatActionsProps) {
  const { yours, seats, id, aside } = sitting.table.value;
  const over = sitting.over.value;
  const info = seats[seat];
  const token = invitations[String(seat)];
  const mine = yours.includes(seat);
  if (!info || aside || sitting.onlyWatches) return null;
  if (mine && info.away) return null; // taking it back stands where everybody looks first, see stand-in.tsx
  if (mine && info.kind === "human" && !over) return <Rename sitting={sitting} seat={seat} name={info.name} />;
  if (info.kind === "open" && token) {
    return (
      <div class="tb-seat-actions row">
        <LinkButtons link={() => invitationLink(id, token)} label={t("table-invite")} title={t("table-invite-title")} />
      </div>
    );
  }
  if (mine || over || info.kind !== "human" || info.agree_in === null) return null;
  return <LetBotPlay sitting={sitting} seat={seat} names={names} info={info} />;
}

/** When its time has come, the others have to agree; who has is shown, or who has not. */
function LetBotPlay({ sitting, seat, names, info }: Omit<SeatActionsProps, "invitations"> & { info: SeatInfo }) {
  const { yours, stand_in } = sitting.table.value;
  const { agreed, awaited } = info;
  const left = useSecondsLeft(info.agree_in ?? 0, sitting.toldAt);
  if (left > 0)
    return (
      <div class="tb-seat-actions">
        <p class="soft">{t("table-let-bot-later", { time: timeLeft(left) })}</p>
      </div>
    );
  const mine = yours.find((own) => !agreed.includes(own));
  const named = (players: number[]) => ({ players: join(players.map((player) => names[player] ?? "")) });
  return (
    <div class="tb-seat-actions">
      {mine !== undefined && agreed.length > 0 && <p class="soft">{t("table-agreed", named(agreed))}</p>}
      {mine === undefined && awaited.length > 0 && <p class="soft">{t("table-agreed-waiting", named(awaited))}</p>}
      {mine !== undefined && (
        <Button icon={Bot} onClick={() => sitting.agree(mine, seat)}>
          {t("table-let-bot", { bot: botName(stand_in.bot) })}
        </Button>
      )}
    </div>
  );
}

function Rename({ sitting, seat, name }: { sitting: Sitting; seat: number; name: string }) {
  const [editing, setEditing] = useState(false);
  if (!editing) {
    return (
      <div class="tb-seat-actions">
        <button type="button" class="tb-rename" onClick={() => setEditing(true)}>
          <Pencil size={14} aria-hidden="true" />
          {t("table-rename")}
        </button>
      </div>
    );
  }
  return (
    <form
      class="tb-seat-actions row"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("name");
        setEditing(false);
        if (typeof typed === "string" && typed.trim()) sitting.rename(seat, typed.trim());
      }}
      onKeyDown={(event) => event.key === "Escape" && setEditing(false)}
    >
      <input
        ref={(input) => input?.focus()}
        class="ui-input"
        name="name"
        defaultValue={name}
        maxLength={LONGEST_NAME}
        aria-label={t("table-rename")}
      />
      <Button type="submit">{t("table-rename-do")}</Button>
    </form>
  );
}
