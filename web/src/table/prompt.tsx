// What is asked, of whom, and what happens next.
import type { ComponentChildren } from "preact";
import type { Saying, View } from "../net/types";
import { ErrorText } from "../ui/field";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import type { GameAtTable } from "./load";
import { nameMove } from "./moves";
import { BEFORE_ALL, tell, verdict } from "./names";
import { whyAside } from "./remark";
import type { Sitting } from "./sitting";
import "./prompt.css";

/** The element with the words, for what describes itself by them. */
export const WORDS = "tb-prompt-words";

interface PromptProps {
  sitting: Sitting;
  game: GameAtTable;
  names: string[];
  soloTarget: number | null;
  children: ComponentChildren; // what can be done about it
}

interface Words {
  seats: number[]; // whom it is about
  title: string;
  what: string;
  next: string;
}

export function Prompt({ sitting, game, names, soloTarget, children }: PromptProps) {
  const words = whatIsLaidOut(sitting, game) ?? promptWords(sitting, names, soloTarget);
  const notice = sitting.notice.value;
  if (!words) return null;
  return (
    <section
      class="tb-prompt"
      data-asked={sitting.asked.value !== null || undefined}
      data-over={sitting.over.value || undefined}
      aria-label={t("table-prompt")}
    >
      <div class="tb-prompt-words" id={WORDS} aria-live={sitting.asked.value === null ? "off" : "polite"}>
        <h2>
          {words.seats.map((seat) => (
            <PlayerMark key={seat} seat={seat} size={18} />
          ))}
          <span>{words.title}</span>
        </h2>
        {words.what && <p>{words.what}</p>}
        {words.next && <p class="tb-prompt-next soft small">{words.next}</p>}
      </div>
      {notice && <ErrorText>{t(notice.id, notice.values)}</ErrorText>}
      {children}
    </section>
  );
}

/** A move that can't be taken back, and what that means. Where nothing is hidden, it is only the turn that ends. */
function whatIsLaidOut({ asked, laidOut, shown, table }: Sitting, game: GameAtTable): Words | null {
  if (asked.value === null || !laidOut.value) return null;
  const how = table.value.hides ? "firm" : "last";
  return {
    seats: [asked.value],
    title: t(`table-${how}-title`),
    what: nameMove(game, shown.value?.view, laidOut.value.move),
    next: t(`table-${how}-about`),
  };
}

function promptWords(sitting: Sitting, names: string[], soloTarget: number | null): Words | null {
  const position = sitting.shown.value;
  if (!position) return null;
  if (sitting.waiting.value > 0) return whatHappens(sitting, names);
  if (position.view.seat === null) return howItEnded(position.view, names, soloTarget);
  if (sitting.table.value.aside) return whyNothingIsAsked(sitting.table.value.aside);
  const lingering = sitting.lingering.value;
  if (lingering !== null) return whatCameOfIt(sitting, names, lingering);
  return sitting.asked.value === null
    ? whomWeWaitFor(sitting, names, position.view.seat)
    : whatToDo(sitting, names, sitting.asked.value);
}

/** While moves of others are shown: the one that is seen now. */
function whatHappens({ shown, waiting }: Sitting, names: string[]): Words {
  const line = shown.value?.lines.at(-1);
  const seat = line?.seat ?? null;
  return {
    seats: seat === null ? [] : [seat],
    title: seat === null ? t("table-showing") : t("table-their-turn", { player: names[seat] ?? "" }),
    what: line ? tell(line, names) : "",
    next: t("table-more-moves", { moves: waiting.value }),
  };
}

function whatToDo({ shown, moves, busy, table }: Sitting, names: string[], seat: number): Words {
  const prompt = shown.value?.view.prompt;
  const alone = table.value.yours.length === 1;
  const undo = shown.value?.undo ?? 0;
  const line = shown.value?.lines.at(-1);
  const begins = line?.n === BEFORE_ALL && line.seat !== seat ? tell(line, names) : "";
  return {
    seats: [seat],
    title: t(alone ? "table-your-turn" : "table-your-turn-named", { player: names[seat] ?? "" }),
    what: [begins, prompt ? t(prompt.id, prompt.values) : ""].filter(Boolean).join(" "),
    next: busy.value || moves.value.length === 0 ? t("table-moment") : t("table-choose", { undo }),
  };
}

/** A turn is over, and the device is still with who made it. */
function whatCameOfIt({ shown }: Sitting, names: string[], seat: number): Words {
  const line = shown.value?.lines.findLast((told) => told.seat === seat);
  return {
    seats: [seat],
    title: t("table-turn-over", { player: names[seat] ?? "" }),
    what: line ? tell(line, names) : "",
    next: t("table-turn-over-about"),
  };
}

/** It can't be played on. */
const whyNothingIsAsked = (aside: Saying): Words => ({
  seats: [],
  title: t("table-aside"),
  what: whyAside(aside),
  next: t("table-aside-about"),
});

/** What they did last, or else what a bot is asked. A person's turn is seen when it is done. */
function whomWeWaitFor({ shown, table }: Sitting, names: string[], seat: number): Words {
  const prompt = shown.value?.view.prompt;
  const line = shown.value?.lines.at(-1);
  const person = table.value.seats[seat];
  const player = names[seat] ?? "";
  const why = person?.bot ? "bot" : person?.kind === "open" ? "open" : person?.here ? "here" : "away";
  return {
    seats: [seat],
    title: t("table-their-turn", { player }),
    what: line?.seat === seat ? tell(line, names) : why === "bot" && prompt ? t(prompt.id, prompt.values) : "",
    next: t(`table-wait-${why}`, { player }),
  };
}

function howItEnded({ winners, scores }: View, names: string[], soloTarget: number | null): Words {
  const totals = scores.map((score) => score.total);
  return {
    seats: winners,
    title: verdict(names, winners, totals, soloTarget),
    what: t("table-over"),
    next: "",
  };
}
