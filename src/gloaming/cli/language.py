"""Which language a command speaks, and how it refuses something in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer

from gloaming.cli.play.speech import kebab
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions, Fact, Refused
from gloaming.words import has, languages, learn, listed, preferred, speaking, t

Language = Annotated[
    str,
    typer.Option(
        "--language", metavar="CODE", help=f"{', '.join(languages())}; by default your shell's.", show_default=False
    ),
]


@contextmanager
def in_language(chosen: str) -> Iterator[None]:
    for kind in GAMES.values():
        for package in kind.packages:
            learn(package)  # a guest's words come with it
    known = chosen in languages()
    with speaking(chosen if known else preferred()):
        if chosen and not known:
            unknown = BadOptions(f"{chosen!r}.", "unknown-language", language=chosen, languages=languages())
            refuse(refusal_words(unknown))
        yield


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever is refused meanwhile ends the command in one sentence."""
    try:
        yield
    except Refused as fault:
        refuse(refusal_words(fault))


LONGEST = 400
"""So much of a fact is repeated: a file's name may be anything."""


def refusal_words(fault: Refused) -> str:
    """Why something was refused, and what to do; where nobody has words for the reason, as the error says it."""
    known = f"refusal-{fault.reason}"
    args = {name: put(name, fact) for name, fact in {**fault.facts, "sentence": str(fault)}.items()}
    return t(known, **args) if has(known) else str(fault)


def put(name: str, fact: Fact) -> int | str:
    """A fact as an argument: several as a list, a role by its name."""
    if isinstance(fact, int):
        return fact
    words = listed(fact) if isinstance(fact, tuple) else fact[:LONGEST]
    known = f"role-{kebab(words)}"
    return t(known) if name == "role" and has(known) else words


def refuse(why: str, code: int = 2) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(code)
