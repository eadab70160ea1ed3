"""The Professions module: where it may be used, and what it lays out (MOC-PROF-01 to -13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.expansions.professions.events import InformantSeen, SupportTokenSeen
from gloaming.games.cultists.expansions.professions.manifest import professions
from gloaming.games.cultists.expansions.professions.state import professions_of
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.setup import empty_game
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.games.cultists.professions.holders import SEVEN, SIX, kept, seen_by
from tests.scenario import AUTOMA, Table, opening, table

CHAIRS = [(7, False), (8, False), (6, True)]


def tables(**options: Any) -> list[Table]:
    """Forty set-ups with the module."""
    return [opening(*SEVEN, seed=seed, level="experienced", professions=True, **options) for seed in range(40)]


@pytest.mark.parametrize("board", ["university", "polar-station", "mine"])
@pytest.mark.parametrize(("players", "automa"), CHAIRS)
def test_the_module_may_be_used_on_any_map_with_two_cultists(board: str, players: int, automa: bool) -> None:
    """MOC-PROF-01, -02, MOC-RQ-25: with 7 or 8 seats, the AUTOMA's among them."""
    options = Options(players=players, automa=automa, board=board, level="experienced", professions=True)
    game = CULTISTS.begin(options, Dice.seeded("boards").key)
    assert professions_of(game).holder is None


def test_the_module_is_optional() -> None:
    """MOC-PROF-01: without it nothing of it is on the table."""
    t = opening(*SEVEN, level="experienced")
    assert t.game.parts == {}
    assert t["Mary"].sees.parts == {}


@pytest.mark.parametrize(("players", "automa"), [(4, True), (5, False), (6, False)])
def test_with_one_cultist_it_is_refused(players: int, automa: bool) -> None:
    """MOC-PROF-02, MOC-RQ-25."""
    options = Options(players=players, automa=automa, level="experienced", professions=True)
    with pytest.raises(BadOptions, match="need two Cultists"):
        empty_game(options, b"")


def test_in_a_first_game_it_is_refused() -> None:
    """MOC-RQ-25: Cultist tokens come from the Unsafe Passage deck alone."""
    with pytest.raises(BadOptions, match="first game has none"):
        empty_game(Options(players=7, professions=True), b"")


def test_one_of_the_five_professions_lies_beside_the_map() -> None:
    """MOC-PROF-06: drawn at random, each as likely as any other."""
    t = table(*SEVEN, options={"professions": True})
    drawn: Counter[str] = Counter()
    for _ in range(2_000):
        professions.lay_out(t.game)
        drawn[kept(t).profession] += 1
    assert set(drawn) == set(PROFESSIONS) == {"mayor", "detective", "exorcist", "profiler", "saboteur"}
    assert all(330 < number < 470 for number in drawn.values())


def test_nobody_sees_which_one_it_is() -> None:
    """MOC-PROF-06, -07: not before it is won, a spectator neither."""
    t = opening(*SEVEN, level="experienced", professions=True)
    for person in t.people:
        assert seen_by(person).profession is None
    part: Any = t.spectator().parts["professions"]
    assert part.profession is None
    assert part.informant is None


def test_the_informant_is_one_of_the_investigators() -> None:
    """MOC-PROF-08, -09, -10: in 10,000 set-ups never a Cultist, and every Investigator about as often."""
    t = table(*SEVEN, options={"professions": True}, roles={"Mary": "mechanic", "Ann": "cultist", "Leo": "cultist"})
    informants: Counter[str] = Counter()
    for _ in range(10_000):
        professions.lay_out(t.game)
        informants[t.names[kept(t).informant]] += 1
    assert set(informants) == {"Mary", "Ben", "Uli", "Eva", "Tom"}
    assert all(1_850 < number < 2_150 for number in informants.values())


def test_a_role_on_neither_team_is_never_the_informant() -> None:
    """MOC-RQ-42, UTS-HUNT-11: the Cursed Hunter gets a Not-Informant token."""
    t = table(*SEVEN, options={"professions": True, "board": "polar-station"})
    t.game.role[0] = "cursed_hunter"
    informants = set()
    for _ in range(400):
        professions.lay_out(t.game)
        informants.add(t.names[kept(t).informant])
    assert informants == {"Ben", "Uli", "Eva", "Tom"}


def test_the_automa_may_be_the_informant() -> None:
    """MOC-PROF-08: its Envelope is one of the Investigators'."""
    informants = set()
    for seed in range(60):
        t = opening(*SIX, automa=True, seed=seed, level="experienced", professions=True)
        assert t.game.role[kept(t).informant] != "cultist"
        informants.add(t.names[kept(t).informant])
    assert AUTOMA in informants


def test_the_tokens_lie_face_down() -> None:
    """MOC-PROF-12, MOC-RQ-28: nobody is told, not even the Informant."""
    for t in tables():
        for person in t.people:
            assert seen_by(person).informant is None
            assert seen_by(person).is_informant is None
        assert not any(isinstance(event, SupportTokenSeen | InformantSeen) for event in t.game.journal)


def test_with_informant_knows_everybody_learns_the_own_token_only() -> None:
    """MOC-RQ-28: `informant_knows`."""
    for t in tables(informant_knows=True):
        for person in t.people:
            own = kept(t).informant == person.seat
            assert seen_by(person).is_informant is own
            assert seen_by(person).informant is None
            tokens = [event for event in person.sees.journal if isinstance(event, SupportTokenSeen)]
            assert tokens == [SupportTokenSeen(person.seat, own)]
        assert not any(isinstance(event, SupportTokenSeen) for event in t.spectator().journal)


def test_there_is_an_informant_whichever_profession_was_drawn() -> None:
    """MOC-PROF-13."""
    seen = {(kept(t).profession, 0 <= kept(t).informant < 7) for t in tables()}
    assert seen == {(name, True) for name in PROFESSIONS}


def test_the_night_is_what_it_was() -> None:
    """MOC-RQ-43: the same events, and the Seer does not see the Informant."""
    eight = (*SEVEN, "Kim")
    with_module = opening(*eight, level="experienced", professions=True, seed=5)
    without = opening(*eight, level="experienced", seed=5)
    assert "seer" in with_module.game.role
    seer = with_module.people[with_module.game.role.index("seer")]
    assert seen_by(seer).informant is None
    assert [type(event) for event in seer.sees.journal] == [type(event) for event in without[seer.name].sees.journal]
    with_module.all_wake()
    assert with_module.game.phase == "movement"
