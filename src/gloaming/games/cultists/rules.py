"""The rule points of Cultists: plain sentences that Roles, tokens and expansions may change."""

from __future__ import annotations

from gloaming.games.cultists.board import Place, Ways, load_routes
from gloaming.games.cultists.state import Cultists, RoleName, Team
from gloaming.kernel.events import Event
from gloaming.kernel.rules import rule
from gloaming.kernel.steps import Option, Step
from gloaming.kernel.values import Seat

TEAM_OF: dict[RoleName, Team] = {}
"""Whose side each Role is on. `roles` fills it, which knows them all; of a Role that is hidden there is no entry."""
FATAL: dict[RoleName, tuple[type[Event], ...]] = {}
"""Deeds that each Role punishes with its holder's death; `roles` fills it too."""
ROUTES = load_routes()


def is_cultist(game: Cultists, seat: Seat) -> bool:
    return TEAM_OF[game.role[seat]] == "cultists"


def is_investigator(game: Cultists, seat: Seat) -> bool:
    return TEAM_OF[game.role[seat]] == "investigators"


def dies_of(game: Cultists, seat: Seat, deed: type[Event] | None) -> bool:
    """Whether the Role of this seat kills it for a deed of its own."""
    return not game.ghost[seat] and deed in FATAL.get(game.role[seat], ())


def living_cultists(game: Cultists) -> list[Seat]:
    """AC-TERM-21."""
    return [seat for seat in game.living() if is_cultist(game, seat)]


def route_line(game: Cultists, seat: Seat) -> tuple[str, ...]:
    """AC-ROUTE-01: four lines, used in turn."""
    return ROUTES[game.route[seat]][(game.round - 1) % 4]


@rule
def movement_points(game: Cultists, seat: Seat) -> int:
    """AC-MOVE-01: up to 3 movement points."""
    return 3


@rule
def ways(game: Cultists) -> Ways:
    """AC-MOVE-02: where each step leads, as the doors stand now."""
    return game.board.doors


@rule
def ways_beyond_doors(game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """Other ways on than through a Door, wherever an expansion has them."""
    return ()


@rule
def after_movement(game: Cultists) -> tuple[Step, ...]:
    """What happens between the last Movement and the Event Phase."""
    return ()


APART = Ways()


@rule
def joined(game: Cultists) -> Ways:
    """The places that count as one Location with others, for each place of which that is so."""
    return APART


def linked(game: Cultists, place: Place) -> tuple[Place, ...]:
    """The places that count as one Location with this one, itself included."""
    return joined(game).get(place) or (place,)


@rule
def power_at(game: Cultists, place: Place) -> bool:
    return game.power


@rule
def barred(game: Cultists, seat: Seat) -> tuple[Place, ...]:
    """AC-MOVE-09: into the Fishman's Hallway goes only a living Knife holder."""
    if game.fishman is None or (game.knife == seat and not game.ghost[seat] and seat != game.automa):
        return ()
    return (game.fishman,)


@rule
def bound_to_route(game: Cultists, seat: Seat) -> bool:
    """AC-ROUTE-03, -04: Investigators are, Cultists are not."""
    return not is_cultist(game, seat)


@rule
def may_use_special_rooms(game: Cultists, seat: Seat) -> bool:
    """AC-GHOST-08: Vote, Camera, power supply and Portal are for the living."""
    return not game.ghost[seat]


@rule
def cards_are_given(game: Cultists, place: Place) -> bool:
    """AC-ENC-14, unless the Infected forbids it."""
    return True


@rule
def may_receive(game: Cultists, seat: Seat) -> bool:
    """AC-ENC-14: anyone in an Encounter may be given cards."""
    return True


@rule
def opens_eyes_at_night(game: Cultists, seat: Seat) -> bool:
    """AC-NIGHT-03: the Cultists look round."""
    return is_cultist(game, seat)


@rule
def sees_thumbs(game: Cultists, seat: Seat) -> bool:
    """AC-NIGHT-05: whether somebody else learns who the Cultists are."""
    return False


@rule
def looks_in_order(game: Cultists, seat: Seat, means: str) -> bool:
    """AC-ACT-CS-03: a Pulse deck is shuffled before it is looked at, so nobody sees in which order the cards came."""
    return False


@rule
def has_hallway_deck(game: Cultists, place: Place) -> bool:
    """AC-ACT-SH-01: whether cards laid here go to the Unsafe Passage deck, as in every Hallway."""
    return game.options.unsafe_passages and place not in game.board.rooms


@rule
def takes_check_card(game: Cultists, place: Place) -> bool:
    """AC-ACT-CS-12: whether the card for a Character checked outside the Rooms goes to the Unsafe Passage deck."""
    return has_hallway_deck(game, place)


@rule
def candidates(game: Cultists) -> tuple[Seat, ...]:
    """AC-VOTE-08: who may be named in a Vote."""
    return tuple(game.living())


@rule
def may_abstain(game: Cultists) -> bool:
    """AC-VOTE-08."""
    return True


@rule
def vote_eliminates(game: Cultists) -> bool:
    """AC-VOTE-15: the player a Vote names has to leave, unless the Vote is about something else."""
    return True


@rule
def ballot_weight(game: Cultists, seat: Seat, ballot: Seat | None, knife: int) -> int:
    """AC-VOTE-13: one vote each; the First Player's counts as often as the Knife makes it."""
    return knife if seat == game.knife else 1


@rule
def points_needed(game: Cultists) -> int:
    """AC-SETUP-01: the Final Score marker."""
    return game.table.points_needed


@rule
def shows_role_on_death(game: Cultists, seat: Seat) -> bool:
    """AC-ROLE-01: markers stay hidden unless the Role says otherwise."""
    return False


@rule
def actions(game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """What this seat may do with its Action turn. The base game's own actions are laid out in `actions/`."""
    return ()


@rule
def free_actions(game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """What this seat may do on its Action turn on top of its action."""
    return ()


@rule
def may_linger(game: Cultists, seat: Seat) -> bool:
    """Whether, by what all can see, this seat might have a free action left after its action."""
    return bool(free_actions(game, seat))


def together(game: Cultists, place: Place) -> list[Seat]:
    """AC-ENC-04: the living Characters in this Location."""
    where = joined(game).get(place)
    if where is None and game.at.count(place) == 1:  # as a rule: who comes in is alone
        alone = game.at.index(place)
        return [] if game.ghost[alone] else [alone]
    return living_in(game, where or (place,))


def living_in(game: Cultists, places: tuple[Place, ...]) -> list[Seat]:
    """The living Characters in any of these places."""
    ghost = game.ghost
    return [seat for seat, at in enumerate(game.at) if at in places and not ghost[seat]]


def on_route(game: Cultists, seat: Seat, place: Place) -> bool:
    """AC-ROUTE-03: whether a Room action is allowed in a Room of this colour."""
    return not bound_to_route(game, seat) or game.board.colour[place] in route_line(game, seat)


def blocked(game: Cultists, place: Place) -> bool:
    """AC-ACT-GEN-04: a Cultist token stops Room actions."""
    return place in game.cultist_tokens
