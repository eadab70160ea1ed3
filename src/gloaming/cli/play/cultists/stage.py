"""Cultists as a terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloaming.cli.play.cultists import pages, role_words
from gloaming.cli.play.cultists.ending import end_rows
from gloaming.cli.play.cultists.layout import screen_of
from gloaming.cli.play.cultists.speech import AUTOMA, Speech, role_title
from gloaming.cli.play.cultists.story import news, remembered, story
from gloaming.cli.play.cultists.words import BOOK
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import Passage
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES, board_of
from gloaming.games.cultists.events import FaceDown, RoundBegan
from gloaming.games.cultists.night import Night
from gloaming.games.cultists.victory import AskForClaim
from gloaming.games.cultists.view import View
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.events import Event
from gloaming.kernel.records import Match


class CultistsStage(Stage):
    kind = CULTISTS
    book = BOOK
    uniform = (Night, AskForClaim)
    reference_key = "roles"
    before_rounds = "The night"
    reserved = (AUTOMA,)
    face_down = (FaceDown,)

    def speech(self, view: View, names: Sequence[str]) -> Speech:
        return Speech(view, names)

    switches = ("players", "automa", "level", "roles", "board", "professions")
    set_otherwise = (*switches, "board_file")

    def table_of(self, typed: dict[str, Any]) -> dict[str, Any]:
        """A board by its name, or read from a file."""
        board = typed.pop("board", "")
        given = {**typed, "roles": [part.strip() for part in typed.get("roles", "").split(",") if part.strip()]}
        if board in FAMILIES:
            given["board"] = board
        elif board:
            try:
                given["board_file"] = Path(board).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as fault:
                names = ", ".join(FAMILIES)
                sentence = f"The board {board} cannot be read; take one of {names}, or name another file."
                raise BadOptions(sentence) from fault
        return given

    def further_seats(self, options: Options) -> tuple[str, ...]:
        return (AUTOMA,) if options.has_automa else ()

    # Telling

    story = staticmethod(story)

    def news(self, speech: Speech, since: int, commitment: str) -> list[Passage]:
        asked = speech.view.asked
        if asked is not None and isinstance(asked.step, Night):
            return pages.welcome(speech, commitment)
        return story(speech, news(speech.view, since))

    def remembered(self, view: View, since: int, *, earlier: bool = False) -> tuple[Event, ...]:
        return remembered(view, since, earlier=earlier)

    def log_title(self, view: View) -> str:
        return pages.LOGS[view.options.public_log]

    def round_of(self, event: Event) -> int | None:
        return event.round if isinstance(event, RoundBegan) else None

    # Showing

    screen = staticmethod(screen_of)
    reference = staticmethod(role_words.reference)
    map_page = staticmethod(pages.map_page)
    help_page = staticmethod(pages.help_page)
    end_rows = staticmethod(end_rows)

    # For a replay

    def table_words(self, match: Match) -> str:
        options: Options = match.game.options
        automa = f" and the {AUTOMA}" if options.has_automa else ""
        board = f", {board_of(options).title}" if options.board or options.board_file else ""
        professions = ", with Professions" if options.professions else ""
        return f"{options.players} players{automa}, level {options.level}{board}{professions}"

    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        who = [*names, f"the {AUTOMA}"]
        roles = [f"{who[seat]}: {role_title(role)}" for seat, role in enumerate(match.game.role)]
        return f"The Roles were: {', '.join(roles)}."


STAGE = CultistsStage()
