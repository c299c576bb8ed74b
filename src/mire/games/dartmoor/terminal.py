"""Draws for the terminal what a seat sees: the middle of the table, the forests and the own hand."""

from mire.core.game import JSON, Say


def draw(view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
    """The table as console markup with its words from `say`; in short without the others."""
    species = _species_of_faces(components)
    board, you = view["board"], view["you"]
    lines = [say("dartmoor-board-stack", cards=board["stack"], winters=board["winters"])]
    lines.append(f"{say('dartmoor-board-clearing')}: {_cards(board['clearing'], species, say)}")
    for seat, player in enumerate(board["players"]):
        if whole or seat == you:
            lines += ["", say("player", number=seat + 1)]
            for host in player["forest"]:
                around = [face["face"] for slot in host["slots"] for face in slot]
                lines.append(f"  {say('dartmoor-species-' + host['species'])}: {_cards(around, species, say)}")
            if player["hand"] is not None:
                lines.append(f"  {say('dartmoor-board-hand')}: {_cards(player['hand'], species, say)}")
    return "\n".join(lines)


def _species_of_faces(components: JSON) -> dict[str, list[str]]:
    species: dict[str, list[str]] = {}
    for split in [*components["deck"]["left_right"], *components["deck"]["top_bottom"]]:
        halves = [side for side in ("top", "bottom", "left", "right") if side in split]
        species[split["id"]] = [split[side][0] for side in halves]
        for side in halves:
            species[f"{split['id']}-{side}"] = [split[side][0]]
    return species


def _cards(cards: list[str], species: dict[str, list[str]], say: Say) -> str:
    named: list[str] = []
    for card in cards:
        names = species.get(card, [card.split("-")[0]])
        named.append("/".join([say(f"dartmoor-species-{name}") for name in names]))
    return ", ".join(named)
