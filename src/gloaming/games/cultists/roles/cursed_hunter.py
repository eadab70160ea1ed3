"""Cursed Hunter (UTS-HUNT-01 to -05): a third side with one member. What its curse does stands in `expansions`."""

from gloaming.games.cultists.cards import ALIVE, CURSE_ALIVE, CURSE_SUCCESS, SUCCESS, Cards, without
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.roles.seer import seer
from gloaming.games.cultists.rules import bound_to_route, sees_thumbs
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SetUpTable
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Seat

cursed_hunter = Role("cursed_hunter", "Cursed Hunter", team="hunter", loyalty=5, seats=(7, 8), printed=15)
cursed_hunter.roams = True

CURSED_ALIVE, CURSED_SUCCESS = 3, 6


def cursed_deck(table: SetUpTable) -> Cards:
    """UTS-HUNT-03: 3 Alive and 6 Success cards of an Investigator are cursed."""
    deck = table.investigator_deck
    for card, number in ((ALIVE, CURSED_ALIVE), (SUCCESS, CURSED_SUCCESS)):
        for _ in range(number):
            deck = without(deck, card)
    return (*deck, *(CURSE_ALIVE,) * CURSED_ALIVE, *(CURSE_SUCCESS,) * CURSED_SUCCESS)


cursed_hunter.deck = cursed_deck


@cursed_hunter.modifies(sees_thumbs)
def learns_the_cultists(sees: bool, game: Cultists, seat: Seat) -> bool:
    """UTS-HUNT-04."""
    return True


@cursed_hunter.modifies(bound_to_route)
def ignores_the_route(bound: bool, game: Cultists, seat: Seat) -> bool:
    """UTS-HUNT-05."""
    return False


def check(options: Options) -> None:
    """UTS-HUNT-02, UTS-RQ-02."""
    if options.players not in cursed_hunter.seats:
        sentence = "The Cursed Hunter joins 7 or 8 people, without the AUTOMA; change the seats or leave the Role out."
        raise BadOptions(sentence, "roles-hunter-seats")
    if seer.name in options.roles:
        raise BadOptions("The Cursed Hunter takes the Seer's place; leave one of the two out.", "roles-hunter-seer")


cursed_hunter.check = check
