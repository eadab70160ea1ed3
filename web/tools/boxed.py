"""What a narrator must know of the boxes: the printed tables, worked out by the engine; and, for the tests of the
pages, what the engine makes of many mixes of Roles and many votes."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cultists import decks, table

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES, Board, board_for
from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import ropes
from gloaming.games.cultists.expansions.professions.manifest import professions
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.expansions.under_the_surface.organism import LEADER_VOTES
from gloaming.games.cultists.expansions.under_the_surface.ritual import participants_needed
from gloaming.games.cultists.levels import LARGEST_SUM, balanced, check_places, expert_mixes, forbidden_by, loyalty
from gloaming.games.cultists.options import Level
from gloaming.games.cultists.roles import BASE_ROLES, PLAIN, ROLES, SPECIAL_ROLES
from gloaming.games.cultists.roles.celebrity import CELEBRITY_ROUND
from gloaming.games.cultists.rules import movement_points, opens_eyes_at_night, sees_thumbs
from gloaming.games.cultists.setup import deck_of
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import FIRESTARTER_ROUND, SET_UP
from gloaming.games.cultists.tokens import TOKENS
from gloaming.games.cultists.tokens.no_connection import talk
from gloaming.games.cultists.tokens.portal import OpenPortal
from gloaming.games.cultists.voting import verdict, weight_at_first
from gloaming.games.invasion import INVASION
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.games.invasion.city import CITIES, load_city
from gloaming.games.invasion.escalation import ESCALATION
from gloaming.games.invasion.event_cards import EVENT_CARDS, cards_in_play
from gloaming.games.invasion.setup import AGENTS, FEWEST, SCIENTISTS, SetUp, assimilated_in_play, empty_game
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions

SPECIAL = tuple(name for name in SPECIAL_ROLES if ROLES[name].team != "hunter" and ROLES[name].printed is not None)
"""The Roles of the boxes. The Cursed Hunter lies sealed in one of them and has rules on the publisher's pages alone."""

BOX = {"alive": 73, "dead": 9, "success": 63, "failure": 20, "sabotage": 7, "route": 10}
"""AC-COMP-02: cardboard, of which the engine needs to know nothing."""


def cultists() -> dict[str, Any]:
    return {
        "box": BOX,
        "roomTokens": {seats: [printed.plain_tokens, printed.unsafe_tokens] for seats, printed in SET_UP.items()},
        "ownDecks": own_decks(),
        "roles": {key: roles_for(options) for key, options in tables()},
        "largestSum": LARGEST_SUM,
        "professions": {level: seats_with(level) for level in ("first", "experienced", "expert", "custom")},
        "professionTokens": len(PROFESSIONS),
        "ropes": {board: [seats for seats in SET_UP if ropes.joins(at(seats, board))] for board in FAMILIES},
        "lasting": [name for name, token in TOKENS.items() if token.changes or silences(name)],
        "doors": {name or "none": doors(name) for name in ("", *[name for name in TOKENS if doors(name) != doors("")])},
        "portal": {seats: portal_stays(seats) for seats in SET_UP},
        "knifeCounts": {seats: weight_at_first(seated(seats)) for seats in SET_UP},
        "leaderVotes": LEADER_VOTES,
        "ritual": {seats: participants_needed(seated(seats)) for seats in SET_UP},
        "hooded": {board: len(board_for(5, board).cultist_tokens) for board in FAMILIES},
        "racks": {f"{board} {seats}": racks(board_for(seats, board)) for board in FAMILIES for seats in SET_UP},
        "revolving": revolving(),
        "firestarterHour": FIRESTARTER_ROUND,
        "celebrityHour": CELEBRITY_ROUND,
        "blind": [role for role in ROLES if any(point is opens_eyes_at_night for point, _ in ROLES[role].changes)],
        "seers": [role for role in SPECIAL if any(point is sees_thumbs for point, _ in ROLES[role].changes)],
    }


def counted(cards: Cards) -> dict[str, int]:
    return dict(Counter(cards))


def own_decks() -> dict[str, dict[int, dict[str, int]]]:
    """AC-SETUP-06: the Roles under whose markers another deck lies than under their team's."""
    found = {}
    for role in SPECIAL:
        team = "cultist" if ROLES[role].team == "cultists" else "investigator"
        mine = {seats: counted(deck_of(role, printed)) for seats, printed in SET_UP.items()}
        if any(mine[seats] != decks(printed)[team] for seats, printed in SET_UP.items()):
            found[role] = mine
    return found


def tables() -> Iterator[tuple[str, Options]]:
    """Every board with every number of people, "+" beside an AUTOMA that they wished for."""
    for board, players in itertools.product(FAMILIES, CULTISTS.players):
        yield f"{board} {players}", Options(board=board, players=players, level="custom")
        if players == 6:
            yield f"{board} {players}+", Options(board=board, players=players, automa=True, level="custom")


def roles_for(options: Options) -> list[str]:
    """Those that may be named at this table, in the order of the rulebook."""
    return [role for role in SPECIAL if may_be_named(role, options)]


def may_be_named(role: str, options: Options) -> bool:
    try:
        ROLES[role].check(options)
    except BadOptions:
        return False
    return not forbidden_by(role, options)


def seats_with(level: Level) -> list[int]:
    """MOC-PROF-02: where Professions can be won."""
    found = []
    for seats in SET_UP:
        try:
            professions.check(Options(players=seats, level=level, professions=True))
        except BadOptions:
            continue
        found.append(seats)
    return found


