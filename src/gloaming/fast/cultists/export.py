"""What is printed, read from the reference once for each table: boards, routes, set-up table, decks, Roles, the Bag."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from gloaming.fast.cultists.covered import HOUSE_RULES, refuse_what_is_unknown
from gloaming.fast.cultists.layout import Printed
from gloaming.fast.cultists.numbers import CARDS, ITEMS, PROFESSIONS, ROLES, TEAMS, TOKENS, VALUES
from gloaming.fast.layout import NOBODY
from gloaming.games.cultists.board import COLOURS, Board, Ways, board_of
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.expansions.curse_of_the_hunter import NAME as CURSE_OF_THE_HUNTER
from gloaming.games.cultists.expansions.free_actions import lingering
from gloaming.games.cultists.expansions.mountains_of_chaos.revolving_door import ways_past
from gloaming.games.cultists.expansions.mountains_of_chaos.state import NAME as MOUNTAINS_OF_CHAOS
from gloaming.games.cultists.expansions.professions.state import NAME as PROFESSIONS_MODULE
from gloaming.games.cultists.expansions.under_the_surface.door import unlocked
from gloaming.games.cultists.expansions.under_the_surface.items import items_in_play
from gloaming.games.cultists.expansions.under_the_surface.items.rifle import goals
from gloaming.games.cultists.expansions.under_the_surface.state import NAME as UNDER_THE_SURFACE
from gloaming.games.cultists.levels import draws_a_mix, expert_mixes, role_groups
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import ROLES as MARKERS
from gloaming.games.cultists.rules import ROUTES, has_hallway_deck, points_needed, takes_check_card
from gloaming.games.cultists.setup import deck_of, empty_game
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP, UNSAFE_DECK
from gloaming.games.cultists.tokens import bag
from gloaming.kernel.dice import KEY_BYTES


@lru_cache(maxsize=64)
def printed(options: Options) -> Printed:
    """The table that a game of these options is played by. Refuses what the twin does not know."""
    refuse_what_is_unknown(options)
    b = Printed()
    game = empty_game(options, bytes(KEY_BYTES))
    print_board(b, board_of(options))
    print_expansions(b, game)
    print_routes(b)
    print_set_up(b, options)
    print_roles(b, options)
    print_piles(b, game)
    for name in HOUSE_RULES:
        setattr(b, name, VALUES[name].index(getattr(options, name)))
    b.first_player = NOBODY if options.first_player is None else options.first_player
    return b


def numbers(names: Iterable[str], among: tuple[str, ...]) -> list[int]:
    return [among.index(name) for name in names]


def fill(cells: list[int], values: Iterable[int]) -> int:
    """Write values into the first cells; how many they are."""
    count = -1
    for count, value in enumerate(values):
        cells[count] = value
    return count + 1


def print_board(b: Printed, board: Board) -> None:
    b.places, b.rooms, b.racks = len(board.places), len(board.rooms), len(board.racks)
    b.start, b.fishman_hallway = numbers((board.start, board.fishman), board.places)
    b.light_blue, b.red, b.green = numbers((board.light_blue, board.red, board.green), board.places)
    for number, place in enumerate(board.places):
        b.colour[number] = COLOURS.index(board.colour[place]) if place in board.colour else NOBODY
        b.angle[number] = round(board.angle[place] * 1_000_000)
    for number, colour in enumerate(COLOURS):
        b.rooms_of_count[number] = fill(b.rooms_of[number], numbers(board.rooms_of[colour], board.places))
    racks = tuple(board.racks)
    fill(b.rack_of, [racks.index(room.rack) for room in board.rooms.values()])
    fill(b.books_in, [room.books for room in board.rooms.values()])
    fill(b.rack_books, [rack.books for rack in board.racks.values()])
    fill(b.rack_points, [rack.points for rack in board.racks.values()])
    b.token_rooms_count = fill(b.token_rooms, numbers(board.cultist_tokens, board.places))


def print_expansions(b: Printed, game: Cultists) -> None:
    board, options = game.board, game.options
    joined = {expansion.name for expansion in expansions_of(options)}
    b.professions = len(PROFESSIONS) if PROFESSIONS_MODULE in joined else 0
    b.cursed_hunter = int(CURSE_OF_THE_HUNTER in joined)
    b.lingers = int(lingering in game.book.modules)
    print_ways(b, board, 0, board.doors)
    if UNDER_THE_SURFACE in joined:
        print_ways(b, board, 1, unlocked(board))  # UTS-DOOR-04
        b.items = fill(b.item, numbers(items_in_play(options), ITEMS))
        b.fishman_goals = sum(1 << place for place in numbers(goals(game), board.places))
    if MOUNTAINS_OF_CHAOS in joined:
        print_mine(b, board, options)
    for number, place in enumerate((*board.places, *board.lifts)):
        b.hallway_deck[number] = int(has_hallway_deck(game, place))
        b.check_card[number] = int(takes_check_card(game, place))


def print_ways(b: Printed, board: Board, number: int, ways: Ways) -> None:
    for at, place in enumerate(board.places):
        b.door_count[number][at] = fill(b.doors[number][at], numbers(ways[place], board.places))


def print_mine(b: Printed, board: Board, options: Options) -> None:
    """MOC-DOOR-01 to -03: the Doors for each Hallway that the Revolving Door may block."""
    assert board.crossing is not None
    corridors, push = board.crossing.corridors, options.blocked_hallway_trapped == "may_push_through"
    for number, blocked in enumerate(corridors):
        print_ways(b, board, number + 1, ways_past(board, blocked, push))
    b.corridors, b.first_ways = len(corridors), corridors.index(board.crossing.blocked_in_round_1) + 1
    b.lifts = len(board.lifts)
    for number, lift in enumerate(board.lifts.values()):
        b.colour[b.places + number] = NOBODY
        fill(b.lift_between[number], numbers(lift.between, board.places))


def print_routes(b: Printed) -> None:
    for number, route in ROUTES.items():
        for nth, line in enumerate(route):
            b.line_length[number][nth] = fill(b.line[number][nth], numbers(line, COLOURS))
            b.on_line[number][nth] = sum(1 << COLOURS.index(colour) for colour in line)


def print_set_up(b: Printed, options: Options) -> None:
    table = SET_UP[options.seats]
    b.seats, b.players = options.seats, options.players
    b.automa = NOBODY if options.automa_seat is None else options.automa_seat
    b.unsafe_passages = int(options.unsafe_passages)
    b.cultists, b.dead_needed, b.plain_tokens = table.cultists, table.dead_needed, table.plain_tokens
    b.pulse_start_count = fill(b.pulse_start, numbers(table.pulse_start, CARDS))
    fill(b.room_start, numbers(table.room_start, CARDS))
    b.draw_pile_count = fill(b.draw_pile, numbers(table.draw_pile, CARDS))
    b.unsafe_deck_count = fill(b.unsafe_deck, numbers(UNSAFE_DECK, CARDS))


def print_roles(b: Printed, options: Options) -> None:
    for number, (name, marker) in enumerate(MARKERS.items()):
        b.team_of[number] = TEAMS.index(marker.team)
        b.reveals_on_death[number] = int(marker.reveals_on_death)
        b.deck_count[number] = fill(b.deck[number], numbers(deck_of(name, SET_UP[options.seats]), CARDS))
    if draws_a_mix(options):
        mixes = expert_mixes(options)
        b.mixes = len(mixes)
        for cells, mix in zip(b.mix, mixes, strict=False):
            cells[:] = [NOBODY] * len(cells)
            fill(cells, numbers(mix, ROLES))
        return
    groups = role_groups(options)
    b.groups = len(groups)
    for number, group in enumerate(groups):
        b.group_count[number] = fill(b.group[number], numbers(group, ROLES))


def print_piles(b: Printed, game: Cultists) -> None:
    """What rules of the reference say of a table before it is set up."""
    game.at = [game.board.start] * game.options.seats
    b.target = points_needed(game)
    b.bag_count = fill(b.bag, numbers(bag(game), TOKENS))
