"""The stage of a game that has none of its own: where it stands, who is there, what all see, what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from rich.style import Style
from rich.text import Text

from gloaming.cli.endings import game_words, team_words
from gloaming.cli.palette import BRIGHT, CANDLE, CLEAR, QUIET
from gloaming.cli.play import pages
from gloaming.cli.play.layout import Canvas, Sheet, one_a_line, question
from gloaming.cli.play.plain.speech import Speech
from gloaming.cli.play.rows import Rows, beside, boxed, flowing, titled, wrapped
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import ROUND, Passage, Sentence, faded, grown, round_of, told
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.words import has, listed, t

SIDE = 40  # people and facts next to what happened


class PlainStage(Stage):
    reference_key = "plain-reference-key"
    before_rounds = "plain-set-up"
    has_map = False

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.house_rule = f"{kind.name}-rule"
        self.speech = partial(Speech, kind)

    # Telling

    def story(self, speech: Speech, journal: Sequence[Event], /) -> list[Passage]:
        scenes = (ROUND if round_of(event) is not None else "" for event in journal)
        return grown(Sentence(scene, speech.tell(event)) for scene, event in zip(scenes, journal, strict=True))

    def welcome(self, _: Speech, commitment: str, /) -> list[Passage]:
        return [
            Passage(game_words(self.kind.name), self.about(), CANDLE),
            Passage("", t("plain-how")),
            Passage("", t("welcome-seal", seal=commitment)),
        ]

    def about(self) -> str:
        """What the game says of itself, for how many it is, and which teams there are."""
        own, players = f"game-{self.kind.name}.what", self.kind.players
        teams = listed([team_words(self.kind.name, team) for team in self.kind.teams])
        told = [t("plain-for", least=players[0], most=players[-1]), f"{t('plain-teams', teams=teams)}."]
        return " ".join([t(own), *told] if has(own) else told)

    # Showing

    def screen(self, sheet: Sheet, canvas: Canvas, /) -> Rows:
        s, width = sheet.speech, canvas.width
        if canvas.height is None:
            rows = [
                *told(sheet.passages, width),
                Text(),
                *header(s, width),
                *people(s, width),
                *facts_in_rows(s, width),
            ]
            return rows + one_a_line(sheet, canvas)
        top, asked = header(s, width), question(sheet, canvas, canvas.height // 2, canvas.height - 6)
        rest = canvas.height - 1 - len(top) - len(asked)
        body = (wide if canvas.is_wide else compact)(sheet, width, rest)
        return [*top, *body[:rest], *[Text()] * (rest - len(body)), *asked]

    def reference(self, s: Speech, width: int, /) -> Rows:
        """The game in a few words, and all that this seat knows of it now."""
        about = wrapped(self.about(), width, CLEAR)
        return [*pages.heading(t("plain-about")), *about, Text(), *header(s, width), *facts(s, width)]

    def help_page(self, _: Speech, width: int, /) -> Rows:
        return pages.help_page(t("plain-help-reference"), [t("plain-help-people")], width, has_map=False)

    def end_rows(self, s: Speech, passages: Sequence[Passage], width: int, /) -> Rows:
        words = wrapped(s.outcome() or t("plain-over"), width - 4, BRIGHT + Style(bold=True))
        hidden = titled(t("plain-unveiled"), listed_rows(s.unveiled(), width), width)
        return [*told(passages, width), *boxed(t("the-end"), words, width, BRIGHT), *hidden, Text()]

    def table_words(self, options: Any) -> str:
        return t("plain-players", players=options.players)

    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        game = self.kind.name
        sides = [f"{name}: {team_words(game, self.kind.team_of(match.game, seat))}" for seat, name in enumerate(names)]
        return t("plain-sides", sides=", ".join(sides))


def wide(sheet: Sheet, width: int, room: int) -> Rows:
    """What happened at the left, everything else at the right."""
    across = width - SIDE - 3
    happened = told(sheet.passages, across, room - 1)
    left = [*faded(sheet.earlier, across, room - 1 - len(happened)), *happened]
    return [Text(), *beside(left, facts(sheet.speech, SIDE), across, gap=3)]


def compact(sheet: Sheet, width: int, room: int) -> Rows:
    """For 80 by 24 and whatever is not wide: facts in a few rows, then what happened, as far as there is room."""
    s = sheet.speech
    rows = [*people(s, width), *facts_in_rows(s, width)]
    happened = told(sheet.passages, width, room - len(rows))
    return [*rows, *faded(sheet.earlier, width, room - len(rows) - len(happened)), *happened]


def header(s: Speech, width: int) -> Rows:
    first, *others = s.heading()
    return flowing([Text(first, BRIGHT + Style(bold=True)), *[Text(words, CLEAR) for words in others]], width)


def people(s: Speech, width: int) -> Rows:
    return flowing([person(s, seat) for seat in range(len(s.names))], width, "  ")


def person(s: Speech, seat: int) -> Text:
    """By name; an arrow points at those the table waits for."""
    awaited = "> " if seat in s.view.waiting_for else "  "
    return Text.assemble((awaited, BRIGHT), (s.label(seat), BRIGHT if seat == s.view.seat else CLEAR))


def facts(s: Speech, width: int) -> Rows:
    panels = {
        t("panel-people"): [person(s, seat) for seat in range(len(s.names))],
        t("plain-open"): listed_rows(s.rows(public=True), width),
        t("panel-secrets"): listed_rows(s.rows(public=False), width) if s.view.seat is not None else [],
    }
    return [row for title, rows in panels.items() if rows for row in (*titled(title, rows, width), Text())]


def facts_in_rows(s: Speech, width: int) -> Rows:
    rows = flowing([fact(label, value, CLEAR) for label, value in s.rows(public=True)], width)
    own = [fact(label, value, BRIGHT) for label, value in s.rows(public=False)] if s.view.seat is not None else []
    return [*rows, *(titled(t("panel-secrets"), flowing(own, width), width) if own else [])]


def fact(label: str, value: str, style: Style) -> Text:
    return Text.assemble((f"{label}: ", QUIET), (value, style))


def listed_rows(facts: Iterable[tuple[str, str]], width: int) -> Rows:
    return [row for label, value in facts for row in wrapped(fact(label, value, CLEAR), width, hang=2)]
