"""What a careful Investigator does: along the Route, out of lone meetings, by the evidence."""

from __future__ import annotations

import msgspec
import pytest

from gloaming.bots.cultists.beliefs.guesses import GuessedBeliefs
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.games.cultists import Options
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.board import load_board
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS
from gloaming.games.cultists.checks import ShowDeath
from gloaming.games.cultists.events import BecameGhost, Gave, RoomFilled, RoundBegan
from gloaming.games.cultists.rules import ROUTES
from gloaming.games.cultists.voting import Abstain, Accuse
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from tests.bots.cultists.playing import play
from tests.scenario import OFF, ON, Person, Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
FAR = {"Ben": "pink_2", "Uli": "pink_2", "Eva": "pink_2", "Tom": "pink_2"}


def decides(person: Person, *journal: Event) -> Option:
    """What a careful bot answers in this person's place, with this journal if one is given."""
    view = person.sees
    if journal:
        view = msgspec.structs.replace(view, journal=journal)
    return CarefulBot(Dice.seeded("careful")).decide(view, view.asked)


def lets_walk(t: Table, name: str) -> str:
    """A careful bot makes this person's whole Movement; where it ends."""
    while t.asks() == {name}:
        t[name].answers(decides(t[name]))
    return t[name].place


# Movement


@pytest.mark.parametrize("route", sorted(ROUTES))
def test_it_goes_where_its_route_lets_it_act(route: int) -> None:
    """AC-ROUTE-03: from the Central Hallway some Room of every line is within reach."""
    t = table(*FIVE, knife="Mary", at={"Mary": "central", **FAR}, routes={"Mary": route}, power=ON)
    end = lets_walk(t, "Mary")
    assert t.game.board.colour[end] in ROUTES[route][1]


def end_of_walk(route: int, **at: str) -> tuple[str, bool]:
    """Where Mary ends from the Central Hallway, and whether she met anybody."""
    t = table(*FIVE, knife="Mary", at={"Mary": "central", **FAR, **at}, routes={"Mary": route}, power=ON)
    return lets_walk(t, "Mary"), t.happened("met:")


@pytest.mark.parametrize("route", [3, 4, 6, 8])
def test_it_avoids_a_lone_meeting_where_another_room_is_about_as_good(route: int) -> None:
    """AC-ENC-06: two alone meet. A loner in the way turns it elsewhere on its line."""
    best, _ = end_of_walk(route)
    other, met = end_of_walk(route, Ben=best)
    assert other != best
    assert not met
    assert load_board("university-4-6").colour[other] in ROUTES[route][1]


@pytest.mark.parametrize("route", [3, 4, 6, 8])
def test_two_who_are_together_keep_nobody_away(route: int) -> None:
    """AC-ENC-06: with light, three do not meet."""
    best, _ = end_of_walk(route)
    assert end_of_walk(route, Ben=best, Uli=best) == (best, False)


def test_in_the_dark_it_avoids_company_of_any_number() -> None:
    """AC-ENC-06: without power three meet as well."""
    best, _ = end_of_walk(3)
    at = {"Mary": "central", **FAR, "Ben": best, "Uli": best}
    t = table(*FIVE, knife="Mary", at=at, routes={"Mary": 3}, power=OFF)
    assert lets_walk(t, "Mary") != best
    assert not t.happened("met:")


@pytest.mark.parametrize(("cultist_at", "friend_at"), [("orange_1", "orange_2"), ("orange_2", "orange_1")])
def test_a_seer_rather_meets_a_friend_than_the_cultist(cultist_at: str, friend_at: str) -> None:
    """AC-NIGHT-05: what the night showed is in the view."""
    at = {"Mary": "central", **FAR, "Tom": cultist_at, "Ben": friend_at}
    t = table(*FIVE, knife="Mary", at=at, routes={"Mary": 3}, roles={"Mary": "seer", "Tom": "cultist"}, power=ON)
    bot = CarefulBot(Dice.seeded(1))
    while t.asks() == {"Mary"}:
        view = msgspec.structs.replace(t["Mary"].sees, known_cultists=(t.seat("Tom"),))
        t["Mary"].answers(bot.decide(view, view.asked))
    assert not t.happened(f"met:{cultist_at}")


# Rooms


def test_it_explores_with_a_success_card() -> None:
    """AC-ACT-FR-05."""
    t = table(*FIVE, phase="action", knife="Mary", at={"Mary": "green"}, routes={"Mary": "green"})
    assert decides(t["Mary"]) == FillRoom("green", SUCCESS)


def test_it_searches_an_explored_room_with_good_odds() -> None:
    """AC-ACT-CR-01: three cards of friends on the deck, and Books left."""
    deck = {"green": (SUCCESS, SUCCESS, SUCCESS)}
    t = table(
        *FIVE,
        phase="action",
        knife="Mary",
        at={"Mary": "green"},
        routes={"Mary": "green"},
        deck=deck,
        explored={"green"},
    )
    filled = [RoomFilled(seat, None, "green") for seat in (1, 2)]
    assert str(decides(t["Mary"], RoundBegan(2, 0), *filled)) == "search:green"


