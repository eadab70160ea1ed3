"""Where saved games and hosted tables are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gloaming.cli.play.saves import home

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="HOME and XDG folders are not Windows's")


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("GLOAMING_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_a_chosen_folder_comes_first(user: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(user / "data"))
    monkeypatch.setenv("GLOAMING_HOME", "~/ours")
    assert home() == user / "ours"


@pytest.mark.skipif(sys.platform == "darwin", reason="a Mac keeps them elsewhere")
def test_games_that_were_always_in_the_data_folder_stay_there(user: Path) -> None:
    assert home() == user / ".local" / "share" / "gloaming"


def test_the_data_folder_can_be_moved(user: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(user / "data"))
    assert home() == user / "data" / "gloaming"


def test_games_that_a_mac_kept_in_its_library_are_found(user: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until there is something in the new folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(user / "data"))
    former = user / "Library" / "Application Support" / "gloaming"
    former.mkdir(parents=True)
    assert home() == former
    (user / "data" / "gloaming").mkdir(parents=True)
    assert home() == user / "data" / "gloaming"
