"""Write a game of random play down: every question, what each seat was offered, what was chosen, what each saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from gloaming.games import invasion
from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.invasion.state import Invasion
from gloaming.kernel import records
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from tests.conformance.grounds import CULTISTS_GROUND, INVASION_GROUND
from tests.proving import Ground

FOLDER = Path(__file__).parent

TABLES: dict[str, Any] = {
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
    "milan-five": invasion.Options(),
    "washington-eight-with-house-rules": invasion.Options(
        players=8,
        city="washington",
        human_sabotage="forbidden",
        support_mode="clockwise_first_only",
        alien_planning_visibility="public",
        stated_alien_architect="skip",
    ),
    "milan-four": invasion.Options(players=4),
}


def playthrough(name: str) -> str:
    ground = INVASION_GROUND if isinstance(TABLES[name], invasion.Options) else CULTISTS_GROUND
    dice = Dice.seeded("golden", name)
    match = records.Match(ground.kind, TABLES[name], dice.key)
    return "\n".join([*head(match), *story(match, ground, dice), *end(match)]) + "\n"


def head(match: records.Match) -> Iterator[str]:
    yield f"# {match.kind.title}, rules {match.kind.rules_version}, {DEALT[match.kind.name](match.game)}"
    yield from told(match.game.journal)


def dealt_in_cultists(game: Cultists) -> str:
    return f"{len(game.at)} seats, {game.options.level}\nroles {' '.join(game.role)}\nroutes {' '.join(map(str, game.route))}"


def dealt_in_invasion(game: Invasion) -> str:
    return f"{len(game.hand)} seats, {game.options.city}\nevents {' '.join(game.event_deck)}"


DEALT: dict[str, Callable[[Any], str]] = {"cultists": dealt_in_cultists, "invasion": dealt_in_invasion}


def story(match: records.Match, ground: Ground, dice: Dice) -> Iterator[str]:
    game = match.game
    number = 0
    while not game.over:
        if game.questions != number:
            number = game.questions
            yield f"\n{number}. {game.asking!r}"
            for seat, options in game.choices.items():
                yield f"  {seat} may {' '.join(map(str, options))}"
        seat = dice.pick(game.waiting_for)
        option = ground.pick(game, seat, dice)
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
