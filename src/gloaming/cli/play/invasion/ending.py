"""The end of Invasion: who won and why, and who was what."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.invasion.event_words import ending
from gloaming.cli.play.invasion.speech import Speech, assimilation, card_title
from gloaming.cli.play.rows import Rows, boxed, filled, wrapped
from gloaming.cli.play.speech import count
from gloaming.cli.play.story import Passage, told
from gloaming.games.invasion.view import Unveiled
from gloaming.kernel.values import Seat


def end_rows(s: Speech, passages: Sequence[Passage], width: int) -> Rows:
    view = s.view
    assert view.winner is not None
    assert view.reason is not None
    assert view.unveiled is not None
    rows = told([passage for passage in passages if passage.is_scene], width)
    words = ending(view.winner, view.reason)
    if view.seat is not None:
        side = "aliens" if view.alien else "humans"
        words += f" You {'win' if side == view.winner else 'lose'} with the {side}."
    rows += boxed("The end", wrapped(words, width - 4, BRIGHT + Style(bold=True)), width, BRIGHT)
    rows += [who_was_what(s, seat, view.unveiled) for seat in range(len(view.cards))]
    rows.append(Text())
    ships = count(view.mother_ships, "Mother Ship")
    rows += wrapped(
        f"{count(view.saved, 'scientist')} saved, {ships}, after {count(view.round, 'round')}.", width, CLEAR
    )
    hidden = [card_title(card) for card in (*view.unveiled.upcoming, *view.unveiled.prevented)]
    if hidden:
        rows += wrapped(f"Face down on the piles: {', '.join(hidden)}.", width, QUIET)
    return rows


def who_was_what(s: Speech, seat: Seat, unveiled: Unveiled) -> Text:
    alien = seat in unveiled.aliens
    row = filled(Text(s.label(seat), BRIGHT if seat == s.view.seat else CLEAR), 14)
    what = "alien, and all knew" if s.view.stated[seat] else "alien, in secret" if alien else "human"
    row.append_text(filled(Text(what, LOUD if alien else CLEAR), 21))
    row.append(assimilation(unveiled.hands[seat]), QUIET)
    return row
