"""Other worlds at a table with Professions: they agree with what a seat has seen, and differ in what it has not."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.cards import ALIVE, DEAD, SABOTAGE, SUCCESS, Card
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.encounters import Meet
from gloaming.games.cultists.events import CultistAppeared
from gloaming.games.cultists.expansions.professions.state import change, professions_of
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.rounds import ActionPhase, CleanupPhase
from gloaming.games.cultists.rules import is_cultist, is_investigator
from gloaming.games.cultists.setup import cards_in_use
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Step
from tests.conformance.grounds import CULTISTS_GROUND
from tests.games.cultists.professions.holders import (
    SEVEN,
    before_the_fight,
    revives,
    sacrifices,
    swaps,
    with_profession,
)
from tests.proving import Findings
from tests.scenario import Table, opening

WORLDS = 25


def worlds(t: Table, name: str) -> list[Cultists]:
    """Games that this person cannot tell from the true one."""
    seat = t.seat(name)
    found = []
    for number in range(WORLDS):
        world: Cultists = CULTISTS.determinise(CULTISTS.view(t.game, seat), Dice.seeded("worlds", name, number))
        assert CULTISTS.view(world, seat) == CULTISTS.view(t.game, seat)
        assert cards_in_use(world) == cards_in_use(t.game)
        found.append(world)
    return found


def happens(t: Table, *steps: Step) -> None:
    """Leave whatever is going on; this happens, and then an Action Phase."""
    t.game.clear_agenda()
    t.game.asking, t.game.choices, t.game.answers = None, {}, {}
    t.game.start(*steps, ActionPhase(), CleanupPhase())


def gift(t: Table, giver: str, card: Card, to: str) -> None:
    """These two meet; the one who is given the card gives an Alive card back."""
    happens(t, Meet("central", (t.seat(giver), t.seat(to))))
    t[giver].gives(card, to)
    t[to].gives(ALIVE, giver)


def look(t: Table, who: str, target: str) -> None:
    happens(t, LookAtPulse(t.seat(who), t.seat(target), "check"))


# What is hidden


def test_before_it_is_won_the_profession_may_be_any() -> None:
    """MOC-PROF-06, -08: and the Informant any Investigator of that world."""
    t = with_profession("mayor", holder=None, round=1)
    found = worlds(t, "Mary") + worlds(t, "Leo")
    assert {professions_of(world).profession for world in found} == set(PROFESSIONS)
    assert all(is_investigator(world, professions_of(world).informant) for world in found)
    assert len({professions_of(world).informant for world in found}) > 3


def test_once_won_it_is_the_same_in_every_world() -> None:
    """MOC-PROF-15."""
    t = with_profession("mayor", round=1)
    assert {professions_of(world).profession for world in worlds(t, "Leo")} == {"mayor"}


def test_the_detectives_worlds_have_the_true_informant() -> None:
    """MOC-PROF-25: who is on the Investigators' Team in all of them; others know nothing of it."""
    t = before_the_fight("detective", informant="Uli", round=1, lurking=())
    t.game.cultist_tokens = t.game.board.cultist_tokens
    t.game.at[0] = t.game.cultist_tokens[0]
    t.game.journal += [CultistAppeared(place) for place in t.game.cultist_tokens]
    t.begin("action")
    t["Mary"].fights()
    uli = t.seat("Uli")
    assert all(professions_of(world).informant == uli for world in worlds(t, "Mary"))
    assert not any(is_cultist(world, uli) for world in worlds(t, "Mary"))
    assert any(is_cultist(world, uli) for world in worlds(t, "Eva"))
    assert len({professions_of(world).informant for world in worlds(t, "Eva")}) > 1


@pytest.mark.parametrize(("informant", "mine"), [("Mary", True), ("Uli", False)])
def test_whoever_has_seen_the_own_token_keeps_it(informant: str, mine: bool) -> None:
    """MOC-RQ-28: `informant_knows`."""
    t = with_profession("mayor", informant=informant, round=1, options={"informant_knows": True})
    assert {professions_of(world).informant == 0 for world in worlds(t, "Mary")} == {mine}


# The Profiler


def test_the_order_proves_who_gave_what_to_the_profiler_alone() -> None:
    """MOC-PROF-34, -36: Leo's card was the first."""
    t = with_profession("profiler", round=1, roles={"Mary": "cultist", "Leo": "cultist"})
    gift(t, "Leo", DEAD, "Ben")
    gift(t, "Eva", ALIVE, "Ben")
    look(t, "Mary", "Ben")
    t["Mary"].puts_back()
    ben, leo = t.seat("Ben"), t.seat("Leo")
    assert all(world.pulse[ben] == (DEAD, ALIVE) and is_cultist(world, leo) for world in worlds(t, "Mary"))
    assert {world.pulse[ben] for world in worlds(t, "Uli")} > {(ALIVE, ALIVE), (DEAD, ALIVE)}


