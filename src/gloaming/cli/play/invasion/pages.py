"""Pages of Invasion to read alongside a question: the rules in short, the symbols of the map, and the welcome."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play import pages
from gloaming.cli.play.invasion import panels
from gloaming.cli.play.invasion.names import event_card_name
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.story import Passage
from gloaming.games.invasion.event_cards import EVENT_CARDS, cards_in_play
from gloaming.games.invasion.setup import assimilated_in_play
from gloaming.words import t

WELCOME, WELCOMES = "welcome", 4
"""The scene that greets a newcomer, and how many passages do."""


def help_page(_speech: Speech, width: int) -> Rows:
    signs = [t(f"inv-help-{sign}") for sign in ("map", "people", "agents")]
    return pages.help_page(t("inv-help-reference"), signs, width)


def goals(s: Speech) -> Iterator[str]:
    options = s.view.options
    humans = t("inv-reference-humans", scientists=options.scientists_to_save, point=s.point(".the"))
    yield f"{t('inv-side-humans')}: {humans}"
    yield f"{t('inv-side-aliens')}: {t('inv-reference-aliens', ships=options.motherships_to_lose)}"


def how_many(s: Speech) -> str:
    return t("inv-reference-numbers", assimilated=assimilated_in_play(s.view.options.players))


def reference(s: Speech, width: int) -> Rows:
    rows = pages.heading(t("inv-rules-page"))
    seat = s.view.seat
    side = "stated" if seat is not None and s.view.stated[seat] else "alien" if s.view.alien else "human"
    rows += pages.role_card(s, f"inv-role-card-{side}", width)
    for words in (*goals(s), how_many(s)):
        rows += wrapped(words, width, CLEAR)
    rows.append(Text())
    for action in ("control", "plan", "accuse", "invade"):
        rows += named(t(f"inv-action-{action}"), t(f"inv-action-{action}.does"), width)
    rescue = " ".join(t(f"inv-reference-rescue-{part}") for part in ("team", "cards", "escalation"))
    rows += [*named(t("inv-reference-rescue"), rescue, width), Text(), *event_rows(s, width), Text()]
    turned = ", ".join(map(event_card_name, s.view.discard))
    rows += wrapped(t("inv-rules-turned", cards=turned) if turned else t("inv-rules-turned-none"), width, QUIET)
    return [*rows, *panels.header(s, width), *panels.sectors(s, width), Text(), *panels.secrets(s, width)]


def named(name: str, words: str, width: int, *, loud: bool = False) -> Rows:
    return wrapped(Text.assemble((f"{name}. ", LOUD if loud else BRIGHT), (words, QUIET)), width, hang=2)


def event_rows(s: Speech, width: int) -> Rows:
    rows: Rows = []
    in_play = cards_in_play(s.city)
    for card in dict.fromkeys(in_play):
        name, copies = event_card_name(card), in_play.count(card)
        title = t("inv-reference-copies", name=name, copies=copies) if copies > 1 else name
        rows += named(title, s.event_card_text(card), width, loud=EVENT_CARDS[card].colour in ("red", "own"))
    return rows


def welcome(s: Speech, commitment: str) -> Iterator[Passage]:
    """The first screen: what is at stake, who you are, how to answer."""
    yield Passage(t(f"inv-city-{s.city.id}"), f"{t('inv-reference-story-city')} {how_many(s)}", scene=WELCOME)
    yield Passage(t("welcome-stakes"), " ".join(goals(s)))
    yield Passage("", t("welcome-how"))
    yield Passage("", t("welcome-seal", seal=commitment))
