"""Secrets of Cultists: no seat is shown anything that depends on what it may not know, and the test that says so can fail."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.expansions.professions.manifest import professions
from gloaming.games.cultists.expansions.professions.state import professions_of
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.state import surface
from gloaming.games.cultists.rules import is_cultist
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.victory import AskForClaim
from gloaming.games.cultists.view import view
from gloaming.kernel.game import Game
from tests.conformance.grounds import CULTISTS_GROUND
from tests.conformance.tables import TABLES, may_have_professions, named
from tests.proving import Findings
from tests.wide import one_in


def mixes() -> list[Options]:
    """Every board with every number of seats, with Professions and with the newcomers where they are allowed."""
    tables = [msgspec.structs.replace(table, level="experienced") for table in TABLES if table.level == "first"]
    two_cultists = [table for table in tables if may_have_professions(table)]
    newcomers = ("cursebearer", "celebrity", "blind_cultist")
    tables += [msgspec.structs.replace(table, professions=True) for table in two_cultists]
    tables += [msgspec.structs.replace(table, level="custom", roles=newcomers) for table in two_cultists]
    return tables + [
        msgspec.structs.replace(table, level="custom", roles=(*newcomers, "cursed_hunter"), professions=True)
        for table in two_cultists
        if not table.has_automa
    ]


@pytest.mark.parametrize("table", one_in(3, mixes()), ids=named)
def test_no_mix_of_board_seats_and_modules_gives_anything_away(table: Options) -> None:
    """UTS-SETUP-09, MOC-PROF-06, -08: nor what lies face down of the expansions."""
    found = CULTISTS_GROUND.search(seed=7, games=100, comparisons=600, table=table)
    assert found.leaks == []
    assert found.comparisons >= 600


# Planted leaks: each is one that a peer has really had. Those in the journal are planted in test_veils.py.


def leaks_found() -> Findings:
    return CULTISTS_GROUND.search(seed=99, games=60, comparisons=3_000, one_is_enough=True)


def test_without_a_planted_leak_there_is_none() -> None:
    assert leaks_found().leaks == []


def test_a_leak_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """One number in the view that is worked out from the hidden State."""

    def leaky(game: Cultists, seat: int | None) -> Any:
        return msgspec.structs.replace(view(game, seat), draw_pile=len(game.dead_since))

    monkeypatch.setattr(CULTISTS, "view", leaky)
    assert any("draw_pile" in leak for leak in leaks_found().leaks)


def test_a_leak_by_asking_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the Cultist is asked at the end of the round: the waiting tells who it is."""
    honest = AskForClaim.asks

    def only_cultists(self: AskForClaim, game: Cultists) -> Any:
        return {seat: options for seat, options in honest(self, game).items() if is_cultist(game, seat)}

    monkeypatch.setattr(AskForClaim, "asks", only_cultists)
    assert any("waiting_for" in leak for leak in leaks_found().leaks)


def test_a_leak_by_options_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those who are secretly dead can be checked."""
    honest = CheckState.offered

    def only_the_dead(game: Cultists, seat: int) -> Any:
        return [option for option in honest(game, seat) if DEAD in game.pulse[option.target]]  # type: ignore[attr-defined]

    monkeypatch.setattr(CheckState, "offered", staticmethod(only_the_dead))
    assert any("asked" in leak for leak in leaks_found().leaks)


def test_a_leak_in_an_error_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error message that speaks of a card the seat has never seen."""
    monkeypatch.setattr(Game, "_why_not_asked", lambda self, seat: f"Not now; the next card is {self.draw_pile[-1:]}.")
    assert any("error" in leak for leak in leaks_found().leaks)


def test_a_leak_of_what_lies_face_down_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The covered Items in an order that betrays them: a list where the page asks for a set."""
    honest = type(under_the_surface).shown

    def leaky(self: Any, game: Cultists, seat: int | None) -> Any:
        covered = surface(game).covered
        betrayed = tuple(sorted(covered, key=lambda place: covered[place]))
        return msgspec.structs.replace(honest(self, game, seat), covered=betrayed)

    monkeypatch.setattr(type(under_the_surface), "shown", leaky)
    found = CULTISTS_GROUND.search(
        seed=99, games=20, comparisons=400, table=Options(board="polar-station", level="experienced")
    )
    assert any("parts" in leak for leak in found.leaks)


def test_a_leak_of_the_hidden_profession_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = type(professions).shown

    def leaky(self: Any, game: Cultists, seat: int | None) -> Any:
        return msgspec.structs.replace(honest(self, game, seat), profession=professions_of(game).profession)

    monkeypatch.setattr(type(professions), "shown", leaky)
    table = Options(players=7, board="mine", level="experienced", professions=True)
    assert any(
        "parts" in leak for leak in CULTISTS_GROUND.search(seed=99, games=20, comparisons=400, table=table).leaks
    )