def test_the_order_is_known_until_somebody_shuffles() -> None:
    """MOC-PROF-36: also of cards that had been shuffled before the Profiler looked."""
    t = with_profession("profiler", round=1, roles={"Mary": "cultist", "Leo": "cultist"})
    for card in (DEAD, ALIVE, DEAD):
        gift(t, "Leo", card, "Ben")
    ben = t.seat("Ben")
    look(t, "Leo", "Ben")
    t["Leo"].puts_back()
    look(t, "Mary", "Ben")
    t["Mary"].puts_back()
    assert {world.pulse[ben] for world in worlds(t, "Mary")} == {t["Ben"].pulse}
    gift(t, "Eva", ALIVE, "Ben")
    assert {world.pulse[ben][:3] for world in worlds(t, "Mary")} == {t["Ben"].pulse[:3]}
    look(t, "Leo", "Ben")
    t["Leo"].puts_back()
    assert len({world.pulse[ben] for world in worlds(t, "Mary")}) > 2


# The Exorcist


def exorcised(purges: str = "face_up_only") -> Table:
    """Ben got two Dead cards and an Alive one, was shown to be murdered, and is brought back at Uli's cost."""
    t = with_profession("exorcist", round=1, options={"revival_purges": purges})
    for giver, card in (("Leo", DEAD), ("Eva", ALIVE), ("Ann", DEAD)):
        gift(t, giver, card, "Ben")
    look(t, "Eva", "Ben")
    t["Eva"].shows_death()
    t.all_abstain()
    t.begin("action")
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    return t


@pytest.mark.parametrize(("purges", "left"), [("face_up_only", 2), ("all", 1)])
@pytest.mark.parametrize("name", ["Mary", "Eva", "Leo", "Ben"])
def test_after_a_revival_the_worlds_have_as_many_cards(purges: str, left: int, name: str) -> None:
    """MOC-PROF-29, MOC-RQ-33: Eva has seen both Dead cards and knows that one is left, unless all were taken."""
    t = exorcised(purges)
    ben = t.seat("Ben")
    for world in worlds(t, name):
        assert len(world.pulse[ben]) == left
        assert not world.ghost[ben]
        assert (ben in world.dead_since) == (DEAD in world.pulse[ben] and is_investigator(world, ben))
        if name == "Eva":
            assert world.pulse[ben].count(DEAD) == left - 1


def test_the_last_cultist_was_never_gone() -> None:
    """MOC-WIN-03: two who were Ghosts at once were not the two Cultists, though one of them lives again."""
    t = with_profession("exorcist", round=1)
    happens(t, BecomeGhost(t.seat("Ben"), "vote"), BecomeGhost(t.seat("Uli"), "vote"))
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Eva")
    pairs = [{seat for seat in world.seats if is_cultist(world, seat)} for world in worlds(t, "Tom")]
    assert {t.seat("Ben"), t.seat("Uli")} not in pairs
    assert any(t.seat("Ben") in pair for pair in pairs)


# The Saboteur


def test_cards_go_with_the_deck() -> None:
    """MOC-PROF-37, -38: Mary knows where the card lies that she had laid."""
    t = with_profession("saboteur", round=1, roles={"Mary": "cultist", "Leo": "cultist"}, at={"Mary": "pink_1"})
    t["Mary"].fills(SABOTAGE)
    swaps(t["Mary"], "pink_1", "green")
    assert all(world.deck["green"][-1] == SABOTAGE for world in worlds(t, "Mary"))
    assert {world.deck["green"][-1] for world in worlds(t, "Eva")} >= {SABOTAGE, SUCCESS}
    assert all(len(world.deck["pink_1"]) == 1 for world in worlds(t, "Eva"))


# Random play


@pytest.mark.parametrize("profession", PROFESSIONS)
def test_no_seat_can_tell_two_worlds_apart(profession: Any) -> None:
    """MOC-PROF-06, -12, -26, -38: from the moment on which the Profession is held."""
    found = Findings()
    for number in range(3):
        dice = Dice.seeded("profession worlds", profession, number)
        game = opening(*SEVEN, level="experienced", professions=True, seed=number).game
        change(game, profession=profession, holder=dice.roll(7))
        while not game.over and game.round < 5:
            seat = dice.pick(game.waiting_for)
            free = [option for option in game.choices[seat] if getattr(option, "free", False)]
            game.answer(seat, dice.pick(free or game.choices[seat]))
            if game.waiting_for and dice.roll(4) == 0:
                CULTISTS_GROUND.compare(game, dice.pick(game.people()), dice, found, f"{profession} {number}")
    assert found.leaks == []
    assert found.worlds > 60
    assert found.different["anything"] > found.worlds * 0.9
