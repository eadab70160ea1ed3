"""What a careful Cultist does: cover first, the knife where it pays, and a claim that is never false."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloaming.bots.cultists.careful import CarefulBot
from gloaming.games.cultists import Options
from gloaming.games.cultists.actions.close_portal import Refuse
from gloaming.games.cultists.cards import ALIVE, DEAD, SUCCESS
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.events import BallotsOpened, CultistsRecognised, Gave, RoomFilled, RoundBegan
from gloaming.games.cultists.victory import AskForClaim, Claim, Confirm, NameSeer
from gloaming.games.cultists.voting import Abstain, Accuse
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from tests.bots.cultists.playing import questions
from tests.scenario import ON, Person, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SEVEN = (*FIVE, "Ada", "Kim")


def decides(person: Person, *journal: Event, **facts: Any) -> Option:
    view = person.sees
    if journal:
        facts["journal"] = journal
    view = msgspec.structs.replace(view, **facts)
    return CarefulBot(Dice.seeded("careful")).decide(view, view.asked)


# The claim


def test_it_claims_when_its_knowledge_reaches_the_number() -> None:
    """AC-CLEAN-04: three with five seats; two Ghosts and one Dead card of its own."""
    t = table(
        *FIVE, roles={"Tom": "cultist"}, ghosts={"Mary": "vote", "Ben": "murder"}, power=ON,
        at={"Uli": "pink_1", "Tom": "north_east"}, knife="Tom",
    )  # fmt: skip
    t["Tom"].walks("pink_1")
    t["Tom"].gives(DEAD, to="Uli")
    t["Uli"].gives(ALIVE, to="Tom")
    t.begin("cleanup")
    assert decides(t["Tom"]) == Claim()


def test_it_keeps_quiet_with_one_too_few() -> None:
    t = table(*FIVE, phase="cleanup", roles={"Tom": "cultist"}, ghosts={"Mary": "vote", "Ben": "murder"})
    assert decides(t["Tom"]) == Confirm()


def test_a_victim_who_became_a_ghost_counts_once() -> None:
    """AC-TERM-19."""
    t = table(*FIVE, phase="cleanup", roles={"Tom": "cultist"}, ghosts={"Mary": "vote", "Ben": "murder"})
    assert decides(t["Tom"], Gave(4, DEAD, 1)) == Confirm()
    assert decides(t["Tom"], Gave(4, DEAD, 2)) == Claim()


@pytest.mark.parametrize(("dead_count", "claims"), [("any_death", True), ("murders_and_votes", False)])
def test_the_claim_heeds_what_the_table_counts(dead_count: str, claims: bool) -> None:
    """RQ-60."""
    ghosts = {"Mary": "vote", "Ben": "murder", "Uli": "own"}
    t = table(*FIVE, phase="cleanup", roles={"Tom": "cultist"}, ghosts=ghosts, options={"dead_count": dead_count})
    assert (decides(t["Tom"]) == Claim()) == claims


@pytest.mark.parametrize("players", [4, 5, 6])
def test_in_whole_games_it_claims_exactly_when_enough_are_dead(players: int) -> None:
    """AC-CLEAN-02: a sole Cultist knows every Dead card, from the night and from its own hand."""
    asked, claimed = 0, 0
    for seed in range(8):
        for game, seat, view, bot in questions(Options(players=players, level="experienced"), seed):
            assert view.asked is not None
            if isinstance(view.asked.step, AskForClaim) and game.role[seat] == "cultist":
                claims = bot.decide(view, view.asked) == Claim()
                assert claims == (len(game.dead_since) >= game.table.dead_needed)
                asked, claimed = asked + 1, claimed + claims
    assert asked > claimed > 0


# The knife


def meeting(names: tuple[str, ...] = FIVE, **settings: Any) -> Any:
    """Tom, a Cultist, walks into Uli's Room."""
    at = {"Uli": "pink_1", "Tom": "north_east"}
    t = table(*names, roles={"Tom": "cultist", **settings.pop("roles", {})}, power=ON, at=at, knife="Tom", **settings)
    t["Tom"].walks("pink_1")
    return t


def test_the_last_death_it_needs_is_given_at_once() -> None:
    """AC-CLEAN-02: the claim follows at the end of this round."""
    t = meeting(ghosts={"Mary": "vote", "Ben": "murder"})
    assert decides(t["Tom"]) == Give(DEAD, t.seat("Uli"))


def test_early_on_it_does_not_kill_as_the_only_giver() -> None:
    t = meeting()
    assert decides(t["Tom"]) == Give(ALIVE, t.seat("Uli"))


