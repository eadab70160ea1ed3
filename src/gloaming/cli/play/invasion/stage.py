"""Invasion as a terminal shows it: the map, and the people, agents and secrets around it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import get_args

from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.board_stage import BoardStage, Shape
from gloaming.cli.play.invasion import pages, panels
from gloaming.cli.play.invasion.citymap import CityMap, legend
from gloaming.cli.play.invasion.names import cards_words, event_card_name
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.invasion.story import story
from gloaming.cli.play.layout import Canvas, Sheet, question
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.stage import Choice
from gloaming.cli.play.story import told
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.event_cards import cards_in_play
from gloaming.games.invasion.events import GameEnded
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import RescueCard
from gloaming.kernel.records import Match
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Statement
from gloaming.words import listed, t


class InvasionStage(BoardStage):
    kind = INVASION
    speech = Speech
    reference_key = "inv-help-rules-key"
    before_rounds = "inv-stage-set-up"
    house_rule = "inv-rule"
    switches = ("players", "city")
    set_otherwise = switches

    story = staticmethod(story)
    welcome = staticmethod(pages.welcome)

    def things(self, speech: Speech, statement: type[Statement], field: str, /) -> list[Choice]:
        """INV-SETUP-02: cards of the other city have left the game."""
        if field == "card":
            return [(card, t(f"inv-card-{card}")) for card in get_args(get_args(RescueCard)[0])]
        in_play = dict.fromkeys(cards_in_play(speech.city))
        return [(card, event_card_name(card)) for card in in_play]

    # Showing

    least = least_wide = 12  # fewer, and a city is a smudge
    side_width, wide_side, steady = 27, 44, 0.5
    secrets = staticmethod(panels.secrets)
    reference = staticmethod(pages.reference)
    help_page = staticmethod(pages.help_page)

    def opening(self, sheet: Sheet, canvas: Canvas, height: int) -> Rows:
        """The first screen is for reading; `m` shows the map already."""
        if not sheet.passages or sheet.passages[0].scene != pages.WELCOME:
            return []

        def words(width: int, rest: int) -> Rows:
            welcome, happened = sheet.passages[: pages.WELCOMES], sheet.passages[pages.WELCOMES :]
            rows = told(welcome, width, rest)
            return rows + (told(happened, width, rest - len(rows)) if len(rows) < rest and happened else [])

        return self.for_reading(sheet, canvas, words, question(sheet, canvas, 8, height // 2))

    def top(self, s: Speech, width: int, shape: Shape, /) -> Rows:
        return [*panels.header(s, width), *(panels.sectors(s, width) if shape in ("compact", "lines") else [])]

    def side(self, s: Speech, width: int, /) -> Rows:
        return [*panels.people(s, width), *panels.secrets(s, width), *panels.agents(s, width)]

    def panels(self, s: Speech, width: int, /) -> dict[str, Rows]:
        return {
            "inv-panel-people": panels.people(s, width),
            "inv-panel-agents": panels.agents(s, width),
            "inv-panel-sectors": panels.sectors(s, width),
            "panel-secrets": panels.secrets(s, width),
            "inv-panel-discards": panels.discards(s, width),
        }

    def where(self, s: Speech, width: int, shape: Shape, /) -> Rows:
        narrow = shape == "compact" and width < 60
        return panels.agents(s, width) if narrow else wrapped(panels.whereabouts(s), width, QUIET)

    def picture(self, s: Speech, options: Sequence[Option], width: int, height: int, canvas: Canvas, /) -> Rows:
        drawing = CityMap(s.city, width, height, plain=canvas.plain, colours=canvas.colours, point=s.point())
        return panels.city(s, options, drawing)

    def legend(self, _: Speech, canvas: Canvas, /) -> Rows:
        return legend(canvas.width, plain=canvas.plain)

    # The end

    def verdict(self, s: Speech, /) -> str:
        view = s.view
        assert view.winner is not None
        assert view.reason is not None
        words = s.tell(GameEnded(view.winner, view.reason))
        if view.seat is None:
            return words
        side = "aliens" if view.alien else "humans"
        return f"{t('end-you-won' if side == view.winner else 'end-you-lost')} {words}"

    def who_was_who(self, s: Speech, /) -> list[tuple[Text, Text, Text]]:
        assert s.view.unveiled is not None
        rows = []
        for seat, hand in enumerate(s.view.unveiled.hands):
            alien = seat in s.view.unveiled.aliens
            name = Text(s.label(seat), BRIGHT if seat == s.view.seat else CLEAR)
            what = t("inv-fate-stated" if s.view.stated[seat] else "inv-fate-secret" if alien else "inv-fate-human")
            rows.append((name, Text(what, LOUD if alien else CLEAR), Text(cards_words(hand), QUIET)))
        return rows

    def summary(self, s: Speech, width: int, /) -> Rows:
        view = s.view
        assert view.unveiled is not None
        saved = t("inv-scientists-saved", saved=view.saved, goal=view.options.scientists_to_save)
        ships = t("inv-ships-landed", ships=view.mother_ships, goal=view.options.motherships_to_lose)
        rows = wrapped(f"{saved}. {ships}. {t('inv-end-rounds', rounds=view.round)}", width, CLEAR)
        for pile, cards in (("upcoming", view.unveiled.upcoming), ("prevented", view.unveiled.prevented)):
            if cards:
                rows += wrapped(t(f"inv-replay-{pile}", cards=", ".join(map(event_card_name, cards))), width, QUIET)
        return rows

    # For a replay, and for tables of results

    always_told = MappingProxyType({"humans": ("scientists",), "aliens": ("mother_ships", "sector")})

    def table_words(self, options: Options) -> str:
        return t("inv-facts-game", players=options.players, city=t(f"inv-city-{options.city}"))

    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        aliens = [name for seat, name in enumerate(names) if is_alien(match.game, seat)]
        number = ("none", "one")[len(aliens)] if len(aliens) < 2 else "many"
        return t("inv-end-were-humans", seats=listed(aliens), seatsIs=number)


STAGE = InvasionStage()
