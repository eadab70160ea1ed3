"""Write a game of random play down: every question, what each seat was offered, what was chosen, what each saw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.state import Cultists
from gloaming.kernel import records
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from tests.conformance.tables import random_answer

FOLDER = Path(__file__).parent

TABLES = {
    "four-and-automa-first": Options(players=4, level="first"),
    "five-experienced": Options(players=5, level="experienced"),
    "six-and-automa-expert": Options(players=6, automa=True, level="expert"),
    "seven-experienced": Options(players=7, level="experienced"),
    "eight-expert-with-house-rules": Options(
        players=8,
        level="expert",
        path_declaration="upfront",
        dark_transfers="hidden",
        anonymous_ballots=True,
        portal_close="joint_action_with_consent",
        reveal_role_on_own_effect_death=True,
    ),
    "polar-station-five": Options(players=5, level="experienced", board="polar-station"),
    "polar-station-eight-with-newcomers": Options(
        players=8,
        level="custom",
        roles=("cursebearer", "celebrity", "blind_cultist", "cursed_hunter"),
        board="polar-station",
        professions=True,
    ),
    "mine-four-and-automa": Options(players=4, level="experienced", board="mine"),
    "mine-seven-with-professions": Options(players=7, level="experienced", board="mine", professions=True),
}


def playthrough(name: str) -> str:
    dice = Dice.seeded("golden", name)
    match = records.Match(CULTISTS, TABLES[name], dice.key)
    return "\n".join([*head(match), *story(match, dice), *end(match)]) + "\n"


def head(match: records.Match) -> Iterator[str]:
    game: Cultists = match.game
    yield f"# {match.kind.title}, rules {match.kind.rules_version}, {len(game.at)} seats, {game.options.level}"
    yield f"roles {' '.join(game.role)}"
    yield f"routes {' '.join(map(str, game.route))}"
    yield from told(game.journal)


def story(match: records.Match, dice: Dice) -> Iterator[str]:
    game: Cultists = match.game
    number = 0
    while not game.over:
        if game.questions != number:
            number = game.questions
            yield f"\n{number}. {game.asking!r}"
            for seat, options in game.choices.items():
                yield f"  {seat} may {' '.join(map(str, options))}"
        seat = dice.pick(game.waiting_for)
        option = random_answer(game, seat, dice)
        seen = len(game.journal)
        match.answer(seat, option)
        yield f"  {seat}: {option}"
        yield from told(game.journal[seen:])


def told(events: list[Event]) -> Iterator[str]:
    """Each event, with what another seat and a spectator see of it where that is not the same."""
    for event in events:
        views = {str(event.seen_by(seat)) for seat in (None, *range(8))} - {str(event)}
        veiled = f"   (others: {', '.join(sorted(views))})" if views else ""
        yield f"  > {event}{veiled}"


def end(match: records.Match) -> Iterator[str]:
    yield f"\nend {match.kind.outcome(match.game)!r}"
    yield f"state {match.kind.state_hash(match.game)}"
