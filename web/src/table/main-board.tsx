import { ArrowLeft } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../games/game";
import type { Line } from "../net/types";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import type { GameAtTable } from "./load";
import { ToldAside, told } from "./told";

interface MainBoardProps extends Omit<BoardProps, "components" | "news" | "told" | "chosen"> {
  game: GameAtTable;
  chosen?: string | null;
  /** Another player to look at instead. */
  large: number | null;
  /** What happened since one's own last turn. */
  news?: Line[];
  onBack(): void;
}

export function MainBoard({ game, chosen = null, large, news = [], onBack, ...board }: MainBoardProps) {
  const { client, components } = game;
  const shared = { ...board, components, chosen, told: told.value?.line ?? null };
  return (
    <>
      {large === null ? (
        <client.Board {...shared} news={[]} />
      ) : (
        <OtherBoard
          seat={large}
          names={board.names}
          isAsked={board.moves.length > 0}
          hasNews={news.length > 0}
          onBack={onBack}
        >
          <client.Board {...shared} news={news} view={{ ...board.view, you: large }} moves={[]} hint={null} />
        </OtherBoard>
      )}
      <ToldAside game={game} />
    </>
  );
}

interface OtherBoardProps {
  seat: number;
  names: string[];
  isAsked: boolean;
  hasNews: boolean;
  onBack(): void;
  children: ComponentChildren;
}

/** Somebody else's board, with the way back. */
function OtherBoard({ seat, names, isAsked, hasNews, onBack, children }: OtherBoardProps) {
  const title = t("table-board-of", { player: names[seat] ?? "" });
  const section = useRef<HTMLElement>(null);
  // On a narrow screen it was asked for below the board.
  useEffect(() => {
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top < 0) section.current?.scrollIntoView();
  }, [seat]);
  return (
    <section class="tb-other" aria-label={title} ref={section}>
      <header class="tb-large">
        <PlayerMark seat={seat} size={20} />
        <div>
          <h2>{title}</h2>
          {hasNews && <p class="small soft">{t("table-news")}</p>}
        </div>
        <Button kind={isAsked ? "primary" : "plain"} icon={ArrowLeft} onClick={onBack}>
          {t("table-back")}
        </Button>
      </header>
      {children}
    </section>
  );
}
