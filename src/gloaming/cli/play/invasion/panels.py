"""What is around the question: the round, the people, agents and sectors, the event piles, and what this seat alone knows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.invasion.citymap import CityMap, SpotMarks
from gloaming.cli.play.invasion.names import agent_name, cards_words, event_card_name, sector_of
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.layout import answers_to
from gloaming.cli.play.rows import Rows, filled, flowing, wrapped
from gloaming.cli.play.speech import kebab, yes
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from gloaming.words import apart, t

DANGER = 0.7
"""From this share of alien districts on, a sector is in danger."""


def header(s: Speech, width: int) -> Rows:
    """The round and all that holds for everyone."""
    view = s.view
    ships, lost = view.mother_ships, view.options.motherships_to_lose
    pieces = [
        Text(t("inv-round", round=view.round) if view.round else t("inv-stage-set-up"), BRIGHT + Style(bold=True)),
        *([Text(t(f"inv-stage-{kebab(view.stage)}"), CLEAR)] if view.round else []),
        Text(t("inv-head-architect", **s.seat_args("seat", view.architect)), QUIET),
        Text.assemble((f"{t('inv-pressure')} ", QUIET), (str(view.pressure_value), BRIGHT + Style(bold=True))),
        Text(t("inv-head-saved", saved=view.saved, goal=view.options.scientists_to_save), CLEAR),
        Text(t("inv-head-ships", ships=ships, goal=lost), LOUD if ships >= lost - 1 else CLEAR),
        Text(t("inv-head-deck", deck=view.deck), QUIET),
        Text(t("inv-head-events", deck=view.event_deck, upcoming=view.upcoming, prevented=view.prevented), QUIET),
    ]
    return flowing(pieces, width)


def sectors(s: Speech, width: int) -> Rows:
    """How many districts of each sector are alien: a full one ends the game."""
    pieces = []
    for sector, within in s.city.districts_of_sector.items():
        alien = sum(sector_of(token) == sector for token in s.view.tokens)
        style = LOUD if alien >= DANGER * len(within) else CLEAR if alien else QUIET
        pieces.append(Text.assemble((sector, BRIGHT), (f" {alien}/{len(within)}", style)))
    return flowing([Text(t("inv-side-aliens"), QUIET), *pieces], width, "  ")


def people(s: Speech, width: int) -> Rows:
    return [person_row(s, seat, width) for seat in range(len(s.view.cards))]


def person_row(s: Speech, seat: Seat, width: int) -> Text:
    """Name, assimilation cards, the accusation token, and whatever is special."""
    view = s.view
    row = Text("> " if seat == view.turn else "  ", BRIGHT)
    row.append(s.label(seat), BRIGHT if seat == view.seat else CLEAR)
    token = yes(view.accuser_token[seat] and not view.stated[seat])
    cards = f"{t('inv-people-cards', cards=view.cards[seat], token=token):>5}"
    row = filled(row, width - len(cards) - 6)
    row.append(f" {cards}", QUIET)
    if view.stated[seat]:
        row.append(f" {t('inv-people-alien')}", LOUD)
    elif seat == view.architect:
        row.append(f" {t('inv-people-architect')}", QUIET)
    row.truncate(width)
    return row


def agents(s: Speech, width: int) -> Rows:
    """Number, siren, where it is, and the alien districts around it."""
    rows = []
    for number, spot in s.view.agent_at.items():
        style = BRIGHT if number == s.view.active else CLEAR if s.view.siren[number] else QUIET
        row = Text(f"{number}{'*' if s.view.siren[number] else ' '} ", style)
        around = s.aliens_around(spot)
        told = s.short(spot)
        if spot in s.view.scientists:
            told = t("inv-agents-scientist", spot=told)
        row.append(told, style)
        row.truncate(width - 3)
        row = filled(row, width - 3)
        row.append(f" {around}!" if around else "", LOUD)
        rows.append(row)
    return rows


def discards(s: Speech, width: int) -> Rows:
    """INV-INFO-09: what has been carried out."""
    return wrapped(", ".join(map(event_card_name, s.view.discard)) or t("inv-discards-none"), width, QUIET)


def whereabouts(s: Speech) -> str:
    """For those who have no map before them."""
    told = []
    for number, spot in s.view.agent_at.items():
        facts = {"siren": yes(s.view.siren[number]), "spot": s.spot(spot), "alien": s.aliens_around(spot)}
        told.append(t("inv-where-agent", agent=agent_name(number), **facts))
    spots = apart(map(s.spot, s.view.scientists))
    waiting = t("inv-where-scientists", spots=spots) if spots else t("inv-where-scientists-none")
    return f"{apart(told)}. {waiting}."


def secrets(s: Speech, width: int) -> Rows:
    view = s.view
    if view.seat is None:
        return []
    rows = [Text(t("inv-hand-alien"), LOUD) if view.alien else Text(t("inv-hand-human"), BRIGHT + Style(bold=True))]
    rows += wrapped(t("inv-secrets-drawn", cards=cards_words(view.hand)), width, CLEAR, hang=2)
    others = [seat for seat in view.known_aliens if seat != view.seat]
    if others:
        rows += wrapped(t("inv-hand-aliens", count=len(others), people=s.people(others)), width, LOUD, hang=2)
    if view.planning:
        planned = ", ".join(map(event_card_name, view.planning))
        rows += wrapped(t("inv-hand-planning", cards=planned), width, BRIGHT, hang=2)
    return rows


def city(s: Speech, options: Sequence[Option], drawing: CityMap) -> Rows:
    """The map as this seat sees it, with the numbers of the answers that lead somewhere."""
    standing, marks = {spot: number for number, spot in s.view.agent_at.items()}, {}
    for spot in s.city.spots:
        number = standing.get(spot, "")
        answer = next(iter(answers_to(options, spot=spot, agent=number)), None)
        siren, active = bool(number) and s.view.siren[number], bool(number) and number == s.view.active
        marks[spot] = SpotMarks(number, siren, active, spot in s.view.scientists, answer)
    return drawing.draw(s.view.tokens, marks)
