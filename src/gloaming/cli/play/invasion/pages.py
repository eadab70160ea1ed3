"""Pages of Invasion to read beside a question: the rules in short, the map, its signs, and the welcome."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play import pages
from gloaming.cli.play.invasion import panels
from gloaming.cli.play.invasion.card_words import CARD_WORDS
from gloaming.cli.play.invasion.citymap import CityMap, legend
from gloaming.cli.play.invasion.speech import Speech, card_title
from gloaming.cli.play.layout import Canvas
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.speech import NUMBERS, capital, count
from gloaming.cli.play.story import Passage
from gloaming.games.invasion.event_cards import EVENT_CARDS, cards_in_play
from gloaming.games.invasion.setup import assimilated_in_play
from gloaming.kernel.views import Asked

KEYS = (
    ("r", "the rules of this table in short, every event card, what has been turned over"),
    ("m", "the map, as large as it fits"),
)
SIGNS = (
    (
        "On the map 04* is an agent with its siren, 04 one that was used, S a scientist; [2] is where answer 2 leads, or "
        "the agent that it takes. Shaded districts are alien. O is a gathering spot."
    ),
    "Beside each name: assimilation cards (c), then t as long as they may accuse. > marks whose turn it is.",
    "Beside each agent stands, with a !, how many alien districts touch its spot.",
)
ACTIONS = (
    ("Take an agent", "move along a road, free the districts around, escort a scientist; each once, in this order."),
    ("Plan ahead", "see two events; one is to come, one is prevented. It costs one assimilation card."),
    ("Accuse", "with a supporter, the accused shows cards until an Assimilated turns up, or you lose your tokens."),
    ("Invade", "for stated aliens: all districts round one agent fall."),
)
WELCOME, WELCOMES = "The city", 4
"""The title of the first of the four passages that greet whoever sits down."""


def help_page(speech: Speech, width: int) -> Rows:  # noqa: ARG001 - every game's help may depend on the table
    return pages.help_page(KEYS, SIGNS, width)


def map_page(s: Speech, asked: Asked, canvas: Canvas) -> Rows:
    height = (canvas.height or 32) - 3
    drawing = CityMap(s.city, canvas.width, height, plain=canvas.plain, colours=canvas.colours)
    return [*panels.city(s, asked.options, drawing), *wrapped(legend(plain=canvas.plain), canvas.width, QUIET)]


# Goals


def humans_want(s: Speech) -> str:
    return f"The humans win when {count(s.view.options.scientists_to_save, 'scientist')} are at {s.point}."


def aliens_want(s: Speech) -> str:
    ships = count(s.view.options.motherships_to_lose, "Mother Ship")
    return f"The aliens win with {ships}, or when every district of one sector is theirs."


def how_many(s: Speech) -> str:
    most = assimilated_in_play(s.view.options.players)
    cards = "one Assimilated card is" if most == 1 else f"{NUMBERS[most]} Assimilated cards are"
    return f"{capital(cards)} in play: whoever draws one is an alien from then on, in secret."


def reference(s: Speech, width: int) -> Rows:
    """The page behind `r`."""
    rows = [Text("The rules of this table in short", BRIGHT + Style(bold=True)), Text()]
    for words in (humans_want(s), aliens_want(s), how_many(s)):
        rows += wrapped(words, width, CLEAR)
    rows.append(Text())
    for name, words in ACTIONS:
        rows += wrapped(Text.assemble((f"{name}: ", BRIGHT), (words, QUIET)), width, hang=2)
    rescue = "an escort to a gathering spot. Three lay cards, unseen; any Sabotage lets up to four events loose."
    rows += wrapped(Text.assemble(("A rescue: ", BRIGHT), (rescue, QUIET)), width, hang=2)
    rows += [Text(), *event_rows(s, width), Text()]
    rows += wrapped(f"Turned over so far: {', '.join(map(card_title, s.view.discard)) or 'none'}.", width, QUIET)
    return [*rows, *panels.header(s, width), *panels.sectors(s, width), Text(), *panels.secrets(s, width)]


def event_rows(s: Speech, width: int) -> Rows:
    rows: Rows = []
    in_play = cards_in_play(s.city)
    for name in dict.fromkeys(in_play):
        copies = in_play.count(name)
        title = Text(card_title(name) + (f" (x{copies})" if copies > 1 else ""), LOUD if is_red(name) else BRIGHT)
        title.append(f": {CARD_WORDS[name]}.", QUIET)
        rows += wrapped(title, width, hang=2)
    return rows


def is_red(name: str) -> bool:
    return EVENT_CARDS[name].colour in ("red", "own")


def welcome(s: Speech, commitment: str) -> Iterator[Passage]:
    """The first screen: what is at stake, who you are, how to answer."""
    yield Passage(
        WELCOME,
        f"Aliens have landed in {s.city.title}, and five scientists are cut off. Agents clear the way and escort them "
        f"to {s.point}. {how_many(s)}",
    )
    yield Passage("What is at stake", f"{humans_want(s)} {aliens_want(s)}")
    yield Passage(
        "",
        "Answer with a number and Enter. ? tells the rule behind a question, m shows the map, h helps, q keeps the game.",
    )
    yield Passage("", f"The dice are sealed; their seal: {commitment}")
