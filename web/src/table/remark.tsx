// What is good to know about a table, in one quiet line.
import { Archive, Bot, Eye, FileClock, Hourglass, type LucideIcon } from "lucide-preact";
import type { ComponentChildren } from "preact";
import type { Saying, TableInfo } from "../net/types";
import { t } from "../ui/i18n";
import { moment } from "../ui/moment";
import { timeLeft } from "./grace";
import { botName } from "./names";
import "./remark.css";

function Remark({ icon: Icon, children }: { icon: LucideIcon; children: ComponentChildren }) {
  return (
    <p class="tb-remark">
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** Whoever knows the record of a game knows its chance too; that the others should know. */
export function BroughtRemark({ table }: { table: TableInfo }) {
  if (!table.brought || table.over) return null;
  return <Remark icon={FileClock}>{t("table-brought")}</Remark>;
}

/** For who has come to a table that was to be deleted at some moment. */
export function StaysRemark({ goes }: { goes: string }) {
  return <Remark icon={Hourglass}>{t("table-stays", { when: moment(goes) })}</Remark>;
}

/** Whoever sits down should know when a bot may play for them. */
export function StandInRemark({ table }: { table: TableInfo }) {
  const { bot, offline, idle } = table.stand_in;
  const missing = [
    offline !== null &&
      (offline ? t("table-stand-in-away", { time: timeLeft(offline) }) : t("table-stand-in-away-now")),
    idle !== null && t("table-stand-in-idle", { time: timeLeft(idle) }),
  ].filter((when) => when !== false);
  const [one, other] = missing;
  if (one === undefined) return <Remark icon={Bot}>{t("table-stand-in-never")}</Remark>;
  const when = other === undefined ? one : t("table-or", { one, other });
  return <Remark icon={Bot}>{t("table-stand-in", { bot: botName(bot), when })}</Remark>;
}

/** Over the end of a game that other rules began; while a game goes on, it stands where everybody looks first. */
export function AsideRemark({ aside }: { aside: Saying }) {
  return (
    <Remark icon={Archive}>
      {t("table-aside")} {whyAside(aside)}
    </Remark>
  );
}

export const whyAside = ({ id, values }: Saying) => t("table-aside-why", { why: t(id, values) });

export function WatchingRemark({ table }: { table: TableInfo }) {
  return (
    <Remark icon={Eye}>
      {t("table-watching")} {table.yours.length > 0 && <a href={`/table/${table.id}`}>{t("table-to-seat")}</a>}
    </Remark>
  );
}
