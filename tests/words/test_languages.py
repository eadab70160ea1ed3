"""`make languages`: it finds whatever is wrong with a language, and lets people translate without Git."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from gloaming import words
from tests.wide import further
from tests.words.texts import of
from tools.languages.__main__ import main
from tools.languages.checks import faults
from tools.languages.messages import SEEN, Messages

ENGLISH = """\
yes = Yes
place-north-hallway = North Hallway
    .the = the North Hallway
gave = { $seatIs ->
    [you] You give { $toDat } a card.
   *[other] { $seat } gives { $toDat } a card.
}
cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
note-walk = Walk on.
"""
POLISH = """\
# Ours
yes = Tak
place-north-hallway = Korytarz północny
    .the = Korytarz północny
    .short = płn.
gave = { $seatIs ->
    [you] Dajesz kartę { $toDat }.
   *[other] { $seat } daje kartę { $toDat }.
}
cards = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
note-walk = Idź dalej.
"""


@pytest.mark.parametrize("language", [*words.languages()[:2], *further(*words.languages()[2:])])
def test_nothing_is_wrong_with_a_language_of_ours(language: str) -> None:
    """`make lint` asks it of all of them."""
    assert {kind: told for kind, told in faults(of(language), of(words.ENGLISH)).items() if told} == {}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for code, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / code).mkdir()
        (tmp_path / code / "terms.ftl").write_text(text, "utf-8")
    assert main(["--accept", "pl"], tmp_path) == 0
    return tmp_path


def wrong(home: Path, code: str = "pl") -> dict[str, list[str]]:
    told = faults(Messages(code, home), Messages("en", home))
    return {kind: found for kind, found in told.items() if found}


def edit(home: Path, code: str, old: str, new: str) -> None:
    path = home / code / "terms.ftl"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_a_language_that_is_whole_has_no_faults(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lint"], home) == 0
    assert wrong(home) == {}
    assert main(["--json"], home) == 0
    assert json.loads(capsys.readouterr().out.split("today.\n")[-1])["pl"]["messages"] == 5


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("yes = Tak\n", "", ("missing", "yes")),
        ("    .the = Korytarz północny\n", "", ("missing", "place-north-hallway.the")),
        ("yes = Tak\n", "yes = Tak\nno = Nie\n", ("extra", "no")),
        ("yes = Tak\n", "yes = Tak\nyes = Tak\n", ("unreadable", "yes is written twice")),
        ("   *[many]", "    [many]", ("unreadable", "terms.ftl: cards = { $count ->")),
        (" kartę { $toDat }.\n   *", " kartę.\n   *", None),
        ("kartę { $toDat }", "kartę", ("variables", "gave: lost $to")),
        ("Tak", "Tak, { $name }", ("variables", "yes: $name?")),
        ("Tak", "Tak, your", ("english", "yes: your")),
        ("Tak", "Tak: gloaming play --your, Under the Surface", None),
        ("    [few] { $count } karty\n", "", ("plurals", "cards: $count lacks few")),
        ("[few]", "[two]", ("plurals", "cards: $count is never two")),
        ("Idź dalej.", f"{'Idź dalej. ' * 12}I tak.", ("long", "note-walk: 138 of 130 characters: ")),
        ("Tak", "Tak, Pani", ("terms", "yes: “Pani” -> ty, with verbs that show no gender")),
        ("Tak", "Tak!", ("terms", "yes: “!” -> nothing: the porter stays calm, and nothing is left to do")),
    ],
)
def test_a_fault_is_found_by_its_kind_and_name(home: Path, old: str, new: str, fault: tuple[str, str] | None) -> None:
    edit(home, "pl", old, new)
    if fault is None:
        assert wrong(home) == {}
        return
    kind, told = fault
    assert any(each.startswith(told) for each in wrong(home)[kind])
    assert main(["--lint"], home) == 1


def test_a_message_is_stale_when_the_english_says_something_else(home: Path) -> None:
    edit(home, "en", "yes = Yes", "# It agrees.\nyes =\n    Yes")
    assert wrong(home) == {}
    edit(home, "en", "    Yes", "    Aye")
    assert wrong(home) == {"stale": ["yes"]}
    assert main(["--accept", "pl"], home) == 0
    assert wrong(home) == {}
    lines = (home / "pl" / SEEN).read_text("utf-8").splitlines()[1:-1]
    assert lines == sorted(lines)
    assert len(lines) == 5


# In and out


def edited(home: Path, *changes: tuple[str, str], code: str = "pl") -> tuple[int, str]:
    """Sends a language out, changes something there and brings it home."""
    file = home / f"{code}.po"
    assert main(["--export", code, str(file)], home) == 0
    text = file.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
    return main(["--import", str(file)], home), text


@pytest.mark.parametrize("language", [code for code in words.languages() if code != words.ENGLISH][:1])
def test_what_comes_back_unchanged_changes_nothing(language: str, tmp_path: Path) -> None:
    for code in (words.ENGLISH, language):
        (tmp_path / code).mkdir()
        for path in of(code).folder.iterdir():
            (tmp_path / code / path.name).write_bytes(path.read_bytes())
    before = {path.name: path.read_bytes() for path in (tmp_path / language).iterdir()}
    assert edited(tmp_path, code=language)[0] == 0
    assert {path.name: path.read_bytes() for path in (tmp_path / language).iterdir()} == before


def test_a_message_can_be_translated_in_an_editor(home: Path) -> None:
    edit(home, "en", "yes = Yes", "yes = Aye")
    code, sent = edited(home, ('msgstr "Tak"', 'msgstr "No tak"'))
    assert code == 0
    assert '#, fuzzy\nmsgctxt "yes"\nmsgid "Aye"' in sent
    assert "#. $count is one of: one, other" in sent
    assert (home / "pl" / "terms.ftl").read_text("utf-8") == POLISH.replace("Tak", "No tak")
    assert wrong(home) == {}, "its translator has seen the English of today"


def test_what_was_missing_is_added_where_the_english_stands(home: Path) -> None:
    edit(home, "pl", "yes = Tak\n", "")
    edit(home, "pl", "    .the = Korytarz północny\n", "")
    code, _ = edited(
        home,
        ('msgid "Yes"\nmsgstr ""', 'msgid "Yes"\nmsgstr "Tak"'),
        ('msgid "the North Hallway"\nmsgstr ""', 'msgid "the North Hallway"\nmsgstr "Korytarz północny"'),
    )
    assert code == 0
    assert wrong(home) == {}


def test_a_message_that_would_break_is_refused_by_name(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = edited(
        home,
        ('msgstr "Tak"', 'msgstr "No tak"'),
        ('msgstr "Idź dalej."', 'msgstr "Idź { dalej."'),
        ("Jedna karta", "Jedna { $karta }"),
    )
    assert code == 1
    assert (home / "pl" / "terms.ftl").read_text("utf-8") == POLISH.replace("Tak", "No tak")
    said = capsys.readouterr().out
    assert "note-walk: this can't be read as Fluent" in said
    assert "cards: has $karta, which is unknown" in said


def test_a_language_begins_as_an_empty_file_of_messages(home: Path) -> None:
    code, _ = edited(home, ('msgid "Yes"\nmsgstr ""', 'msgid "Yes"\nmsgstr "Jes"'), code="eo")
    assert code == 0
    assert (home / "eo" / "terms.ftl").read_text("utf-8") == "yes = Jes\n"
    with (home / "eo.po").open("rb") as file:
        assert str(read_po(file).locale) == "eo"
