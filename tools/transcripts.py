"""An evening of each style, word for word: `python -m tools.transcripts [SEED]` writes them into `docs/studies`.

The same deal for each, played by bots alone as in the terminal, where they talk as at a web table, and told from its record
with everything open. They are there to be read: of every line somebody should ask whether a person would say it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from gloaming.bots import styles_of
from gloaming.cli.endings import ending
from gloaming.cli.replay import OPEN, Heard, Teller, by_hour
from gloaming.games.cultists import CULTISTS
from gloaming.kernel.records import Match, read, resume

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "studies"
SEED: Final = "lamp oil"
TITLES: Final = {"gentle": "Bots play gently", "human": "Bots play like people", "keen": "Bots play to win"}

BEFORE: Final = (
    "A game of five at the university, first game, among bots alone, in the style *{style}*. {told} Everything is revealed; what "
    "only one seat saw has its name in brackets. [What a reader made of it](transcripts.md). The same game in a terminal:"
)


def played(style: str, seed: str) -> Match:
    """A whole game of five, with all that was said."""
    with TemporaryDirectory() as home:
        words = ("play", "--auto", "--plain", "--name", "Agnes", "--seed", seed, "--style", style)
        command = [sys.executable, "-c", "from gloaming.cli.main import app; app()", *words]
        around = {**os.environ, "GLOAMING_HOME": home}
        subprocess.run(command, env=around, stdout=subprocess.DEVNULL, check=True)
        (file,) = Path(home, "games").glob("*.jsonl")
        return resume(CULTISTS, read(file.read_text("utf-8"), file.name))


def is_said(heard: Heard) -> bool:
    """What is said stands in a record as a value, what happens as a code."""
    return heard.code.startswith("{")


def passages(heard: Sequence[Heard]) -> Iterator[str]:
    """What happens runs on; what somebody says stands by itself."""
    for said, lines in groupby(heard, is_said):
        if said:
            yield from ["**{}:** {}".format(*line.words.split(": ", 1)) for line in lines]
        else:
            yield " ".join(line.words for line in lines)


def page(style: str, seed: str) -> str:
    """The transcript as a page."""
    match = played(style, seed)
    teller, game = Teller(match, OPEN), match.game
    outcome = CULTISTS.outcome(game)
    told = ending(CULTISTS.name, outcome.winner, outcome.reason, outcome.rounds)
    yourself = f'gloaming play --auto --name Agnes --seed "{seed}" --style {style}'
    parts = [f"# {TITLES[style]}: a transcript", BEFORE.format(style=style, told=told), f"```sh\n{yourself}\n```"]
    for hour, heard in by_hour(teller):
        parts += [f"## {f'Hour {hour}' if hour else 'The night'}", *passages(heard)]
    parts.append(teller.stage.unveiled(match, teller.names))
    return "\n\n".join(parts) + "\n"


def main(seed: str = SEED) -> None:
    styles = styles_of(CULTISTS.name)
    assert styles is not None
    for style in styles.offered:
        (FOLDER / f"transcript-{style}.md").write_text(page(style, seed), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
