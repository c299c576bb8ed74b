// One face of a card: a whole tree, shrub or moor, or a half, with all that is to be known at a glance.
import { type ComponentChildren, Fragment } from "preact";
import { t } from "../../ui/i18n";
import { DeedIcon, SlotIcon, TreeSymbol, TypeIcon } from "./art/icons";
import { SpeciesPicture } from "./art/picture";
import type { Face } from "./box";
import { symbolsOf } from "./terms";
import type { SpeciesData, Term, Tree, What, When } from "./types";
import { breakable, signed, speciesName } from "./words";
import "./face.css";

interface FaceProps {
  face: Face;
  /** Points that placing it would bring, where that is of interest. */
  gain?: number | undefined;
}

export function FaceBody({ face, gain }: FaceProps) {
  const { species, tree } = face;
  return (
    <span class="da-face" data-side={face.side} data-position={species.position}>
      <span class="da-face-head">
        <span class="da-cost">{species.cost}</span>
        {tree && <TreeSymbol tree={tree} />}
        <Types species={species} />
      </span>
      <span class="da-face-picture">
        <SpeciesPicture species={species} />
        {gain !== undefined && <Gain points={gain} />}
      </span>
      <Name species={species.id} />
      <span class="da-face-foot">
        <Deeds species={species} tree={tree} />
        <ShortPoints species={species} tree={tree} />
      </span>
    </span>
  );
}

/** A name; the longer it is, and its longest word, the smaller it is written where there is little room. */
export function Name({ species }: { species: string }) {
  const name = speciesName(species);
  const words = breakable(name).split(" ");
  const longest = Math.max(...words.flatMap((word) => word.split(/(?<=[\u00ad-])/)).map((part) => part.length));
  return (
    <span class="da-name" style={{ "--da-longest": longest, "--da-letters": name.length }}>
      {words.map((word, at) => (
        <Fragment key={word}>
          {at > 0 && " "}
          <span>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

export function Gain({ points }: { points: number }) {
  return (
    <span class="da-gain" data-none={points <= 0 || undefined}>
      {signed(points)}
    </span>
  );
}

export function Types({ species }: { species: SpeciesData }) {
  return (
    <span class="da-types">
      {species.symbols.map((symbol) => (
        <TypeIcon key={symbol} symbol={symbol} />
      ))}
    </span>
  );
}

/** What it does, as signs: the effect, what lasts, and the bonus in the colour of its tree symbol. */
export function Deeds({ species: { effect, permanent, bonus }, tree }: { species: SpeciesData; tree: Tree | null }) {
  return (
    <span class="da-deeds">
      {effect && <DeedIcon doing={effect} />}
      {permanent && <span class="da-lasting">∞</span>}
      {bonus && (
        <span class="da-bonus-deed" data-tree={tree}>
          <DeedIcon doing={bonus} />
        </span>
      )}
    </span>
  );
}

/** The points in short: "2 × paw", "10: 5 insects". */
export function ShortPoints({ species: { points = [] }, tree }: { species: SpeciesData; tree: Tree | null }) {
  if (points.length === 0) return null;
  return (
    <span class="da-short">
      {points.map((term, at) => (
        <span key={at} class="da-term">
          <ShortTerm term={term} tree={tree} />
        </span>
      ))}
    </span>
  );
}

/** "2/4", of a longer row "5–30". */
const inShort = (points: number[]) => (points.length > 3 ? `${points[0]}–${points.at(-1)}` : points.join("/"));

function ShortTerm({ term, tree }: { term: Term; tree: Tree | null }): ComponentChildren {
  const { value, per, if: when, else: otherwise, tiers, sets, group, of } = term;
  const tables = tiers ? Object.values(tiers) : (sets ?? group);
  if (tables) {
    return (
      <>
        <b>{inShort(tables.filter((points) => points > 0))}</b>
        {of && <Things what={of} tree={tree} different />}
      </>
    );
  }
  if (per) {
    return (
      <>
        <b>{value}</b>×<Things what={per} tree={tree} different={per.different !== undefined} />
      </>
    );
  }
  if (!when) return <b>{value}</b>;
  return (
    <>
      <b>{otherwise ? `${value}/${otherwise}` : value}</b>:<Requirement when={when} />
    </>
  );
}

function Requirement({ when: { count, at_least, most, at } }: { when: When }) {
  if (count) {
    return (
      <>
        {at_least}
        <Things what={count} tree={null} different={count.different !== undefined} />
      </>
    );
  }
  if (most) {
    return (
      <>
        {t("dartmoor-page-most")}
        <Things what={most} tree={null} />
      </>
    );
  }
  return at ? <TypeIcon symbol="moor" /> : <SlotIcon slots="full" />;
}

function Things({ what, tree, different = false }: { what: What; tree: Tree | null; different?: boolean }) {
  const own = what.tree === "own" ? tree : what.tree;
  if (own) return <TreeSymbol tree={own} />;
  if (what.species) return <SpeciesPicture species={{ id: what.species, symbols: ["pawed"] }} />;
  if (what.slot) return <SlotIcon slots="bottom" />;
  if (what.cave) return <DeedIcon doing={{ do: "to_cave" }} />;
  return (
    <>
      {different && "≠"}
      {symbolsOf(what).map((symbol) => (
        <TypeIcon key={symbol} symbol={symbol} />
      ))}
    </>
  );
}
