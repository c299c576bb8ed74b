// All cards, to look through: by species with all its text, or by card as they are paired.
import { useState } from "preact/hooks";
import { Segmented } from "../../ui/choice";
import { mentions, wordsOf } from "../../ui/find";
import { t } from "../../ui/i18n";
import { SearchField } from "../../ui/search-field";
import { TreeSymbol, TypeIcon } from "./art/icons";
import { type Box, type Card, faceOfSpecies, openBox } from "./box";
import { CardPicture } from "./card";
import { FaceWords } from "./face-words";
import { certainty, LargeCard } from "./look";
import { type SpeciesData, SYMBOLS, TREES, type Tree, type TypeSymbol } from "./types";
import { cardName, speciesInWords, speciesName } from "./words";
import "./cards.css";

type Way = "species" | "cards";
type SymbolFilter = "all" | TypeSymbol;
type TreeFilter = "all" | Tree;

interface Wanted {
  words: string[];
  symbol: SymbolFilter;
  tree: TreeFilter;
}

export function Cards({ components }: { components: unknown }) {
  const box = openBox(components);
  const [way, setWay] = useState<Way>("species");
  const [text, setText] = useState("");
  const [symbol, setSymbol] = useState<SymbolFilter>("all");
  const [tree, setTree] = useState<TreeFilter>("all");
  const wanted = { words: wordsOf(text), symbol, tree };
  const all = { value: "all" as const, label: t("dartmoor-page-cards-all") };
  return (
    <div class="stack">
      <p>{t("dartmoor-page-cards-about")}</p>
      <div class="row da-filters">
        <SearchField label={t("dartmoor-page-cards-find")} value={text} onChange={setText} />
        <Segmented<Way>
          legend={t("dartmoor-page-cards-way")}
          choices={[
            { value: "species", label: t("dartmoor-page-cards-species") },
            { value: "cards", label: t("dartmoor-page-cards-cards") },
          ]}
          value={way}
          onChange={setWay}
        />
        <Segmented<SymbolFilter>
          legend={t("dartmoor-page-cards-symbol")}
          choices={[all, ...SYMBOLS.map((value) => ({ value, label: <SymbolLabel symbol={value} /> }))]}
          value={symbol}
          onChange={setSymbol}
        />
        {way === "cards" && (
          <Segmented<TreeFilter>
            legend={t("dartmoor-page-cards-tree")}
            choices={[all, ...TREES.map((value) => ({ value, label: <TreeLabel tree={value} /> }))]}
            value={tree}
            onChange={setTree}
          />
        )}
      </div>
      {way === "species" ? <AllSpecies box={box} wanted={wanted} /> : <AllCards box={box} wanted={wanted} />}
    </div>
  );
}

const SymbolLabel = ({ symbol }: { symbol: TypeSymbol }) => (
  <span class="da-filter">
    <TypeIcon symbol={symbol} /> <span>{t(`dartmoor-symbol-${symbol}`)}</span>
  </span>
);

const TreeLabel = ({ tree }: { tree: Tree }) => (
  <span class="da-filter">
    <TreeSymbol tree={tree} /> <span>{t(`dartmoor-tree-${tree}`)}</span>
  </span>
);

/** Whether a species has the symbol, and its name or text all the words. */
function isWanted(species: SpeciesData, { words, symbol }: Wanted): boolean {
  const text = [speciesName(species.id), ...speciesInWords(species).map((sentence) => sentence.text)].join(" ");
  return (symbol === "all" || species.symbols.includes(symbol)) && mentions(text, words);
}

function AllSpecies({ box, wanted }: { box: Box; wanted: Wanted }) {
  const found = [...box.species.values()].filter((species) => isWanted(species, wanted));
  return (
    <>
      <Found count={found.length} />
      <ul class="da-all-species">
        {found.map((species) => (
          <li key={species.id}>
            <FaceWords face={faceOfSpecies(box, species.id)} />
            {species.copies > 0 && (
              <p class="small soft">{t("dartmoor-page-cards-copies", { copies: species.copies })}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function AllCards({ box, wanted }: { box: Box; wanted: Wanted }) {
  const [looked, look] = useState<string | null>(null);
  const shows = ({ faces }: Card) =>
    faces.some(({ species, tree }) => isWanted(species, wanted) && (wanted.tree === "all" || tree === wanted.tree));
  const found = [...box.cards.values()].filter(shows);
  return (
    <>
      <Found count={found.length} />
      <ul class="da-all-cards">
        {found.map((card) => (
          <li key={card.id}>
            <button type="button" aria-label={cardName(card)} onClick={() => look(card.id)}>
              <CardPicture card={card} />
            </button>
            <p class="small soft" title={t(certainty(card))}>
              {card.copies > 1 ? `${card.copies} × ` : ""}
              {t(card.printed ? "dartmoor-page-cards-printed" : "dartmoor-page-cards-guess")}
            </p>
          </li>
        ))}
      </ul>
      <LargeCard id={looked} box={box} onClose={() => look(null)} />
    </>
  );
}

const Found = ({ count }: { count: number }) => (
  <p class="soft" aria-live="polite">
    {t("dartmoor-page-cards-found", { count })}
  </p>
);
