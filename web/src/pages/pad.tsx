// The score pad for owners of the box, for any game. It needs no server once it has been loaded.
import type { Signal } from "@preact/signals";
import { BookOpen, FilePlus2, Printer } from "lucide-preact";
import { useState } from "preact/hooks";
import { loadGame } from "../games";
import { getCatalogue } from "../net/http";
import type { GameInfo } from "../net/types";
import { Button, LinkButton } from "../ui/button";
import { Segmented } from "../ui/choice";
import { Dialog } from "../ui/dialog";
import { ErrorText } from "../ui/field";
import { t, titleOf } from "../ui/i18n";
import { remembered } from "../ui/settings";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";
import NotFound from "./not-found";
import { Counts } from "./pad-counts";
import { Points } from "./pad-points";
import { blankSheet, isSheet, newSheet, type Pad, playersOf, type Sheet, scoresOf, withOption } from "./pad-sheet";
import "./pad.css";
import "./print.css";

const sheets = new Map<string, Signal<Sheet>>();

/** The sheet of a game that this browser remembers. */
function sheetOf(game: string): Signal<Sheet> {
  const sheet = sheets.get(game) ?? remembered(`pad.${game}`, blankSheet, isSheet);
  sheets.set(game, sheet);
  return sheet;
}

/** What the pad needs; null if there is no such game. */
async function loadPad(game: string): Promise<{ info: GameInfo; pad: Pad } | null> {
  const info = (await getCatalogue()).games.find(({ name }) => name === game);
  if (!info) return null;
  const { fillPad, sharedPad } = await loadGame(game);
  const { fewest, most, solo_target: soloTarget, solo_targets: soloTargets, pad: fields } = info;
  return { info, pad: { fewest, most, soloTarget, soloTargets, fields, shared: sharedPad, fill: fillPad } };
}

export default function PadPage({ game }: { game: string }) {
  const { value, error } = useLoaded(() => loadPad(game), [game]);
  const title = t("pad-title", { game: titleOf(game) });
  useTitle(value ? title : "");
  if (value === null) return <NotFound />;
  return (
    <div class="page pad">
      {value && <h1>{title}</h1>}
      {value && <SheetOf info={value.info} pad={value.pad} />}
      {error && <ErrorText>{error.message}</ErrorText>}
    </div>
  );
}

function SheetOf({ info, pad }: { info: GameInfo; pad: Pad }) {
  const kept = sheetOf(info.name);
  const sheet = kept.value;
  const players = playersOf(sheet, pad);
  const scores = scoresOf(sheet, pad);
  const counts = Array.from({ length: pad.most - pad.fewest + 1 }, (_, more) => String(pad.fewest + more));
  return (
    <>
      <p class="soft pad-about">
        {t("pad-about")} {isSecureContext && t("pad-offline")}
      </p>
      <div class="row pad-tools">
        <Segmented
          legend={t("pad-players")}
          choices={counts.map((count) => ({ value: count, label: count }))}
          value={String(players.length)}
          onChange={(count) => {
            kept.value = { ...sheet, players: Number(count) };
          }}
        />
        {players.length === 1 && (
          <SoloOptions
            info={info}
            sheet={sheet}
            onChange={(changed) => {
              kept.value = changed;
            }}
          />
        )}
        <LinkButton icon={BookOpen} href={`/rules/${info.name}`}>
          {t("pad-rules")}
        </LinkButton>
        <Button icon={Printer} onClick={() => print()}>
          {t("pad-print")}
        </Button>
        <NewSheet
          onBegin={() => {
            kept.value = newSheet(sheet);
          }}
        />
      </div>
      <Counts
        game={info.name}
        pad={pad}
        sheet={sheet}
        scores={scores}
        onChange={(changed) => {
          kept.value = changed;
        }}
      />
      <Points game={info.name} categories={info.categories} pad={pad} sheet={sheet} scores={scores} />
    </>
  );
}

/** What one who plays alone has to reach may depend on how the game was set up. */
function SoloOptions({ info, sheet, onChange }: { info: GameInfo; sheet: Sheet; onChange(sheet: Sheet): void }) {
  const asked = info.options.filter(({ name }) => name in info.solo_targets);
  return asked.map(({ name, choices, default: usual }) => (
    <Segmented
      key={name}
      legend={t(`${info.name}-option-${name}`)}
      choices={choices.map((choice) => ({ value: choice, label: t(`${info.name}-option-${name}-${choice}`) }))}
      value={sheet.options?.[name] ?? String(usual)}
      onChange={(choice) => onChange(withOption(sheet, name, choice))}
    />
  ));
}

function NewSheet({ onBegin }: { onBegin(): void }) {
  const [asked, ask] = useState(false);
  const begin = () => {
    onBegin();
    ask(false);
  };
  return (
    <>
      <Button icon={FilePlus2} onClick={() => ask(true)}>
        {t("pad-new")}
      </Button>
      <Dialog open={asked} title={t("pad-new-sure")} onClose={() => ask(false)}>
        <p>{t("pad-new-about")}</p>
        <div class="row">
          <Button kind="primary" onClick={begin}>
            {t("pad-new")}
          </Button>
          <Button onClick={() => ask(false)}>{t("pad-keep")}</Button>
        </div>
      </Dialog>
    </>
  );
}
