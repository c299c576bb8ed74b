// The rules at hand: a page of its own, and the same in a dialog at the table.
import { Layers, NotebookPen, Printer } from "lucide-preact";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadGame } from "../games";
import { Button, LinkButton } from "../ui/button";
import { ErrorText } from "../ui/field";
import { mentions, wordsOf } from "../ui/find";
import { t, titleOf } from "../ui/i18n";
import { SearchField } from "../ui/search-field";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";
import NotFound from "./not-found";
import { type Block, cutAtLinks, cutAtWords, readBlocks } from "./rules-text";
import { useCatalogue } from "./use-catalogue";
import "./print.css";
import "./rules.css";

export default function RulesPage({ game }: { game: string }) {
  const { value } = useCatalogue();
  const title = t("rules-title", { game: titleOf(game) });
  useTitle(value ? title : "");
  if (value && !value.games.some(({ name }) => name === game)) return <NotFound />;
  return (
    <div class="page rules-page">
      {value && <h1>{title}</h1>}
      <p class="soft rules-about">{t("rules-about")}</p>
      <div class="row rules-tools">
        <LinkButton icon={Layers} href={`/cards/${game}`}>
          {t("rules-cards")}
        </LinkButton>
        <LinkButton icon={NotebookPen} href={`/pad/${game}`}>
          {t("rules-pad")}
        </LinkButton>
        <Button icon={Printer} onClick={() => print()}>
          {t("rules-print")}
        </Button>
      </div>
      <Rules game={game} linked />
    </div>
  );
}

interface RulesProps {
  game: string;
  /** Sections have addresses of their own. In a dialog they have none, so that the address stays the table's. */
  linked?: boolean;
}

export function Rules({ game, linked = false }: RulesProps) {
  const { value, error } = useLoaded(() => loadGame(game), [game]);
  const [wanted, want] = useState("");
  useEffect(() => {
    const section = location.hash.slice(1);
    if (value && linked && section) document.fonts.ready.then(() => goTo(section));
  }, [value, linked]);
  if (error) return <ErrorText>{t("shell-not-loaded-about")}</ErrorText>;
  if (!value) return null;

  const Heading = linked ? "h2" : "h3"; // a dialog has a heading of its own above
  const words = wordsOf(wanted);
  const sections = value.rules
    .map((name) => ({ name, title: t(`${game}-rules-${name}-title`), text: t(`${game}-rules-${name}`) }))
    .filter(({ title, text }) => mentions(`${title} ${wordsIn(text)}`, words));
  return (
    <div class="rules">
      <div class="rules-layout">
        <div class="rules-side">
          <SearchField label={t("rules-find")} value={wanted} onChange={want} />
          <p class="small soft" role="status">
            {words.length > 0 && t("rules-found", { sections: sections.length })}
          </p>
          <nav aria-label={t("rules-contents")}>
            <ol class="rules-contents">
              {sections.map(({ name, title }) => (
                <li key={name}>
                  <a href={`#${anchor(name)}`} onClick={linked ? undefined : scrollTo(name)}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div class="rules-text">
          {sections.map(({ name, title, text }) => (
            <section key={name} id={anchor(name)} tabIndex={-1}>
              <Heading>
                <Marked text={title} words={words} />
              </Heading>
              <div class="rules-picture">
                <value.RulesPicture section={name} />
              </div>
              {readBlocks(text).map((block, place) => (
                <Shown key={place} block={block} words={words} linked={linked} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const anchor = (section: string) => `rules-${section}`;

function goTo(id: string): void {
  const found = document.getElementById(id);
  found?.scrollIntoView({ behavior: "instant" });
  found?.focus({ preventScroll: true });
}

const scrollTo = (section: string) => (event: JSX.TargetedMouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  goTo(anchor(section));
};

const wordsIn = (text: string) =>
  cutAtLinks(text)
    .map((piece) => piece.text)
    .join("");

interface ShownProps {
  block: Block;
  words: string[];
  linked: boolean;
}

/** At a table links are only words: nobody is led away from it. */
function Shown({ block, words, linked }: ShownProps) {
  const mark = (text: string) =>
    cutAtLinks(text).map((piece, place) => {
      const marked = <Marked key={place} text={piece.text} words={words} />;
      return piece.href && linked ? (
        <a key={place} href={piece.href}>
          {marked}
        </a>
      ) : (
        marked
      );
    });
  switch (block.kind) {
    case "paragraph":
      return <p>{mark(block.text)}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{mark(item)}</li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table>
          <tbody>
            {block.rows.map(([head = "", ...cells]) => (
              <tr key={head}>
                <th scope="row">{mark(head)}</th>
                {cells.map((cell) => (
                  <td key={cell}>{mark(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** A text in which the words that were looked for stand out. */
function Marked({ text, words }: { text: string; words: string[] }) {
  return cutAtWords(text, words).map((piece, place) => (place % 2 ? <mark key={place}>{piece}</mark> : piece));
}
