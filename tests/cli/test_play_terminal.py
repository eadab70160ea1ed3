"""`gloaming play` in a real terminal of 80 by 24, alone and passed from hand to hand."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from gloaming.cli.main import app
from gloaming.cli.play.asking import Conversation
from gloaming.cli.play.cultists.names import role_name
from gloaming.cli.play.cultists.panels import route_pieces
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.stage import STAGE
from gloaming.cli.play.layout import Sheet
from gloaming.cli.play.screen import ALTERNATE, NORMAL, WIPE, Screen
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.victory import Claim, Confirm
from gloaming.games.cultists.view import View
from gloaming.kernel.records import read, replay
from tests.scenario import table

pexpect = pytest.importorskip("pexpect", reason="a terminal to play in needs a POSIX system")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pexpect has no terminal there")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = "q quit > "
COVER_WORDS = {
    "Pass",
    "the",
    "device",
    "to",
    "Ann.",
    "Ben.",
    "Press",
    "Enter",
    "when",
    "only",
    "Ann",
    "Ben",
    "can",
    "see",
    "screen.",
    ">",
    "─" * 36,
}
COVER = re.compile(r"Pass the device to (\w+)\.")


class Terminal:
    """A terminal of 80 by 24 with a game in it; everything that was ever drawn is kept."""

    def __init__(self, home: Path, *arguments: str) -> None:
        command = ["-c", "from gloaming.cli.main import app; app()", "play", *arguments]
        env = {"GLOAMING_HOME": str(home), "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        self.process = pexpect.spawn(
            sys.executable, command, env=env, dimensions=(24, 80), encoding="utf-8", timeout=120, echo=False
        )
        self.drawn = ""

    def expect(self, *patterns: str) -> int:
        found: int = self.process.expect([*map(re.escape, patterns)])
        self.drawn += f"{self.process.before}{self.process.after}"
        return found

    def type(self, line: str) -> None:
        self.process.sendline(line)

    def close(self) -> str:
        self.process.expect(pexpect.EOF)
        self.drawn += self.process.before
        self.process.wait()  # closing ends it, whatever it was about to do
        self.process.close()
        return self.drawn

    @property
    def screens(self) -> list[list[str]]:
        """The lines of each screen that was drawn."""
        inside = self.drawn.partition(ALTERNATE)[2].partition(NORMAL)[0]
        return [ESCAPES.sub("", drawn).replace("\r", "").split("\n") for drawn in inside.split(WIPE)]


def test_no_screen_is_taller_than_24_lines_or_wider_than_80(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "terminal", "--level", "experienced")
    for line in [
        "",
        *["1"] * 12,
        "nonsense",
        "?",
        "",
        "? 1",
        "",
        "r",
        "",
        "m",
        "",
        *["2", "1"] * 6,
        "l",
        "q",
        "h",
        "q",
    ]:
        terminal.expect(PROMPT, "Enter to go back", "q to go back")
        terminal.type(line)
    terminal.expect(PROMPT)
    terminal.type("q")
    terminal.close()
    assert terminal.process.exitstatus == 0
    screens = terminal.screens
    assert len(screens) > 30
    for lines in screens:
        assert len(lines) <= 24, "\n".join(lines)
        assert max(map(cell_len, lines)) <= 80, "\n".join(lines)


def test_the_shell_comes_back_and_knows_where_the_game_is(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "shell")
    terminal.expect(PROMPT)
    terminal.type("q")
    drawn = terminal.close()
    after = drawn.partition(NORMAL)[2]
    assert "Your game is saved in" in ESCAPES.sub("", after)
    assert drawn.count(ALTERNATE) == drawn.count(NORMAL) == 1


def test_plain_means_ascii_without_colours(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "plain", "--plain")
    for _ in range(4):
        terminal.expect(PROMPT)
        terminal.type("1")
    terminal.expect(PROMPT)
    terminal.type("q")
    drawn = terminal.close()
    assert drawn.isascii()
    assert set(ESCAPES.findall(drawn)) <= {
        "\x1b[?1049h",
        "\x1b[?1049l",
        "\x1b[H",
        "\x1b[2J",
        "\x1b[3J",
        "\x1b[1m",
        "\x1b[0m",
    }


# Several people at one device


def hands(transcript: str) -> Iterator[tuple[str, str]]:
    """The parts of a transcript between two covers, with the name of the person who holds the device."""
    parts = COVER.split(transcript)
    yield from zip(parts[1::2], parts[2::2], strict=True)


def secrets_over_time(home: Path, seats: tuple[int, ...]) -> dict[int, set[str]]:
    """Every row of secrets that each seat ever had in the game that is kept there."""
    (path,) = (home / "games").glob("*.jsonl")
    rows: dict[int, set[str]] = {seat: set() for seat in seats}
    for match in replay(CULTISTS, read(path.read_text("utf-8"))):
        for seat in seats:
            view: View = CULTISTS.view(match.game, seat)
            assert view.role
            route = " ".join(piece.plain for piece in route_pieces(Speech(view, match.head.names)))
            rows[seat] |= {f"You: {role_name(view.role)}", route}
    return rows


@pytest.mark.parametrize("live", [True, False], ids=["terminal", "pipe"])
def test_nobody_sees_the_secrets_of_another(tmp_path: Path, live: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """AC-INFO-01: between two covers lie the secrets of one person only. Here Ann is the Cultist and Ben is none."""
    arguments = ["--seed", "hands 7", "--people", "Ann,Ben"]
    transcript = passed_round(tmp_path, arguments) if live else piped(tmp_path, arguments, monkeypatch)
    rows = secrets_over_time(tmp_path, (0, 1))
    assert "You: Cultist" in rows[0]
    assert not rows[0] & rows[1]
    parts = list(hands(ESCAPES.sub("", transcript)))
    assert len(parts) > 6
    for holder, seen in parts:
        own, others = (rows[0], rows[1]) if holder == "Ann" else (rows[1], rows[0])
        assert any(row in seen for row in own), seen
        assert not any(row in seen for row in others), (holder, seen)
        assert holder == "Ann" or not re.search(r"\d Dead|\d Sabotage|a Dead card: you", seen), seen


def passed_round(home: Path, arguments: list[str]) -> str:
    terminal = Terminal(home, *arguments)
    for _ in range(30):
        terminal.expect(PROMPT, "only Ann can see the screen.", "only Ben can see the screen.")
        terminal.type("1")
    terminal.expect(PROMPT, "only Ann can see the screen.", "only Ben can see the screen.")
    terminal.process.sendeof()
    return terminal.close()


def piped(home: Path, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("GLOAMING_HOME", str(home))
    return CliRunner().invoke(app, ["play", *arguments], input="1\n" * 30).stdout


def test_the_screen_is_wiped_before_and_after_a_cover(tmp_path: Path) -> None:
    transcript = passed_round(tmp_path, ["--seed", "hands 7", "--people", "Ann,Ben"])
    covers = [drawn for drawn in transcript.split(WIPE) if COVER.search(drawn)]
    assert len(covers) > 6
    for drawn in covers:  # only the cover between two wipes
        words = ESCAPES.sub("", drawn).split()
        assert set(words) <= COVER_WORDS, drawn


# Answers that weigh heavily


def claim() -> Conversation:
    t = table("Ann", "Ben", "Cleo", "Dora", "Emil", phase="cleanup", roles={"Ann": "cultist"})
    view = CULTISTS.view(t.game, 0)
    assert view.asked is not None
    return Conversation(STAGE, Screen(live=False), Sheet(Speech(view, t.names), view.asked, ()), 0)


def test_a_claim_is_asked_twice() -> None:
    """Options with `confirm` cannot be taken back."""
    conversation = claim()
    doubt = conversation.heed("2")
    assert isinstance(doubt, str)
    assert doubt.endswith("Type 2 again to do it, or anything else to leave it.")
    assert conversation.heed("2") == Claim()


def test_a_claim_can_be_thought_over() -> None:
    conversation = claim()
    conversation.heed("2")
    assert isinstance(conversation.heed("7"), str)
    assert isinstance(conversation.heed("2"), str), "the first 2 is forgotten"
    assert conversation.heed("1") == Confirm()


def test_the_usual_answer_needs_no_number() -> None:
    """AC-CLEAN-10: the same key for everybody, the one who could claim included."""
    assert claim().heed("") == Confirm()
