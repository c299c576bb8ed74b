import { ArrowLeft } from "lucide-preact";
import type { BoardProps } from "../games/game";
import { Button } from "../ui/button";
import { t } from "../ui/i18n";
import { PlayerMark } from "../ui/player-mark";
import type { GameAtTable } from "./load";

interface MainBoardProps extends Omit<BoardProps, "components"> {
  game: GameAtTable;
  /** Another player to look at instead. */
  large: number | null;
  onBack(): void;
}

export function MainBoard({ game: { client, components }, large, onBack, ...board }: MainBoardProps) {
  if (large === null) return <client.Board {...board} components={components} />;
  const title = t("table-board-of", { player: board.names[large] ?? "" });
  return (
    <section aria-label={title}>
      <header class="tb-large">
        <PlayerMark seat={large} size={20} />
        <h2>{title}</h2>
        <Button icon={ArrowLeft} onClick={onBack}>
          {t("table-back")}
        </Button>
      </header>
      <client.Board {...board} components={components} view={{ ...board.view, you: large }} moves={[]} hint={null} />
    </section>
  );
}
