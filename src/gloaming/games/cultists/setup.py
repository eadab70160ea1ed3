"""Set-up: options are checked, a board is laid out, envelopes are packed and dealt (AC-SETUP)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from gloaming.games.cultists.board import Board, board_of
from gloaming.games.cultists.cards import DEAD, Cards
from gloaming.games.cultists.events import RolesLaidOut
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.levels import check_roles, draws_a_mix, expert_mixes, role_groups
from gloaming.games.cultists.night import Night
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import BASE_ROLES, PLAIN, ROLES, SPECIAL_ROLES
from gloaming.games.cultists.rounds import Round
from gloaming.games.cultists.rules import ROUTES, TEAM_OF, is_investigator, points_needed
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import UNSAFE_DECK, SetUpTable
from gloaming.games.cultists.tokens import TOKENS, bag
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.rules import Rulebook
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Value


def begin(options: Options, key: bytes) -> Cultists:
    """A game that is set up and asks its first question."""
    return empty_game(options, key).start(SetUp(), Night(), Round())


def empty_game(options: Options, key: bytes) -> Cultists:
    """An empty table of these options."""
    book, board = laid_open(options)
    return Cultists(book=book, options=options, key=key, board=board, automa=options.automa_seat)


@lru_cache(maxsize=256)
def laid_open(options: Options) -> tuple[Rulebook, Board]:
    """The book and the board for these options, checked. Nothing of a game is in them, so all their tables share them."""
    check(options)
    return rulebook(options), board_of(options)


def check(options: Options) -> None:
    if not 4 <= options.players <= 8:
        sentence = f"Cultists is a game for 4 to 8 players; {options.players} cannot play it."
        raise BadOptions(sentence, "player-count", least=4, most=8)
    if options.automa and options.players not in (4, 6):
        sentence = "The AUTOMA joins 4 players always and 6 if wished; leave it out with other numbers."
        raise BadOptions(sentence, "automa-count")
    if options.first_player is not None and not 0 <= options.first_player < options.players:
        sentence = f"There is no seat {options.first_player}; the first player is one of 0 to {options.players - 1}."
        raise BadOptions(sentence, "first-player", seat=options.first_player, last=options.players - 1)
    check_roles(options)
    for expansion in expansions_of(options):
        expansion.check(options)


def rulebook(options: Options) -> Rulebook:
    """Composed from what is public: the tokens, the Roles that may be in play, and the expansions."""
    in_play = set(BASE_ROLES) if draws_a_mix(options) else {role for group in role_groups(options) for role in group}
    roles = [role for name, role in ROLES.items() if name in in_play or name in PLAIN]
    content = [module for expansion in expansions_of(options) for module in (expansion, *expansion.brings(options))]
    return Rulebook([*TOKENS.values(), *roles, *content])


class Envelope(Value):
    """AC-SETUP-09: a Role marker, the hand deck, and the start card of the Pulse deck."""

    role: str
    deck: Cards
    start: Cards


class SetUp(Step):
    """AC-SETUP-01 to -26. The order of the steps is fixed, for the dice fall in it."""

    def run(self, game: Cultists) -> None:
        seats = game.options.seats
        game.at = [game.board.start] * seats
        table = game.table
        game.ghost = [False] * seats
        game.shown_dead = [0] * seats
        self.choose_roles(game)
        self.deal(game, table)
        self.lay_out_rooms(game, table)
        game.draw_pile = game.shuffled(table.draw_pile)
        game.target = points_needed(game)
        game.bag = bag(game)
        if game.options.unsafe_passages:
            game.unsafe_deck = UNSAFE_DECK
            game.lurking = game.shuffled(game.board.cultist_tokens)
        game.knife = self.first_player(game)
        for expansion in expansions_of(game.options):
            expansion.lay_out(game)

    def choose_roles(self, game: Cultists) -> None:
        """AC-LEVEL-05: what the level leaves open is drawn; the Roles are laid out for all (AC-SETUP-04)."""
        options = game.options
        if draws_a_mix(options):
            mixes = expert_mixes(options)
            groups: tuple[tuple[str, ...], ...] = tuple((role,) for role in mixes[game.roll(len(mixes))])
        else:
            groups = role_groups(options)
        chosen = tuple(group[0] if len(group) == 1 else group[game.roll(len(group))] for group in groups)
        game.special_roles = chosen
        if options.random_role_hidden:  # RQ-98: the candidates are public, the draw is not
            chosen = tuple("|".join(group) for group in groups)
        game.record(RolesLaidOut(chosen))

    def deal(self, game: Cultists, table: SetUpTable) -> None:
        """AC-SETUP-03 to -09: pack the envelopes, shuffle them, deal one to each seat."""
        envelopes = game.shuffled(pack(game, table))
        automa = game.automa
        if game.options.automa_special_roles == "never" and automa is not None:
            while envelopes[automa].role in SPECIAL_ROLES:
                envelopes = game.shuffled(envelopes)
        routes = game.shuffled(sorted(ROUTES))
        game.role = [envelope.role for envelope in envelopes]
        game.route = list(routes[: len(envelopes)])
        game.pulse = [envelope.start for envelope in envelopes]
        game.hand = [in_order(envelope.deck) for envelope in envelopes]
        if automa is not None:
            game.hand[automa] = game.shuffled(envelopes[automa].deck)  # AC-AUTOMA-06
        game.dead_since = {seat: 0 for seat in game.seats if DEAD in game.pulse[seat] and is_investigator(game, seat)}

    def lay_out_rooms(self, game: Cultists, table: SetUpTable) -> None:
        """AC-SETUP-12, -23, -24: its start cards, the Books and a covered token for each Room."""
        rooms, each = tuple(game.board.rooms), table.cards_in_a_room
        tokens = game.shuffled((False,) * table.plain_tokens + (True,) * table.unsafe_tokens)
        starts = game.shuffled(table.room_start)
        game.deck = {room: starts[nth * each : (nth + 1) * each] for nth, room in enumerate(rooms)}
        game.room_token = dict(zip(rooms, tokens, strict=True))
        game.explored = dict.fromkeys(rooms, False)
        game.finished = dict.fromkeys(rooms, False)
        game.books = {room: game.board.rooms[room].books for room in rooms}
        game.shelf = dict.fromkeys(game.board.racks, 0)

    def first_player(self, game: Cultists) -> int:
        """AC-ROUND-02, RQ-101, AC-AUTOMA-02: at random; with the AUTOMA the seat to its left, so it moves last."""
        if game.options.first_player is not None:
            return game.options.first_player
        return 0 if game.automa is not None else game.roll(game.options.players)


def pack(game: Cultists, table: SetUpTable) -> list[Envelope]:
    """AC-SETUP-05 to -07: special Roles replace plain ones of their team; a Cultist never starts dead."""
    cultists = [role for role in game.special_roles if TEAM_OF[role] == "cultists"]
    cultists += ["cultist"] * (table.cultists - len(cultists))
    others = [role for role in game.special_roles if TEAM_OF[role] != "cultists"]
    investigators = [*others, *["investigator"] * (game.options.seats - len(cultists) - len(others))]
    start_cards = list(table.pulse_start)
    if not start_cards:
        starts: list[Cards] = [()] * game.options.seats
    else:
        for_cultists: list[Cards] = [(start_cards.pop(0),) for _ in range(table.cultists)]
        shuffled = game.shuffled(start_cards)
        starts = for_cultists + [(card,) for card in shuffled[: len(investigators)]]
    roles = cultists + investigators
    return [Envelope(role, deck_of(role, table), start) for role, start in zip(roles, starts, strict=True)]


def deck_of(role: str, table: SetUpTable) -> Cards:
    """AC-SETUP-02, -06: as many cards of each back in every deck."""
    return ROLES[role].deck(table)


@lru_cache(maxsize=256)
def in_order(deck: Cards) -> Cards:
    """As its owner holds it. There are few decks, and they are dealt in every game."""
    return tuple(sorted(deck))


def cards_in_use(game: Cultists) -> Counter[str]:
    """Every card of the game, wherever it lies; the number of each face never changes after set-up."""
    piles = [*game.hand, *game.pulse, *game.deck.values(), game.draw_pile, game.unsafe_deck, game.removed]
    piles += [expansion.cards(game) for expansion in expansions_of(game.options)]
    return Counter(card for pile in piles for card in pile)
