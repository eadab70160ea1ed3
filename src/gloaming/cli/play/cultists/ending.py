"""The end of Cultists: who won and why, and who was who."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.cultists.speech import Speech, role_title
from gloaming.cli.play.cultists.words import ending
from gloaming.cli.play.rows import Rows, boxed, filled, wrapped
from gloaming.cli.play.speech import capital, count
from gloaming.cli.play.story import Passage, told
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.view import Unveiled, View
from gloaming.kernel.values import Seat

CAUSES = {
    "murder": "found dead",
    "vote": "sent away by vote",
    "assassin": "struck by the Assassin",
    "own": "by the own role",
    "exorcist": "died for another by the Exorcist",
}


def end_rows(s: Speech, passages: Sequence[Passage], width: int) -> Rows:
    view = s.view
    assert view.winner is not None
    assert view.reason is not None
    assert view.unveiled is not None
    rows = told([passage for passage in passages if passage.title], width)
    words = ending(view.winner, view.reason)
    if view.seat is not None:
        team = ROLES[view.unveiled.roles[view.seat]].team
        words += f" You {'win' if team == view.winner else 'lose'}{'' if team == 'hunter' else ' with your team'}."
    rows += boxed("The end", wrapped(words, width - 4, BRIGHT + Style(bold=True)), width, BRIGHT)
    rows += [who_was_who(s, seat, view.unveiled) for seat in range(len(view.at))]
    rows.append(Text())
    rows += wrapped(
        f"{count(view.points, 'point')} of {view.target} on the shelf after {count(view.round, 'hour')}.", width, CLEAR
    )
    return rows


def who_was_who(s: Speech, seat: Seat, unveiled: Unveiled) -> Text:
    role = unveiled.roles[seat]
    style = CLEAR if ROLES[role].team == "investigators" else LOUD
    row = filled(Text(capital(s.name(seat)), BRIGHT if seat == s.view.seat else CLEAR), 14)
    row.append_text(filled(Text(role_title(role), style), 16))
    row.append(fate(s.view, seat, unveiled), QUIET)
    return row


def fate(view: View, seat: Seat, unveiled: Unveiled) -> str:
    """Since when dead in truth, and since when all knew."""
    since = unveiled.dead_since.get(seat)
    known = f"ghost, {CAUSES[view.cause[seat]]}" if seat in view.cause else ""
    if since is None:
        return known or "alive to the end"
    truth = "dead from the start" if since == 0 else f"dead since hour {since}"
    return f"{truth}; {known}" if known else f"{truth}, and nobody found it"