def at(seats: int, board: str) -> Options:
    return Options(players=seats, board=board)


def seated(seats: int, event: str = "") -> Cultists:
    """A table as it is before anything has happened, in the hands of people alone."""
    game = table(Options(players=seats))
    game.at, game.ghost = [game.board.start] * seats, [False] * seats
    if event:
        game.event = event
    return game


def silences(token: str) -> bool:
    return talk(seated(5, token)) != "free"


def doors(token: str) -> int:
    """AC-MOVE-01, -14: how many doors a living person may go through while this token is in force."""
    return movement_points(seated(5, token), 0)


def portal_stays(seats: int) -> int:
    """AC-EVENT-PO-02: how many hours ahead its reminder lies."""
    game = seated(seats)
    OpenPortal().run(game)
    return game.portal_mark - game.round


def racks(board: Board) -> list[dict[str, Any]]:
    """AC-ACT-CR-10, -11: the shelf as it is printed; a rack of one room where its colour has several."""
    found = []
    for rack in board.racks.values():
        rooms = [room for room in board.rooms.values() if room.rack == rack.id]
        alone = {room.rack for room in board.rooms.values() if room.colour == rooms[0].colour} != {rack.id}
        colour = rooms[0].colour
        found.append(
            {
                "id": rack.id,
                "colour": colour,
                "books": rack.books,
                "points": rack.points,
                "rooms": [room.name for room in rooms] if alone else [],
            }
        )
    return found


def revolving() -> list[str]:
    """MOC-DOOR-06: the Hallways by their letters, as the door shuts them one after the other from the first hour on."""
    board = board_for(5, "mine")
    assert board.crossing is not None
    corridors = list(board.crossing.corridors)
    first = corridors.index(board.crossing.blocked_in_round_1)
    return [board.hallways[each].name[-1] for each in (*corridors[first:], *corridors[:first])]


# What the tests of the pages hold themselves against

DRAWN = 60
"""How many mixes of Roles are tried at each table."""


def judged() -> dict[str, Any]:
    """AC-LEVEL-07 to -12, AC-VOTE-15: mixes of Roles and votes, and what the engine makes of them."""
    return {
        "base": list(BASE_ROLES),
        "plain": list(PLAIN),
        "legal": {key: len(expert_mixes(options)) for key, options in tables()},
        "mixes": {key: list(mixes(key, options)) for key, options in tables()},
        "votes": list(votes()),
    }


def mixes(key: str, options: Options) -> Iterator[list[Any]]:
    """The Roles, the sum for each side, and whether the expert level allows them."""
    dice, names = Dice.seeded("boxed", key), roles_for(options)
    for _ in range(DRAWN):
        mix = tuple(sorted(dice.shuffled(names)[: dice.roll(7)]))
        yield [list(mix), *loyalty(mix, options), balanced(mix, options.seats, options) and has_places(mix, options)]


def has_places(mix: tuple[str, ...], options: Options) -> bool:
    named = Options(players=options.players, automa=options.automa, board=options.board, level="custom", roles=mix)
    try:
        check_places(named)
    except BadOptions:
        return False
    return True


def votes() -> Iterator[list[Any]]:
    """AC-VOTE-17 and many more: the votes for each, the abstentions last, and who leaves."""
    printed = ((2, 2, 0, 2), (3, 1, 0, 2), (3, 0, 0, 3), (3, 1, 0, 3), (1, 1, 3, 2))
    dice = Dice.seeded("boxed", "votes")
    drawn = [tuple(dice.roll(4) for _ in range(2 + dice.roll(7))) for _ in range(300)]
    for count in (*printed, *drawn):
        yield [list(count), verdict(count)]


# Invasion


def invasion() -> dict[str, Any]:
    usual = InvasionOptions()
    return {
        "decks": {players: composition(players) for players in INVASION.players},
        "events": {city: counted_names(cards_in_play(load_city(city))) for city in CITIES},
        "left": {city: [name for name in EVENT_CARDS if name not in cards_in_play(load_city(city))] for city in CITIES},
        "colours": {name: card.colour for name, card in EVENT_CARDS.items()},
        "sectors": {city: list(load_city(city).sectors) for city in CITIES},
        "agents": len(AGENTS),
        "posted": {city: len(load_city(city).starting_spots) for city in CITIES},
        "scientists": SCIENTISTS,
        "toSave": usual.scientists_to_save,
        "ships": usual.motherships_to_lose,
        "track": list(usual.pressure_track),
        "start": usual.pressure_track[usual.pressure_start_index],
        "escalation": ESCALATION,
    }


def counted_names(names: tuple[str, ...]) -> dict[str, int]:
    return dict(sorted(Counter(names).items()))


def composition(players: int) -> dict[str, Any]:
    """INV-SETUP-09 to -16: what is shuffled together, and how high each pile is before the first card is drawn."""
    game = empty_game(InvasionOptions(players=players), b"boxed")
    SetUp().build_decks(game)
    third, rest = game.stacks[-1], (*game.deck, *game.stacks[0], *game.stacks[1])
    apart = players > FEWEST
    return {
        "third": counted_names(third) if apart else {},
        "mixed": counted_names(rest if apart else (*rest, *third)),
        "stacks": [len(stack) for stack in game.stacks],
        "deck": len(game.deck),
        "assimilated": assimilated_in_play(players),
    }
