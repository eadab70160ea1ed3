"""Cultists as a terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from gloaming.cli.play.cultists import pages
from gloaming.cli.play.cultists.ending import end_rows
from gloaming.cli.play.cultists.layout import screen_of
from gloaming.cli.play.cultists.names import role_name
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.story import news, remembered, story
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import Passage
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES, board_of
from gloaming.games.cultists.events import RoundBegan
from gloaming.games.cultists.night import Night
from gloaming.games.cultists.view import View
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.events import Event
from gloaming.kernel.records import Match
from gloaming.words import t

AUTOMA = "AUTOMA"
"""Its name in records."""
LOGS = {"full": "log-known", "current_round": "log-known-hour", "off": "log-known-since"}
"""RQ-103: as much of the past as the table keeps."""


class CultistsStage(Stage):
    kind = CULTISTS
    reference_key = "help-roles-key"
    before_rounds = "log-night"
    house_rule = "house"
    reserved = (AUTOMA,)

    def speech(self, view: View, names: Sequence[str]) -> Speech:
        return Speech(view, names)

    switches = ("players", "automa", "level", "roles", "board", "professions")
    set_otherwise = (*switches, "board_file")

    def meant(self, name: str, word: str) -> tuple[str, str]:
        """A board by its name, or read from a file."""
        if name != "board" or word in FAMILIES:
            return name, word
        try:
            return "board_file", Path(word).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise BadOptions(f"{word} cannot be read.", "board-unread", board=word, boards=FAMILIES) from fault

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
        return t(LOGS[view.options.public_log])

    def round_of(self, event: Event) -> int | None:
        return event.round if isinstance(event, RoundBegan) else None

    # Showing

    screen = staticmethod(screen_of)
    reference = staticmethod(pages.reference)
    map_page = staticmethod(pages.map_page)
    help_page = staticmethod(pages.help_page)
    end_rows = staticmethod(end_rows)

    # For a replay, and for tables of results

    always_told = MappingProxyType({"investigators": ("points",)})

    def table_words(self, options: Options) -> str:
        automa = "-automa" if options.has_automa else ""
        where = t(f"plan-{options.board or FAMILIES[0]}") if not options.board_file else board_of(options).title
        place = t("facts-place-professions", where=where) if options.professions else where
        game = t(f"facts-game{automa}", players=options.players, level=t(f"level-{options.level}"))
        return f"{game}, {place}"

    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        who = [*names, t("automa")]
        roles = [f"{who[seat]}: {role_name(role)}" for seat, role in enumerate(match.game.role)]
        return t("replay-roles", roles=", ".join(roles))


STAGE = CultistsStage()
