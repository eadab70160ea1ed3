"""What lies round the question: the round, the people, agents and sectors, the event piles, and the own secrets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.invasion.citymap import CityMap, SpotMarks
from gloaming.cli.play.invasion.speech import Speech, agent, assimilation, card_title, sector_of
from gloaming.cli.play.rows import Rows, filled, flowing, wrapped
from gloaming.cli.play.speech import capital, count
from gloaming.games.invasion.city import Spot
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

STAGES = {
    "event": "event",
    "turns": "turns",
    "consolidation": "consolidation",
    "over": "over",
}
DANGER = 0.7
"""From this share of alien districts on, a sector is in danger."""


def header(s: Speech, width: int) -> Rows:
    """The round and all that holds for everybody."""
    view = s.view
    ships, lost = view.mother_ships, view.options.motherships_to_lose
    pieces = [
        Text(f"Round {view.round}" if view.round else "Set-up", BRIGHT + Style(bold=True)),
        *([Text(STAGES[view.stage], CLEAR)] if view.round else []),
        Text(f"architect: {s.name(view.architect)}", QUIET),
        Text.assemble(("pressure ", QUIET), (str(view.pressure_value), BRIGHT + Style(bold=True))),
        Text(f"{view.saved}/{view.options.scientists_to_save} saved", CLEAR),
        Text(f"{ships}/{lost} ships", LOUD if ships >= lost - 1 else CLEAR),
        Text(f"{count(view.deck, 'card')} to draw", QUIET),
        Text(f"events: {view.event_deck}, {view.upcoming} to come, {view.prevented} prevented", QUIET),
    ]
    return flowing(pieces, width)


def sectors(s: Speech, width: int) -> Rows:
    """How many districts of each sector are alien: a full one ends the game."""
    pieces = []
    for sector, within in s.city.districts_of_sector.items():
        alien = sum(sector_of(token) == sector for token in s.view.tokens)
        style = LOUD if alien >= DANGER * len(within) else CLEAR if alien else QUIET
        pieces.append(Text.assemble((sector, BRIGHT), (f" {alien}/{len(within)}", style)))
    return flowing([Text("alien", QUIET), *pieces], width, "  ")


# People


def people(s: Speech, width: int) -> Rows:
    return [person_row(s, seat, width) for seat in range(len(s.view.cards))]


def person_row(s: Speech, seat: Seat, width: int) -> Text:
    """Name, assimilation cards, the accusation token, and whatever is special."""
    view = s.view
    row = Text("> " if seat == view.turn else "  ", BRIGHT)
    row.append(s.label(seat), BRIGHT if seat == view.seat else CLEAR)
    token = "t" if view.accuser_token[seat] and not view.stated[seat] else " "
    cards = f"{view.cards[seat]:>2}c {token}"
    row = filled(row, width - len(cards) - 6)
    row.append(f" {cards}", QUIET)
    if view.stated[seat]:
        row.append(" ALIEN", LOUD)
    elif seat == view.architect:
        row.append(" arch", QUIET)
    row.truncate(width)
    return row


# Agents and events


def agents(s: Speech, width: int) -> Rows:
    """Number, siren, where it is, and the alien districts round it."""
    rows = []
    for number, spot in s.view.agent_at.items():
        style = BRIGHT if number == s.view.active else CLEAR if s.view.siren[number] else QUIET
        row = Text(f"{number}{'*' if s.view.siren[number] else ' '} ", style)
        around = s.aliens_around(spot)
        told = f"{s.short(spot)}{', scientist' if spot in s.view.scientists else ''}"
        row.append(told, style)
        row.truncate(width - 3)
        row = filled(row, width - 3)
        row.append(f" {around}!" if around else "", LOUD)
        rows.append(row)
    return rows


def discards(s: Speech, width: int) -> Rows:
    """INV-INFO-09: what has been carried out."""
    told = [card_title(card) for card in s.view.discard]
    return wrapped(", ".join(told) or "None yet", width, QUIET)


def whereabouts(s: Speech) -> str:
    """For those who have no map before them."""
    told = []
    for number, spot in s.view.agent_at.items():
        siren = "" if s.view.siren[number] else " (used)"
        around = s.aliens_around(spot)
        aliens = f", {count(around, 'alien district')} around" if around else ""
        told.append(f"{agent(number)}{siren}: {s.spot(spot)}{aliens}")
    waiting = [s.spot(spot) for spot in s.view.scientists]
    return "; ".join(told) + ". Scientists: " + ("; ".join(waiting) or "none on the map") + "."


# What this seat alone knows


def secrets(s: Speech, width: int) -> Rows:
    view = s.view
    if view.seat is None:
        return []
    side = Text("an alien", LOUD) if view.alien else Text("human", BRIGHT + Style(bold=True))
    rows = [Text("You are ", QUIET) + side]
    rows += wrapped(Text.assemble(("Drawn: ", QUIET), (assimilation(view.hand), CLEAR)), width, hang=2)
    others = [seat for seat in view.known_aliens if seat != view.seat]
    if others:
        rows += wrapped(Text.assemble(("Seen as aliens: ", QUIET), (s.all_of(others), LOUD)), width, hang=2)
    if view.planning:
        rows += wrapped(f"In hand: {', '.join(map(card_title, view.planning))}", width, BRIGHT, hang=2)
    return rows


def side_words(s: Speech) -> str:
    """As a sentence, for a pipe."""
    hand = capital(assimilation(s.view.hand))
    return f"You are {'an alien' if s.view.alien else 'human'}. {hand} in front of you."


# The map


def city(s: Speech, options: Sequence[Option], drawing: CityMap) -> Rows:
    """The map as this seat sees it, with the numbers of the answers that lead somewhere."""
    standing = {spot: number for number, spot in s.view.agent_at.items()}
    marks = {spot: spot_marks(s, spot, standing.get(spot, ""), options) for spot in s.city.spots}
    return drawing.draw(s.view.tokens, marks)


def spot_marks(s: Speech, spot: Spot, number: str, options: Sequence[Option]) -> SpotMarks:
    return SpotMarks(
        agent=number,
        siren=bool(number) and s.view.siren[number],
        active=bool(number) and number == s.view.active,
        scientist=spot in s.view.scientists,
        answer=answer_to(options, spot, number),
    )


def answer_to(options: Sequence[Option], spot: Spot, number: str) -> str | None:
    """The number of the answer that leads to this spot, or takes the agent on it."""
    for place, option in enumerate(options, start=1):
        named = [getattr(option, field, None) for field in ("to", "spot", "agent")]
        if spot in named or (number and number in named):
            return str(place)
    return None
