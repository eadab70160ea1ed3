"""The screens of `gloaming play`: whatever is asked, it fits the terminal, and every answer can be seen."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.text import Text

from gloaming.bots import make_bot
from gloaming.cli.play.asking import Conversation, Person
from gloaming.cli.play.cultists import pages
from gloaming.cli.play.cultists.panels import labels
from gloaming.cli.play.cultists.panels import people as people_rows
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.stage import STAGE
from gloaming.cli.play.layout import Canvas, Sheet
from gloaming.cli.play.pages import rule_page
from gloaming.cli.play.rows import Rows, boxed, clean, only_ascii, wrapped
from gloaming.cli.play.screen import Screen
from gloaming.cli.play.seating import named
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.movement import Teleport
from gloaming.games.cultists.night import Night
from gloaming.games.cultists.rounds import Act
from gloaming.kernel.dice import Dice
from tests.scenario import table
from tests.wide import further, one_in

SMALL = Canvas(80, 24, "truecolor", plain=False)
PLAIN = Canvas(80, 24, None, plain=True)
LARGE = Canvas(140, 45, "truecolor", plain=False)
OTHERS = [
    Canvas(120, 40, "256", False),
    Canvas(100, 30, "standard", False),
    Canvas(60, 20, None, True),
    Canvas(40, 12, None, True),
]

TABLES = {
    "first game": Options(),
    "eight": Options(players=8, level="experienced"),
    "automa": Options(
        players=6, automa=True, level="custom", roles=("assassin", "mechanic", "infected", "firestarter")
    ),
    "all else": Options(
        players=8,
        level="custom",
        roles=("greenhorn", "butterfingers", "crybaby", "super_ghost", "radiant_beauty", "seer"),
        path_declaration="upfront",
        double_vote="optional",
        anonymous_ballots=True,
        dark_transfers="hidden",
        encounter_order="clockwise_from_mover",
    ),
    "polar station": Options(players=8, level="experienced", board="polar-station"),
    "mine": Options(players=8, level="experienced", board="mine", professions=True),
}


def questions(options: Options, seed: str, most: int = 40) -> Iterator[Sheet]:
    """What seat 0 is asked in a game of random bots, as it would be shown."""
    game = CULTISTS.begin(options, Dice.seeded(seed).key)
    names = named(STAGE, ["Ann"], options)
    person = Person(STAGE, Screen(plain=True, live=False), names, "c" * 64)
    bots = {seat: make_bot("random", "cultists", Dice.seeded(seed, seat)) for seat in range(options.players)}
    while not game.over and most:
        seat = game.waiting_for[0]
        view = CULTISTS.view(game, seat)
        if seat == 0:
            most -= 1
            yield person.sheet(view)
            person.since = len(view.journal)
        game.answer(seat, bots[seat].decide(view, view.asked))


def plain_text(rows: Rows) -> str:
    return "\n".join(row.plain for row in rows)


@pytest.mark.parametrize("options", one_in(2, TABLES.values()), ids=TABLES.keys())
@pytest.mark.parametrize("canvas", [SMALL, PLAIN, *further(LARGE)], ids=["80x24", "80x24 plain", "140x45"])
def test_every_question_fits_with_all_its_answers(options: Options, canvas: Canvas) -> None:
    for sheet in questions(options, "screens"):
        rows = STAGE.screen(sheet, canvas)
        text = plain_text(rows)
        assert canvas.height
        assert len(rows) <= canvas.height - 1, text  # the last row is the prompt's
        assert max(cell_len(row.plain) for row in rows) <= canvas.width, text
        assert sheet.speech.ask(sheet.asked.step)[:40] in text
        for number in range(1, len(sheet.asked.options) + 1):
            assert f" {number}  " in text, text


@pytest.mark.parametrize("canvas", OTHERS, ids=lambda canvas: f"{canvas.width}x{canvas.height}")
def test_no_terminal_is_overrun(canvas: Canvas) -> None:
    for sheet in questions(TABLES["eight"], "others", most=25):
        rows = STAGE.screen(sheet, canvas)
        assert canvas.height
        assert len(rows) <= canvas.height - 1
        assert max(cell_len(row.plain) for row in rows) <= canvas.width


def test_a_small_terminal_shows_plan_people_shelf_and_secrets() -> None:
    for sheet in questions(TABLES["first game"], "parts", most=8):
        if isinstance(sheet.asked.step, Night):
            continue
        text = plain_text(STAGE.screen(sheet, SMALL))
        view = sheet.speech.view
        assert f"Hour {view.round} of 10" in text
        assert "Cafeteria" in text  # on the plan
        assert all(name in text for name in sheet.speech.names)
        assert "Route" in text
        assert "Hand " in text
        assert "P 0/4+4" in text
        assert "points" in text


def test_a_ghost_sees_where_each_answer_leads() -> None:
    seen = [sheet for sheet in questions(TABLES["eight"], "ghost 2", 99) if isinstance(sheet.asked.step, Teleport)]
    assert seen, "this seed makes seat 0 a ghost"
    text = plain_text(STAGE.screen(seen[0], SMALL))
    assert all(f"[{number}]" in text for number in range(1, len(seen[0].asked.options) + 1))


def test_without_a_terminal_everything_is_told_line_by_line() -> None:
    """No plan, one answer a line, nothing left out."""
    for sheet in questions(TABLES["first game"], "pipe", most=8):
        lines = plain_text(STAGE.screen(sheet, Canvas(80, None, None, plain=True))).split("\n")
        answers = [line for line in lines if re.match(r" +\d+  ", line)]
        assert len(answers) == len(sheet.asked.options)
        assert not any("┬" in line for line in lines)


def test_the_welcome_says_who_you_are_what_you_want_and_how_to_answer() -> None:
    sheet = next(questions(TABLES["first game"], "welcome"))
    text = " ".join(plain_text(STAGE.screen(sheet, SMALL)).replace("│", " ").split())
    for words in (
        "You are a cultist",
        "Investigators: Get 10 points of books",
        "Type the number of an answer",
        "c" * 64,
        "Wake up",
    ):
        assert words in text


@pytest.mark.parametrize("width", [80, 120])
def test_pages_to_read_keep_to_the_width(width: int) -> None:
    for sheet in questions(TABLES["automa"], "pages", most=6):
        canvas = Canvas(width, 24, None, plain=False)
        read = [
            Conversation(STAGE, Screen(live=False), sheet, 0).log(width),
            pages.reference(sheet.speech, width),
            pages.help_page(sheet.speech, width),
        ]
        read += [STAGE.map_page(sheet.speech, sheet.asked, canvas)]
        read += [rule_page(sheet.speech, sheet.asked, option, width) for option in (None, *sheet.asked.options)]
        assert max(cell_len(row.plain) for rows in read for row in rows) <= width


def test_the_rule_behind_a_question_and_behind_an_answer() -> None:
    sheet = next(s for s in questions(TABLES["first game"], "rules") if isinstance(s.asked.step, Act))
    told = plain_text(rule_page(sheet.speech, sheet.asked, None, 80))
    assert told.index("You can deal with people anywhere") < told.index("AC-ACT-GEN-01"), "plain words first"
    assert "| Action" not in told
    assert "Overview" in plain_text(rule_page(sheet.speech, sheet.asked, None, 80, exact=True))
    passing = sheet.asked.options[-1]
    assert "AC-ROUND-05" in plain_text(rule_page(sheet.speech, sheet.asked, passing, 80))


def test_two_letters_tell_everybody_apart() -> None:
    assert labels(["Ann", "Anna", "Anne", "A"]) == ["An", "Aa", "Ae", "Ab"]


def test_a_long_name_with_a_shown_role_keeps_to_its_column() -> None:
    people = ("Ann", "Ben", "Cleo", "Bartholomew")
    roles = {"Ann": "cultist", "Bartholomew": "radiant_beauty"}
    t = table(*people, roles=roles, ghosts={"AUTOMA": "vote", "Bartholomew": "vote"}, knife="AUTOMA")
    t.game.shown_role[4] = "investigator"
    rows = people_rows(Speech(CULTISTS.view(t.game, 0), t.names), 26)
    assert [row.plain for row in rows[3:]] == ["(Ba)  Bartholomew Radiant ", "(Au)  Automa † Investigato"]


def test_rows_keep_their_length() -> None:
    assert [row.plain for row in wrapped("one two three", 9, hang=2)] == ["one two", "  three"]
    box = boxed("Title", wrapped("words", 16), 20)
    assert {cell_len(row.plain) for row in box} == {20}
    bare = only_ascii(boxed("Tü …", wrapped("日本", 16), 20)[0])
    assert bare.plain.isascii()
    assert len(bare.plain) == 20
    assert only_ascii(Text("«Πού πηγαίνεις;» żółty")).plain == "<Pou phgaineis;> zolty"
    assert clean("Νίκος", plain=True) == "Nikos"
