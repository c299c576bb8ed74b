// All action spaces, special action cards and improvements, to look through.
import { useState } from "preact/hooks";
import { Segmented } from "../../ui/choice";
import { mentions, wordsOf } from "../../ui/find";
import { t } from "../../ui/i18n";
import { SearchField } from "../../ui/search-field";
import { type Box, majorOf, openBox } from "./box";
import { BoxContext } from "./improvement-icon";
import { MajorWords, SpaceWords, SpecialWords } from "./look";
import { AllMinors } from "./minor-list";
import type { ActionSpace, Major, SpecialCard } from "./types";
import { majorName, majorText, spaceName, spaceText, specialName, specialText } from "./words";
import "./cards.css";

const WAYS = ["spaces", "special", "majors", "minors"] as const;
type Way = (typeof WAYS)[number];
const COUNTS = ["1", "2", "3", "4", "5", "6"] as const;
type Count = (typeof COUNTS)[number];

interface Wanted {
  box: Box;
  words: string[];
  players: number;
}

export function Cards({ components }: { components: unknown }) {
  const box = openBox(components);
  const minors = [...box.minors.values()];
  const ways = WAYS.filter((each) => each !== "minors" || minors.length > 0);
  const [way, setWay] = useState<Way>(ways.at(-1) ?? "majors");
  const [count, setCount] = useState<Count>("2");
  const [text, setText] = useState("");
  const wanted = { box, words: wordsOf(text), players: Number(count) };
  return (
    <div class="stack">
      <p>{t("farmers-page-cards-about")}</p>
      <div class="row fa-filters">
        <SearchField label={t("farmers-page-cards-find")} value={text} onChange={setText} />
        <Segmented<Way>
          legend={t("farmers-page-cards-way")}
          choices={ways.map((value) => ({ value, label: t(`farmers-page-cards-${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {(way === "spaces" || way === "special") && (
          <Segmented<Count>
            legend={t("farmers-page-cards-players")}
            choices={COUNTS.map((value) => ({ value, label: value }))}
            value={count}
            onChange={setCount}
          />
        )}
      </div>
      {way === "minors" && (
        <BoxContext.Provider value={box}>
          <AllMinors minors={minors} text={text} onClear={() => setText("")} />
        </BoxContext.Provider>
      )}
      {way === "spaces" && <AllSpaces {...wanted} />}
      {way === "special" && <AllSpecial {...wanted} />}
      {way === "majors" && <AllMajors {...wanted} />}
    </div>
  );
}

const Found = ({ count }: { count: number }) => (
  <p class="soft" aria-live="polite">
    {t("farmers-page-cards-found", { count })}
  </p>
);

function AllSpaces({ box, words, players }: Wanted) {
  const isWanted = (space: ActionSpace) =>
    space.players.includes(players) && mentions(`${spaceName(space.id)} ${spaceText(space, players)}`, words);
  const found = box.spaces.filter(isWanted);
  const stages = [...new Set(found.map(({ stage }) => stage))];
  return (
    <>
      <p class="small soft">{t("farmers-page-cards-level", { level: box.level })}</p>
      <Found count={found.length} />
      {stages.map((stage) => (
        <section key={stage} class="stack">
          <h3>{stage ? t("farmers-page-cards-stage", { stage }) : t("farmers-page-cards-permanent")}</h3>
          <ul class="fa-all">
            {found
              .filter((space) => space.stage === stage)
              .map((space) => (
                <li key={space.id}>
                  <SpaceWords space={space} players={players} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function AllSpecial({ box, words, players }: Wanted) {
  const textOf = (card: SpecialCard) =>
    card.actions.map((action) => `${specialName(action)} ${specialText(action, card)}`).join(" ");
  const found = [...box.special.values()].filter(
    (card) => card.players.includes(players) && mentions(textOf(card), words),
  );
  return (
    <>
      <Found count={found.length} />
      <ul class="fa-all">
        {found.map((card) => (
          <li key={card.id}>
            <SpecialWords card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** By stack: the upper card, then the one below. */
function AllMajors({ box, words }: Wanted) {
  const isWanted = ({ id }: Major) => mentions(`${majorName(id)} ${majorText(id)}`, words);
  const all = [...box.majors.keys()];
  const half = all.length / 2;
  const stacks = all.slice(0, half).map((id, at) => [id, all[at + half] ?? id].map((card) => majorOf(box, card)));
  const found = stacks.flat().filter(isWanted);
  return (
    <>
      <Found count={found.length} />
      <ul class="fa-all">
        {found.map((major) => (
          <li key={major.id}>
            <MajorWords major={major} />
            <p class="small soft">
              {t(all.indexOf(major.id) < half ? "farmers-page-cards-upper" : "farmers-page-cards-lower")}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
