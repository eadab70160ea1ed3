"""Other worlds: games that a seat cannot tell from the true one, by everything it has seen."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import cast

from gloaming.games.cultists.board import set_up_of
from gloaming.games.cultists.cards import ALIVE, DEAD, ENCOUNTER_CARDS, Cards, of_kind
from gloaming.games.cultists.deaths import COUNTED_CAUSES
from gloaming.games.cultists.events import CultistAppeared, TokenDrawn, TokenHandled, TokenPeeked
from gloaming.games.cultists.expansions import Expansion
from gloaming.games.cultists.known import show_public
from gloaming.games.cultists.roles import SPECIAL_ROLES
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.setup import deck_of, empty_game
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens import bag
from gloaming.games.cultists.tokens.in_control import HandleToken
from gloaming.games.cultists.view import View
from gloaming.games.cultists.worlds.ballots import secret_ballots
from gloaming.games.cultists.worlds.curses import settle_curses
from gloaming.games.cultists.worlds.decks import Decks, lay_out_decks
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.memories import memories
from gloaming.games.cultists.worlds.pulses import pulse_deck, settle_pulses
from gloaming.games.cultists.worlds.shortages import Shortages
from gloaming.games.cultists.worlds.suspects import deal_roles, deal_routes
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from gloaming.kernel.worlds import NoWorld, empty_world, take_up_the_question

TRIES = 400


def determinise(view: View, dice: Dice) -> Cultists:
    """A game that agrees with all that this view shows; what it hides is drawn at random."""
    game = empty_world(view, dice, empty_game)
    shortages: dict[tuple[Seat, ...], Shortages] = defaultdict(Shortages)
    for _ in range(TRIES):
        ledger = Ledger(view, game, dice)
        roles = deal_roles(ledger)
        routes = None if roles is None else deal_routes(ledger, roles)
        if roles is None or routes is None or not settle_pulses(ledger, roles) or not settle_curses(ledger, roles):
            continue
        red_handed = tuple([seat for seat, role in enumerate(roles) if TEAM_OF[role] == "cultists"])
        decks = lay_out_decks(ledger, roles, shortages[red_handed])
        if decks is not None:
            show_public(game, view)
            game.role, game.route = roles, routes
            deal_secrets(game, view, ledger, decks)
            take_up_the_question(game, view, dice)
            return game
    raise NoWorld(f"seat {view.seat} in round {view.round}")


def deal_secrets(game: Cultists, view: View, ledger: Ledger, decks: Decks) -> None:
    """What this seat cannot see lies as the ledger and the decks allow."""
    dice, roles = ledger.dice, game.role
    game.journal = memories(game, ledger, decks)
    game.special_roles = tuple(role for role in roles if role in SPECIAL_ROLES)
    game.pulse = [pulse_deck(ledger, seat) for seat in game.seats]
    game.hand = [hand_of(ledger, seat, roles[seat], decks) for seat in game.seats]
    if game.automa is not None:
        game.hand[game.automa] = dice.shuffled(game.hand[game.automa])
    game.deck = {room: decks.deck(room) for room in game.board.rooms}
    game.unsafe_deck, game.removed = decks.faces(decks.unsafe), decks.faces(decks.removed)
    game.draw_pile = dice.shuffled(decks.faces(decks.pile))
    game.dead_since = dead_since(ledger, roles)
    game.room_token = room_tokens(game, view, dice)
    appeared = [event.place for event in view.journal if isinstance(event, CultistAppeared)]
    outside = [room for room in game.board.cultist_tokens if room not in appeared]
    game.lurking = dice.shuffled(outside) if view.options.unsafe_passages else ()
    fill_bag(game, view, dice)
    game.parts = {name: cast(Expansion, game.book.named[name]).suppose(game, ledger) for name in view.parts}
    game.ballots = view.ballots if not view.options.anonymous_ballots else secret_ballots(game, view, dice)


def hand_of(ledger: Ledger, seat: Seat, role: str, decks: Decks) -> Cards:
    """What a deck of this Role held, less what was given and played."""
    if seat == ledger.view.seat:
        return ledger.view.hand
    encounter = Counter(of_kind(deck_of(role, ledger.table), ENCOUNTER_CARDS))
    encounter.subtract(gift.card or ALIVE for gift in ledger.given() if gift.giver == seat)
    return tuple(sorted((*encounter.elements(), *decks.hand(seat))))


def dead_since(ledger: Ledger, roles: list[str]) -> dict[Seat, int]:
    """AC-CLEAN-09: from the first Dead card, or from becoming a Ghost in a way that counts."""
    counted = COUNTED_CAUSES[ledger.view.options.dead_count]
    since: dict[Seat, int] = {}
    for seat, received in enumerate(ledger.received):
        before, left = ledger.revived.get(seat, (0, ()))
        forgiven = 0 if any(gift.card == DEAD for gift in left) else before  # MOC-WIN-04
        rounds = [round_ for round_, gift in received[forgiven:] if gift.card == DEAD]
        if seat in ledger.ghosts and ledger.ghosts[seat][1] in counted:
            rounds.append(ledger.ghosts[seat][0])
        if rounds and TEAM_OF[roles[seat]] == "investigators":
            since[seat] = min(rounds)
    return since


def room_tokens(game: Cultists, view: View, dice: Dice) -> dict[str, bool]:
    covered = [room for room in game.board.rooms if not view.explored[room]]
    unsafe = set_up_of(view.options).unsafe_tokens - sum(view.unsafe_icon.values())
    icons = dice.shuffled([True] * unsafe + [False] * (len(covered) - unsafe))
    return {
        room: view.unsafe_icon[room] if view.explored[room] else icons[covered.index(room)] for room in game.board.rooms
    }


def fill_bag(game: Cultists, view: View, dice: Dice) -> None:
    """All tokens less the drawn ones and those taken out unseen; a token just looked at lies uppermost."""
    left = list(bag(game))
    for event in view.journal:
        if isinstance(event, TokenDrawn):
            left.remove(event.token)
    peeked: str | None = None
    removed = 0
    taken: list[str] = []
    for event in view.journal:
        if isinstance(event, TokenPeeked):
            peeked = event.token
        elif isinstance(event, TokenHandled):
            if event.removed and peeked is not None:
                left.remove(peeked)
                taken.append(peeked)
            elif event.removed:
                removed += 1
            peeked = None
    in_hand = view.asked is not None and isinstance(view.asked.step, HandleToken)
    uppermost = [peeked] if in_hand and peeked is not None else []
    for token in uppermost:
        left.remove(token)
    mixed = list(dice.shuffled(left))
    taken += [mixed.pop() for _ in range(removed)]
    game.bag, game.taken_out = (*mixed, *uppermost), tuple(taken)
