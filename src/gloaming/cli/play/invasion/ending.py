"""The end of Invasion: who won and why, and who was what."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.invasion.names import cards_words, event_card_name
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.rows import Rows, boxed, in_table, wrapped
from gloaming.cli.play.story import Passage, told
from gloaming.games.invasion.events import GameEnded
from gloaming.games.invasion.view import Unveiled
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
        side = "aliens" if view.alien else "humans"
        words += " " + t("inv-end-you-won" if side == view.winner else "inv-end-you-lost", side=side)
    rows += boxed(t("the-end"), wrapped(words, width - 4, BRIGHT + Style(bold=True)), width, BRIGHT)
    rows += in_table([who_was_what(s, seat, view.unveiled) for seat in range(len(view.cards))], width)
    saved = t("inv-scientists-saved", saved=view.saved, goal=view.options.scientists_to_save)
    ships = t("inv-ships-landed", ships=view.mother_ships, goal=view.options.motherships_to_lose)
    summary = f"{saved}. {ships}. {t('inv-end-rounds', rounds=view.round)}"
    rows += [Text(), *wrapped(summary, width, CLEAR)]
    for pile, cards in (("upcoming", view.unveiled.upcoming), ("prevented", view.unveiled.prevented)):
        if cards:
            rows += wrapped(t(f"inv-replay-{pile}", cards=", ".join(map(event_card_name, cards))), width, QUIET)
    return rows


def who_was_what(s: Speech, seat: Seat, unveiled: Unveiled) -> tuple[Text, Text, Text]:
    alien = seat in unveiled.aliens
    name = Text(s.label(seat), BRIGHT if seat == s.view.seat else CLEAR)
    what = t("inv-fate-stated" if s.view.stated[seat] else "inv-fate-secret" if alien else "inv-fate-human")
    return name, Text(what, LOUD if alien else CLEAR), Text(cards_words(unveiled.hands[seat]), QUIET)
