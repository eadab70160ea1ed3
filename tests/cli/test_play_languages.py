"""`gloaming play` in every language: whole games without a word of English, and screens that hold longer words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from gloaming import words
from gloaming.cli.main import app
from gloaming.cli.play.layout import Canvas, Sheet
from gloaming.cli.play.stage import Stage, stage_of
from gloaming.games import cultists, invasion
from gloaming.words import ENGLISH, Language, languages, listed, speaking
from tests.cli import test_play_invasion, test_play_screens
from tests.wide import further, one_in

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

OTHERS = [code for code in languages() if code != ENGLISH]
CANVASES = [
    Canvas(80, 24, "truecolor", plain=False),
    Canvas(80, 24, None, plain=True),
    Canvas(120, 40, "256", plain=False),
]
TABLES = {
    "first": cultists.Options(),
    "ice": cultists.Options(players=8, level="experienced", board="polar-station"),
    "mine": cultists.Options(players=8, level="experienced", board="mine", professions=True),
    "milan": invasion.Options(),
    "washington": invasion.Options(players=8, city="washington"),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.fixture(params=one_in(4, OTHERS))
def spoken(request: pytest.FixtureRequest) -> Iterator[Language]:
    """Another language than English; by the end it has had a word for everything."""
    language = words.of(request.param)
    language.missed.clear()
    yield language
    assert language.missed == set()


def gloaming(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, [*arguments], input=typed)


# Whole games

PAGES = "1\n?\n? 1\nl\nr\nm\nh\nnonsense\n99\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    "table",
    [
        ["--level", "experienced", "--players", "8", "--board", "polar-station", "--professions"],
        ["invasion"],
        *further(
            ["--level", "experienced", "--players", "8"],
            ["--level", "experienced", "--players", "7", "--board", "mine", "--professions"],
            ["invasion", "--city", "washington", "--option", "declare_window=standing_orders"],
        ),
    ],
    ids=["ice", "milan", "university", "mine", "washington"],
)
def test_a_whole_game_needs_no_english(table: list[str], spoken: Language, home: Path) -> None:
    """Played by numbers, told again, and verified."""
    typed = PAGES + "1\n2\n1\n" * 1000
    played = gloaming("play", *table, "--bots", "random", "--seed", "whole", "--language", spoken.code, typed=typed)
    assert played.exit_code == 0, played.output
    assert spoken.t("the-end") in played.stdout
    assert spoken.t("proof-verify") in played.stdout
    assert "{" not in played.stdout
    assert "\u2068" not in played.stdout
    (path,) = (home / "games").glob("*.jsonl")
    for arguments in ([], ["--verify"], ["--seat", "1"], ["--seat", "spectator"]):
        told = gloaming("replay", str(path), "--language", spoken.code, *arguments)
        assert told.exit_code == 0, told.output


def test_the_shell_chooses_the_language_and_the_command_line_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Aufwachen" in gloaming("play", "--seed", "shell", typed="q\n").stdout
    assert "Wake up" in gloaming("play", "--seed", "shell", "--language", "en", typed="q\n").stdout
    monkeypatch.setenv("LC_ALL", "C")
    assert "Wake up" in gloaming("play", "--seed", "shell", typed="q\n").stdout


# Refusals


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "3"], "Das Spiel ist für 4 bis 8 Plätze. Wähle eine Zahl dazwischen."),
        (["--level", "custom", "--roles", "wizard"], "Die besondere Rolle „wizard“ gibt es nicht. Wähle eine andere."),
        (
            ["--option", "tea=hot"],
            "Eine Hausregel „tea“ gibt es nicht. gloaming play cultists --options nennt sie alle.",
        ),
        (["--option", "self_vote=maybe"], "self_vote kann nicht „maybe“ sein. Es ist eines von: allowed, forbidden."),
        (["--bots", "clever"], "Einen Bot „clever“ gibt es hier nicht. Es gibt: "),
        (["--name", "***"], "Ein Name braucht wenigstens einen Buchstaben. Wähle einen anderen."),
        (
            ["--people", "Ann,du"],
            "Alle brauchen einen anderen Namen, und diese sind vergeben: Du und AUTOMA. Wählt andere.",
        ),
        (["--resume"], "Es gibt kein unfertiges Spiel zum Fortsetzen. gloaming play beginnt ein neues."),
        (["chess"], "Ein Spiel „chess“ gibt es hier nicht. Es gibt: "),
        (["invasion", "--city", "rome"], "Eine Stadt „rome“ gibt es hier nicht. Es gibt: "),
        (
            ["invasion", "--level", "expert"],
            "--level ist nicht für Invasion. Lass es weg oder wähle ein anderes Spiel.",
        ),
        (["invasion", "--option", "motherships_to_lose=9"], "Es gibt 5 Mutterschiffe. "),
    ],
)
def test_a_refusal_is_said_in_german(arguments: list[str], says: str) -> None:
    refused = gloaming("play", *arguments, "--language", "de")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith(says)
    assert refused.stderr.count("\n") == 1


def test_a_damaged_record_is_refused_in_german(home: Path) -> None:
    gloaming("play", "--seed", "damage", typed="1\n1\nq\n")
    (path,) = (home / "games").glob("*.jsonl")
    path.write_text(path.read_text("utf-8")[:-3], "utf-8")
    for command in (["play", "--resume"], ["replay"]):
        refused = gloaming(*command, str(path), "--language", "de")
        assert refused.exit_code == 2
        assert "bricht mitten in Zeile" in refused.stderr


def test_a_language_that_nobody_speaks_is_refused() -> None:
    refused = gloaming("play", "--language", "tlh")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == f"There’s no language “tlh” here. Choose from: {listed(languages())}.\n"


def test_house_rules_are_listed_in_words(spoken: Language) -> None:
    for game, rule in (("cultists", "house-self-vote"), ("invasion", "inv-rule-support-mode")):
        shown = gloaming("play", game, "--options", "--language", spoken.code).stdout
        assert f"    {spoken.t(rule)}: " in shown


# Screens


def sheets(name: str) -> Iterator[tuple[Stage, Sheet]]:
    options = TABLES[name]
    if isinstance(options, cultists.Options):
        for sheet in test_play_screens.questions(options, "screens", 30):
            yield stage_of("cultists"), sheet
    else:
        assert isinstance(options, invasion.Options)
        for sheet in test_play_invasion.questions(options, "screens", 30):
            yield stage_of("invasion"), sheet


@pytest.mark.parametrize("canvas", [CANVASES[0], *further(*CANVASES[1:])], ids=["80x24", "80x24 plain", "120x40"])
@pytest.mark.parametrize("table", one_in(2, TABLES))
def test_every_question_fits_with_all_its_answers(table: str, canvas: Canvas, spoken: Language) -> None:
    assert canvas.height
    with speaking(spoken.code):
        for stage, sheet in sheets(table):
            rows = stage.screen(sheet, canvas)
            text = "\n".join(row.plain for row in rows)
            assert len(rows) <= canvas.height - 1, text
            assert max(cell_len(row.plain) for row in rows) <= canvas.width, text
            for number in range(1, len(sheet.asked.options) + 1):
                assert f" {number}  " in text, text


@pytest.mark.parametrize("table", TABLES)
def test_pages_to_read_keep_to_the_width(table: str, spoken: Language) -> None:
    with speaking(spoken.code):
        stage, sheet = next(sheets(table))
        for page in (
            stage.reference(sheet.speech, 80),
            stage.help_page(sheet.speech, 80),
            stage.map_page(sheet.speech, sheet.asked, CANVASES[0]),
        ):
            assert max(cell_len(row.plain) for row in page) <= 80
