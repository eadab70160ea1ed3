"""A game that brings no stage: `gloaming play`, `replay` and `simulate` show it from its view, names and types alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.guests import GUEST, bring_lamplighters
from tests.wide import further

GLOAMING = [sys.executable, "-c", "from gloaming.cli.main import app; app()"]
WORDS = {
    "en": """
game-lamplighters = Lamplighters
    .what = Somebody puts out lamps.
lamplighters-question-look-at-lamp = Whose lamp will you look at?
lamplighters-option-look-at = Look at { $targetWhose } lamp
lamplighters-event-lamp-seen = You see { $targetWhose } lamp: { $lampIs ->
    [dark] it is out
   *[lit] it burns
}.
lamplighters-field-dark = Lamps out so far
lamplighters-team-thief = the thief
lamplighters-won-watch = The watch win.
lamplighters-reason-lamps = Too few lamps went out.
""",
    "de": """
lamplighters-question-look-at-lamp = Auf wessen Lampe schaust du?
lamplighters-option-look-at = Auf die Lampe { $targetWhose } schauen
""",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bring_lamplighters(tmp_path_factory.mktemp("guests"))


@pytest.fixture
def worded(tmp_path: Path) -> Path:
    """The same guest with words of its own, not all of them in German."""
    folder = tmp_path / "guests"
    folder.mkdir()
    bring_lamplighters(folder)
    for language, text in WORDS.items():
        (folder / GUEST / "words" / language).mkdir(parents=True)
        (folder / GUEST / "words" / language / "lamplighters.ftl").write_text(text, encoding="utf-8")
    return folder


def surroundings(site: Path, home: Path) -> dict[str, str]:
    told = {"PYTHONPATH": str(site), "GLOAMING_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "80"}
    return {name: value for name, value in os.environ.items() if not name.startswith("LC_")} | told


def gloaming(site: Path, home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*GLOAMING, *arguments],
        env=surroundings(site, home),
        input=typed,
        text=True,
        capture_output=True,
        check=False,
        timeout=240,
    )


def test_a_whole_game_through_a_pipe(site: Path, tmp_path: Path) -> None:
    played = gloaming(site, tmp_path, "play", GUEST, "--seed", "a", "--bots", "random", typed="1\n" * 5)
    assert (played.returncode, played.stderr) == (0, "")
    for words in (
        *("Lamplighters", "For 3 to 6 players. Teams: Watch and Thief.", "Round 1 · Night", "Round 3 · Vote"),
        *("Only you know", "Side: thief", "Tend lamps:", " 2  Tend: dark", " 1  Look at: Agnes"),
        *("You: lamp seen (target Agnes, lamp lit).", "The end", "won by lamps in round 3.", "Thief: you"),
    ):
        assert words in played.stdout, words
    (record,) = (tmp_path / "games").glob("*.jsonl")
    verified = gloaming(site, tmp_path, "replay", str(record), "--verify")
    assert verified.stdout.startswith("Verified: 19 answers"), verified


def test_pages_and_refusals(site: Path, tmp_path: Path) -> None:
    shown = gloaming(site, tmp_path, "play", GUEST, "--seed", "a", typed="h\nr\nl\n?\nm\n9\nq\n")
    assert shown.returncode == 0, shown.stderr
    for words in (
        "An arrow points at",
        "What everyone can see",
        "There’s no written rule for this.",
        "That isn’t one of the answers",
        "no answer 9",
    ):
        assert words in shown.stdout, words
    assert "m map" not in shown.stdout
    for arguments, says in (
        (["--players", "9"], "This game is for 3 to 6"),
        (["--tea", "hot"], "No such option: --tea"),
        (["--option", "tea=hot"], "no house rule “tea”"),
        (["--city", "milan"], "--city isn’t for Lamplighters"),
    ):
        refused = gloaming(site, tmp_path, "play", GUEST, *arguments)
        assert (refused.returncode, refused.stdout) == (2, ""), refused
        assert says in refused.stderr


def test_it_is_left_and_resumed(site: Path, tmp_path: Path) -> None:
    gloaming(site, tmp_path, "play", GUEST, "--seed", "a", typed="1\nq\n")
    resumed = gloaming(site, tmp_path, "play", "--resume", typed="1\n" * 4)
    assert "Dark counted: 0." in resumed.stdout
    assert "The end" in resumed.stdout


def test_a_guest_speaks_with_its_own_words(worded: Path, tmp_path: Path) -> None:
    english = gloaming(worded, tmp_path, "play", GUEST, "--seed", "a", "--bots", "random", typed="1\n" * 5).stdout
    for words in (
        *("Somebody puts out lamps.", "Teams: Watch and The thief.", "Lamps out so far: 0", "Tend: lit"),
        *("Whose lamp will you look at?", "1  Look at Agnes’s lamp", "You see Agnes’s lamp: it burns."),
        "The watch win. Too few lamps went out.",
    ):
        assert words in english, words


def test_what_a_guest_did_not_translate_is_said_in_english(worded: Path, tmp_path: Path) -> None:
    shown = gloaming(worded, tmp_path, "play", GUEST, "--seed", "a", "--language", "de", typed="1\n1\nq\n").stdout
    for words in (
        *("Runde 1 · Night", "Nur du weißt", "Auf wessen Lampe schaust du?", "1  Auf die Lampe von Agnes schauen"),
        *("lamp: it burns.", "Lamps out so far: 0", "Runde 2 beginnt."),
    ):
        assert words in shown, words


def test_help_and_tables_know_a_guest(site: Path, tmp_path: Path) -> None:
    for command in ("play", "simulate", "arena"):
        shown = " ".join(gloaming(site, tmp_path, command, "--help").stdout.split())
        assert "lamplighters: Lamplighters. For 3 to 6. Switches: --players. Bots: hard, searcher, random." in shown
    counted = gloaming(site, tmp_path, *f"simulate {GUEST} --games 8 --jobs 1 --bots random --players 5".split())
    assert "Lamplighters, 5 players, bots random, seed 1: 8 games" in counted.stdout
    assert re.search(r"Watch +\d", counted.stdout)
    assert gloaming(site, tmp_path, "lab", "calibrate", GUEST).stderr.startswith("No bot of lamplighters has beliefs")


def test_a_record_is_told_from_every_pair_of_eyes(site: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    gloaming(site, tmp_path, *f"simulate {GUEST} --games 1 --jobs 1 --bots random --records".split(), str(records))
    file = str(records / "game-000001.jsonl")
    told = gloaming(site, tmp_path, "replay", file).stdout
    assert "Before the game." in told
    assert "(Seat 0) You: side learnt" in told
    assert re.search(r"The sides: Seat 0: (Watch|Thief), ", told)
    assert "(Seat" not in gloaming(site, tmp_path, "replay", file, "--seat", "spectator").stdout
    own = json.loads(gloaming(site, tmp_path, "replay", file, "--seat", "2", "--json").stdout)
    assert [heard["code"][:7] for heard in own["hours"][0]["events"]] == ["side:2="]
    assert [hour["hour"] for hour in own["hours"]] == [0, 1, 2, 3]


# Secrets


@pytest.fixture
def lamplighters(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    before = set(sys.modules)
    monkeypatch.syspath_prepend(site)
    from lamplighters import LAMPLIGHTERS  # type: ignore[import-not-found]

    from gloaming.games import GAMES

    monkeypatch.setitem(GAMES, GUEST, LAMPLIGHTERS)  # which may have been looked for before
    yield LAMPLIGHTERS
    for name in set(sys.modules) - before:
        if name.split(".")[0] == GUEST:
            del sys.modules[name]


def everything_shown(kind: Any, view: Any) -> str:
    """Every screen and page that a seat can come to with this view."""
    from gloaming.cli.play.asking import Conversation, Person
    from gloaming.cli.play.layout import Canvas
    from gloaming.cli.play.plain.stage import PlainStage
    from gloaming.cli.play.screen import Screen

    stage = PlainStage(kind)
    screen = Screen(live=False)
    sheet = Person(stage, screen, ("Ann", "Ben", "Cleo", "Dora"), "seal").sheet(view)
    rows = [row for width, height in CANVASES for row in stage.screen(sheet, Canvas(width, height, None, False))]
    talk = Conversation(stage, screen, sheet, 0)
    rows += [*stage.reference(talk.speech, 80), *stage.help_page(talk.speech, 80), *talk.log(80)]
    return "\n".join(row.plain for row in rows)


CANVASES = ((80, 24), (120, 40), (60, 20), (80, None))


def test_only_the_view_is_shown(lamplighters: Any) -> None:
    """Two games that a seat cannot tell apart look alike, to the last letter, in every language and size."""
    from gloaming.kernel.dice import Dice
    from gloaming.words import speaking

    compared = 0
    for number in range(6):
        game = lamplighters.begin(lamplighters.options(players=4), Dice.seeded(f"plain {number}").key)
        for answer in range(9):
            seat = game.waiting_for[0]
            view = lamplighters.view(game, seat)
            world = lamplighters.determinise(view, Dice.seeded(f"{number} {answer}"))
            compared += world.thief != game.thief
            for language in ("en", "de"):
                with speaking(language):
                    twin = lamplighters.view(world, seat)
                    assert everything_shown(lamplighters, view) == everything_shown(lamplighters, twin)
            game.answer(seat, view.asked.options[-1])
    assert compared > 10


@pytest.mark.parametrize("canvas", CANVASES)
def test_what_nobody_listed_is_only_yours(lamplighters: Any, canvas: tuple[int, int | None]) -> None:
    """A field that the view does not list as public stands below "Only you know", never above."""
    from gloaming.cli.play.asking import Person
    from gloaming.cli.play.layout import Canvas
    from gloaming.cli.play.plain.stage import PlainStage
    from gloaming.cli.play.screen import Screen
    from gloaming.kernel.dice import Dice

    game = lamplighters.begin(lamplighters.options(players=4), Dice.seeded("listed").key)
    stage, view = PlainStage(lamplighters), lamplighters.view(game, 0)
    sheet = Person(stage, Screen(live=False), ("Ann", "Ben", "Cleo", "Dora"), "seal").sheet(view)
    rows = [row.plain for row in stage.screen(sheet, Canvas(*canvas, None, False))]
    title = next(number for number, row in enumerate(rows) if "Only you know" in row)
    side = [number for number, row in enumerate(rows) if "Side: " in row]
    assert len(side) == 1
    assert side[0] > title
    watched = stage.speech(msgspec.structs.replace(view, seat=None, side=None), ("Ann", "Ben", "Cleo", "Dora"))
    assert not list(watched.rows(public=False))


# In a terminal


PEXPECT = pytest.mark.skipif(sys.platform == "win32", reason="pexpect has no terminal there")
LEAVE = {"en": "q quit > ", "de": "q gehen > "}
ENDS = {"en": "The end", "de": "Das Ende"}
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    def __init__(self, site: Path, home: Path, *arguments: str, size: tuple[int, int] = (24, 80)) -> None:
        import pexpect

        env = {**surroundings(site, home), "TERM": "xterm-256color"}
        env.pop("COLUMNS")
        command = [*GLOAMING[1:], "play", GUEST, "--bots", "random", *arguments]
        self.process = pexpect.spawn(GLOAMING[0], command, env=env, dimensions=size, encoding="utf-8", timeout=120)
        self.process.setecho(False)
        self.drawn = ""

    def expect(self, *patterns: str) -> int:
        found: int = self.process.expect([*map(re.escape, patterns)])
        self.drawn += f"{self.process.before}{self.process.after}"
        return found

    def close(self) -> str:
        import pexpect

        self.process.expect(pexpect.EOF)
        self.drawn += self.process.before or ""
        self.process.wait()  # closing ends it, whatever it was about to do
        self.process.close()
        return ESCAPES.sub("", self.drawn)


@PEXPECT
@pytest.mark.parametrize("size", [(24, 80), *further(((40, 120),))], ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_in_a_terminal(language: str, size: tuple[int, int], site: Path, tmp_path: Path) -> None:
    from rich.cells import cell_len

    from gloaming.cli.play.screen import ALTERNATE, NORMAL, WIPE

    terminal = Terminal(site, tmp_path, "--seed", "a", "--language", language, size=size)
    for _ in range(5):
        terminal.expect(LEAVE[language])
        terminal.process.sendline("1")
    terminal.expect(ENDS[language])
    terminal.close()
    assert terminal.process.exitstatus == 0
    inside = terminal.drawn.partition(ALTERNATE)[2].partition(NORMAL)[0]
    screens = [ESCAPES.sub("", drawn).replace("\r", "").split("\n") for drawn in inside.split(WIPE)]
    assert len(screens) > 5
    for lines in screens:
        assert len(lines) <= size[0]
        assert max(map(cell_len, lines)) <= size[1]


@PEXPECT
def test_private_things_are_covered_between_two_people(site: Path, tmp_path: Path) -> None:
    """Seat 0 is the thief of this deal. Between two covers lies what one of the two may know, and nothing else."""
    terminal = Terminal(site, tmp_path, "--seed", "a", "--people", "Ann,Ben")
    for _ in range(18):
        if terminal.expect(LEAVE["en"], "only Ann can see the screen.", "only Ben can see the screen.", "The end") == 3:
            break
        terminal.process.sendline("1")
    parts = re.split(r"Pass the device to (\w+)\.", terminal.close())
    hands = list(zip(parts[1::2], parts[2::2], strict=True))
    assert {name for name, _ in hands} == {"Ann", "Ben"}
    for number, (name, seen) in enumerate(hands):
        before_the_end = seen.partition("The end")[0]
        mine, others = ("thief", "watch") if name == "Ann" else ("watch", "thief")
        assert f"Side: {mine}" in before_the_end, (number, name)
        assert f"Side: {others}" not in before_the_end, (number, name)
        assert not re.search(rf"You: side learnt {others}", before_the_end), (number, name)
