"""What a careful bot would do in a person's place."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.bots.cultists.careful import CarefulBot
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from tests.scenario import Person, Table


def sight(person: Person, *journal: Event, **facts: Any) -> View:
    """What this person sees, with this journal if one is given, and these facts."""
    if journal:
        facts["journal"] = journal
    return msgspec.structs.replace(person.sees, **facts)


def decides(person: Person, *journal: Event, **facts: Any) -> Option:
    view = sight(person, *journal, **facts)
    return CarefulBot(Dice.seeded("careful")).decide(view, view.asked)


def turn_of(person: Person, *journal: Event, **facts: Any) -> Turn:
    """A decision in the making."""
    view = sight(person, *journal, **facts)
    return CarefulBot(Dice.seeded("careful")).turn(view)


def lets_act(t: Table, name: str, **facts: Any) -> str:
    """A careful bot answers for this person until somebody else is asked; where it stands then."""
    bot = CarefulBot(Dice.seeded("careful"))
    while t.asks() == {name}:
        view = sight(t[name], **facts)
        t[name].answers(bot.decide(view, view.asked))
    return t[name].place
