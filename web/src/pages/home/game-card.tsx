import { BookOpen, Clock, Layers, NotebookPen, SlidersHorizontal, Users } from "lucide-preact";
import { loadGame } from "../../games";
import type { GameInfo } from "../../net/types";
import { LinkButton } from "../../ui/button";
import { hasText, t, titleOf } from "../../ui/i18n";
import { useLoaded } from "../../ui/use-loaded";
import { PlayNow } from "./play-now";

export function GameCard({ game, bots }: { game: GameInfo; bots: string[] }) {
  const heading = `game-${game.name}`;
  return (
    <article class="panel home-game" aria-labelledby={heading}>
      <Picture game={game.name} />
      <div class="home-game-words">
        <h3 id={heading}>{titleOf(game.name)}</h3>
        <ul class="home-facts">
          <li>
            <Users size={16} aria-hidden="true" /> {t("home-players", { fewest: game.fewest, most: game.most })}
          </li>
          <li>
            <Clock size={16} aria-hidden="true" /> {t("home-minutes", { minutes: game.minutes })}
          </li>
        </ul>
        {hasText(`${game.name}-about`) && <p>{t(`${game.name}-about`)}</p>}
        <PlayNow game={game} bots={bots} />
        <div class="row home-ways">
          <LinkButton href={`/new/${game.name}`} icon={SlidersHorizontal}>
            {t("home-new-table")}
          </LinkButton>
          <LinkButton kind="quiet" href={`/rules/${game.name}`} icon={BookOpen}>
            {t("home-rules")}
          </LinkButton>
          <LinkButton kind="quiet" href={`/cards/${game.name}`} icon={Layers}>
            {t("home-cards")}
          </LinkButton>
          <LinkButton kind="quiet" href={`/pad/${game.name}`} icon={NotebookPen}>
            {t("home-pad")}
          </LinkButton>
        </div>
        {hasText(`${game.name}-reconstructed`) && (
          <details class="home-data small">
            <summary>{t("home-data")}</summary>
            <p>{t(`${game.name}-reconstructed`)}</p>
          </details>
        )}
      </div>
    </article>
  );
}

/** The game's own picture; until it is there, and where it can't be had, a quiet shape in its place. */
function Picture({ game }: { game: string }) {
  const { value: client } = useLoaded(() => loadGame(game), [game]);
  return <div class="home-picture">{client ? <client.Picture /> : <Shape />}</div>;
}

function Shape() {
  return (
    <svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 150q60-34 130-14t190-16v120H0Z" fill="var(--moss)" opacity="0.18" />
      <path d="M0 190q90-22 170-4t150-10v64H0Z" fill="var(--water)" opacity="0.2" />
    </svg>
  );
}
