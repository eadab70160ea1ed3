"""Where the layers above look for a game, for their own room for it, and for what can be named in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloaming import games
from gloaming.games import GAMES, cultists, invasion, of_the_house, room_for
from gloaming.games.cultists import CULTISTS
from gloaming.games.invasion import INVASION
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.kinds import GameKind


def test_every_folder_of_the_house_has_a_game() -> None:
    assert [*of_the_house()] == [CULTISTS, INVASION]


def test_a_layer_finds_its_room_for_a_game_and_a_part_of_it() -> None:
    room, part = room_for("games", "cultists"), room_for("games", "cultists", "voting")
    assert room is not None
    assert part is not None
    assert (room.__name__, part.__name__) == ("gloaming.games.cultists", "gloaming.games.cultists.voting")


@pytest.mark.parametrize("part", ["", "teacups"])
def test_a_layer_without_a_room_for_a_game_finds_none(part: str) -> None:
    assert room_for("scullery", "cultists", part) is None
    assert room_for("scullery", "chess", part) is None


def test_a_guest_brings_its_rooms_in_its_own_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "whist" / "scullery").mkdir(parents=True)
    for folder in ("whist", "whist/scullery"):
        (tmp_path / folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    room = room_for("scullery", "whist")
    assert room is not None
    assert room.__name__ == "whist.scullery"


def test_a_name_that_is_nearly_right_is_recognised() -> None:
    with pytest.raises(BadOptions, match=r"There is no game 'cultist'; did you mean 'cultists'\?"):
        games.game_called("cultist")
    assert games.game_called("cultists") is GAMES["cultists"]


@pytest.mark.parametrize(
    ("kind", "options"), [(CULTISTS, cultists.Options(board="mine")), (INVASION, invasion.Options(city="washington"))]
)
def test_all_that_its_answers_name_is_listed_for_the_table(kind: GameKind, options: Any) -> None:
    names = kind.names(options)
    told = {mark.removesuffix("[]") for option in kind.facets.options.values() for mark in option.names.values()}
    assert told <= {"seat", "card", "rescue-card", *names}, "or its type lists it"
    assert all(names.values())
