"""Mountains of Chaos: ties, the dead brought back, decks swapped (MOC-PROF), and Safety Ropes (MOC-EVENT)."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import Answer, best, neutral
from gloaming.bots.cultists.careful.cultist import wish
from gloaming.bots.cultists.careful.expansions.ritual import doubt, which_vote
from gloaming.bots.cultists.careful.investigator import convicts, most_suspected
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import SUCCESS
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes, Rope
from gloaming.games.cultists.expansions.professions.tokens.mayor import Decree, LetTieStand
from gloaming.games.cultists.expansions.under_the_surface.organism import LEADER_VOTES
from gloaming.games.cultists.rules import vote_eliminates
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

SACRIFICES: Final = 0.6
"""How likely somebody must be a Cultist to die for another."""
PLAUSIBLE: Final = 0.25
"""How suspect an Investigator must be, for a Cultist who is Mayor to name it."""
SWAP: Final = 0.7
"""What a swap must bring, in Books; it can be made once."""
WORTH_A_ROPE: Final = 0.1
"""Where a table lets it end early, a rope goes only to somebody as likely dead as this."""


# The Mayor


def break_tie(turn: Turn, asked: Any) -> Option:
    """MOC-PROF-22: on evidence; half the table has spoken already, so somewhat less will do."""
    named = [option for option in asked.options if isinstance(option, Decree)]
    if not vote_eliminates(turn.known):
        return min(named, key=lambda option: doubt(turn, option.seat))
    suspect = max(named, key=lambda option: -1.0 if option.seat == turn.me else turn.share(option.seat))
    guilty = suspect.seat != turn.me and turn.share(suspect.seat) >= convicts(turn) - 0.12
    return suspect if guilty else LetTieStand()


def break_tie_for_the_cult(turn: Turn, asked: Any) -> Option:
    """MOC-PROF-22: a Cultist leads; an Investigator leaves, if the table believes it."""
    named = [option for option in asked.options if isinstance(option, Decree)]
    if not vote_eliminates(turn.known):
        ours = [option for option in named if option.seat in turn.cultists]
        return ours[0] if ours and which_vote(turn) < LEADER_VOTES else LetTieStand()
    victims = [option for option in named if wish(turn, option.seat) > 0 and not turn.may_be_mate(option.seat)]
    best = max(victims, key=lambda option: turn.share(option.seat), default=None)
    return best if best is not None and turn.share(best.seat) >= PLAUSIBLE else LetTieStand()


# The Exorcist


def reviving(turn: Turn, ghost: Seat) -> float:
    """MOC-PROF-28, -31: when somebody is all but convicted; of the Ghosts the most trusted, best one shot of its card."""
    suspect = most_suspected(turn)
    if suspect is None or turn.share(suspect) < SACRIFICES:
        return 0.0
    return 3.0 - turn.share(ghost) - 0.3 * (turn.view.shown_dead[ghost] == 0)


def reviving_for_the_cult(turn: Turn, ghost: Seat) -> float:
    """A Cultist comes back, or an Investigator who is dead all the same; anybody else would cost a death."""
    if ghost in turn.cultists:
        return 2.0
    return 1.0 if ghost in turn.memory.known_dead and not turn.view.shown_dead[ghost] else 0.0


def as_prey(turn: Turn, seat: Seat) -> tuple[bool, bool, float]:
    """An Investigator whose death counts; of those the one whom the table suspects least."""
    innocent = seat not in turn.cultists and not turn.may_be_mate(seat)
    return innocent, seat not in turn.known_dead, -turn.share(seat)


# The Saboteur


def swapping(turn: Turn, room: Place, sign: int = 1) -> float:
    """MOC-PROF-37: good cards to where Books are left; -1: away from there."""
    others = [other for other, cards in turn.view.deck.items() if cards and other != room]
    return max([sign * gain(turn, room, other) for other in others], default=0.0) - SWAP


def choose_other_deck(sign: int) -> Answer:
    return lambda turn, asked: best(asked, lambda option: sign * gain(turn, asked.step.place, option.place))


def gain(turn: Turn, one: Place, other: Place) -> float:
    """What the Investigators gain, in Books, if these decks change places."""
    return yields(turn, one, other) + yields(turn, other, one) - yields(turn, one, one) - yields(turn, other, other)


def yields(turn: Turn, room: Place, deck: Place) -> float:
    """The Books that this deck would bring in that Room; half of it where it would still have to be explored."""
    view, memory = turn.view, turn.memory
    cards = view.deck[deck]
    found = min(view.books[room], cards * memory.decks[deck].chance(SUCCESS, turn.mix))
    open_to_all = view.explored[room] or cards >= CARDS_TO_EXPLORE
    return turn.prospects.weight(room) * found * (1.0 if open_to_all else 0.5)


# Safety Ropes


def throw_to_the_dead(turn: Turn, asked: Any) -> Option:
    """MOC-EVENT-02: to the seat likeliest dead; where a Butterfingers may use no Knife, it does not (MOC-RQ-24)."""
    ropes = [option for option in asked.options if isinstance(option, Rope)]
    may_end = NoMoreRopes() in asked.options
    if may_end and turn.role == "butterfingers" and turn.view.options.ropes_use_knife:
        return NoMoreRopes()
    best = max(ropes, key=lambda rope: turn.chance_of_death(rope.target), default=None)
    if best is None or (may_end and turn.chance_of_death(best.target) < WORTH_A_ROPE):
        return neutral(asked)
    return best


def throw_to_the_living(turn: Turn, asked: Any) -> Option:
    """A Cultist has those show a card who can only show that they live."""
    ropes = [option for option in asked.options if isinstance(option, Rope)]
    if NoMoreRopes() in asked.options or not ropes:
        return neutral(asked)
    return min(ropes, key=lambda rope: betrays(turn, rope.target))


def betrays(turn: Turn, seat: Seat) -> float:
    """How likely a death would come to light there."""
    if seat in turn.known_dead:
        return 1.0
    memory = turn.memory
    others = tuple(turn.cultists - {turn.me, seat})
    gifts, _ = memory.deadly_gifts(seat, others)
    hidden = 0.0 if turn.view.start_cards else memory.dead_at_start
    spared: float = (1 - memory.deadly) ** gifts
    return 1 - spared * (1 - hidden * (seat not in turn.cultists))
