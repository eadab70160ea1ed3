"""Invasion as a terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.cli.play.invasion import pages
from gloaming.cli.play.invasion.ending import end_rows
from gloaming.cli.play.invasion.layout import screen_of
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.invasion.story import story
from gloaming.cli.play.invasion.words import BOOK
from gloaming.cli.play.speech import listed
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import Passage
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.events import Drew, EventsDrawn, EventsPlaced, RoundBegan
from gloaming.games.invasion.orders import LeaveOrders
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.records import Match


class InvasionStage(Stage):
    kind = INVASION
    book = BOOK
    uniform = (AskForDeclaration, LeaveOrders)
    reference_key = "rules"
    before_rounds = "Set-up"
    face_down = (Drew, EventsDrawn, EventsPlaced)

    def speech(self, view: View, names: Sequence[str]) -> Speech:
        return Speech(view, names)

    switches = ("players", "city")
    set_otherwise = switches

    def further_seats(self, options: Options) -> tuple[str, ...]:
        return ()

    # Telling

    story = staticmethod(story)

    def news(self, speech: Speech, since: int, commitment: str) -> list[Passage]:
        happened = story(speech, speech.view.journal[since:])
        return happened if since else [*pages.welcome(speech, commitment), *happened]

    def remembered(self, view: View, since: int, *, earlier: bool = False) -> tuple[Event, ...]:
        return view.journal[:since] if earlier else view.journal

    def log_title(self, view: View) -> str:
        return "What you know"

    def round_of(self, event: Event) -> int | None:
        return event.number if isinstance(event, RoundBegan) else None

    # Showing

    screen = staticmethod(screen_of)
    reference = staticmethod(pages.reference)
    map_page = staticmethod(pages.map_page)
    help_page = staticmethod(pages.help_page)
    end_rows = staticmethod(end_rows)

    # For a replay

    def table_words(self, match: Match) -> str:
        return f"{match.game.options.players} players, {match.game.city.title}"

    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        aliens = [name for seat, name in enumerate(names) if is_alien(match.game, seat)]
        if not aliens:
            return "Nobody was an alien."
        return f"{listed(aliens)} {'was an alien' if len(aliens) == 1 else 'were aliens'}; all others were human."


STAGE = InvasionStage()
