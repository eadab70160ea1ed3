"""Winning and losing: the instant ends, the kills that trump them, the claim, and the guess at the Seer (AC-WIN)."""

from __future__ import annotations

from typing import cast, get_args

from gloaming.games.cultists.events import (
    Claimed,
    DeadCounted,
    GameEnded,
    GuessersNamed,
    PulseOpened,
    RoleShown,
    SeerNamed,
)
from gloaming.games.cultists.rules import is_cultist
from gloaming.games.cultists.state import Cause, Cultists, Reason, Team
from gloaming.kernel.steps import Option, Question, Step
from gloaming.kernel.values import Seat, Value


def dead_investigators(game: Cultists, until_round: int) -> list[Seat]:
    """AC-TERM-19: each counts once, from the round in which the card was given or the Ghost made."""
    return sorted(seat for seat, since in game.dead_since.items() if since <= until_round)


def cultists(game: Cultists) -> list[Seat]:
    return [seat for seat in game.seats if is_cultist(game, seat)]


def kills_trump(game: Cultists, points: bool) -> bool:
    """AC-WIN-21: whether enough dead Investigators beat a win of the Investigators by points or by elimination."""
    options = game.options
    counted_until = None
    if game.table.cultists == 2:
        check = options.two_cultists_points_kill_check if points else "previous_round"
        # AC-WIN-10, -12
        counted_until = {"previous_round": game.round - 1, "any_time": game.round, "none": None}[check]
    elif game.automa in cultists(game):
        if not points or options.automa_kills_trump_points:  # AC-AUTOMA-22, RQ-114
            counted_until = game.round
    elif points and options.sole_cultist_kills_trump_points:  # RQ-61
        counted_until = game.round
    return counted_until is not None and enough_dead(game, counted_until)


def enough_dead(game: Cultists, until_round: int) -> bool:
    """AC-SETUP-01: whether the Cultists had their number of dead Investigators by then."""
    return len(dead_investigators(game, until_round)) >= game.table.dead_needed


class LastCultistGone(Step):
    """AC-WIN-02, -08, -10: no living Cultist is left."""

    cause: Cause

    def run(self, game: Cultists) -> None:
        if kills_trump(game, points=False):
            conclude(game, "cultists", "kills")
        else:
            named = self.cause in get_args(Reason)
            conclude(game, "investigators", cast(Reason, self.cause) if named else "vote")


class CountPoints(Step):
    """AC-WIN-01, RQ-70: after every change of the points or of the target."""

    def run(self, game: Cultists) -> None:
        if game.points >= game.target:
            if kills_trump(game, points=True):
                conclude(game, "cultists", "kills")
            else:
                conclude(game, "investigators", "points")


def conclude(game: Cultists, winner: Team, reason: Reason) -> None:
    """AC-ROUND-07: the game stops at once; what was planned does not happen."""
    game.clear_agenda()
    if winner == "investigators" and seer_is_guessed(game, reason):
        game.do(RevealCultists(), NameGuessers(reason))
    else:
        game.do(EndGame(winner, reason))


class EndGame(Step):
    winner: Team
    reason: Reason

    def run(self, game: Cultists) -> None:
        game.winner, game.reason = self.winner, self.reason
        game.phase, game.turn = "over", None
        if self.reason == "kills":
            count_the_dead(game)
        game.record(GameEnded(self.winner, self.reason))


# The claim of the sole Cultist


class Confirm(Option, code="confirm", quiet=True):
    """The round may end."""


class Claim(Option, code="claim", confirm=True):
    """Enough Investigators are dead."""


class AskForClaim(Question, clause="AC-CLEAN-02", uniform=True):
    """AC-CLEAN-02, -10: everybody confirms the end of the round; the sole Cultist may claim instead."""

    def asks(self, game: Cultists) -> dict[Seat, tuple[Option, ...]]:
        if game.table.cultists != 1:
            return {}
        confirm, either = (Confirm(),), (Confirm(), Claim())
        return {seat: either if is_cultist(game, seat) else confirm for seat in game.people()}

    def answered(self, game: Cultists, answers: dict[Seat, Option]) -> None:
        for seat, answer in answers.items():
            if isinstance(answer, Claim):
                game.do(SettleClaim(seat))


