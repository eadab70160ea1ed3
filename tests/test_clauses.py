"""The pages of rules can be read, agree with themselves, and are cited by tests."""

import re
from itertools import groupby
from pathlib import Path

import pytest

from gloaming.clauses import (
    CHECKOUT,
    ID,
    Clause,
    UnknownClause,
    citations,
    cited_ids,
    find,
    in_group,
    load_clauses,
    parse,
    rules_dir,
    search,
    untested,
)

PAGE = """\
# A page

{no test: only the page's head}

## Walking (XY-MOVE)

Prose about XY-MOVE-99.

- **XY-MOVE-01** You walk. [PUB] (p.3)
- **XY-MOVE-02** You pay: {no test: money is cardboard}

  | Door | Price |
  |---|---|
  | red | 1 |

  So much for doors.
- **XY-MOVE-03a** You stop:

| Where | Why |
|---|---|
| bog | wet |

### Rulings (RQ)

- **RQ-101** ★ Swim?
  - **Ruling:** no.

## Lost (LOST)

{no test: cardboard only}

| ID | Missing | Instead |
|---|---|---|
| LOST-01 | the map | ours |
| LOST-02 | the box | |

### Deeper

- **LOST-03** The lid.
"""
PAGE_WITHOUT_HEAD = PAGE.replace("{no test: only the page's head}\n\n", "")


@pytest.fixture
def page() -> dict[str, Clause]:
    return {clause.id: clause for clause in parse(PAGE_WITHOUT_HEAD, "page")}


# -- reading a page


def test_a_page_yields_its_clauses_in_order(page: dict[str, Clause]) -> None:
    assert list(page) == ["XY-MOVE-01", "XY-MOVE-02", "XY-MOVE-03a", "RQ-101", "LOST-01", "LOST-02", "LOST-03"]
    assert page["XY-MOVE-01"] == Clause("XY-MOVE-01", "You walk. [PUB] (p.3)", "Walking (XY-MOVE)", "page")


def test_a_clause_has_its_tables_and_what_is_indented_below(page: dict[str, Clause]) -> None:
    assert page["XY-MOVE-02"].text == "You pay:\n\n| Door | Price |\n|---|---|\n| red | 1 |\n\nSo much for doors."
    assert page["XY-MOVE-03a"].text.endswith("| bog | wet |")
    assert page["RQ-101"].text == "★ Swim?\n- **Ruling:** no."
    assert page["RQ-101"].section == "Walking (XY-MOVE) / Rulings (RQ)"


def test_the_rows_of_a_table_headed_id_are_clauses(page: dict[str, Clause]) -> None:
    assert page["LOST-01"].text == "- *Missing:* the map\n- *Instead:* ours"
    assert page["LOST-02"].text == "- *Missing:* the box"


def test_a_mark_exempts_a_clause_or_all_below_a_heading(page: dict[str, Clause]) -> None:
    reasons = {number: clause.no_test_reason for number, clause in page.items()}
    assert reasons["XY-MOVE-01"] is None
    assert reasons["XY-MOVE-02"] == "money is cardboard"
    assert reasons["RQ-101"] is None
    assert reasons["LOST-02"] == reasons["LOST-03"] == "cardboard only"
    assert all(clause.no_test_reason for clause in parse(PAGE, "page"))


# -- the pages of this project


