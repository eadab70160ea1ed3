"""Votes: sealed ballots, the Knife's say in them, and who has to leave (AC-VOTE)."""

from __future__ import annotations

from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import (
    BallotCast,
    BallotChanged,
    BallotKept,
    BallotsOpened,
    KnifeUsed,
    TallyShown,
    VoteSettled,
)
from gloaming.games.cultists.rules import ballot_weight, candidates, may_abstain
from gloaming.games.cultists.state import Ballots, Cultists
from gloaming.kernel.steps import Choice, Option, Question, Step
from gloaming.kernel.values import Seat


class Accuse(Option, code="accuse:{seat}"):
    seat: Seat

    def prospect(self, known: Cultists, seat: Seat) -> Prospect | None:
        return of_a_change(known, seat)


class Abstain(Option, code="abstain", quiet=True):
    def prospect(self, known: Cultists, seat: Seat) -> Prospect | None:
        return of_a_change(known, seat)


def of_a_change(known: Cultists, seat: Seat) -> Prospect | None:
    """AC-VOTE-12: only a ballot that is changed after the count takes the Knife."""
    return perils(known, seat, KnifeUsed) if isinstance(known.asking, ReconsiderBallot) else None


class KeepBallot(Option, code="keep", quiet=True):
    pass


class Weigh(Option, code="weigh:{twice}"):
    """RQ-47: count your ballot twice, or only once."""

    twice: bool

    def is_quiet(self) -> bool:
        return not self.twice

    def prospect(self, known: Cultists, seat: Seat) -> Prospect | None:
        return perils(known, seat, KnifeUsed) if self.twice else None


class HoldVote(Question, clause="AC-VOTE-08", clock="vote", debated=True):
    """AC-VOTE-08: all choose at the same time, unseen, one Character or abstention; then all ballots are shown."""

    seat: Seat
    """Who leads the count."""

    def asks(self, game: Cultists) -> dict[Seat, tuple[Option, ...]]:
        names = tuple([Accuse(seat) for seat in candidates(game)])
        abstain = (Abstain(),) if may_abstain(game) else ()
        if game.options.self_vote == "allowed":
            return dict.fromkeys(game.people(), (*names, *abstain))
        return {seat: (*[name for name in names if name.seat != seat], *abstain) for seat in game.people()}

    def answered(self, game: Cultists, answers: dict[Seat, Option]) -> None:
        game.ballots = tuple([named(answers[seat]) if seat in answers else None for seat in game.seats])
        show_ballots(game)
        if not knife_has_a_say(game):
            game.do(Tally(1))
        elif len(game.at) <= 6:
            game.do(ReconsiderBallot(game.knife))
        elif game.options.double_vote == "optional":
            game.do(WeighBallot(game.knife))
        else:
            game.do(Tally(2), NoteKnife(game.knife, double_purpose(game)))


class ReconsiderBallot(Choice, clause="AC-VOTE-12", clock="vote"):
    """AC-VOTE-12: with 4 to 6 seats, the First Player, if alive, may change their ballot after the count."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        present = game.ballots[self.seat]
        self_vote = game.options.self_vote == "allowed"
        names = [seat for seat in candidates(game) if seat != present and (self_vote or seat != self.seat)]
        changes = [Accuse(seat) for seat in names]
        abstain = present is not None and may_abstain(game)
        return (KeepBallot(), *changes, Abstain()) if abstain else (KeepBallot(), *changes)

    def chosen(self, game: Cultists, option: Option) -> None:
        if isinstance(option, KeepBallot):
            game.record(BallotKept(self.seat))
            game.do(Tally(1))
            return
        ballot = named(option)
        game.ballots = (*game.ballots[: self.seat], ballot, *game.ballots[self.seat + 1 :])
        if game.options.anonymous_ballots:
            show_ballots(game)
        else:
            game.record(BallotChanged(self.seat, ballot))
        game.do(Tally(1), NoteKnife(self.seat, "change"))


class WeighBallot(Choice, clause="RQ-47", clock="vote"):
    """RQ-47, optional: the First Player decides whether their ballot counts twice."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (Weigh(True), Weigh(False))

    def chosen(self, game: Cultists, option: Weigh) -> None:
        if option.twice:
            game.do(Tally(2), NoteKnife(self.seat, double_purpose(game)))
        else:
            game.do(Tally(1))