def test_a_firestarter_in_round_five_plays_its_last_red_card() -> None:
    """AC-ROLE-FIR-02."""
    hand = (ALIVE, SUCCESS, SUCCESS, SABOTAGE)
    t = table(
        *FIVE, phase="action", round=5, knife="Mary", at={"Mary": "green"}, routes={"Mary": "green"},
        roles={"Mary": "firestarter"}, hands={"Mary": hand},
    )  # fmt: skip
    assert decides(t["Mary"]) == FillRoom("green", SABOTAGE)


def test_a_firestarter_with_time_left_helps_first() -> None:
    """AC-ROLE-FIR-02: one red card, and two rounds to play it."""
    hand = (ALIVE, SUCCESS, SUCCESS, FAILURE)
    t = table(
        *FIVE, phase="action", round=4, knife="Mary", at={"Mary": "green"}, routes={"Mary": "green"},
        roles={"Mary": "firestarter"}, hands={"Mary": hand}, deck={"green": (SUCCESS, SUCCESS)},
    )  # fmt: skip
    assert decides(t["Mary"]) == FillRoom("green", SUCCESS)


def test_greenhorn_and_butterfingers_live_with_their_weakness() -> None:
    """AC-ROLE-GRE-01, AC-ROLE-BUT-01: none of them dies of its own doing."""
    for seed in range(12):
        roles = ("greenhorn", "butterfingers")
        game = play(Options(players=5, level="custom", roles=roles), seed)
        own = [game.role[seat] for seat, cause in game.cause.items() if cause == "own"]
        assert own == []


# Evidence


def test_it_votes_for_a_seat_that_no_route_allows() -> None:
    """AC-ROUTE-03, MAP-24: the same colour in successive rounds is a Cultist's."""
    t = table(*FIVE, phase="action", knife="Mary", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"})
    t["Mary"].calls_vote()
    fill = [RoundBegan(2, 0), RoomFilled(1, None, "orange_1"), RoundBegan(3, 1), RoomFilled(1, None, "orange_2")]
    for name in ("Mary", "Uli", "Eva"):
        assert decides(t[name], *fill) == Accuse(t.seat("Ben"))


def test_with_a_mechanic_about_the_same_steps_convict_nobody() -> None:
    """AC-ROLE-MEC-01."""
    roles = {"Uli": "mechanic"}
    t = table(
        *FIVE, phase="action", knife="Mary", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, roles=roles
    )
    t["Mary"].calls_vote()
    view = t["Mary"].sees
    journal = (RoundBegan(2, 0), RoomFilled(1, None, "orange_1"), RoundBegan(3, 1), RoomFilled(1, None, "orange_2"))
    view = msgspec.structs.replace(view, journal=journal, roles_laid_out=("mechanic",))
    assert CarefulBot(Dice.seeded(1)).decide(view, view.asked) == Abstain()


def test_without_evidence_it_abstains() -> None:
    t = table(*FIVE, phase="action", knife="Mary", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"})
    t["Mary"].calls_vote()
    assert decides(t["Mary"], RoundBegan(2, 0)) == Abstain()


def suspicion_of(t: Table, name: str, *journal: Event) -> dict[str, float]:
    view = msgspec.structs.replace(t[name].sees, journal=journal)
    guesses = GuessedBeliefs(view)
    guesses.read(view)
    return {t.names[seat]: share for seat, share in guesses.mind.scores.shares.items()}


def test_the_sole_giver_to_a_dead_seat_is_suspected_most() -> None:
    """AC-ENC-22: only a Cultist gives Dead cards; Uli may also have been dead from the start."""
    t = table(*FIVE)
    shares = suspicion_of(t, "Mary", Gave(1, None, 2), BecameGhost(2, "murder"))
    assert shares["Ben"] == max(shares.values())
    assert shares["Ben"] > 0.5
    assert shares["Uli"] < 0.02  # a single Cultist cannot be murdered


def test_the_more_givers_the_less_each_is_suspected() -> None:
    t = table(*FIVE)
    one = suspicion_of(t, "Mary", Gave(1, None, 2), BecameGhost(2, "murder"))
    two = suspicion_of(t, "Mary", Gave(1, None, 2), Gave(3, None, 2), BecameGhost(2, "murder"))
    assert two["Ben"] < one["Ben"]
    assert two["Ben"] == pytest.approx(two["Eva"])


def test_it_must_report_a_death_and_does() -> None:
    """AC-ACT-CS-06."""
    t = table(*FIVE, phase="action", knife="Mary", at={"Mary": "green", "Ben": "green"}, pulse={"Ben": (DEAD,)})
    t["Mary"].checks("Ben")
    assert decides(t["Mary"]) == ShowDeath()
