"""A walk through all pages and the states they can be in."""

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from tests.server.client import JSON, ME, OPEN, bot
from tests.web.players import Player
from tests.web.worlds import asked, finished, judged, last_turn

Visit = Callable[[Player], object]

GRETA = {**ME, "name": "Greta"}
PHASES = ["take", "grow", "play", "must-play", "surplus", "drift", "to"]
DARTMOOR_PHASES = ["turn", "draw", "at", "pay", "take", "store", "place", "moor", "discard"]
FARMERS_PHASES = ["turn", "act", "fence", "house", "cut", "fell", "clear", "feed", "heat"]
FARMERS_SOLO_PHASES = ["card", "again"]
FIRST = ["discard", "draft", "change"]  # what is asked for before the first turn


def page(path: str, heading: str) -> Visit:
    """A page that is known by its heading."""

    def visit(player: Player) -> None:
        player.go(path)
        expect(player.heading(heading)).to_be_visible()

    return visit


def page_of(kind: str, game: str) -> Visit:
    """A page of a game, whose heading names it."""

    def visit(player: Player) -> None:
        player.go(f"/{kind}/{game}")
        expect(player.heading(f"{kind}-title", game=player.words(f"{game}-title"))).to_be_visible()

    return visit


def table(what: str, *steps: Visit, game: str = "moorland", players: int = 2, **options: str) -> Visit:
    """A table at which something is asked, and what is done there."""

    def visit(player: Player) -> None:
        record = asked(what, game=game, after=0 if what in FIRST else 40, players=players, options=options)
        player.sit_at(GRETA, *[bot()] * (players - 1), record=record)
        player.wait_for(player.decides)
        for step in steps:
            step(player)

    return visit


def see_the_picture(player: Player) -> None:
    """The home page, when the picture of the game is there."""
    player.go("/")
    expect(player.page.get_by_role("img", name=player.words("moorland-page-picture"))).to_be_visible()


def ask_for_bots(player: Player) -> None:
    """How many bots?"""
    player.press(player.play_button())
    expect(player.button("home-opponents", bots=3)).to_be_visible()


def open_settings(player: Player) -> None:
    """All settings."""
    player.press(player.button("shell-settings"))
    expect(player.page.get_by_role("dialog").get_by_label(player.words("shell-name"), exact=True)).to_be_visible()


def open_every_option(player: Player) -> None:
    """A new table with all kinds of seats, and every file asked for."""
    player.go("/new/moorland")
    player.press(player.page.get_by_role("group", name=player.words("new-players")).get_by_text("4", exact=True))
    player.press(player.option("new-seat-open", of="new-seat", number=2))
    for option in ("layout", "components"):
        player.press(player.option("new-own-file", of=f"moorland-option-{option}"))


def be_invited(player: Player) -> None:
    """Where an invitation leads."""
    player.go(f"/join/{player.set_up(bot(), OPEN)}#token")
    expect(player.button("join-sit")).to_be_visible()


def invite(player: Player) -> None:
    """A table that waits for a friend."""
    player.sit_at(GRETA, OPEN, bot())
    player.wait_for(player.decides)


def begin(target: str) -> Visit:
    """Choose the first thing of a kind."""

    def visit(player: Player) -> None:
        player.choose(next(name for name in player.offered() if name.startswith(target)))

    return visit


def shows(target: str) -> Visit:
    """There is something of a kind to choose now."""

    def visit(player: Player) -> None:
        player.wait_for(lambda: any(name.startswith(target) for name in player.offered()))

    return visit


def see_points(what: str, game: str, *others: JSON) -> Visit:
    """The points so far, of players with long names."""

    def visit(player: Player) -> None:
        names = [{**ME, "name": f"Friedhelm der {number}. von Moor"} for number in range(1, 3 - len(others))]
        player.sit_at(*names, *others, record=asked(what, game=game, after=40))
        player.see("score")
        expect(player.pad).to_be_visible()

    return visit


def choose_a_cave(player: Player) -> None:
    """The caves, from which who begins gets the last."""
    player.sit_at(bot(), GRETA, game="dartmoor")
    player.wait_for(player.decides)


def look_at_another(player: Player) -> None:
    """The board of another player."""
    sorrel = player.words("bot-name", seat=1)
    player.page.keyboard.press("2")
    expect(player.heading("table-board-of", player=sorrel)).to_be_visible()


def lay_it_down(player: Player) -> None:
    """A hot-seat table that goes from hand to hand."""
    record = asked("turn", game="dartmoor", after=40)
    player.go(f"/table/{player.set_up(GRETA, {**ME, 'name': 'Hugo'}, record=record)}")
    expect(player.heading("table-hand-over", player="Greta")).to_be_visible()


def open_cards(player: Player) -> None:
    """All cards, over the table."""
    player.press(player.button("table-cards"))
    expect(player.page.get_by_role("dialog", name=player.words("table-cards"))).to_be_visible()


def end_a_game(game: str, players: int = 2) -> Visit:
    """The end of a game with its chart."""

    def visit(player: Player) -> None:
        player.sit_at(GRETA, *[bot()] * (players - 1), record=last_turn(game=game, players=players)).play_to_end()
        expect(player.end.get_by_role("img", name=player.words("table-chart"))).to_be_visible()

    return visit


