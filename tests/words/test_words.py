"""How the house finds its words: by language, message and attribute, in English where a language has none."""

import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gloaming import words
from gloaming.words import has, listed, preferred, speaking, t
from tests.wide import one_in
from tests.words.texts import of as written_in

FOLDER = Path(words.__file__).parent
LANGUAGES = words.languages()


@pytest.mark.parametrize("language", one_in(3, LANGUAGES))
def test_a_message_is_read_alone_as_it_stands_in_its_file(language: str) -> None:
    """They are parsed one by one, as they are said."""
    written = words.Language(language)
    sources = dict(written.unread)
    entries = written_in(language).entries
    assert sources.keys() == entries.keys()
    for name, entry in entries.items():
        (alone,) = FluentParser().parse(sources[name]).body
        assert isinstance(alone, ast.Message)
        assert alone.equals(entry.message, ["span", "comment"]), name
    assert written.t("place-library")
    assert not written.missed
    assert len(written.unread) == len(sources) - 1


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


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("de-AT, en;q=0.8", "de"), ("fr;q=0.2, el;q=0.9", "el"), ("tlh, pl;q=0, pt-BR;q=0.1", "pt")],
)
def test_a_browser_says_which_language_it_likes_best(header: str, language: str) -> None:
    assert words.accepted(header) == language


def test_messages_attributes_and_lists() -> None:
    assert t("place-library.in") == "in the Library"
    assert listed(["Ann", "Ben", "Eva"]) == "Ann, Ben and Eva"
    assert listed(["Ann", "Ben"], "or") == "Ann or Ben"
    assert listed([]) == ""
    assert t("mark-weigh-ballot") == t("mark-reconsider"), "one refers to the other"
    with speaking("de"):
        assert t("place-library.in") == "in der Bibliothek"
        assert listed(["Ann", "Ben", "Eva"]) == "Ann, Ben und Eva"
        assert t("detail-fill", cards=1) == "Dort liegt jetzt eine Karte."
        assert t("detail-fill", cards=1200) == "Dort liegen jetzt 1.200 Karten."
    assert t("place-library.in") == "in the Library"


def test_a_language_counts_and_lists_as_its_country_does() -> None:
    assert [str(words.of(code).locale) for code in ("en", "de", "pt")] == ["en_GB", "de", "pt_PT"]
    with speaking("es"):
        assert [listed(["Ann", name]) for name in ("Inés", "Hilde", "Hiedra", "Ruben")] == [
            "Ann e Inés", "Ann e Hilde", "Ann y Hiedra", "Ann y Ruben",
        ]  # fmt: skip
        assert listed(["Ann", "Oskar"], "or") == "Ann u Oskar"
    assert {code: between(code) for code in ("en", "fr", "el")} == {"en": "a; b", "fr": "a\u202f; b", "el": "a · b"}


def between(code: str) -> str:
    with speaking(code):
        return words.apart(["a", "b"])


def test_french_marks_stay_on_the_line_of_their_word() -> None:
    assert words.typeset("fr", "« Qui ? » : moi ; oui.") == "«\u00a0Qui\u202f?\u202f»\u00a0: moi\u202f; oui."
    assert words.typeset("en", "So ?") == "So ?"


def test_french_swallows_a_vowel_before_a_name_and_never_within_one() -> None:
    with speaking("fr"):
        said = [t("person-other.whose", name=name) for name in ("Ann", "Theo", "Élise", "Marie de Angelis")]
    assert said == ["d’Ann", "de Theo", "d’Élise", "de Marie de Angelis"]


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
