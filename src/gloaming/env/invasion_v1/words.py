"""The words of Invasion that the sheet and the journal's rows number. Their order is part of the version."""

from __future__ import annotations

from gloaming.env.invasion_v1.places import SECTORS
from gloaming.env.rows import Language
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.setup import AGENTS
from gloaming.games.invasion.state import Card, Reason, RescueCard, Side, Stage
from gloaming.kernel.values import words_of

CARDS: tuple[str, ...] = words_of(Card)
RESCUE_CARDS: tuple[str, ...] = words_of(RescueCard)
EVENT_NAMES = tuple(EVENT_CARDS)
SIDES: tuple[str, ...] = words_of(Side)
REASONS: tuple[str, ...] = words_of(Reason)
STAGES: tuple[str, ...] = words_of(Stage)

LANGUAGE = Language(
    columns={
        "Seat": "seats",
        "Spot": "places",
        "District": "places",
        "Agent": "words",
        "Sector": "words",
        "Card": "words",
        "RescueCard": "words",
        "EventName": "words",
        "str": "words",
        "Side": "words",
        "Reason": "words",
        "Literal['accusation', 'declaration']": "words",
        "int": "numbers",
        "tuple[Seat, ...]": "named",
        "tuple[Card | None, ...]": "heap",
        "EventNames": "heap",
        "tuple[EventName | None, ...]": "heap",
        "tuple[Agent, ...]": "",  # whose sirens come and go, which the sheet holds
        "tuple[District, ...]": "",  # where tokens come and go, which the sheet holds
    },
    cards=(*CARDS, *EVENT_NAMES),
    heaps=2,
    words=(*CARDS, *RESCUE_CARDS, *EVENT_NAMES, *AGENTS, *SECTORS, *SIDES, *REASONS, "accusation", "declaration"),
)
