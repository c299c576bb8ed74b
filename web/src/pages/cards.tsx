// All cards of a game, to look through without a table.
import { BookOpen } from "lucide-preact";
import { loadGame } from "../games";
import type { GameClient } from "../games/game";
import { getBox } from "../net/http";
import { LinkButton } from "../ui/button";
import { ErrorText } from "../ui/field";
import { t, titleOf } from "../ui/i18n";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";
import NotFound from "./not-found";
import { useCatalogue } from "./use-catalogue";
import "./cards.css";

export default function CardsPage({ game }: { game: string }) {
  const { value: catalogue, error } = useCatalogue();
  const title = t("cards-title", { game: titleOf(game) });
  useTitle(catalogue ? title : "");
  if (catalogue && !catalogue.games.some(({ name }) => name === game)) return <NotFound />;
  return (
    <div class="page cards-page">
      {catalogue && (
        <>
          <h1>{title}</h1>
          <div class="row">
            <LinkButton icon={BookOpen} href={`/rules/${game}`}>
              {t("pad-rules")}
            </LinkButton>
          </div>
          <AllCards game={game} />
        </>
      )}
      {error && <ErrorText>{error.message}</ErrorText>}
    </div>
  );
}

interface Opened {
  client: GameClient;
  components: unknown;
}

async function open(game: string): Promise<Opened> {
  const client = await loadGame(game);
  return { client, components: await getBox(game, client.allCards) };
}

function AllCards({ game }: { game: string }) {
  const { value, error } = useLoaded(() => open(game), [game]);
  if (error) return <ErrorText>{error.message}</ErrorText>;
  return value ? <value.client.Cards components={value.components} /> : null;
}
