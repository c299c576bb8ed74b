// Wide: the players, the board, what is asked and told. Narrow: what is asked stays on top, the rest are tabs below.
import type { ComponentChildren, JSX } from "preact";
import { t } from "../ui/i18n";
import { Tabs } from "../ui/tabs";
import { useMedia } from "./use-media";
import "./layout.css";

interface LayoutProps {
  title: string;
  prompt: ComponentChildren;
  list?: ComponentChildren; // all moves
  players: JSX.Element;
  board: ComponentChildren;
  log: JSX.Element;
  score: JSX.Element;
  analysis?: JSX.Element; // of a finished game
  tools: ComponentChildren;
  tab: string;
  onTab(tab: string): void;
}

const WIDE = "(min-width: 68rem)";

/** Bring the tabs into sight, where they lie below the board. */
export const showPanels = () => document.querySelector(".tb-panels")?.scrollIntoView({ block: "nearest" });

export function Layout(props: LayoutProps) {
  const { title, prompt, list, players, board, log, score, analysis, tools, tab, onTab } = props;
  const wide = useMedia(WIDE);
  const told = { log, score, ...(analysis && { analysis }) };
  const panels: Record<string, JSX.Element> = wide ? told : { players, ...told };
  const chosen = tab in panels ? tab : "log";
  const tabs = (
    <div class="tb-panels">
      <Tabs
        label={t("table-panels")}
        tabs={Object.keys(panels).map((name) => ({ name, label: t(`table-tab-${name}`) }))}
        chosen={chosen}
        onChoose={onTab}
      >
        {panels[chosen]}
      </Tabs>
    </div>
  );
  return (
    <div class="tb" data-wide={wide || undefined}>
      <h1 class="sr-only">{title}</h1>
      {wide ? <div class="tb-left">{players}</div> : <div class="tb-top">{prompt}</div>}
      <div class="tb-main">{board}</div>
      <div class="tb-side">
        {wide && prompt}
        {list}
        {tabs}
        {tools}
      </div>
    </div>
  );
}
