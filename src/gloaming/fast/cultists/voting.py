"""Votes: sealed ballots, the Knife's say in them, and who has to leave (AC-VOTE)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.numbers import (
    ABSTAINS_ALWAYS,
    ABSTENTIONS_COUNT,
    CHANGED,
    DAGGER,
    DOUBLE_ABSTENTION,
    DOUBLE_VOTE,
    MULTIPLICATIVE,
    ONE_ABSTENTION,
    OPTIONAL_DOUBLE,
    SELF_VOTE,
    VOTE,
)
from gloaming.fast.cultists.roles import knife_used
from gloaming.fast.cultists.rules import how_many_carried
from gloaming.fast.cultists.steps import (
    ABSTAIN,
    ACCUSE,
    BECOME_GHOST,
    KEEP_BALLOT,
    NOTE_KNIFE,
    RECONSIDER_BALLOT,
    SETTLE_VOTE,
    TALLY,
    WEIGH,
    WEIGH_BALLOT,
)
from gloaming.fast.layout import NOBODY, SEATS, Dice


def offer_names(g: Game, b: Printed, seat: int, but: int) -> None:
    """AC-VOTE-08: the living, except for one; RQ-42: oneself too, unless the table forbids it."""
    for other in range(b.seats):
        if is_candidate(g, b, other) and other != but and (other != seat or b.self_vote == SELF_VOTE):
            offer(g, ACCUSE + other)


def is_candidate(g: Game, b: Printed, seat: int) -> bool:
    """AC-VOTE-08, UTS-ORG-10, UTS-RQ-27: the living; only people can lead a ritual."""
    return not g.ghost[seat] and (g.leader_vote == 0 or seat != b.automa)


def may_abstain(g: Game, b: Printed) -> bool:
    """AC-VOTE-08, UTS-RQ-25: a leader may have to be named, as long as everybody has somebody to name."""
    if g.leader_vote == 0 or b.leader_abstentions == ABSTENTIONS_COUNT:
        return True
    names = 0
    for seat in range(b.seats):
        names += 1 if is_candidate(g, b, seat) else 0
    return names <= (0 if b.self_vote == SELF_VOTE else 1)


def named(answer: int) -> int:
    return answer - ACCUSE if ACCUSE <= answer < ABSTAIN else NOBODY


# The Vote


def offer_ballots(g: Game, b: Printed, seat: int) -> None:
    """AC-VOTE-08: all choose at the same time, unseen, one Character or abstention."""
    offer_names(g, b, seat, NOBODY)
    if may_abstain(g, b):
        offer(g, ABSTAIN)


def voted(g: Game, b: Printed, u: Dice) -> None:
    g.balloted = 1
    for seat in range(b.seats):
        g.ballots[seat] = named(g.answers[seat]) if seat < b.players else NOBODY
    if not knife_has_a_say(g, b):
        do(g, TALLY, 1)
    elif b.seats <= 6:
        do(g, RECONSIDER_BALLOT, g.knife)
    elif b.double_vote == OPTIONAL_DOUBLE:
        do(g, WEIGH_BALLOT, g.knife)
    else:
        do(g, TALLY, 2)
        do(g, NOTE_KNIFE, g.knife, double_purpose(g, b))


def knife_has_a_say(g: Game, b: Printed) -> bool:
    """AC-VOTE-14: a Ghost holding the Knife has no ability, nor has the AUTOMA."""
    return g.knife != b.automa and (not g.ghost[g.knife] or b.ghost_knife_vote == 1)


def double_purpose(g: Game, b: Printed) -> int:
    """RQ-51: with anonymous ballots nobody is told whether it was an abstention that counted twice."""
    abstained = g.ballots[g.knife] == NOBODY and not b.anonymous_ballots
    return DOUBLE_ABSTENTION if abstained else DOUBLE_VOTE


def offer_reconsidering(g: Game, b: Printed, seat: int) -> None:
    """AC-VOTE-12: with 4 to 6 seats, the First Player, if alive, may change their ballot after the count."""
    offer(g, KEEP_BALLOT)
    offer_names(g, b, seat, g.ballots[seat])
    if g.ballots[seat] != NOBODY and may_abstain(g, b):
        offer(g, ABSTAIN)


def reconsidered(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    do(g, TALLY, 1)
    if g.answers[seat] != KEEP_BALLOT:
        g.ballots[seat] = named(g.answers[seat])
        do(g, NOTE_KNIFE, seat, CHANGED)


def offer_weights(g: Game, b: Printed, seat: int) -> None:
    """RQ-47, optional: the First Player decides whether their ballot counts twice."""
    offer(g, WEIGH + 1)
    offer(g, WEIGH)


def weighed(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    if g.answers[seat] == WEIGH + 1:
        do(g, TALLY, 2)
        do(g, NOTE_KNIFE, seat, double_purpose(g, b))
    else:
        do(g, TALLY, 1)


def tally(g: Game, b: Printed, u: Dice) -> None:
    """AC-VOTE-15, -16: out goes who has strictly more votes than every other, and than there are abstentions.

    Who shares the most is noted as well; the abstentions stand behind the seats."""
    knife = g.now[1]
    most, leader, tied = heap_of(g, b, NOBODY, knife), NOBODY, 1 << SEATS
    for seat in range(b.seats):
        votes = heap_of(g, b, seat, knife)
        if votes > most:
            most, leader, tied = votes, seat, 1 << seat
        elif votes == most:
            leader, tied = NOBODY, tied | 1 << seat
    do(g, SETTLE_VOTE, leader, knife, tied if tied & (tied - 1) else 0)


def heap_of(g: Game, b: Printed, name: int, knife: int) -> int:
    """AC-VOTE-11, -13: the votes for a seat, or the abstentions."""
    votes = 0
    for seat in range(b.seats):
        if g.ballots[seat] == name:
            votes += weight(g, b, seat, knife)
    return votes


def weight(g: Game, b: Printed, seat: int, knife: int) -> int:
    """AC-VOTE-13, AC-AUTOMA-19, RQ-113: one vote each; the First Player's counts as often as the Knife makes it."""
    if seat != b.automa:
        return with_dagger(g, b, seat, knife if seat == g.knife else 1)
    if g.ghost[seat]:
        return 1 if b.automa_abstains == ABSTAINS_ALWAYS else 0
    return 2 if g.knife == seat else 1


def with_dagger(g: Game, b: Printed, seat: int, votes: int) -> int:
    """UTS-ITEM-41, UTS-RQ-14, UTS-RQ-15: a vote more in every Vote, on one ballot, also where its holder abstains."""
    weighs = g.ballots[seat] != NOBODY or b.dagger_abstain_weight != ONE_ABSTENTION
    if not weighs or how_many_carried(g, seat, DAGGER) == 0:
        return votes
    return 2 * votes if b.dagger_with_knife == MULTIPLICATIVE else votes + 1


def settle_vote(g: Game, b: Printed, u: Dice) -> None:
    """AC-VOTE-15, -16: the one who is named most has to leave."""
    if g.now[1] != NOBODY:
        do(g, BECOME_GHOST, g.now[1], VOTE)


def note_knife(g: Game, b: Printed, u: Dice) -> None:
    """The Knife was used, and the effect is over (RQ-91)."""
    knife_used(g, b, g.now[1], g.now[2])
