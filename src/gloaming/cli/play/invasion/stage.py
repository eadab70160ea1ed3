"""Invasion as a terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from gloaming.cli.play.invasion import pages
from gloaming.cli.play.invasion.ending import end_rows
from gloaming.cli.play.invasion.layout import screen_of
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.invasion.story import story
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import Passage
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.events import RoundBegan
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.records import Match
from gloaming.words import listed, t


class InvasionStage(Stage):
    kind = INVASION
    reference_key = "inv-help-rules-key"
    before_rounds = "inv-stage-set-up"
    house_rule = "inv-rule"

    def speech(self, view: View, names: Sequence[str]) -> Speech:
        return Speech(view, names)

    switches = ("players", "city")
    set_otherwise = switches

    # Telling

    story = staticmethod(story)

    def news(self, speech: Speech, since: int, commitment: str) -> list[Passage]:
        happened = story(speech, speech.view.journal[since:])
        return happened if since else [*pages.welcome(speech, commitment), *happened]

    def round_of(self, event: Event) -> int | None:
        return event.number if isinstance(event, RoundBegan) else None

    # Showing

    screen = staticmethod(screen_of)
    reference = staticmethod(pages.reference)
    map_page = staticmethod(pages.map_page)
    help_page = staticmethod(pages.help_page)
    end_rows = staticmethod(end_rows)

    # For a replay, and for tables of results

    always_told = MappingProxyType({"humans": ("scientists",), "aliens": ("mother_ships", "sector")})

    def table_words(self, options: Options) -> str:
        return t("inv-facts-game", players=options.players, city=t(f"inv-city-{options.city}"))

    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        aliens = [name for seat, name in enumerate(names) if is_alien(match.game, seat)]
        number = ("none", "one")[len(aliens)] if len(aliens) < 2 else "many"
        return t("inv-end-were-humans", seats=listed(aliens), seatsIs=number)


STAGE = InvasionStage()
