// A minor improvement: as a whole card with its text, and in small as it is held in the hand.
import { ArrowLeft, Ban } from "lucide-preact";
import { t } from "../../ui/i18n";
import { EmblemIcon } from "./art/icons";
import { signOf } from "./art/minors";
import { Icon } from "./art/shapes";
import { Wares } from "./glyphs";
import { ImprovementIcon } from "./improvement-icon";
import type { Lacks } from "./minor-lacks";
import { costInWords, kindName, minorName, minorText, needInWords } from "./minor-words";
import type { Minor, Need } from "./types";
import { hyphenated, listed } from "./words";
import "./minor.css";

interface MinorCardProps {
  minor: Minor;
  /** Whether its name is a heading, where many lie below each other. */
  heading?: boolean;
  /** What is missing to play it. */
  lacks?: Lacks | null;
}

/** All that is on the card. */
export function MinorCard({ minor, heading = false, lacks = null }: MinorCardProps) {
  const { id, number, category, needs, points, passing, page } = minor;
  const Name = heading ? "h3" : "span";
  return (
    <span class="fa-minor" data-kind={category}>
      <span class="fa-minor-head">
        <EmblemIcon picture={page.picture} />
        <Name class="fa-minor-name">{hyphenated(minorName(id))}</Name>
        <Points points={points} />
      </span>
      <span class="fa-minor-terms">
        <span class="fa-minor-cost" data-unmet={lacks?.card || undefined}>
          <Cost minor={minor} />
        </span>
        {lacks && listed(lacks.wares) && (
          <span class="fa-minor-need fa-minor-missing" data-unmet>
            <Ban size={16} aria-hidden="true" />
            {t("farmers-minor-missing", { wares: listed(lacks.wares) })}
          </span>
        )}
        {needs.map((need) => (
          <span key={need.of} class="fa-minor-need" data-unmet={lacks?.needs.includes(need) || undefined}>
            <Icon drawing={signOf(need)} />
            {t("farmers-minor-needs", { needs: needInWords(need) })}
            {lacks?.needs.includes(need) && <Ban size={16} aria-hidden="true" />}
          </span>
        ))}
      </span>
      <span class="fa-minor-text">{minorText(id)}</span>
      <span class="fa-minor-foot">
        <span>{kindName(category)}</span>
        {passing && <Passing />}
        <span class="fa-minor-number">{number}</span>
      </span>
    </span>
  );
}

/** The name, what it costs and what it needs; its text is told beside it. */
export function MinorSmall({ minor, lacks = null }: Omit<MinorCardProps, "heading">) {
  const { id, category, needs, points, passing, page } = minor;
  const short = lacks !== null && (lacks.card || Object.keys(lacks.wares).length > 0);
  return (
    <span class="fa-minor" data-kind={category} data-small aria-hidden="true">
      <span class="fa-minor-head">
        <span class="fa-minor-name">{hyphenated(minorName(id))}</span>
        <Points points={points} />
      </span>
      <span class="fa-minor-terms">
        <span class="fa-minor-cost" data-unmet={short || undefined}>
          <CostGlyphs minor={minor} />
        </span>
        {needs.map((need) => (
          <NeedGlyph key={need.of} need={need} unmet={lacks?.needs.includes(need) ?? false} />
        ))}
        <span class="fa-minor-signs">
          {passing && <ArrowLeft size={15} />}
          <EmblemIcon picture={page.picture} />
        </span>
      </span>
    </span>
  );
}

/** Goods as signs, all else in words. */
function Cost({ minor }: { minor: Minor }) {
  const [old] = minor.upgrades;
  const words = t("farmers-minor-costs", { cost: costInWords(minor) });
  const inSigns = Object.keys(minor.cost).length > 0;
  return (
    <>
      {old && <ImprovementIcon id={old} />}
      <span class={inSigns ? "sr-only" : undefined}>{words}</span>
      {inSigns && <CostGlyphs minor={minor} />}
    </>
  );
}

/** Goods, or the cards one of which is given for it. */
function CostGlyphs({ minor: { cost, upgrades } }: { minor: Minor }) {
  const [old] = upgrades;
  if (old)
    return (
      <span class="fa-minor-returned" aria-hidden="true">
        <ImprovementIcon id={old} />
        <b>→</b>
      </span>
    );
  if (Object.keys(cost).length === 0) return <span aria-hidden="true">–</span>;
  return (
    <span aria-hidden="true">
      <Wares amounts={cost} />
    </span>
  );
}

/** So many of something: "2+", "≤3" or none. */
function NeedGlyph({ need, unmet }: { need: Need; unmet: boolean }) {
  const { least, most } = need;
  return (
    <span class="fa-minor-glyph" data-unmet={unmet || undefined}>
      <b>{numberOf(need.of, least, most)}</b>
      <Icon drawing={signOf(need)} />
    </span>
  );
}

/** What needs no number: a kind of house, either of three things, a round of some kind. */
const BY_SIGN: Need["of"][] = ["house", "field_pasture_or_stable", "no_harvest"];

function numberOf(of: Need["of"], least: number | null, most: number | null): string {
  if (BY_SIGN.includes(of)) return "";
  if (most === null) return `${least}+`;
  return most === 0 ? "0" : `≤${most}`;
}

const Points = ({ points }: { points: number }) =>
  points === 0 ? null : (
    <b class="fa-points" data-minus={points < 0 || undefined}>
      <span class="sr-only">{t("farmers-page-points", { points })}</span>
      <span aria-hidden="true">{points < 0 ? `−${-points}` : points}</span>
    </b>
  );

/** It goes on to the left neighbour. */
const Passing = () => (
  <span class="fa-minor-passing">
    <ArrowLeft size={14} aria-hidden="true" />
    {t("farmers-minor-passing")}
  </span>
);