class SettleClaim(Step):
    """AC-CLEAN-03, -04: the Pulse decks are opened and the dead are counted."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        game.record(Claimed(self.seat))
        if count_the_dead(game) >= game.table.dead_needed:
            conclude(game, "cultists", "claim")
        else:
            conclude(game, "investigators", "false_claim")


def count_the_dead(game: Cultists) -> int:
    """AC-CLEAN-03, AC-AUTOMA-22: all Pulse decks are opened, for all to see."""
    for seat in game.seats:
        game.record(PulseOpened(seat, tuple(sorted(game.pulse[seat]))))
    dead = dead_investigators(game, game.round)
    game.record(DeadCounted(tuple(dead), game.table.dead_needed))
    return len(dead)


# The guess at the Seer


def seer_is_guessed(game: Cultists, reason: Reason) -> bool:
    """AC-WIN-14, -17, RQ-63, RQ-68."""
    if "seer" not in game.special_roles or all(seat == game.automa for seat in cultists(game)):
        return False
    if reason == "false_claim":
        return game.options.seer_guess_after_failed_claim
    return reason != "points" or game.options.seer_guess_after == "any_investigator_win"


class RevealCultists(Step):
    """AC-WIN-14: the Cultists reveal themselves before they guess."""

    def run(self, game: Cultists) -> None:
        for seat in cultists(game):
            if seat not in game.shown_role:
                game.shown_role[seat] = game.role[seat]
                game.record(RoleShown(seat, game.role[seat]))


class NameSeer(Option, code="seer:{seat}", confirm=True):
    seat: Seat


class NameGuessers(Step):
    """RQ-69: all Cultists, or the one whom the table lets decide; the AUTOMA never guesses."""

    reason: Reason

    def run(self, game: Cultists) -> None:
        guessers = guessing_cultists(game)
        game.record(GuessersNamed(tuple(guessers)))
        game.do(GuessSeer(self.reason, tuple(guessers)))


def guessing_cultists(game: Cultists) -> list[Seat]:
    guessers = [seat for seat in cultists(game) if seat != game.automa]
    if game.options.seer_guess_decider == "first_eliminated":
        return [seat for seat in game.cause if seat in guessers][:1] or guessers[:1]
    if game.options.seer_guess_decider == "random":
        return [guessers[game.roll(len(guessers))]]
    return guessers


def decider(game: Cultists, guessers: list[Seat]) -> Seat:
    """RQ-69: if two Cultists differ, the one eliminated last decides; with none eliminated, the first clockwise."""
    fallen = [seat for seat in game.cause if seat in guessers]
    return fallen[-1] if fallen else next(seat for seat in game.clockwise(game.knife) if seat in guessers)


class GuessSeer(Question, clause="AC-WIN-14"):
    """AC-WIN-14, -18: exactly one guess, among all whose Role is not known."""

    reason: Reason
    guessers: tuple[Seat, ...]

    def asks(self, game: Cultists) -> dict[Seat, tuple[Option, ...]]:
        candidates = [seat for seat in game.seats if not is_cultist(game, seat) and seat not in game.shown_role]
        return dict.fromkeys(self.guessers, tuple(NameSeer(seat) for seat in candidates))

    def answered(self, game: Cultists, answers: dict[Seat, NameSeer]) -> None:
        guess = answers[decider(game, list(answers))].seat
        right = game.role[guess] == "seer"
        game.record(SeerNamed(tuple(answers), guess, right))
        game.do(EndGame("cultists", "seer") if right else EndGame("investigators", self.reason))


class Outcome(Value, tag=False):
    """How a game ended."""

    winner: Team
    reason: Reason
    rounds: int
    points: int
    dead: int


def outcome(game: Cultists) -> Outcome | None:
    if game.winner is None or game.reason is None:
        return None
    return Outcome(game.winner, game.reason, game.round, game.points, len(game.dead_since))
