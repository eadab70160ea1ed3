"""Who may be an alien, for all that a seat has seen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.bots.invasion.beliefs.guesses import GuessedBeliefs, Suspicion
from gloaming.bots.listening import Mind
from gloaming.games.invasion import events as e
from gloaming.kernel.events import Event
from tests.bots.invasion.invading import scene

HIDDEN = (None,)


def mind_of(*journal: Event, players: int = 5, seat: int = 0) -> Mind[GuessedBeliefs]:
    return Mind(GuessedBeliefs, scene(players, seat=seat, journal=journal))


def dealt(players: int, own: str = "human") -> list[Event]:
    return [e.Drew(0, (own,)), *[e.Drew(seat, HIDDEN) for seat in range(1, players)]]  # type: ignore[arg-type]


def sabotaged(*team: int) -> list[Event]:
    return [e.TeamNamed(team), e.RescueCardsShown(2, 1)]


@pytest.mark.parametrize(("players", "chance"), [(4, 0.0656), (5, 0.0962), (6, 0.2155), (7, 0.3463), (8, 0.4770)])
def test_after_the_deal_there_is_an_alien_as_often_as_the_decks_say(players: int, chance: float) -> None:
    """INV-SETUP-27, by the table of the decks: the view of somebody who has no cards."""
    mind = mind_of(*dealt(players), players=players)
    assert mind.public.mind.aliens.any_of(list(range(players))) == pytest.approx(chance, abs=5e-5)


def test_there_are_never_more_aliens_than_cards_that_make_them() -> None:
    """INV-SETUP-15: with four players it is one."""
    mind = mind_of(*dealt(4), *[e.Drew(seat, HIDDEN * 5) for seat in (1, 2, 3, 1, 2, 3)], players=4)
    assert sum(mind.own.hostile) <= 1
    assert sum(weight for aliens, weight in enumerate(mind.own.mind.aliens.weights) if aliens.bit_count() > 1) == 0


def test_every_draw_makes_a_seat_more_suspect_and_the_third_ship_most() -> None:
    mind = mind_of(*dealt(5))
    before = mind.own.hostile[1]
    view = scene(5, journal=(*dealt(5), e.Drew(1, HIDDEN * 3)))
    mind.take_in(view)
    assert mind.own.hostile[1] > before
    memory = mind.own.mind.memory
    early, late = memory.chances(1)[1], None
    for number in (1, 2, 3):
        memory.hear(e.MotherShipArrived(number, 10))
    late = memory.chances(1)[1]
    assert early == 0  # the one card outside the third stack is found
    assert late > 0


def test_a_human_knows_the_own_cards_and_an_alien_too() -> None:
    assert mind_of(*dealt(5)).own.hostile[0] == 0
    assert mind_of(*dealt(5)).public.hostile[0] > 0
    turned = mind_of(*dealt(5), e.Drew(0, ("human", "assimilated")))
    assert turned.own.hostile[0] == 1
    assert turned.public.hostile[0] < 0.1


def test_a_sabotage_is_somebodys_of_the_team() -> None:
    mind = mind_of(*dealt(6), *sabotaged(1, 2, 3), players=6)
    assert mind.own.mind.aliens.any_of([1, 2, 3]) > 0.85
    assert min(mind.own.hostile[1:4]) > 5 * max(mind.own.hostile[4:])


def test_who_sabotaged_oneself_suspects_nobody_for_it() -> None:
    own = e.RescueCardLaid(0, "sabotage")
    journal = [*dealt(6), e.Drew(0, ("assimilated",)), e.TeamNamed((0, 1, 2)), own, e.RescueCardsShown(2, 1)]
    mind = mind_of(*journal, players=6)
    assert max(mind.own.hostile[1:3]) < 0.05
    assert min(mind.public.hostile[:3]) > 0.2


def test_two_sabotages_point_at_the_one_who_was_there_twice() -> None:
    mind = mind_of(*dealt(6), *sabotaged(1, 2, 3), *sabotaged(1, 4, 5), players=6)
    assert mind.own.hostile[1] > 0.7
    assert max(mind.own.hostile[2:]) < 0.4


def test_an_accusation_that_fails_clears_until_the_next_draw() -> None:
    """INV-ACCUSE-14."""
    evidence = [*dealt(6), *sabotaged(1, 2, 3), *sabotaged(1, 4, 5)]
    cleared = [*evidence, e.Accused(2, 1), e.SupportHeard((3,)), e.AccuserTokensLost((2, 3))]
    assert mind_of(*cleared, players=6).own.hostile[1] == 0
    assert 0 < mind_of(*cleared, e.Drew(1, HIDDEN), players=6).own.hostile[1] < 0.1


def test_who_is_stated_is_certain() -> None:
    assert mind_of(*dealt(5), e.AlienStated(3, "declaration")).own.hostile[3] == 1


def test_revelation_tells_an_alien_all_and_a_human_nothing() -> None:
    """INV-EVENT-09a."""
    drawn = [*dealt(7, own="assimilated"), *[e.Drew(seat, HIDDEN * 4) for seat in range(1, 7)]]
    knowing = mind_of(*drawn, e.AliensRecognised(0, (0, 4)), players=7)
    assert [round(share, 6) for share in knowing.own.hostile] == [1, 0, 0, 0, 1, 0, 0]
    human = [*dealt(7), *drawn[7:]]
    assert mind_of(*human, e.AliensRecognised(0, ()), players=7).own.hostile == mind_of(*human, players=7).own.hostile


def test_a_planner_whose_card_brings_a_ship_is_suspected() -> None:
    hidden = e.EventsPlaced(1, HIDDEN, HIDDEN)
    planned = [*dealt(6), e.EventsDrawn(1, HIDDEN * 2), hidden, e.Reorganised(1, 1)]
    quiet = mind_of(*planned, e.EventTurned("salvage"), players=6).own.hostile[1]
    ship = mind_of(*planned, e.EventTurned("mother_ship"), players=6).own.hostile[1]
    assert ship > 5 * quiet


def test_the_own_card_on_top_is_nobody_elses_fault() -> None:
    own = e.EventsPlaced(0, ("mother_ship",), ("mother_ship",))
    others = e.EventsPlaced(1, HIDDEN, HIDDEN)
    start = [*dealt(6), own, others, e.Reorganised(2, 2)]
    blamed = mind_of(*start, e.EventTurned("mother_ship"), players=6)
    assert blamed.own.hostile[1] < blamed.public.hostile[1]


def test_wasted_agents_count_against_their_user_and_good_deeds_for_them() -> None:
    taken, used = e.AgentTaken(1, "01", 1), e.AgentUsed("01")
    start = dealt(6)
    idle = mind_of(*start, taken, used, players=6).own.hostile[1]
    busy = mind_of(*start, taken, e.TokensRemoved(("A1", "A2", "A3")), used, players=6).own.hostile[1]
    astray = mind_of(*start, taken, e.ScientistEscorted("f1", "f5"), used, players=6).own.hostile[1]
    nearer = mind_of(*start, taken, e.ScientistEscorted("f5", "f1"), used, players=6).own.hostile[1]
    before = mind_of(*start, players=6).own.hostile[1]
    assert idle > before > busy
    assert astray > before > nearer


def test_what_was_held_for_impossible_is_believed_when_seen() -> None:
    suspicion = Suspicion(4)
    suspicion.known(2, alien=True)
    assert suspicion.shares == (1 / 2, 1 / 2, 1.0, 1 / 2)


def test_a_mind_made_in_the_middle_thinks_like_one_that_was_there() -> None:
    journal = (*dealt(6), *sabotaged(1, 2, 3), e.Drew(2, HIDDEN), *sabotaged(2, 4, 5))
    view = scene(6, journal=journal)
    slow = Mind(GuessedBeliefs, view)
    for length in range(len(journal) + 1):
        slow.take_in(replace(view, journal=journal[:length]))
        assert slow.own.hostile
    assert slow.own.mind.aliens.weights == mind_of(*journal, players=6).own.mind.aliens.weights
