"""Tables in the mine, and what people do there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import CallLift, EnterLift, RideLift, StepOut
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes, Rope
from gloaming.games.cultists.expansions.mountains_of_chaos.state import Mine
from gloaming.games.cultists.expansions.mountains_of_chaos.state import mine as mine_of
from gloaming.games.cultists.rules import after_movement
from tests.people import PHASES
from tests.scenario import Person, Table, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SIX = (*FIVE, "Kim")
EIGHT = (*SIX, "Lea", "Pit")
CORRIDORS = ("corridor_a", "corridor_b", "corridor_c", "corridor_d")
ELSEWHERE = "dark_blue_1"
"""Where nobody gets in anybody's way."""


def mine(
    *names: str,
    at: Mapping[str, str] | None = None,
    blocked: str = "",
    lifts: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **arrangement: Any,
) -> Table:
    """A table in the mine; the door is as in the Round's Movement, and seats that aren't placed are out of the way."""
    names = names or FIVE
    number = arrangement.get("round", 2)
    part = Mine(
        blocked or CORRIDORS[(number + 1) % 4],
        {"lift_1": "light_blue", "lift_2": "dark_blue_2", **(lifts or {})},
    )
    places = {**dict.fromkeys(names, ELSEWHERE), **(at or {})}
    return table(
        *names,
        at=places,
        parts={"mountains_of_chaos": part},
        options={"board": "mine", **(options or {})},
        **arrangement,
    )


def door(t: Table) -> str:
    return mine_of(t.game).blocked


def lift(t: Table, name: str) -> str:
    """At which Room it stands."""
    return mine_of(t.game).lifts[name]


def enters(person: Person, name: str) -> None:
    person.answers(EnterLift(name))


def steps_out(person: Person) -> None:
    person.answers(StepOut(lift(person.table, person.place)))


def rides(person: Person, to: str) -> None:
    person.answers(RideLift(to))


def calls(person: Person, name: str) -> None:
    person.answers(CallLift(name))


def ropes(person: Person, *targets: str) -> None:
    for name in targets:
        person.answers(Rope(person.table.seat(name)))


def has_enough(person: Person) -> None:
    person.answers(NoMoreRopes())


def all_have_moved(t: Table) -> None:
    """Leave whatever is going on: the last Movement is over, and the Event Phase comes next."""
    t.game.clear_agenda()
    t.game.asking, t.game.choices, t.game.answers = None, {}, {}
    t.game.start(*after_movement(t.game), *PHASES["event"])


def others_move(t: Table, last: str = "") -> None:
    """Everybody who still has to moves to the first place they can, until it is this one's turn or the Phase is over."""
    while t.game.phase == "movement" and t.asks() != {last}:
        for name in sorted(t.asks()):
            offered = t.game.choices[t.seat(name)]
            stops = [option for option in offered if str(option).startswith("stop")]
            t[name].answers((*stops, *offered)[0])
