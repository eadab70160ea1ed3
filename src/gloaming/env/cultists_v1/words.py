"""The words of Cultists that the sheet and the journal's rows number. Their order is part of the version."""

from __future__ import annotations

from gloaming.env.rows import Language
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import safety_ropes
from gloaming.games.cultists.expansions.professions.state import Profession
from gloaming.games.cultists.expansions.under_the_surface.state import Item
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.state import Cause, Phase, Portal, Reason, Team
from gloaming.games.cultists.tokens import TOKENS
from gloaming.kernel.values import words_of

CARDS: tuple[str, ...] = words_of(Card)
ROLE_NAMES = tuple(ROLES)
TOKEN_NAMES = (*TOKENS, safety_ropes.name)
ITEMS: tuple[str, ...] = words_of(Item)
PROFESSIONS: tuple[str, ...] = words_of(Profession)
CAUSES: tuple[str, ...] = words_of(Cause)
REASONS: tuple[str, ...] = words_of(Reason)
TEAMS: tuple[str, ...] = words_of(Team)
PHASES: tuple[str, ...] = words_of(Phase)
PORTALS: tuple[str, ...] = words_of(Portal)
MEANS = ("check", "camera", "false_eyes", "binoculars")
PURPOSES = ("change", "double_vote", "double_abstention", "fishman", "entering", "in_control", "ropes")
RACKS = ("light_blue", "red", "green", "orange", "pink", "dark_blue_1", "dark_blue_2", "dark_blue_3")

VOCABULARY = tuple(
    dict.fromkeys(
        (
            *(*CARDS, *ROLE_NAMES, *TOKEN_NAMES, *ITEMS, *PROFESSIONS, *CAUSES, *REASONS, *TEAMS),
            *(*MEANS, *PURPOSES, *RACKS),
        )
    )
)

LANGUAGE = Language(
    columns={
        "Seat": "seats",
        "Seat | None": "seats",
        "Place": "places",
        "Place | None": "places",
        "Card": "words",
        "Card | None": "words",
        "Item": "words",
        "Cause": "words",
        "Reason": "words",
        "Team": "words",
        "Profession": "words",
        "Means": "words",
        "RoleName": "words",
        "TokenName": "words",
        "RackName": "words",
        "str": "words",
        "int": "numbers",
        "bool": "flags",
        "tuple[Seat, ...]": "named",
        "tuple[Seat | None, ...]": "ballots",
        "tuple[int, ...]": "counts",
        "Cards": "heap",
        "tuple[RoleName, ...]": "",  # the Roles laid out, which the sheet holds
        "tuple[Place, ...]": "",  # a declared path, which is walked step by step
        "Items": "",  # what a Ghost drops, which the sheet holds
    },
    cards=CARDS,
    heaps=1,
    words=VOCABULARY,
)