class Tally(Step):
    """AC-VOTE-15: out goes who has more votes than every other and more than there are abstentions."""

    knife_weight: int

    def run(self, game: Cultists) -> None:
        count = heaps(game, game.ballots, self.knife_weight)
        game.do(SettleVote(verdict(count), tied(count), () if game.options.anonymous_ballots else count))


class SettleVote(Step):
    """AC-VOTE-15, -16: the one who is named most has to leave."""

    named: Seat | None
    tied: tuple[Seat | None, ...]
    """If nobody is: who shares the most votes, None for abstention."""
    count: tuple[int, ...]
    """RQ-51: with anonymous ballots nobody is told how often the Knife counted whose vote."""

    def run(self, game: Cultists) -> None:
        game.record(VoteSettled(self.named, self.count))
        if self.named is not None:
            game.do(BecomeGhost(self.named, "vote"))


class NoteKnife(Step):
    """The Knife was used, and the effect is over (RQ-91)."""

    seat: Seat
    purpose: str

    def run(self, game: Cultists) -> None:
        game.record(KnifeUsed(self.seat, self.purpose))


def named(option: Option) -> Seat | None:
    return option.seat if isinstance(option, Accuse) else None


def knife_has_a_say(game: Cultists) -> bool:
    """AC-VOTE-14: a Ghost holding the Knife has no ability, nor has the AUTOMA."""
    return game.knife != game.automa and (not game.ghost[game.knife] or game.options.ghost_knife_vote)


def double_purpose(game: Cultists) -> str:
    """RQ-51: with anonymous ballots nobody is told whether it was an abstention that counted twice."""
    abstained = game.ballots[game.knife] is None and not game.options.anonymous_ballots
    return "double_abstention" if abstained else "double_vote"


def show_ballots(game: Cultists) -> None:
    if game.options.anonymous_ballots:
        for seat in game.people():
            game.record(BallotCast(seat, game.ballots[seat]))
        game.record(TallyShown(heaps(game, game.ballots, weight_at_first(game))))
    else:
        game.record(BallotsOpened(game.ballots, weights(game, game.ballots, weight_at_first(game))))


def weight_at_first(game: Cultists) -> int:
    """AC-VOTE-11: what the Knife makes of its holder's ballot as soon as it is shown."""
    return 2 if knife_has_a_say(game) and len(game.at) > 6 and game.options.double_vote == "compulsory" else 1


def weights(game: Cultists, ballots: Ballots, knife_weight: int) -> tuple[int, ...]:
    """AC-VOTE-11, -13: what each ballot counts for."""
    return tuple(
        [
            automa_weight(game) if seat == game.automa else ballot_weight(game, seat, ballot, knife_weight)
            for seat, ballot in enumerate(ballots)
        ]
    )


def heaps(game: Cultists, ballots: Ballots, knife_weight: int) -> tuple[int, ...]:
    """AC-VOTE-11, -13: the votes for each seat, and the abstentions as a heap of their own, last."""
    count = [0] * (len(ballots) + 1)
    for ballot, weight in zip(ballots, weights(game, ballots, knife_weight), strict=True):
        count[-1 if ballot is None else ballot] += weight
    return tuple(count)


def automa_weight(game: Cultists) -> int:
    """AC-AUTOMA-19, RQ-113: one abstention, with the Knife two while it lives."""
    if game.ghost[game.options.players]:
        return 1 if game.options.automa_abstains == "always" else 0
    return 2 if game.knife == game.automa else 1


def verdict(count: tuple[int, ...]) -> Seat | None:
    """AC-VOTE-15, -16: strictly the most, and strictly more than the abstentions."""
    leaders = most_named(count)
    return leaders[0] if len(leaders) == 1 else None


def tied(count: tuple[int, ...]) -> tuple[Seat | None, ...]:
    """Several who share the most votes, the abstentions among them as None."""
    leaders = most_named(count)
    return leaders if len(leaders) > 1 else ()


def most_named(count: tuple[int, ...]) -> tuple[Seat | None, ...]:
    """The seats with the most votes; last, None, if there are as many abstentions."""
    *votes, abstentions = count
    most = max(count)
    leaders: list[Seat | None] = [seat for seat, heap in enumerate(votes) if heap == most]
    return (*leaders, None) if abstentions == most else tuple(leaders)
