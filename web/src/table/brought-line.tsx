import { FileClock } from "lucide-preact";
import { t } from "../ui/i18n";
import "./line.css";

/** Who knows the record of a game knows its chance too; the others should know that. */
export function BroughtLine() {
  return (
    <p class="tb-line-of-words">
      <FileClock size={16} aria-hidden="true" />
      <span>{t("table-brought")}</span>
    </p>
  );
}
