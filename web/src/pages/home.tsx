import { ErrorText } from "../ui/field";
import { t } from "../ui/i18n";
import { myTables } from "../ui/settings";
import { useTitle } from "../ui/use-title";
import { ImportDoor, JoinDoor, WatchDoor } from "./home/doors";
import { GameCard } from "./home/game-card";
import { Landscape } from "./home/landscape";
import { MyTables, useMyTables } from "./home/my-tables";
import { useCatalogue } from "./use-catalogue";
import "./home/home.css";

export default function Home() {
  useTitle("");
  const tables = useMyTables();
  return (
    <div class="home">
      <div class="home-hero">
        <Landscape />
        <div class="home-welcome">
          <h1>{t("home-welcome")}</h1>
          <p>{t("home-welcome-about")}</p>
        </div>
      </div>
      <div class="page home-page" aria-busy={!tables}>
        {/* All at once, so that nothing moves away from under the pointer. */}
        {tables && (
          <>
            <MyTables found={tables} />
            <Games alone={myTables.value.length === 0} />
            <section class="home-doors" aria-label={t("home-more")}>
              <JoinDoor />
              <WatchDoor />
              <ImportDoor />
            </section>
          </>
        )}
      </div>
    </div>
  );
}

/** Where nothing else is on the page, the title above says what they are. */
function Games({ alone }: { alone: boolean }) {
  const { value: catalogue, error } = useCatalogue();
  return (
    <section class="stack" aria-labelledby="home-games">
      <h2 id="home-games" class={alone ? "sr-only" : ""}>
        {t("shell-games")}
      </h2>
      {error && <ErrorText>{error.message}</ErrorText>}
      <div class="home-games">
        {catalogue?.games.map((game) => (
          <GameCard key={game.name} game={game} bots={catalogue.bots} />
        ))}
        {!catalogue && !error && <div class="panel home-game waiting" aria-busy="true" />}
      </div>
    </section>
  );
}
