"""The scenario language of Invasion: a table as a sentence of the rulebook has it, people who act, what comes of it.

    t = table("Ann", "Ben", "Cleo", "Dan", agents={"01": "f1"}, tokens=("A3",))
    t["Ann"].controls("01").stays().frees()
    assert t.game.tokens == ()

It is strict: acting without being asked, or doing what is not offered, fails the test. Only the window to declare, which
opens before every turn, is closed by itself as soon as somebody acts. Chance is stacked (`rolls`, `deck`, `events`,
`t.force`), never mocked. It cannot arrange the middle of a turn, nor a past: journals begin empty."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.aliens import CONFIRM, AskForDeclaration
from gloaming.games.invasion.event_cards import cards_in_play
from gloaming.games.invasion.rounds import Consolidation, EventStage, Turns
from gloaming.games.invasion.setup import SetUp, empty_game
from gloaming.games.invasion.state import ASSIMILATED, HUMAN, Cards, Invasion
from gloaming.games.invasion.view import View
from gloaming.kernel.errors import Refused
from gloaming.kernel.steps import Step
from tests.chance import forced, stacked_key
from tests.codes import is_offered

FOUR = ("Ann", "Ben", "Cleo", "Dan")
FIVE = (*FOUR, "Eve")
EIGHT = (*FIVE, "Finn", "Gwen", "Hugo")
STAGES: dict[str, tuple[Step, ...]] = {
    "event": (EventStage(), Turns(), Consolidation()),
    "turns": (Turns(), Consolidation()),
    "consolidation": (Consolidation(),),
}
FACES = {"H": HUMAN, "A": ASSIMILATED}


def cards(letters: str) -> Cards:
    """HHA: in the order of drawing."""
    return tuple(FACES[letter] for letter in letters)


def table(
    *names: str,
    stage: str = "turns",
    city: str = "milan",
    architect: str | None = None,
    agents: Mapping[str, str] | None = None,
    used: Iterable[str] = (),
    scientists: Iterable[str] = (),
    tokens: Iterable[str] = (),
    hands: Mapping[str, str] | None = None,
    stated: Iterable[str] = (),
    tokenless: Iterable[str] = (),
    deck: str | None = None,
    events: Iterable[str] | None = None,
    upcoming: Iterable[str] = (),
    prevented: Iterable[str] = (),
    pressure: int = 1,
    rolls: Iterable[tuple[int, int]] = (),
    options: Mapping[str, Any] | None = None,
    **state: Any,
) -> Table:
    """A game in round 2, at the start of a stage; with stage="" nothing goes on.

    names      the people, clockwise; the first is the architect
    agents     by number, otherwise on the starting spots; used: those without siren
    scientists otherwise none is on the map; tokens: the alien districts, otherwise none
    hands      as HHA; otherwise one H each; stated: stated aliens; tokenless: who has lost the accusation token
    deck       the assimilation deck, as it will be drawn; otherwise 27 H
    events     the event deck from the top, completed by what is left of the cards in play; () for none at all
    pressure   the position on the track
    rolls      (sides, side) of the next rolls, sides counted from 0
    state      any other field of the state"""
    settings = Options(players=len(names), city=city, first_architect=0, **(options or {}))
    game = empty_game(settings, stacked_key(rolls))
    SetUp().run(game)
    game.clear_agenda()
    game.journal.clear()
    game.key, game.rolled, game.round = stacked_key(rolls), 0, 2
    seats = {name: seat for seat, name in enumerate(names)}
    game.architect = seats[architect] if architect else 0
    game.hand = [cards((hands or {}).get(name, "H")) for name in names]
    game.stated = [name in tuple(stated) for name in names]
    game.accuser_token = [name not in tuple(tokenless) for name in names]
    if agents is not None:
        game.agent_at = dict(agents)
    game.siren = {agent: agent not in tuple(used) for agent in game.agent_at}
    game.scientists, game.tokens = tuple(sorted(scientists)), tuple(sorted(tokens))
    game.saved = 5 - len(game.scientists)
    game.deck = cards(deck)[::-1] if deck is not None else (HUMAN,) * 27
    game.upcoming, game.prevented = tuple(upcoming), tuple(prevented)
    stack_events(game, events)
    game.pressure = pressure
    for name, value in state.items():
        assert name in type(game).defaults, f"the state has no field {name}"
        setattr(game, name, value)
    return Table(game, list(names), stage)


def stack_events(game: Invasion, events: Iterable[str] | None) -> None:
    """The wished cards on top; of the others, those that lie nowhere else follow in a fixed order."""
    wished = None if events is None else tuple(events)
    if wished == ():
        game.event_deck = ()
        return
    left = list(cards_in_play(game.city))
    for card in (*(wished or ()), *game.upcoming, *game.prevented):
        left.remove(card)
    game.event_deck = (*left, *reversed(wished or ()))


class Table:
    """A game with people at it. `t["Ben"]` is one of them."""

    def __init__(self, game: Invasion, names: list[str], stage: str = "") -> None:
        self.game = game
        self.names = names
        if stage:
            game.start(*STAGES[stage])

    def __getitem__(self, name: str) -> Person:
        assert name in self.names, f"nobody is called {name}"
        return Person(self, name)

    @property
    def people(self) -> list[Person]:
        return [self[name] for name in self.names]

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def question(self) -> str:
        return type(self.game.asking).__name__

    def asks(self) -> set[str]:
        """Who is waited for."""
        return {self.names[seat] for seat in self.game.waiting_for}

    def spectator(self) -> View:
        view: View = INVASION.view(self.game, None)
        return view

    def happened(self, code: str) -> int:
        """How often an event of this code happened."""
        return [str(event) for event in self.game.journal].count(code)

    def nobody_declares(self) -> Table:
        while isinstance(self.game.asking, AskForDeclaration):
            self.game.answer(self.game.waiting_for[0], CONFIRM)
        return self

    def force(self, code: str, act: Callable[[], object]) -> None:
        """Let somebody act, and chance brings an event of this code."""
        forced(self, code, act)

    def everybody_plans(self) -> Table:
        """Everyone who has not had a turn in this round plans, and puts the first card to upcoming."""
        number = self.game.round
        while self.game.round == number and self.game.stage == "turns":
            self.nobody_declares()
            name = self.names[self.game.waiting_for[0]]
            if self.question() == "Act":
                self[name].plans()
            else:
                self[name].does(str(self.game.choices[self.game.waiting_for[0]][0]))
        return self

    def open_question(self) -> str:
        asked = {
            self.names[seat]: [*map(str, options)]
            for seat, options in self.game.choices.items()
            if seat in self.game.waiting_for
        }
        return f"{self.question()} asks {asked}"


class Person:
    def __init__(self, t: Table, name: str) -> None:
        self.t = t
        self.name = name
        self.seat = t.seat(name)

    def may(self, code: str) -> bool:
        """Whether an answer of this code is offered; `*` stands for any piece of it."""
        if not code.startswith("declare"):
            self.t.nobody_declares()
        return is_offered(INVASION, self.options(), code)

    def refused(self, code: str) -> str:
        """Try this answer, which must be refused and change nothing; what the person is told."""
        before = INVASION.save(self.t.game)
        with pytest.raises(Refused) as fault:
            self.t.game.answer(self.seat, INVASION.read_answer(code))
        assert INVASION.save(self.t.game) == before
        return str(fault.value)

    def options(self) -> list[str]:
        return [] if self.sees.asked is None else [*map(str, self.sees.asked.options)]

    def does(self, code: str) -> Person:
        if code not in ("declare", "confirm"):
            self.t.nobody_declares()
        try:
            self.t.game.answer(self.seat, INVASION.read_answer(code))
        except Refused as fault:
            pytest.fail(f"{self.name} cannot do {code}: {fault}\n{self.t.open_question()}")
        return self

    @property
    def sees(self) -> View:
        view: View = INVASION.view(self.t.game, self.seat)
        return view

    def saw(self, code: str) -> bool:
        return code in [str(event) for event in self.sees.journal]

    @property
    def hand(self) -> str:
        return "".join("A" if card == ASSIMILATED else "H" for card in self.t.game.hand[self.seat])

    # The rulebook's verbs

    def declares(self) -> Person:
        self.does("declare")
        return self

    def orders(self, turn: str | None) -> Person:
        """Leave a standing order: to declare before somebody's turn, or none."""
        return self.does("confirm" if turn is None else f"declareat:{self.t.seat(turn)}")

    def puts_first(self) -> Person:
        """The first of the planned cards will come."""
        return self.does(self.options()[0])

    def plans(self) -> Person:
        return self.does("plan")

    def puts_up(self, card: str) -> Person:
        return self.does(f"upcoming:{card}")

    def accuses(self, name: str) -> Person:
        return self.does(f"accuse:{self.t.seat(name)}")

    def supports(self) -> Person:
        return self.does("support")

    def refuses(self) -> Person:
        return self.does("refuse")

    def controls(self, agent: str) -> Person:
        return self.does(f"control:{agent}")

    def moves(self, to: str) -> Person:
        return self.does(f"move:{to}")

    def stays(self) -> Person:
        return self.does("leave")

    def leaves(self) -> Person:
        return self.does("leave")

    def frees(self) -> Person:
        return self.does("free")

    def escorts(self, to: str) -> Person:
        return self.does(f"escort:{to}")

    def names(self, *names: str) -> Person:
        for name in names:
            self.does(f"name:{self.t.seat(name)}")
        return self

    def lays(self, card: str) -> Person:
        return self.does(f"lay:{card}")

    def invades(self, agent: str) -> Person:
        return self.does(f"invade:{agent}")
