"""The end of Cultists: who won and why, and who was who."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.cultists.names import role_name
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.rows import Rows, boxed, in_table, wrapped
from gloaming.cli.play.speech import capital, yes
from gloaming.cli.play.story import Passage, told
from gloaming.games.cultists.events import GameEnded
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.view import Unveiled, View
from gloaming.kernel.values import Seat
from gloaming.words import t


def end_rows(s: Speech, passages: Sequence[Passage], width: int) -> Rows:
    view = s.view
    assert view.winner is not None
    assert view.reason is not None
    assert view.unveiled is not None
    rows = told([passage for passage in passages if passage.is_scene], width)
    words = s.tell(GameEnded(view.winner, view.reason))
    if view.seat is not None:
        team = ROLES[view.unveiled.roles[view.seat]].team
        words += " " + t("end-you-won" if team == view.winner else "end-you-lost", alone=yes(team == "hunter"))
    rows += boxed(t("the-end"), wrapped(words, width - 4, BRIGHT + Style(bold=True)), width, BRIGHT)
    rows += in_table([who_was_who(s, seat, view.unveiled) for seat in range(len(view.at))], width)
    points = t("end-fact-points", points=view.points, target=view.target)
    return [*rows, Text(), *wrapped(f"{points}. {t('end-hours', hours=view.round)}", width, CLEAR)]


def who_was_who(s: Speech, seat: Seat, unveiled: Unveiled) -> tuple[Text, Text, Text]:
    role = unveiled.roles[seat]
    name = Text(capital(s.person(seat)), BRIGHT if seat == s.view.seat else CLEAR)
    was = Text(role_name(role), CLEAR if ROLES[role].team == "investigators" else LOUD)
    return name, was, Text(fate(s.view, seat, unveiled), QUIET)


def fate(view: View, seat: Seat, unveiled: Unveiled) -> str:
    """Since when dead in truth, and since when all knew."""
    since = unveiled.dead_since.get(seat)
    known = t("fate-ghost", how=t(f"end-legend-{view.cause[seat]}")) if seat in view.cause else ""
    if since is None:
        return known or t("fate-alive")
    truth = t("fate-dead", hour=since)
    return f"{truth}; {known}" if known else t("fate-unfound", truth=truth)
