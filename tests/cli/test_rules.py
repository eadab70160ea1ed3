"""`gloaming rules`."""

import json

import pytest
from typer.testing import CliRunner, Result

from gloaming.clauses import search
from gloaming.cli.main import app


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["rules", *arguments])


def test_the_command_shows_a_clause_with_its_table() -> None:
    shown = rules("AC-ENC-06")
    assert shown.exit_code == 0
    assert "AC-ENC-06" in shown.stdout
    assert "exactly 2" in shown.stdout
    assert "|---" not in shown.stdout


def test_the_command_lists_a_group() -> None:
    assert rules("ac-round").stdout.count("AC-ROUND-") >= 7


def test_the_command_lists_what_holds_a_word() -> None:
    lines = rules("--search", "Fishman").stdout.splitlines()
    assert len(lines) == len(search("fishman"))
    assert all("fishman" in line.lower() for line in lines)
    nothing = rules("--search", "xylophone")
    assert (nothing.exit_code, nothing.stdout) == (0, "")


def test_the_command_refuses_an_unknown_clause_in_one_sentence() -> None:
    refused = rules("AC-VOTE-70")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith("There is no clause AC-VOTE-70. Perhaps ")
    assert refused.stderr.count("\n") == 1


def test_the_command_answers_one_thing_at_a_time() -> None:
    assert rules("AC-VOTE-07", "--untested").exit_code == 2


def test_the_command_alone_lists_the_groups_and_how_to_go_on() -> None:
    shown = rules().stdout
    assert "AC-ROLE-SEER" in shown
    assert "gloaming rules AC-VOTE-07" in shown


def test_the_command_prints_nothing_when_all_is_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rules("--untested").exit_code == 0
    monkeypatch.setattr("gloaming.clauses.untested", lambda tests: [])
    assert (rules("--untested").stdout, rules("--untested", "--json").stdout.strip()) == ("", "[]")


def test_the_command_speaks_json() -> None:
    assert json.loads(rules("AC-VOTE-07", "--json").stdout)["id"] == "AC-VOTE-07"
    assert len(json.loads(rules("--search", "knife", "--json").stdout)) == len(search("knife"))
    groups = {row["group"]: row for row in json.loads(rules("--json").stdout)}
    assert groups["DE"]["need_tests"] == 0 < groups["DE"]["clauses"]
