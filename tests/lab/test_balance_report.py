"""The report of a balance study: complete, the same for the same seed, and no claim beyond its intervals."""

from __future__ import annotations

import re
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gloaming.cli.balance import wording
from gloaming.cli.endings import team_words
from gloaming.games.cultists import Options
from gloaming.lab.balance.effects import Effect
from gloaming.lab.balance.findings.cultists import Nights
from gloaming.lab.balance.findings.study import Findings, look_at
from gloaming.lab.balance.findings.tables import Found
from gloaming.lab.balance.report.compose import compose
from gloaming.lab.balance.report.document import Grid, Plot, Report
from gloaming.lab.balance.report.figures import listed, points, shown, signed, with_interval
from gloaming.lab.balance.report.html import page
from gloaming.lab.balance.report.paper import pdf, quoted
from gloaming.lab.balance.report.sections.cultists import books, compared
from gloaming.lab.balance.report.sections.wins import verdict
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.subjects import Label
from gloaming.lab.balance.tables import Table
from gloaming.lab.simulation import Played
from gloaming.lab.tally import Tally, wilson
from tests.lab.balancing import played, small
from tests.wide import one_in

SECTIONS = {
    "cultists": [
        *("Who wins", "How games end", "How long games last", "The publisher's figures", "Where and when people die"),
        *("What each Role does", "What each house rule does", "How it was done"),
    ],
    "invasion": [
        *("Who wins", "How games end", "How long games last", "What happens, and when", "What each house rule does"),
        "How it was done",
    ],
}
STUDIES = {
    "cultists": small(swept={"players": "5,7", "level": "expert"}, bots=("random", "careful"), games=2, role_games=3),
    "invasion": small(
        game="invasion", swept={"players": "5", "city": "milan,washington"}, games=3, only="pressure_start_index"
    ),
}


@cache
def report_of(game: str) -> Report:
    with TemporaryDirectory() as folder:
        study, store = played(STUDIES[game], Path(folder))
        findings = look_at(study, store)
        store.close()
    return compose(findings, wording(game), "gloaming lab balance")


@pytest.mark.parametrize("game", one_in(2, reversed(list(STUDIES))))
def test_the_report_has_all_sections_plots_and_figures(game: str) -> None:
    report = report_of(game)
    assert [section.title for section in report.sections] == SECTIONS[game]
    for section in report.sections[:-1]:
        assert any(isinstance(block, Plot) for block in section.blocks), section.title
        assert any(isinstance(block, Grid) for block in section.blocks), section.title
        assert section.short, section.title
    web = page(report)
    for section in report.sections:
        assert f">{section.title.replace(chr(39), '&#x27;')}</h2>" in web
    assert web.count("<figure>") == sum(
        isinstance(block, Plot) for section in report.sections for block in section.blocks
    )
    made = pdf(report)
    assert made.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", made)) >= 3


def test_the_page_needs_nothing_else_and_names_inside_its_plots_are_unique() -> None:
    web = page(report_of("cultists"))
    assert set(re.findall(r"\w+://[^\"'<> ]*", web)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<script|<link|<iframe|\bsrc=", web)
    names = re.findall(r'\bid="([^"]+)"', web)
    assert len(names) == len(set(names))
    assert set(re.findall(r"url\(#([^)]+)\)", web)) <= set(names)


def test_the_same_seed_gives_the_same_report_and_another_seed_another(tmp_path: Path) -> None:
    texts = []
    for name, seed in (("one", 3), ("two", 3), ("three", 4)):
        (tmp_path / name).mkdir()
        study, store = played(small(seed=seed), tmp_path / name)
        report = compose(look_at(study, store), wording("cultists"), "gloaming lab balance")
        texts.append((page(report), pdf(report)))
        store.close()
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


# Sentences


def found(won: int, games: int, row: str, column: str = "expert") -> Found:
    """A table at which the Investigators won so many games."""
    tally, nights = Tally(), Nights()
    for number in range(1, games + 1):
        winner, reason = ("investigators", "vote") if number <= won else ("cultists", "time")
        tally.add(Played(number, winner, reason, 9, 100))
    table = Table("cultists", Options(), "careful", 1)
    return Found(table, Label(row, column, "university"), tally, tally.rounds.__class__(), nights)  # type: ignore[arg-type]


def findings(*tables: Found) -> Findings:
    study = Study("cultists", ("careful",), 1, 100, (), 0, (), 0, (), ())
    return Findings(study, list(tables), [], [])


def test_a_verdict_counts_tables_by_their_intervals() -> None:
    told = verdict(findings(found(70, 100, "5"), found(55, 100, "6"), found(20, 100, "7")), "careful", "Investigators")
    assert told == (
        "With careful bots the Investigators win more than half of the games at 1 of 3 tables and less than half at 1; at 1 the "
        "interval holds 50%. Their share goes from 20.0% (13.3 to 28.9) at 7 players to 70.0% (60.4 to 78.1) at 5 players."
    )


def test_what_is_alike_at_all_tables_goes_without_saying() -> None:
    label = Label("5", "expert", "university")
    assert findings(found(1, 2, "5"), found(1, 2, "6")).name(label) == "5 players"
    assert findings(found(1, 2, "5"), found(1, 2, "5", "first")).name(label) == "5 players, expert"


@pytest.mark.parametrize(
    ("count", "games", "told"),
    [
        (100, 1000, "fewer than the publisher says"),
        (190, 1000, "which the publisher's range does not exclude"),
        (22500, 100000, "as the publisher says"),
        (350, 1000, "more than the publisher says"),
    ],
)
def test_a_share_is_held_beside_the_publishers_by_its_interval(count: int, games: int, told: str) -> None:
    assert compared(wilson(count, games)) == told


@pytest.mark.parametrize(
    ("inside", "outside", "told"),
    [
        (90, 10, ": usually, as the publisher says."),
        (10, 90, ": less than half."),
        (5, 5, "; whether that is more than half cannot be told."),
    ],
)
def test_books_are_usually_complete_when_the_interval_says_so(inside: int, outside: int, told: str) -> None:
    nights = Nights()
    nights.complete.update({7: inside, 6: outside})
    (sentence,) = books("careful", nights)
    assert sentence.endswith(told)
    assert f"complete in {inside + outside} games" in sentence


def test_no_books_no_sentence() -> None:
    assert books("careful", Nights()) == []


def test_figures_in_words() -> None:
    assert with_interval(wilson(5, 10)) == "50.0% (23.7 to 76.3)"
    assert points(Effect(-0.041, -0.08, 0.0001)) == "\N{MINUS SIGN}4.1 (\N{MINUS SIGN}8.0 to 0.0)"
    assert [signed(0.123), signed(-0.00001)] == ["+12.3", "0.0"]
    assert [listed(["a"]), listed(["a", "b", "c"]), listed([])] == ["a", "a, b and c", ""]
    assert shown(list("abcdefgh"), 3) == "a, b, c and 5 more"


def test_no_word_is_taken_for_markup_on_paper() -> None:
    assert quoted('#set "x" \\ *y*') == '"#set \\"x\\" \\\\ *y*"'


def test_teams_have_names() -> None:
    assert (
        partial(team_words, "cultists")("investigators") == wording("cultists").team("investigators") == "Investigators"
    )
    assert wording("cultists").ruling("dead_count") == "RQ-60"
