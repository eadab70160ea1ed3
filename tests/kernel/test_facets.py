"""Facets: what a kind says about itself, and what follows where it says nothing."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from gloaming.games.cultists.encounters import Give, Meet
from gloaming.games.cultists.events import EnvelopeOpened, Gave, Met, PulseSeen
from gloaming.games.cultists.movement import Go
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.invasion.agents import MoveTo
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.events import EventsPlaced
from gloaming.kernel import facets
from gloaming.kernel.events import Event, PublicEvent
from gloaming.kernel.values import PerSeat, Seat, Value


class Looted(Value, tag=False):
    thief: Seat
    loot: int


class Sight(Value, tag=False):
    """A view that lists what everyone may see."""

    public: ClassVar[tuple[str, ...]] = ("turn", "purses")

    turn: Seat
    purses: PerSeat[int]
    looted: Looted | None
    hand: tuple[str, ...]


class Blindfold(Value, tag=False):
    """A view that says nothing about itself."""

    turn: Seat


class Whispered(Event, code="whispered:{seat}"):
    """Says nothing about who sees it."""

    seat: Seat


def test_a_field_says_by_its_type_what_it_names() -> None:
    assert facets.names_in(Gave) == {"seat": "seat", "card": "card", "to": "seat"}
    assert facets.names_in(Met) == {"place": "place", "seats": "seat[]"}
    assert facets.names_in(EventsPlaced) == {"seat": "seat", "upcoming": "event-card[]", "prevented": "event-card[]"}


def test_an_event_is_public_veiled_or_private() -> None:
    assert facets.of_event(Met).sight == "public"
    assert facets.of_event(Gave).sight == "veiled"
    assert facets.of_event(Gave).veils == ("card",)
    assert facets.of_event(EnvelopeOpened).sight == "private"
    assert facets.of_event(PulseSeen).fleeting


def test_an_event_that_says_nothing_about_itself_is_private() -> None:
    assert facets.of_event(Whispered).sight == "private"


def test_an_event_says_how_it_is_shown() -> None:
    assert facets.of_event(Gave).shown == ("motion", "now", "held")
    assert facets.of_event(EnvelopeOpened).shown == ("held",)


def test_an_event_that_does_not_say_how_it_is_shown_gets_a_line_if_it_is_public() -> None:
    class Sneezed(PublicEvent, code="sneezed"):
        pass

    assert facets.of_event(Sneezed).shown == ("now",)
    assert facets.of_event(Whispered).shown == ()


def test_a_treatment_that_no_table_knows_is_refused() -> None:
    class Shouted(PublicEvent, code="shouted", shown="fireworks"):
        pass

    with pytest.raises(msgspec.ValidationError, match="fireworks"):
        facets.of_event(Shouted)


def test_a_veiled_event_shows_how_many_cards_there_are_and_no_more() -> None:
    event = EventsPlaced(2, ("trap",), ("expansion", "trap"))
    assert event.seen_by(2) is event
    assert event.seen_by(None) == EventsPlaced(2, (None,), (None, None))
    assert Gave(1, "dead", 3).seen_by(3) == Gave(1, None, 3)


def test_what_can_be_touched_is_one_person_or_place_and_tells_no_secret() -> None:
    assert facets.of_option(Go).target == "to"
    assert facets.of_option(MoveTo).target == "to"
    assert facets.of_option(Give).target is None
    assert facets.of_option(Assassinate).target is None


def test_a_question_says_how_it_is_asked() -> None:
    assert facets.of_question(Meet).discreet
    assert facets.of_question(AskForDeclaration).uniform
    assert facets.of_question(Meet).clock == "encounter"


def test_a_view_says_what_is_public_and_what_is_one_for_each_seat() -> None:
    assert facets.of_view(Sight).public == ("turn", "purses")
    assert facets.of_view(Sight).per_seat == ("purses",)


def test_a_view_names_what_its_values_name() -> None:
    assert facets.of_view(Sight).names == {"turn": "seat", "looted.thief": "seat"}


def test_a_view_that_says_nothing_about_itself_is_private() -> None:
    assert facets.of_view(Blindfold).public == ()
