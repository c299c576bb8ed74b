import { useState } from "preact/hooks";
import { loadGame } from "../games";
import type { GameInfo } from "../net/types";
import { Button } from "../ui/button";
import { Segmented } from "../ui/choice";
import { ErrorText, Switch } from "../ui/field";
import { t, titleOf } from "../ui/i18n";
import { useLoaded } from "../ui/use-loaded";
import { useTitle } from "../ui/use-title";
import { type First, FirstField } from "./new-table/first-field";
import { OptionField } from "./new-table/option-field";
import { atFault, type OptionValues, sentOptions } from "./new-table/options";
import { SeatRows } from "./new-table/seat-rows";
import { canBeMissing, StandInFields, usualStandIn } from "./new-table/stand-in-fields";
import "./new-table/new-table.css";
import NotFound from "./not-found";
import { canStart, firstSeats, LOT, newSeat, usualBot } from "./seats";
import { useCatalogue } from "./use-catalogue";
import { useNewTable } from "./use-new-table";

export default function NewTable({ game: name }: { game: string }) {
  const { value: catalogue, error } = useCatalogue();
  if (error)
    return (
      <div class="page narrow">
        <ErrorText>{error.message}</ErrorText>
      </div>
    );
  if (!catalogue) return null;
  const game = catalogue.games.find((one) => one.name === name);
  return game ? <SetUp game={game} bots={catalogue.bots} /> : <NotFound />;
}

function SetUp({ game, bots }: { game: GameInfo; bots: string[] }) {
  useTitle(t("new-title", { game: titleOf(game.name) }));
  const [all, setSeats] = useState(() => firstSeats(game.most, bots));
  const [players, setPlayers] = useState(game.fewest);
  const [chosenFirst, setFirst] = useState<First>(LOT);
  const [options, setOptions] = useState<OptionValues>({});
  const [isPublic, setPublic] = useState(false);
  const [standIn, setStandIn] = useState(() => usualStandIn(usualBot(bots)));
  const { start, busy, error } = useNewTable();
  const { value: client } = useLoaded(() => loadGame(game.name), [game.name]);
  const faulty = atFault(options, error);
  const shown = game.options.filter(({ name }) => client?.matters?.(name, options) ?? true);
  const seats = all.slice(0, players);
  const first = chosenFirst === LOT || chosenFirst < players ? chosenFirst : LOT;
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => String(game.fewest + i));

  function submit(event: Event) {
    event.preventDefault();
    const sent = players > 1 ? { ...sentOptions(options), first } : sentOptions(options);
    start({ game: game.name, options: sent, seats: seats.map(newSeat), public: isPublic, stand_in: standIn });
  }

  return (
    <form class="page new-table" onSubmit={submit}>
      <h1>{t("new-title", { game: titleOf(game.name) })}</h1>
      <section class="panel stack">
        <h2>{t("new-seats")}</h2>
        <Segmented
          legend={t("new-players")}
          choices={counts.map((value) => ({ value, label: value }))}
          value={String(players)}
          onChange={(count) => setPlayers(Number(count))}
        />
        <SeatRows seats={seats} bots={bots} onChange={(changed) => setSeats([...changed, ...all.slice(players)])} />
        {players > 1 && <FirstField seats={seats} first={first} onChange={setFirst} />}
      </section>
      {game.options.length > 0 && (
        <section class="panel stack new-options">
          <h2>{t("new-options")}</h2>
          {shown.map((option) => (
            <OptionField
              key={option.name}
              game={game.name}
              option={option}
              value={options[option.name]}
              error={option.name === faulty ? error : undefined}
              Picture={client?.OptionPicture}
              onChange={(value) => setOptions({ ...options, [option.name]: value })}
            />
          ))}
        </section>
      )}
      {canBeMissing(seats) && (
        <section class="panel stack">
          <h2>{t("new-stand-in")}</h2>
          <StandInFields standIn={standIn} bots={bots} onChange={setStandIn} />
        </section>
      )}
      <section class="panel">
        <Switch label={t("new-public")} about={t("new-public-about")} on={isPublic} onChange={setPublic} />
      </section>
      <div class="stack">
        {error && !faulty && <ErrorText>{error.message}</ErrorText>}
        <div class="row">
          <Button type="submit" kind="primary" disabled={busy || !canStart(seats)}>
            {t("new-start")}
          </Button>
          {seats.some((seat) => seat.kind === "open") && <p class="small soft">{t("new-links")}</p>}
        </div>
      </div>
    </form>
  );
}
