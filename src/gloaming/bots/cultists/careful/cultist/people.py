"""A Cultist among people: whom it kills, whom it names, what it shows, and its last words."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import best
from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.tokens.false_eyes import Decline
from gloaming.games.cultists.tokens.in_control import Peek, RemoveToken, ReturnToken
from gloaming.games.cultists.victory import Claim, Confirm
from gloaming.games.cultists.voting import Abstain, Accuse, Weigh
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

BOLD: Final = {5: -0.05, 6: -0.05, 7: 0.08, 8: 0.16}
"""By seats: how much more suspect than anybody at the start a Cultist is ready to be, if the death comes to light, ..."""
BOLDER: Final = 0.02
"""... and how much more with every round: time runs out for the knife as well."""
BELIEVABLE: Final = 0.4
"""How suspect an Investigator must look, before a Cultist joins in."""
LOST: Final = 0.8
"""A partner as suspect as this cannot be saved; sparing it would only point back."""
WELCOME: Final = frozenset(
    ("lightning_strike", "lost_morale", "broken_panes", "portal_opens", "secret_doors", "mirror")
)
FRAMED: Final = 0.5
"""How suspect somebody else must become, for a death to be shown."""
FEARLESS: Final = 0.1
"""What a meeting says, against one with a Cultist who was alone."""


# Killing


def give(turn: Turn, asked: Any) -> Option:
    """AC-ENC-16: a Dead card where it pays, else an Alive card where it covers up."""
    return best(asked, lambda gift: killing(turn, gift.to) if gift.card == DEAD else sparing(turn, gift.to))


def killing(turn: Turn, victim: Seat) -> float:
    """The worth of a Dead card for this seat; below that of an Alive card where it does not pay."""
    if victim in turn.cultists or turn.may_be_mate(victim):
        return -3.0
    if not is_prey(turn, victim):
        return -2.0
    if is_last(turn):
        return 3.0
    return 1.0 - exposure(turn, victim) if exposure(turn, victim) <= boldness(turn) else -1.0


def sparing(turn: Turn, seat: Seat) -> float:
    """An Alive card goes where it tells least: best to a Cultist, worst to somebody who will be found dead."""
    if seat in turn.cultists:
        return 0.1
    return 0.0 if seat in turn.known_dead() else 0.05


def is_prey(turn: Turn, seat: Seat) -> bool:
    """Somebody whose death still counts: not dead by own knowledge, nor probably by the other Cultist's hand."""
    if seat in turn.cultists or turn.view.ghost[seat] or seat in turn.known_dead():
        return False
    partners = tuple(turn.cultists - {turn.me})
    gifts, _ = turn.memory.deadly_gifts(seat, partners)
    spared: float = (1 - turn.memory.deadly) ** gifts
    return spared > 0.5


def is_last(turn: Turn) -> bool:
    """Whether one more death lets a sole Cultist claim at the end of this round (AC-CLEAN-02)."""
    return turn.memory.table.cultists == 1 and turn.still_needed == 1


def exposure(turn: Turn, victim: Seat) -> float:
    """How suspect this seat would be to everyone, if this death were found after one more gift."""
    judge, me = turn.judge, turn.me
    shares: dict[Seat, float] = judge.after(
        lambda suspects: judge.chance_of_death(victim, suspects, float(me in suspects))
    )
    return shares.get(me, 0.0)


def boldness(turn: Turn) -> float:
    """Measured from what everybody is suspected of at the start."""
    memory = turn.memory
    return memory.table.cultists / len(memory.seats) + BOLD[len(memory.seats)] + BOLDER * turn.view.round


def can_kill(turn: Turn) -> bool:
    return DEAD in turn.view.hand


def must_kill(turn: Turn) -> bool:
    """AC-ENC-21: no Alive card is left."""
    return DEAD in turn.view.hand and ALIVE not in turn.view.hand


# Votes


def scapegoat(turn: Turn) -> Seat | None:
    """The Investigator whom the table suspects most, if it would believe in it, and more than in any Cultist."""
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost]
    suspect = max(living, key=turn.share, default=turn.me)
    believable = turn.share(suspect) >= BELIEVABLE and suspect not in turn.cultists
    return suspect if believable and not turn.may_be_mate(suspect) else None


def lost_partner(turn: Turn) -> Seat | None:
    partners = [seat for seat in turn.cultists if seat != turn.me and not turn.view.ghost[seat]]
    return next((seat for seat in partners if turn.share(seat) >= LOST), None)


def vote(turn: Turn, _asked: Any) -> Option:
    suspect = lost_partner(turn)
    if suspect is None:
        suspect = scapegoat(turn)
    return Abstain() if suspect is None else Accuse(suspect)


def vote_again(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-12: save a Cultist, or let an Investigator go."""
    return reconsider(turn, asked, lambda seat: wish(turn, seat))


def wish(turn: Turn, seat: Seat | None) -> float:
    if seat is None:
        return 0.0
    return -5.0 if seat in turn.cultists else 0.5


def weigh(_turn: Turn, _asked: Any) -> Option:
    return Weigh(twice=True)


# Looks and tokens


def look(turn: Turn, asked: Any) -> Option:
    """AC-ACT-CS-07: conceal, unless the death would be laid at an Investigator's door."""
    if ShowDeath() not in asked.options:
        return PutBack()
    target = asked.step.target
    shares = turn.if_found_dead(target)
    suspect = max(shares, key=lambda seat: shares[seat])
    framed = shares[suspect] >= FRAMED and suspect not in turn.cultists
    return ShowDeath() if framed else PutBack()


def look_through_false_eyes(_turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-FE-02: what the Cultists want to know they know; the less is looked at, the better."""
    return Decline()


def take_control(_turn: Turn, _asked: Any) -> Option:
    return Peek()


def handle_token(turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-IC-03: what hurts the others stays in the Bag."""
    return ReturnToken() if turn.peeked_token in WELCOME else RemoveToken()


# The end


def claim(turn: Turn, asked: Any) -> Option:
    """AC-CLEAN-02: exactly when enough are dead, by own knowledge."""
    return Claim() if turn.still_needed <= 0 and Claim() in asked.options else Confirm()


def name_seer(turn: Turn, asked: Any) -> Option:
    """AC-WIN-14: the seat that seems to know which others to avoid."""
    knowing = {option: knew(turn, option.seat) for option in asked.options}
    best = max(knowing.values())
    likeliest: list[Option] = [option for option, share in knowing.items() if share >= best - 0.05]
    return turn.dice.pick(likeliest)


def knew(turn: Turn, seat: Seat) -> float:
    """A Seer meets others without fear, rarely a Cultist alone, and never accuses an innocent."""
    memory, cultists = turn.memory, turn.cultists
    alone = sum(all(giver in cultists for giver in gift.givers) for gift in memory.gifts[seat])
    wrong = sum(ballot.voter == seat and ballot.named not in cultists for ballot in memory.ballots)
    return FEARLESS * len(memory.gifts[seat]) - alone - wrong
