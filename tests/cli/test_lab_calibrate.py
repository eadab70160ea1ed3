"""`gloaming lab calibrate` and `gloaming lab fit`."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app


def lab(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["lab", *arguments])


def test_calibrate_tells_bins_and_scores_and_draws_them(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    told = lab("calibrate", "--games", "6", "--bots", "careful", "--jobs", "1", "--plot", str(plot))
    assert told.exit_code == 0, told.output
    assert "6 games" in told.stdout
    assert "Brier score" in told.stdout
    assert plot.read_text().startswith("<svg")


def test_the_same_seed_gives_the_same_answer_in_json() -> None:
    words = ("calibrate", "invasion", "--games", "4", "--bots", "careful,random", "--jobs", "1", "--json")
    told = json.loads(lab(*words).stdout)
    assert told == json.loads(lab(*words).stdout)
    assert told["games"] == 4
    assert set(told["brier"]["all"]) == {"prior", "careful", "beliefs", "ahead"}
    assert sum(one[0] for one in told["bins"]["beliefs"] if one) == told["moments"]


def test_fit_writes_its_file_and_leaves_the_other_game_alone(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[cultists.one.seen]\ngames = 1\n[cultists.one.rates]\n[cultists.one.weights]\nchecked = 0.5\n")
    told = lab(
        "fit", "invasion", "--games", "4", "--passes", "1", "--bots", "careful", "--jobs", "1", "--out", str(file)
    )
    assert told.exit_code == 0, told.output
    written = tomllib.loads(file.read_text())
    assert written["cultists"]["one"]["weights"] == {"checked": 0.5}
    assert written["invasion"]["all"]["seen"]["games"] == 4
    assert "rescued" in written["invasion"]["all"]["weights"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("calibrate", "chess"), "There is no game 'chess'"),
        (("calibrate", "--scope", "moon"), "There are no tables 'moon' of cultists; choose one of"),
        (("calibrate", "--bots", "dull"), "There is no bot 'dull' for cultists; choose one of"),
        (("calibrate", "--games", "0"), "0 games won't tell you anything; play at least 1."),
        (("fit", "--jobs", "0"), "0 processes cannot play; start at least 1."),
        (("fit", "--passes", "0"), "0 passes teach nothing; play at least 1."),
    ],
)
def test_bad_wishes_get_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    told = lab(*arguments)
    assert told.exit_code == 2
    assert told.stderr.startswith(sentence)
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("missing", "arguments", "sentence"),
    [
        ("vl_convert", ("calibrate", "--plot", "plot.svg"), "The plot needs vl-convert"),
        ("numpy", ("fit", "--games", "1"), "Fitting needs NumPy and SciPy"),
        ("scipy", ("fit", "--games", "1"), "Fitting needs NumPy and SciPy"),
    ],
)
def test_a_missing_package_is_reported_before_anything_is_played(
    missing: str, arguments: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    told = lab(*arguments)
    assert (told.exit_code, told.stderr) == (2, f"{sentence}; run: pip install 'gloaming[lab]'\n")
