"""Fitting: thousands of games, their lessons, and the weights and rates that explain them best. The same seed, the same file."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import msgspec

from gloaming.bots.beliefs.weights import OPINIONS, kept
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
    and learns from the one before as well: bots that play by what others believe of them would otherwise run away from
    every fit. Where such bots draw opinions, what was believed before a pass is one of them from then on: fictitious play."""
    plans, found = tables.plans, dict(kept() if tables.fitted is None else tables.fitted)
    game = plans[0].game
    before: list[Lesson] = []
    for number in range(passes):
        opinions = opinions_with(found.get(game, {}), getattr(room_of(game), "OPINIONS", 0))
        found[game] = {**found.get(game, {}), **opinions}
        again = tuple(msgspec.structs.replace(plan, seed=plan.seed + number * FAR) for plan in plans)
        lessons = list(progress(spread(partial(room_of(game).learn, Tables(again, found)), games, jobs)))
        found[game] = {**by_group(game, before + lessons), **opinions}
        before = lessons
    fields = list(dict.fromkeys(plan.seating.words for plan in plans))
    for group in groups(found[game]).values():
        group["seen"] = {"bots": fields, "seed": plans[0].seed, **group["seen"]}
    return found


def opinions_with(learnt: Mapping[str, Any], most: int) -> dict[str, Any]:
    """The opinions so far, and what was learnt last as the newest of them; the oldest are forgotten."""
    if not most or not groups(learnt):
        return {}
    newest = {group: without_figures(found) for group, found in groups(learnt).items()}
    return {OPINIONS: [*learnt.get(OPINIONS, ()), newest][-most:]}


def without_figures(found: Mapping[str, Any]) -> dict[str, Any]:
    return {part: what for part, what in found.items() if part != "seen"}


def by_group(game: str, lessons: Iterable[Lesson]) -> dict[str, Any]:
    """By group of tables the weights that explain it all best."""
    grouped: dict[str, list[Lesson]] = defaultdict(list)
    for lesson in lessons:
        grouped[lesson.group].append(lesson)
    room, names = room_of(game), sorted(grouped)
    with ThreadPoolExecutor() as pool:  # arrays are worked on side by side
        return dict(zip(names, pool.map(lambda group: learnt(room, grouped[group]), names), strict=True))


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
        lines += groups_in_toml(game, groups(fitted[game]))
        for opinion in fitted[game].get(OPINIONS, ()):
            place = f"{game}.{OPINIONS}"
            lines += ["", f"[[{place}]]", *groups_in_toml(place, opinion)]
    return "\n".join(lines) + "\n"


def groups(learnt: Mapping[str, Any]) -> dict[str, Any]:
    """What was learnt of a game, by group, without what was believed before."""
    return {group: found for group, found in learnt.items() if group != OPINIONS}


def groups_in_toml(place: str, found: Mapping[str, Any]) -> Iterator[str]:
    for group in sorted(found):
        for part in ("seen", "rates", "weights"):
            if part in found[group]:
                yield from section(f"[{place}.{group}.{part}]", found[group][part])
        for manner in found[group].get("manners", ()):
            yield from section(f"[[{place}.{group}.manners]]", manner)


def section(head: str, values: Mapping[str, Any]) -> list[str]:
    return ["", head, *[f"{name} = {_written(value)}" for name, value in values.items()]]


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_written(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
