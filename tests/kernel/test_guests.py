"""What other packages bring by their entry points; a broken one keeps nobody from playing without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.kernel.collection import collected
from gloaming.kernel.guests import guests, rooms_of_guests
from gloaming.kernel.rules import Module

GROUP = "toy.tricks"
GOOD = (
    "from gloaming.kernel.rules import Module\nlantern = Module('lantern')\nrope = Module('rope')\nword = 'no module'\n"
)


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with two good tricks, with the few lines of metadata that an installer would leave there."""
    (tmp_path / "bagoftricks.py").write_text(GOOD, encoding="utf-8")
    bring(tmp_path, "lantern = bagoftricks:lantern\nrope = bagoftricks:rope\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def bring(folder: Path, entries: str) -> None:
    told = folder / "bagoftricks-1.0.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: bagoftricks\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}", encoding="utf-8")


def names() -> list[str]:
    return [thing.name for thing in guests(GROUP, Module)]


def test_entry_points_lead_to_the_things_of_a_package(brought: Path) -> None:
    assert names() == ["lantern", "rope"]
    assert [*guests("toy.others", Module)] == []


def test_guests_are_collected_with_the_things_of_the_house(brought: Path) -> None:
    house = collected("gloaming.games.invasion.event_cards", Module)
    assert [*collected("gloaming.games.invasion.event_cards", Module, GROUP)] == [*house, "lantern", "rope"]


def test_a_file_that_brings_several_things_is_one_room(brought: Path) -> None:
    assert [room.__name__ for room in rooms_of_guests(GROUP, "toy.others")] == ["bagoftricks"]


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("bagoftricks:flute", r"bagoftricks:flute \(toy.tricks\) cannot be loaded: .*flute.* Update or remove"),
        ("nobodyhome", r"nobodyhome \(toy.tricks\) cannot be loaded: .* Update or remove its package."),
        ("bagoftricks:word", r"bagoftricks:word \(toy.tricks\) .* Module. Update or remove its package."),
    ],
)
def test_a_guest_that_is_broken_is_told_of_and_left_out(brought: Path, entry: str, says: str) -> None:
    bring(brought, f"broken = {entry}\nrope = bagoftricks:rope\n")
    with pytest.warns(UserWarning, match=says):
        assert names() == ["rope"]