def test_it_never_wastes_a_dead_card_on_somebody_dead() -> None:
    """AC-TERM-19: each seat counts once."""
    t = meeting(ghosts={"Mary": "vote"}, round=9)
    before = Gave(4, DEAD, 2)
    assert decides(t["Tom"], before) == Give(ALIVE, t.seat("Uli"))


def test_it_spares_the_other_cultist() -> None:
    """AC-NIGHT-03: two Cultists know each other."""
    t = meeting(SEVEN, roles={"Uli": "cultist"}, round=9)
    known = CultistsRecognised(4, (2, 4))
    assert decides(t["Tom"], known, known_cultists=(2, 4)) == Give(ALIVE, t.seat("Uli"))


# Under cover


def test_it_acts_in_no_colour_that_would_give_it_away() -> None:
    """MAP-24: after orange in round 2 no Route allows orange in round 3, and the Cultist knows that others look."""
    t = table(*FIVE, phase="action", round=3, knife="Tom", roles={"Tom": "cultist"}, at={"Tom": "orange_1"})
    acted = [RoundBegan(2, 3), RoomFilled(4, SUCCESS, "orange_2"), RoundBegan(3, 4)]
    assert t["Tom"].may("fill:orange_1/*")
    assert str(decides(t["Tom"], *acted)) == "pass"


def test_it_conceals_a_death_that_frames_nobody() -> None:
    """AC-ACT-CS-07."""
    at = {"Tom": "green", "Ben": "green"}
    t = table(*FIVE, phase="action", knife="Tom", roles={"Tom": "cultist"}, at=at, pulse={"Ben": (DEAD,)})
    t["Tom"].checks("Ben")
    assert decides(t["Tom"]) == PutBack()


def test_it_shows_a_death_for_which_another_will_be_blamed() -> None:
    """AC-ACT-CS-07: Eva was the only one to give Ben a card, three times."""
    at = {"Tom": "green", "Ben": "green"}
    t = table(*FIVE, phase="action", knife="Tom", roles={"Tom": "cultist"}, at=at, pulse={"Ben": (DEAD,)})
    t["Tom"].checks("Ben")
    assert decides(t["Tom"], *[Gave(3, None, 1)] * 3) == ShowDeath()


def test_it_helps_nobody_to_close_the_portal() -> None:
    """RQ-77."""
    t = table(
        *FIVE, phase="action", knife="Mary", roles={"Tom": "cultist"}, at={"Mary": "green", "Tom": "green"},
        routes={"Mary": "green"}, portal="open", portal_mark=5, options={"portal_close": "joint_action_with_consent"},
    )  # fmt: skip
    t["Mary"].closes_portal_with("Tom")
    assert decides(t["Tom"]) == Refuse()


def test_it_votes_with_the_evidence_against_an_investigator() -> None:
    t = table(
        *FIVE, phase="action", knife="Mary", roles={"Tom": "cultist"}, at={"Mary": "light_blue"}, routes={"Mary": 2}
    )
    t.game.round = 1
    t.begin("action")
    t["Mary"].calls_vote()
    off_route = [RoundBegan(2, 0), RoomFilled(1, None, "orange_1"), RoundBegan(3, 1), RoomFilled(1, None, "orange_2")]
    assert decides(t["Tom"], *off_route) == Accuse(t.seat("Ben"))
    assert decides(t["Tom"], RoundBegan(2, 0)) == Abstain()


def test_it_guesses_that_the_seer_is_whoever_met_others_but_never_a_cultist() -> None:
    """AC-WIN-14. In the journal all have met the Cultist, but for one."""
    roles = {"Tom": "cultist", "Eva": "seer"}
    t = table(*FIVE, phase="action", knife="Mary", roles=roles, at={"Mary": "light_blue"}, routes={"Mary": 2}, round=1)
    t["Mary"].calls_vote()
    t.vote(Mary="Tom", Ben="Tom", Uli="Tom", Eva="Tom", Tom=None)
    t["Mary"].keeps_ballot()
    assert t.question == "GuessSeer"
    for name in ("Eva", "Ben"):
        met = [Gave(t.seat("Tom"), None, t.seat(other)) for other in FIVE[:4] if other != name]
        assert decides(t["Tom"], *met) == NameSeer(t.seat(name))
    fearless = [Gave(t.seat("Ben"), None, t.seat("Uli")), Gave(t.seat("Eva"), None, t.seat("Uli"))]
    assert decides(t["Tom"], *fearless) == NameSeer(t.seat("Uli"))
    assert decides(t["Tom"], *fearless, BallotsOpened((None, None, 1, None, None))) != NameSeer(t.seat("Uli"))
