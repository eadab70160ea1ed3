"""Who is an alien now, as a seat of Invasion believes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from gloaming.bots.beliefs import Beliefs, beliefs_of
from gloaming.bots.beliefs.weights import using
from gloaming.games.invasion import events as e
from gloaming.games.invasion.statements import Laid
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Said
from tests.bots.invasion.invading import scene

HIDDEN = (None,)


@pytest.fixture(autouse=True)
def unfitted() -> Iterator[None]:
    """With the weights that clues were held to have before any fit: a new fit is to change no test."""
    with using({}):
        yield


def believed(*journal: Event, players: int = 5, seat: int = 0) -> Beliefs:
    return beliefs_of("invasion", scene(players, seat=seat, journal=journal))


def dealt(players: int = 5, own: str = "human") -> list[Event]:
    return [e.Drew(0, (own,)), *[e.Drew(seat, HIDDEN) for seat in range(1, players)]]  # type: ignore[arg-type]


def rescue(*team: int, sabotage: int) -> list[Event]:
    return [e.RescueAttempted(team[0], "q1"), e.TeamNamed(team), e.RescueCardsShown(3 - sabotage, sabotage)]


# Cards


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_draws_are_weighed_exactly(players: int) -> None:
    """By counting every way in which the Assimilated! cards may lie among those that were not seen (INV-SETUP-15)."""
    held = [1, *[1 + seat % 3 for seat in range(1, players)]]
    draws = [e.Drew(0, ("human",)), *[e.Drew(seat, HIDDEN * held[seat]) for seat in range(1, players)]]
    assimilated = players - 3 if players == 4 else players - 4
    cards = 61 if players == 4 else 51 + assimilated
    shares = believed(*draws, players=players).hostile
    owner = [seat for seat in range(1, players) for _ in range(held[seat])]
    owner += [players] * (cards - 1 - len(owner))
    ways, turned = 0, [0] * (players + 1)
    for places in combinations(range(len(owner)), assimilated):
        ways += 1
        for seat in {owner[place] for place in places}:
            turned[seat] += 1
    assert shares[0] == 0
    assert shares[1:] == pytest.approx([count / ways for count in turned[1:players]], abs=2e-4)


def test_the_own_cards_are_certain_and_tell_of_the_others() -> None:
    human = believed(*dealt(6), players=6).hostile
    alien = believed(*dealt(6, "assimilated"), players=6).hostile
    assert (human[0], alien[0]) == (0, 1)
    assert alien[1] < human[1]


def test_there_is_one_card_left_only_with_the_third_ship() -> None:
    """INV-SETUP-14: with 5 players one Assimilated! lies in the third stack."""
    found = [*dealt(5), e.AlienStated(1, "declaration")]
    before = believed(*found, e.Drew(2, HIDDEN * 5)).hostile
    ships = [e.MotherShipArrived(number, 10) for number in (1, 2, 3)]
    after = believed(*found, *ships, e.Drew(2, HIDDEN * 5)).hostile
    assert before[1] == after[1] == 1
    assert before[2] == 0
    assert after[2] > 0.05


def test_a_failed_accusation_proves_somebody_human_up_to_that_moment() -> None:
    """INV-ACCUSE-14."""
    trial = [e.Accused(1, 2), e.SupportHeard((3,)), e.CardShown(2, 0, "human"), e.AccuserTokensLost((1, 3))]
    assert believed(*dealt(6), *trial, players=6).hostile[2] == 0
    again = believed(*dealt(6), *trial, e.Drew(2, HIDDEN * 2), players=6).hostile[2]
    assert 0 < again < 0.2


def test_an_alien_that_was_shown_stays_one() -> None:
    """INV-ASSIM-04."""
    shares = believed(*dealt(6), e.AlienStated(2, "accusation"), e.Drew(3, HIDDEN), players=6).hostile
    assert shares[2] == 1
    assert sum(shares) <= 3


def test_a_revelation_tells_the_aliens_who_they_are() -> None:
    """INV-INFO-14."""
    shares = believed(*dealt(7, "assimilated"), e.AliensRecognised(0, (0, 4)), players=7).hostile
    assert shares == (1, 0, 0, 0, 1, 0, 0)


# Conduct


def test_a_sabotage_falls_on_the_team() -> None:
    usual = believed(*dealt()).hostile
    shares = believed(*dealt(), *rescue(1, 2, 3, sabotage=1)).hostile
    assert shares[1] > 2 * usual[1]
    assert shares[4] < shares[1]


def test_the_own_card_in_a_rescue_is_known() -> None:
    """INV-INFO-10: one sabotage, and it was not mine."""
    laid = [e.TeamNamed((0, 1, 2)), e.RescueCardLaid(0, "success"), e.RescueCardsShown(2, 1)]
    mine = [e.TeamNamed((0, 1, 2)), e.RescueCardLaid(0, "sabotage"), e.RescueCardsShown(2, 1)]
    assert believed(*dealt(), *laid).hostile[1] > 5 * believed(*dealt()).hostile[1]
    assert believed(*dealt(), *mine).hostile[1] < believed(*dealt()).hostile[1]


def test_two_sabotages_are_two_aliens() -> None:
    shares = believed(*dealt(8), *rescue(1, 2, 3, sabotage=2), players=8).hostile
    assert sum(shares[1:4]) > 1.2
    assert sum(shares[4:]) < 0.5


def test_who_lets_a_mother_ship_come_looks_worse_than_who_lets_a_good_event_come() -> None:
    """INV-PLAN-05, INV-CONSOL-05."""

    def planned(card: str) -> float:
        pile = [e.PlanningAnnounced(2), e.EventsPlaced(2, HIDDEN, HIDDEN), e.Reorganised(1, 1), e.EventTurned(card)]
        return believed(*dealt(), *pile).hostile[2]

    assert planned("mother_ship") > planned("salvage")


def test_whoever_wastes_an_agent_looks_worse_than_who_frees_districts() -> None:
    wasted = [e.AgentTaken(2, "01", 1), e.AgentUsed("01")]
    freed = [e.AgentTaken(2, "01", 1), e.TokensRemoved(("A1", "A2", "A3")), e.AgentUsed("01")]
    assert believed(*dealt(), *wasted).hostile[2] > believed(*dealt(), *freed).hostile[2]


def test_every_draw_is_a_clue_of_its_own() -> None:
    beliefs = believed(*dealt(), e.Drew(1, HIDDEN * 3))
    assert beliefs.hostile[1] > beliefs.hostile[2]
    assert beliefs.clues(1)[0].name == "drew"
    assert [clue.at for clue in beliefs.clues(1)] == [1, 5]


# Talk


def test_who_claims_a_card_in_a_rescue_without_being_there_looks_worse() -> None:
    journal = (e.RoundBegan(1, 0), *dealt(), *rescue(1, 2, 3, sabotage=0))
    beliefs = beliefs_of("invasion", view := scene(5, journal=journal))
    usual = beliefs.hostile
    beliefs.read(view, [Said(4, 1, Laid("success", 1), len(journal))])
    assert beliefs.hostile[4] > usual[4]
    beliefs.read(view, [Said(1, 1, Laid("success", 1), len(journal))])
    assert beliefs.hostile == usual


def test_an_accusation_in_words_counts_here_too() -> None:
    beliefs = beliefs_of("invasion", view := scene(5, journal=tuple(dealt())))
    usual = beliefs.hostile[3]
    assert beliefs.after(Said(2, 1, Accuses(3), 5))[3] > usual
    beliefs.read(view, [Said(2, 1, Accuses(3), 5)])
    assert beliefs.hostile[3] > usual
