"""Cultists as a terminal shows it: the floor plan, and the people, the shelf and the secrets around it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.aloud import Line, open_in
from gloaming.cli.play.board_stage import BoardStage, Shape
from gloaming.cli.play.cultists import pages, panels
from gloaming.cli.play.cultists.floorplan import FloorPlan, legend
from gloaming.cli.play.cultists.names import card_face, role_name
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.story import news, remembered, story
from gloaming.cli.play.layout import Canvas, Sheet, question
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.speech import capital
from gloaming.cli.play.stage import Choice, Stage
from gloaming.cli.play.story import Passage, told
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES, board_of
from gloaming.games.cultists.cards import FAILURE, SABOTAGE, SUCCESS
from gloaming.games.cultists.events import GameEnded
from gloaming.games.cultists.night import Night
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.statements import Put
from gloaming.games.cultists.view import View
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.events import Event
from gloaming.kernel.records import Match
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Statement
from gloaming.kernel.values import Seat
from gloaming.words import t

AUTOMA = "AUTOMA"
"""Its name in records."""
LOGS = {"full": "log-known", "current_round": "log-known-hour", "off": "log-known-since"}
"""RQ-103: as much of the past as the table keeps."""


class CultistsStage(BoardStage):
    kind = CULTISTS
    speech = Speech
    reference_key = "help-roles-key"
    before_rounds = "log-night"
    house_rule = "house"
    reserved = (AUTOMA,)
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
    welcome = staticmethod(pages.welcome)

    def news(self, speech: Speech, since: int, commitment: str, lines: Sequence[Line] = ()) -> list[Passage]:
        if is_night(speech.view):
            return [*pages.welcome(speech, commitment), *self.with_talk(speech, (), lines)]
        return self.with_talk(speech, news(speech.view, since), lines, open_in(speech.view.journal[:since]))

    labels = MappingProxyType({**Stage.labels, "other": "talk-other", "round": "talk-hour"})

    def things(self, speech: Speech, statement: type[Statement], field: str, /) -> list[Choice]:
        board = speech.board
        match field:
            case "place":
                places = board.rooms if statement is Put else (*board.rooms, *board.hallways, *board.lifts)
                return [(place, speech.place(place)) for place in places]
            case "card":  # UTS-HUNT-03: a Curse-Success is spoken of as a Success
                return [(card, card_face(card)) for card in (SUCCESS, FAILURE, SABOTAGE)]
            case "role":
                laid_out = [role for group in speech.view.roles_laid_out for role in group.split("|")]
                return [(role, role_name(role)) for role in dict.fromkeys(laid_out)]
            case _:
                return []

    def remembered(self, view: View, since: int, *, earlier: bool = False) -> tuple[Event, ...]:
        return remembered(view, since, earlier=earlier)

    def log_title(self, view: View) -> str:
        return t(LOGS[view.options.public_log])

    # Showing

    least, least_wide = 13, 18  # fewer, and a plan is a list
    side_width, wide_side, steady = 26, 48, 0.55
    secrets = staticmethod(panels.secrets)
    reference = staticmethod(pages.reference)
    help_page = staticmethod(pages.help_page)

    def opening(self, sheet: Sheet, canvas: Canvas, height: int) -> Rows:
        """Before the first hour there is only your envelope to see."""
        if not is_night(sheet.speech.view):
            return []
        asked = question(sheet, canvas, 6, 6)
        return self.for_reading(sheet, canvas, lambda width, rest: told(sheet.passages, width, rest - 3), asked)

    def top(self, s: Speech, width: int, shape: Shape, /) -> Rows:
        """Where the narrow column grows too long, the shelf goes to the top."""
        rows = panels.header(s, width, carried_below=shape in ("wide", "lines"))
        return rows if shape != "compact" or self.has_shelf_beside(s) else [*rows, *panels.shelf(s, width)]

    def has_shelf_beside(self, s: Speech) -> bool:
        width = self.side_width
        panel_rows = (panels.people(s, width), panels.secrets(s, width), panels.shelf(s, width))
        return sum(map(len, panel_rows)) <= self.least

    def side(self, s: Speech, width: int, /) -> Rows:
        shelf = panels.shelf(s, width) if self.has_shelf_beside(s) else []
        return [*panels.people(s, width), *panels.secrets(s, width), *shelf]

    def panels(self, s: Speech, width: int, /) -> dict[str, Rows]:
        return {
            "panel-people": panels.people(s, width),
            "shelf-title": panels.shelf(s, width, dots=True),
            "panel-secrets": panels.secrets(s, width),
            "panel-hours": panels.clock(s, width),
        }

    def where(self, s: Speech, width: int, _: Shape, /) -> Rows:
        return wrapped(panels.whereabouts(s), width, QUIET)

    def height_of(self, room: int, across: int) -> int:
        return min(room, across // 3 + 2)

    def picture(self, s: Speech, options: Sequence[Option], width: int, height: int, canvas: Canvas, /) -> Rows:
        return panels.plan(s, options, FloorPlan(s.board, width, height, plain=canvas.plain, colours=canvas.colours))

    def legend(self, s: Speech, canvas: Canvas, /) -> Rows:
        return legend(s.board, canvas.width, plain=canvas.plain)

    # The end

    def verdict(self, s: Speech, /) -> str:
        view = s.view
        assert view.winner is not None
        assert view.reason is not None
        assert view.unveiled is not None
        words = s.tell(GameEnded(view.winner, view.reason))
        if view.seat is None:
            return words
        team = ROLES[view.unveiled.roles[view.seat]].team
        return f"{t('end-you-won' if team == view.winner else 'end-you-lost')} {words}"

    def who_was_who(self, s: Speech, /) -> list[tuple[Text, Text, Text]]:
        assert s.view.unveiled is not None
        rows = []
        for seat, role in enumerate(s.view.unveiled.roles):
            name = Text(capital(s.person(seat)), BRIGHT if seat == s.view.seat else CLEAR)
            was = Text(role_name(role), CLEAR if ROLES[role].team == "investigators" else LOUD)
            rows.append((name, was, Text(fate(s.view, seat, s.view.unveiled.dead_since.get(seat)), QUIET)))
        return rows

    def summary(self, s: Speech, width: int, /) -> Rows:
        points = t("end-fact-points", points=s.view.points, target=s.view.target)
        return wrapped(f"{points}. {t('end-hours', hours=s.view.round)}", width, CLEAR)

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


def is_night(view: View) -> bool:
    return view.asked is not None and isinstance(view.asked.step, Night)


def fate(view: View, seat: Seat, since: int | None) -> str:
    """Since when dead in truth, and since when all knew."""
    known = t("fate-ghost", how=t(f"end-legend-{view.cause[seat]}")) if seat in view.cause else ""
    if since is None:
        return known or t("fate-alive")
    truth = t("fate-dead", hour=since)
    return f"{truth}; {known}" if known else t("fate-unfound", truth=truth)


STAGE = CultistsStage()
