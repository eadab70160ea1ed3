"""The rule for a question is shown in the reader's language, or in English where there is no translation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming import clauses
from gloaming.clauses import load_clauses, load_translations, text_in
from gloaming.kernel.steps import Question
from gloaming.server import api
from gloaming.server.games import HOSTED
from gloaming.words import ENGLISH, languages
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

TRANSLATED = [code for code in languages() if code != ENGLISH]


async def cited(house: RunningHouse) -> set[str]:
    """What a page can ask for: the clauses of all questions, answers and house rules."""
    answers = {each.clause for game in HOSTED.values() for each in game.kind.answers}
    questions = {each.clause for game in HOSTED.values() for each in game.kind.steps if issubclass(each, Question)}
    facts = [(await house.get(f"/api/games/{game}")).json() for game in HOSTED]
    options = [rule for each in facts for rule in each["house_rules"]]
    return (answers | questions | {option["clause"] for option in options}) - {""}


async def test_every_rule_for_a_question_or_house_rule_is_told_in_every_language(house: RunningHouse) -> None:
    numbers = await cited(house)
    assert {"AC-MOVE-03", "AC-VOTE-08", "AC-ACT-CR-01", "RQ-77", "RQ-01", "INV-TURN-06", "INV-RQ-44"} <= numbers
    told = load_translations()
    assert {code: sorted(numbers - told.get(code, {}).keys()) for code in TRANSLATED} == {
        code: [] for code in TRANSLATED
    }


@pytest.mark.parametrize("language", sorted(load_translations()))
def test_a_translated_page_tells_clauses_of_the_english_page_of_its_name(language: str) -> None:
    english = load_clauses()
    for clause in load_translations()[language].values():
        assert clause.id in english, clause.id
        assert clause.document == english[clause.id].document, clause.id
        assert clause.text.startswith("★ ") == english[clause.id].text.startswith("★ "), clause.id
        assert not re.search(r"\n(?! *- )", clause.text), f"{clause.id}: pages show a line's end as it is written"
        for named in clauses.cited_ids(clause.text):
            assert named in english, f"{clause.id} names {named}"


@pytest.mark.parametrize("language", sorted(load_translations()))
def test_every_number_at_the_head_of_a_translated_item_is_a_clause_and_stands_in_order(language: str) -> None:
    for page in sorted((clauses.rules_dir() / language).glob("*.md")):
        headed = re.findall(rf"^ *- \*\*({clauses.ID})\b", page.read_text("utf-8"), flags=re.MULTILINE)
        read = [clause.id for clause in load_translations()[language].values() if clause.document == page.stem]
        assert headed == read, page
        assert headed == [number for number in load_clauses() if number in set(headed)], page


def test_a_text_that_nobody_has_translated_stays_english(monkeypatch: pytest.MonkeyPatch) -> None:
    clause = load_clauses()["AC-MOVE-03"]
    monkeypatch.setattr(clauses, "load_translations", lambda: {"de": {}})
    assert text_in("de", clause) == (clause.text, "en")


def test_another_folder_is_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And another page in it needs only to be there."""
    for page, text in (("one.md", "- **XY-A-01** One."), ("two.md", "- **XY-B-01** Two.")):
        (tmp_path / page).write_text(f"## Part\n\n{text}\n")
        (tmp_path / "fr").mkdir(exist_ok=True)
        (tmp_path / "fr" / page).write_text(f"## Part\n\n{text.replace('One', 'Un').replace('Two', 'Deux')}\n")
    monkeypatch.setattr(clauses, "rules_dir", lambda: tmp_path)
    told = load_translations.__wrapped__()
    assert {number: clause.text for number, clause in told["fr"].items()} == {"XY-A-01": "Un.", "XY-B-01": "Deux."}
    assert list(clauses.read_pages(tmp_path)) == ["XY-A-01", "XY-B-01"]


async def test_the_house_tells_a_rule_in_the_language_asked_for(house: RunningHouse) -> None:
    german = (await house.get("/api/rules/AC-MOVE-03?language=de")).json()
    assert german == {
        "id": "AC-MOVE-03",
        "text": "Bewegung ist Pflicht: Am Ende musst du an einem anderen Ort sein als am Anfang.",
        "language": "de",
    }
    turn = (await house.get("/api/rules/INV-TURN-06?language=de")).json()
    assert (turn["text"].split(".")[0], turn["language"]) == ("Wer am Zug ist, führt genau eine Aktion aus", "de")
    english = {"id": "AC-MOVE-03", "text": load_clauses()["AC-MOVE-03"].text, "language": "en"}
    for asked in ("", "?language=en", "?language=", "?language=xx", "?language=..", "?language=de/../de"):
        assert (await house.get(f"/api/rules/AC-MOVE-03{asked}")).json() == english
    unknown = await house.get("/api/rules/AC-MOVE-99?language=de")
    assert (unknown.status_code, unknown.json()["reason"]) == (404, "unknown-rule")


def test_the_document_names_the_language() -> None:
    parameters = api.openapi()["paths"]["/api/rules/{clause}"]["get"]["parameters"]
    assert [(each["name"], each["in"], each["required"]) for each in parameters] == [
        ("clause", "path", True), ("language", "query", False),
    ]  # fmt: skip