def see_my_tables(player: Player) -> None:
    """The home page of somebody who plays."""
    player.go("/")
    expect(player.link("home-open").first).to_be_visible()


def see_again(game: str) -> Visit:
    """The middle of a replay."""

    def visit(player: Player) -> None:
        player.go(f"/replay/{player.set_up(record=finished(game=game))}?n=60")
        expect(player.page.get_by_role("slider")).to_be_visible()

    return visit


def see_points_again(player: Player) -> None:
    """The points at that place."""
    player.see("score")
    expect(player.pad).to_be_visible()


def see_what_it_was_worth(game: str, players: int = 2) -> Visit:
    """The analysis of a game, half of it, at a move that gave something away; the server itself would take long."""

    def visit(player: Player) -> None:
        record = finished(game=game, players=players)
        found = judged(record, 0.5)
        player.page.route("**/analysis", lambda route: route.fulfill(json=found))
        slip = found["course"]["turning"][0]["ply"] + 1
        player.go(f"/replay/{player.set_up(record=record)}?n={slip}&tab=analysis")
        expect(player.shows("table-analysis-made").first).to_be_visible()

    return visit


def ask_for_a_hint(player: Player) -> None:
    """The best few moves."""
    player.press(player.button("table-hint"))
    expect(player.hint).to_be_visible()


PLACES: dict[str, Visit] = {
    "home": see_the_picture,
    "play now": ask_for_bots,
    "settings": open_settings,
    "new table": open_every_option,
    "watch": page("/watch", "shell-watch"),
    "import": page("/import", "shell-import"),
    "join": be_invited,
    "pad": page_of("pad", "moorland"),
    "rules": page_of("rules", "moorland"),
    "all cards": page_of("cards", "moorland"),
    "nowhere": page("/nowhere", "shell-not-found"),
    **{f"asked {what}": table(what) for what in PHASES},
    "hint": table("play", ask_for_a_hint),
    "invitation": invite,
    "what grows": table("grow", begin("place:"), shows("plant:")),
    "how it lies": table("must-play", begin("stored:"), begin("place:"), shows("lay")),
    "cards": open_cards,
    "points": see_points("play", "moorland"),
    "end": end_a_game("moorland"),
    "my tables": see_my_tables,
    "replay": see_again("moorland"),
    "replayed points": see_points_again,
    "analysis": see_what_it_was_worth("moorland"),
}
DARTMOOR_PLACES: dict[str, Visit] = {
    "new Dartmoor": page_of("new", "dartmoor"),
    "Dartmoor pad": page_of("pad", "dartmoor"),
    "Dartmoor rules": page_of("rules", "dartmoor"),
    "all Dartmoor cards": page_of("cards", "dartmoor"),
    "Dartmoor caves": choose_a_cave,
    **{f"Dartmoor {what}": table(what, game="dartmoor") for what in DARTMOOR_PHASES},
    "Dartmoor hint": table("turn", ask_for_a_hint, game="dartmoor"),
    "Dartmoor forest of another": look_at_another,
    "Dartmoor cards": open_cards,
    "Dartmoor curtain": lay_it_down,
    "Dartmoor points": see_points("turn", "dartmoor", bot()),
    "Dartmoor end": end_a_game("dartmoor"),
    "Dartmoor replay": see_again("dartmoor"),
    "Dartmoor replayed points": see_points_again,
    "Dartmoor analysis": see_what_it_was_worth("dartmoor"),
}
FARMERS_PLACES: dict[str, Visit] = {
    "new Farmers": page_of("new", "farmers"),
    "Farmers pad": page_of("pad", "farmers"),
    "Farmers rules": page_of("rules", "farmers"),
    "all Farmers cards": page_of("cards", "farmers"),
    "Farmers draft": table("draft", game="farmers", level="2"),
    "Farmers change": table("change", game="farmers", level="2", hands="mulligan"),
    "Farmers with a hand": table("turn", game="farmers", level="2", hands="deal"),
    **{f"Farmers {what}": table(what, game="farmers") for what in FARMERS_PHASES},
    **{f"Farmers {what}": table(what, game="farmers", players=1) for what in FARMERS_SOLO_PHASES},
    "Farmers get": table("get", game="farmers", players=3),  # two have no space with a choice
    "Farmers hint alone": table("turn", ask_for_a_hint, game="farmers", players=1),
    "Farmers six": table("turn", game="farmers", players=6),
    "Farmers farm of another": look_at_another,
    "Farmers cards": open_cards,
    "Farmers points": see_points("turn", "farmers", bot()),
    "Farmers end": end_a_game("farmers"),
    "Farmers end alone": end_a_game("farmers", players=1),
    "Farmers replay": see_again("farmers"),
    "Farmers replayed points": see_points_again,
    "Farmers analysis alone": see_what_it_was_worth("farmers", players=1),
}


def tour(player: Player, places: dict[str, Visit] = PLACES) -> Iterator[str]:
    """Go to all places, one after another; yields the name of each while the page shows it."""
    for name, visit in places.items():
        visit(player)
        yield name
        player.page.keyboard.press("Escape")
