"""What the twin of Invasion does not know is refused, in one sentence that names it; and a new rule cannot forget the twin."""

from __future__ import annotations

import msgspec
import pytest

from gloaming.fast.invasion import INVASION, covered, steps
from gloaming.fast.invasion.covered import COVERED, EVENT_CARDS, HOUSE_RULES, refuse_what_is_unknown
from gloaming.fast.invasion.export import printed
from gloaming.fast.invasion.layout import BITS, DECK, Printed
from gloaming.fast.invasion.translation import Translator, translator_of
from gloaming.fast.layout import packed, unpacked
from gloaming.fast.rows import fields_of
from gloaming.games.invasion import Options
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.event_cards import EVENT_CARDS as PRINTED_CARDS
from gloaming.games.invasion.names import names
from gloaming.games.invasion.setup import begin, cards_in_use
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.game import state_fields

SIZES = range(4, 9)


def test_every_option_is_covered() -> None:
    """To add an option is to decide what the twin makes of it."""
    assert sorted(COVERED) == sorted(field.name for field in msgspec.structs.fields(Options))


def test_every_house_rule_that_is_covered_is_printed() -> None:
    assert set(HOUSE_RULES) <= set(fields_of(Printed))


def test_the_twin_knows_every_event_card_that_is_printed() -> None:
    assert set(EVENT_CARDS) == {name for name, card in PRINTED_CARDS.items() if card.printed is not None}


def test_the_twin_has_every_step_and_every_answer_of_the_reference() -> None:
    assert set(steps.STEP_OF) == {step.__name__ for step in INVASION.reference.steps}
    assert set(steps.ANSWER_OF) == {option.__name__ for option in INVASION.reference.answers}


def test_all_that_the_reference_keeps_is_compared() -> None:
    """But for the journal, which is the players' memory, the dice's key, and what means nothing between two questions."""
    compared = translator_of("milan").state(begin(Options(), bytes(32)))
    assert {*state_fields(Invasion)} - {"journal", "key", "mark"} <= {*compared}


@pytest.mark.parametrize("city", CITIES)
def test_no_two_things_have_the_same_name(city: str) -> None:
    """So a name alone says which number is meant."""
    named = names(Options(city=city))
    of_all = [name for kind in named.values() for name in kind]
    assert len({*of_all}) == len(of_all)
    assert {*of_all} <= {*Translator(city).number}


@pytest.mark.parametrize("city", CITIES)
def test_a_city_stands_in_its_cells_without_loss(city: str) -> None:
    table = printed(Options(city=city))
    assert vars(unpacked(Printed, packed(table)[0])) == vars(table)


@pytest.mark.parametrize("players", SIZES)
def test_all_cards_of_a_hand_stand_in_one_number(players: int) -> None:
    """Even if one seat drew all the rest: everybody else was dealt one."""
    cards = cards_in_use(begin(Options(players=players), bytes(32)))
    assert cards <= DECK
    assert cards - (players - 1) <= BITS


def refusal(options: Options) -> str:
    with pytest.raises(BadOptions) as refused:
        refuse_what_is_unknown(options)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_an_option_that_the_twin_has_never_heard_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covered, "COVERED", tuple(name for name in COVERED if name != "free_partial"))
    assert " free_partial " in refusal(Options(free_partial=True))


def test_an_event_card_that_the_twin_has_never_heard_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covered, "EVENT_CARDS", tuple(name for name in EVENT_CARDS if name != "capitol"))
    assert "the event card capitol" in refusal(Options(city="washington"))
    refuse_what_is_unknown(Options(city="milan"))


def test_a_pressure_track_that_is_larger_than_a_row_is_refused() -> None:
    assert "more than 16 positions" in refusal(Options(pressure_track=tuple(range(17))))
    assert "a value above 120" in refusal(Options(pressure_track=(0, 121)))
    refuse_what_is_unknown(Options(pressure_track=(*range(15), 120)))


def test_a_table_that_the_rules_refuse_is_refused_by_the_rules() -> None:
    assert "4 to 8 players" in refusal(Options(players=9))
