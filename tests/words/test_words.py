"""What the house says: every language has every message, and what is missing is listed by name."""

import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gloaming import words
from gloaming.words import has, listed, preferred, speaking, t

FOLDER = Path(words.__file__).parent
LANGUAGES = words.languages()
OTHERS = [code for code in LANGUAGES if code != words.ENGLISH]
LINE = re.compile(r"(#.*|[a-zA-Z][\w-]* = ?.*|[ }].*|)")
FORM = re.compile(r"(Is|Dat|Acc|Whose|The|To|In|From|Of|A)$")
"""Forms of one argument: `$seatDat` says nothing that `$seat` does not."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(FORM.sub("", node.id.name))


def entries(language: str) -> list[ast.Message]:
    found: list[Any] = []
    for file in sorted((FOLDER / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text("utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file.name} cannot be read: {junk}"
        found += [entry for entry in body if isinstance(entry, ast.Message)]
    return found


def patterns(language: str) -> dict[str, set[str]]:
    """Every message and every attribute, with what is put into it."""
    found: dict[str, set[str]] = {}
    for message in entries(language):
        for name, pattern in [
            (message.id.name, message.value),
            *[(f"{message.id.name}.{each.id.name}", each.value) for each in message.attributes],
        ]:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                found[name] = variables.found
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_lacks_nothing(language: str) -> None:
    assert sorted(patterns(words.ENGLISH).keys() - patterns(language).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_nothing_that_nobody_says(language: str) -> None:
    assert sorted(patterns(language).keys() - patterns(words.ENGLISH).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_puts_the_same_things_into_a_message(language: str) -> None:
    english, other = patterns(words.ENGLISH), patterns(language)
    assert {name: (english[name], other[name]) for name in english if english[name] != other.get(name)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_belongs_to_one_message(language: str) -> None:
    twice = Counter(message.id.name for message in entries(language))
    assert [name for name, count in twice.items() if count > 1] == []
    for file in (FOLDER / language).glob("*.ftl"):
        text = file.read_text("utf-8")
        assert [line for line in text.split("\n") if not LINE.fullmatch(line) or "\t" in line] == [], file.name
        assert not re.search(r"!|TODO|\?\?\?", text), f"{file.name}: the porter stays calm"


def test_languages_are_found_by_their_folders() -> None:
    assert LANGUAGES[:2] == ("en", "de")
    assert set(LANGUAGES) == {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_KX"}, "en"),
        ({"LC_MESSAGES": "de_AT", "LANG": "en_GB"}, "de"),
        ({"LC_ALL": "C", "LC_MESSAGES": "de_AT"}, "en"),
        ({"LC_ALL": "", "LANG": "de-CH.UTF-8"}, "de"),
    ],
)
def test_the_shell_says_which_language_it_prefers(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_messages_attributes_and_lists() -> None:
    assert t("place-library.in") == "in the Library"
    assert listed(["Ann", "Ben", "Eva"]) == "Ann, Ben and Eva"
    assert listed(["Ann", "Ben"], "or") == "Ann or Ben"
    with speaking("de"):
        assert t("place-library.in") == "in der Bibliothek"
        assert listed(["Ann", "Ben", "Eva"]) == "Ann, Ben und Eva"
        assert t("detail-fill", cards=1) == "Dort liegt jetzt eine Karte."
        assert t("detail-fill", cards=1200) == "Dort liegen jetzt 1.200 Karten."
    assert t("place-library.in") == "in the Library"


def test_nothing_marks_where_an_argument_begins() -> None:
    """A terminal would show the marks that keep two directions of writing apart."""
    said = t("event-gave", seatIs="other", seat="Ben", toDat="you", card="a card")
    assert said == "Ben gives you a card."


def test_an_id_without_words_comes_back_as_it_is() -> None:
    assert t("no-such-thing") == "no-such-thing"
    assert t("place-library.no-such-form") == "place-library.no-such-form"
    assert not has("no-such-thing")


def test_a_guest_brings_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it did not translate is said in English."""
    english, german = (tmp_path / "guest_of_ours" / "words" / code for code in ("en", "de"))
    for folder in (english, german):
        folder.mkdir(parents=True)
    (tmp_path / "guest_of_ours" / "__init__.py").touch()
    (english / "guest.ftl").write_text("guest-hello = Hello, { $name }.\nguest-bye = Goodbye.\n")
    (german / "guest.ftl").write_text("guest-hello = Hallo, { $name }.\n")
    monkeypatch.setattr(words, "HOMES", words.HOMES.copy())
    monkeypatch.syspath_prepend(tmp_path)
    words.learn("guest_of_ours")
    try:
        with speaking("de") as german_words:
            assert (t("guest-hello", name="Ann"), t("guest-bye")) == ("Hallo, Ann.", "Goodbye.")
            assert german_words.missed == {"guest-bye"}
    finally:
        words.of.cache_clear()
        sys.modules.pop("guest_of_ours", None)
