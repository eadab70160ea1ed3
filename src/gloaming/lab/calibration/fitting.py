"""Fitting: thousands of games, their lessons, and the weights and rates that explain them best. The same seed, the same file."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping
from functools import partial
from typing import Any, Final

import msgspec

from gloaming.bots.beliefs.weights import kept
from gloaming.lab.calibration.logit import Model, fit, guess_of, surprise
from gloaming.lab.calibration.moments import Choice, Lesson, Tables
from gloaming.lab.calibration.tables import room_of
from gloaming.lab.series import spread

FIRM: Final = 1.0
"""How many moments must speak for it before a weight moves away from its guess by 1."""
FAR: Final = 1000
"""How far apart the seeds of two passes are."""


Progress = Callable[[Generator[Lesson]], Iterable[Lesson]]
"""Lets somebody watch the lessons come in."""


def fitted_on(tables: Tables, games: int, jobs: int, passes: int, progress: Progress) -> dict[str, Any]:
    """The weights of these tables, with those of this game refitted.

    The first pass plays and believes with the weights of these tables: bots whose weights are only
    guessed play otherwise, and lessons from their games would stay in the sum. Each pass continues from what was found so far,
    and adds its lessons to those before it: bots that play by what others believe of them would otherwise run away from
    every fit."""
    plans, found = tables.plans, dict(kept() if tables.fitted is None else tables.fitted)
    game = plans[0].game
    lessons: list[Lesson] = []
    for number in range(passes):
        again = tuple(msgspec.structs.replace(plan, seed=plan.seed + number * FAR) for plan in plans)
        lessons += progress(spread(partial(room_of(game).learn, Tables(again, found)), games, jobs))
        found[game] = by_group(game, lessons)
    fields = list(dict.fromkeys(plan.seating.words for plan in plans))
    for group in found[game].values():
        group["seen"] = {"bots": fields, "seed": plans[0].seed, **group["seen"]}
    return found


def by_group(game: str, lessons: Iterable[Lesson]) -> dict[str, Any]:
    """By group of tables the weights that explain it all best."""
    grouped: dict[str, list[Lesson]] = defaultdict(list)
    for lesson in lessons:
        grouped[lesson.group].append(lesson)
    return {group: learnt(room_of(game), grouped[group]) for group in sorted(grouped)}


def learnt(room: Any, lessons: list[Lesson]) -> dict[str, Any]:
    choices = [choice for lesson in lessons for choice in lesson.choices]
    counts = sum((lesson.counts for lesson in lessons), Counter[str]())
    whole = sum([choice.weight for choice in choices])
    firm = (lambda name: room.firm(name) * whole) if hasattr(room, "firm") else FIRM
    model = fit(choices, guess_of(room.GUESSES, room.MANNERS), firm, getattr(room, "ROUNDS", 1))
    found: dict[str, Any] = {
        "seen": figures(choices, len(lessons), model),
        "rates": room.rates(counts),
        "weights": rounded(model.clues),
    }
    if model.manners:
        portions = zip(model.portions(), model.manners, strict=True)
        found["manners"] = [rounded({"share": portion, **manner}) for portion, manner in portions]
    return found


def rounded(weights: Mapping[str, float]) -> dict[str, float]:
    return {name: round(weight, 3) for name, weight in weights.items()}


def figures(choices: list[Choice], games: int, model: Model) -> dict[str, float]:
    """How much there was to learn from, and how surprising the truth was at a moment, without and with the weights."""
    nothing = model.like([0.0] * len(model.flat()))
    whole = sum([choice.weight for choice in choices])
    without, with_weights = surprise(choices, nothing)[0], surprise(choices, model)[0]
    return {
        "games": games,
        "moments": len(choices),
        "surprise_before": round(without / whole, 4),
        "surprise": round(with_weights / whole, 4),
    }


def in_toml(fitted: Mapping[str, Any]) -> str:
    """Short lines, sorted: a change is a diff that somebody can read."""
    lines = ["# Written by `gloaming lab fit`; read by gloaming.bots.beliefs. Change it by fitting again."]
    for game in sorted(fitted):
        for group in sorted(fitted[game]):
            learnt, place = fitted[game][group], f"{game}.{group}"
            for part in ("seen", "rates", "weights"):
                lines += section(f"[{place}.{part}]", learnt[part])
            for manner in learnt.get("manners", ()):
                lines += section(f"[[{place}.manners]]", manner)
    return "\n".join(lines) + "\n"


def section(head: str, values: Mapping[str, Any]) -> list[str]:
    return ["", head, *[f"{name} = {_written(value)}" for name, value in values.items()]]


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_written(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