@pytest.mark.parametrize("path", sorted(rules_dir().glob("[a-z]*.md")), ids=lambda path: path.stem)
def test_every_number_at_the_head_of_an_item_or_row_is_a_clause(path: Path) -> None:
    headed = re.findall(rf"^ *(?:- \*\*|\| *)({ID})\b", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert headed == [clause.id for clause in load_clauses().values() if clause.document == path.stem]


def test_every_clause_says_something_and_stands_in_a_section() -> None:
    for clause in load_clauses().values():
        assert clause.text, clause.id
        assert clause.section, clause.id
        assert "{no test" not in clause.text, clause.id


def test_the_numbers_of_a_group_rise_without_a_gap() -> None:
    for group, members in groupby(load_clauses().values(), lambda clause: clause.group):
        numbers = [re.sub("[a-z]$", "", clause.id.rpartition("-")[2]) for clause in members]
        first = min(int(numbers[0]), 1)  # what stands before all others may have the number 00
        assert list(dict.fromkeys(numbers)) == [f"{n:02}" for n in range(first, len(set(numbers)) + first)], group


def test_every_number_and_group_named_in_a_text_exists() -> None:
    """Numbers of a page that is not there yet are left alone."""
    clauses = load_clauses()
    families = {number.split("-")[0] for number in clauses}
    for clause in clauses.values():
        text = f"{clause.text} {clause.no_test_reason or ''}"
        for named in cited_ids(text):
            assert named in clauses or named.split("-")[0] not in families, f"{clause.id} names {named}"
        for named in re.findall(r"\b(?:AC|UTS|MOC|INV)(?:-[A-Z]+)+\b(?!-)", text):
            assert in_group(named), f"{clause.id} names {named}"


def test_a_ruling_asks_answers_and_weighs() -> None:
    for clause in [*in_group("RQ"), *in_group("UTS-RQ"), *in_group("MOC-RQ"), *in_group("INV-RQ")]:
        question, *parts = clause.text.split("\n")
        assert question.endswith((".", "?")), clause.id
        assert parts[0].startswith("- **Ruling:** "), clause.id
    assert sum(clause.text.startswith("★ ") for clause in in_group("RQ")) == 10


def test_the_indexes_list_every_option_with_its_clause_and_values() -> None:
    named = {
        (option, values, clause.id)
        for clause in load_clauses().values()
        for option, values in re.findall(r"`(\w+)` = ([\w ]+(?: / [\w ]+)+)(?=[;\n(]|$)", clause.text)
    }
    pages = "\n".join(path.read_text(encoding="utf-8") for path in rules_dir().glob("[a-z]*.md"))
    index = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (\S+) \|$", pages, flags=re.MULTILINE)
    assert len(index) == len({option for option, _, _ in index}) > 100
    assert {(option, values.strip(), clause) for option, values, clause in named} == set(index)


def test_tests_cite_only_clauses_that_exist() -> None:
    clauses = load_clauses()
    families = {number.split("-")[0] for number in clauses}
    cited = citations(CHECKOUT / "tests")
    assert [number for number in cited if number.split("-")[0] in families and number not in clauses] == []


# -- looking up


def test_a_clause_is_found_in_capitals_or_not() -> None:
    assert find(" ac-vote-07 ").id == "AC-VOTE-07"
    assert find("map-12A").id == "MAP-12a"


def test_an_unknown_number_suggests_the_nearest() -> None:
    for typo in ("VOTE-07", "AC-VOT-07", "AC-VOTE-7"):
        with pytest.raises(UnknownClause, match=rf"There is no clause {typo}\. .*AC-VOTE-07"):
            find(typo)


def test_a_group_is_not_another_that_begins_alike() -> None:
    assert {clause.group for clause in in_group("AC-ROLE-SUP")} == {"AC-ROLE-SUP"}
    assert in_group("AC-RO") == []
    assert len(in_group("AC-ACT")) > len(in_group("AC-ACT-CS")) > 0


def test_search_minds_no_capitals() -> None:
    assert search("GOLDEN RULE") == search("golden rule") != []


# -- citations

TEST_FILE = '''
"""AA-ONE-01 in the head of a module counts for nothing."""
import pytest
CASES = ["AA-ONE-02"]  # AA-ONE-03

def scene():
    """AA-ONE-04"""

@pytest.mark.parametrize("case", [pytest.param(1, id="AA-ONE-05 told"), ("AA-ONE-06", 2)])
def test_it(case):
    """AA-ONE-07, -08a,
    -09: walks. AA-ONE-10 to 12, as UTF-8 has it."""
    assert case != "AA-ONE-13"  # AA-ONE-14

class TestMore:
    """AA-ONE-15"""
    async def test_that(self):
        """(AA-TWO-101)"""
'''


def test_only_docstrings_and_decorators_of_tests_cite(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    path = tmp_path / "deep" / "test_one.py"
    path.write_text(TEST_FILE)
    (tmp_path / "scenes.py").write_text(TEST_FILE.replace("AA-", "BB-"))
    expected = ["AA-ONE-05", "AA-ONE-06", "AA-ONE-07", "AA-ONE-08a", "AA-ONE-09", "AA-ONE-10", "AA-TWO-101"]
    assert citations(tmp_path) == {number: [path] for number in expected}


def test_untested_are_those_neither_cited_nor_exempt(tmp_path: Path, page: dict[str, Clause]) -> None:
    (tmp_path / "test_walk.py").write_text('def test_walk():\n    """XY-MOVE-01."""\n')
    assert [clause.id for clause in untested(tmp_path, page.values())] == ["XY-MOVE-03a", "RQ-101"]
