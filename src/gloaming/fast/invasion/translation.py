"""The reference's state in the twin's words, and the twin's: one dictionary from each, field by field, to be compared.

Everything that `Invasion` keeps is here, but for the journal, which is the players' memory, and the key of the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from gloaming.fast.invasion.districts import in_set
from gloaming.fast.invasion.export import districts_of, spots_of
from gloaming.fast.invasion.layout import AGENTS as AGENT_CELLS
from gloaming.fast.invasion.layout import STACKS, Game, Printed
from gloaming.fast.invasion.numbers import AGENTS, CARDS, EVENTS, REASONS, RESCUE_CARDS, SIDES, STAGES
from gloaming.fast.invasion.steps import STEP_OF, number_of
from gloaming.fast.kinds import State
from gloaming.fast.layout import NOBODY
from gloaming.fast.sets import has
from gloaming.games.invasion import INVASION
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.orders import Orders
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.steps import Option, Step

REMEMBERED = 8192


class Translator:
    """For the games of one city. The same few answers and steps come again and again, so they are remembered."""

    def __init__(self, name: str) -> None:
        city = load_city(name)
        self.answer = lru_cache(maxsize=REMEMBERED)(self.folded)
        self.step = lru_cache(maxsize=REMEMBERED)(self.cells)
        self.spot = numbered(spots_of(city))
        self.district = numbered(districts_of(city))
        named = (self.spot, self.district, numbered(tuple(city.sectors)), numbered(AGENTS), numbered(EVENTS))
        self.number = {name: number for names in (*named, numbered(RESCUE_CARDS)) for name, number in names.items()}
        """Of everything that an answer or a step can name: no two things at a table have the same name."""

    # Answers and steps

    def folded(self, option: Option) -> int:
        (named,) = [self.field(getattr(option, name)) for name in option.__struct_fields__] or [0]
        return number_of(type(option)) + named

    def field(self, value: Any) -> int:
        if value is None:
            return NOBODY
        return self.number[value] if isinstance(value, str) else int(value)

    def cells(self, step: Step) -> tuple[int, ...]:
        special = SPECIAL.get(type(step).__name__)
        if special is not None:
            return (number_of(type(step)), *special(step))
        return (number_of(type(step)), *[self.field(getattr(step, name)) for name in step.__struct_fields__])

    # The reference's state

    def state(self, game: Invasion) -> State:
        return {
            "agenda": [self.step(step) for step in game.agenda],
            "asking": None if game.asking is None else self.step(game.asking),
            "waiting": bits(game.waiting_for),
            "answers": {seat: self.answer(option) for seat, option in game.answers.items()},
            "rolled": game.rolled,
            "questions": game.questions,
            "parts": {name: orders_of(part) for name, part in game.parts.items()},
            **self.time_and_map(game),
            **self.cards_and_seats(game),
        }

    def time_and_map(self, game: Invasion) -> State:
        return {
            "round": game.round,
            "stage": STAGES.index(game.stage),
            "architect": game.architect,
            "turn": or_nobody(game.turn),
            "agent_at": {AGENTS.index(agent): self.spot[spot] for agent, spot in game.agent_at.items()},
            "siren": {AGENTS.index(agent): int(free) for agent, free in game.siren.items()},
            **{name: self.field(getattr(game, name)) for name in ("reserve", "last_used", "active")},
            "newcomer_waits": int(game.newcomer_waits),
            "scientists": [self.spot[spot] for spot in game.scientists],
            "saved": game.saved,
            "tokens": [self.district[district] for district in game.tokens],
            "announced": game.announced,
            "winner": or_nobody(game.winner and SIDES.index(game.winner)),
            "reason": or_nobody(game.reason and REASONS.index(game.reason)),
        }

    def cards_and_seats(self, game: Invasion) -> State:
        events = {name: among(getattr(game, name), EVENTS) for name in PILES}
        return {
            "deck": among(game.deck, CARDS),
            "stacks": [among(stack, CARDS) for stack in game.stacks],
            "mother_ships": game.mother_ships,
            "hand": [among(hand, CARDS) for hand in game.hand],
            "shown": [list(shown) for shown in game.shown],
            "stated": [int(stated) for stated in game.stated],
            "accuser_token": [int(token) for token in game.accuser_token],
            **events,
            "pressure": game.pressure,
        }


translator_of = lru_cache(maxsize=64)(Translator)
PILES = ("event_deck", "upcoming", "prevented", "discard", "planned")


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def among(names: Iterable[str], all_names: tuple[str, ...]) -> list[int]:
    return [all_names.index(name) for name in names]


def or_nobody(number: Any) -> Any:
    return NOBODY if number is None else number


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def orders_of(part: Any) -> list[int]:
    assert isinstance(part, Orders)
    return [or_nobody(turn) for turn in part.turns]


def padded(seats: tuple[int, ...], count: int) -> tuple[int, ...]:
    """A team in the order of naming, and nobody on the chairs that are left."""
    return seats + (NOBODY,) * (count - len(seats))


SPECIAL: dict[str, Callable[[Any], tuple[int, ...]]] = {
    "NameTeam": lambda s: padded(s.team, 2),
    "CastVotes": lambda s: padded(s.team, 3),
    "AskForSupport": lambda s: (s.accuser, s.accused, bits(s.asked), bits(s.later)),
    "ShowCards": lambda s: (s.accused, bits(s.accusers)),
}
"""Steps that hold more than one number in a field. EndGame has words, and never waits."""


# The twin's state


def field_counts() -> dict[int, int]:
    """How many numbers each step of the twin's has, by the fields of the reference's."""
    kinds = {step.__name__: step for step in INVASION.steps}
    longer = {"CastVotes": 3}
    return {n: longer.get(name, len(kinds[name].__struct_fields__)) for name, n in STEP_OF.items()}


CELL_COUNT = field_counts()


def step_of(row: list[int]) -> tuple[int, ...]:
    return tuple(row[: 1 + CELL_COUNT[row[0]]])


def state_of(g: Game, b: Printed) -> State:
    seats, agents = b.players, [agent for agent in range(AGENT_CELLS) if g.agent_at[agent] != NOBODY]
    return {
        "agenda": [step_of(row) for row in g.agenda[: g.planned]],
        "asking": step_of(g.now) if g.asking else None,
        "waiting": g.waiting if g.asking else 0,
        "answers": {s: g.answers[s] for s in range(seats) if g.asking and (g.asked & ~g.waiting) >> s & 1},
        "parts": {"orders": g.orders[:seats]} if g.has_orders else {},
        **{name: getattr(g, name) for name in SCALARS},
        **{name: getattr(g, name)[:seats] for name in ("stated", "accuser_token")},
        "agent_at": {agent: g.agent_at[agent] for agent in agents},
        "siren": {agent: g.siren[agent] for agent in agents},
        "scientists": [spot for spot in range(b.spots) if has(g.scientists, spot)],
        "tokens": [district for district in range(b.districts) if in_set(g.tokens, district)],
        "deck": g.deck[: g.deck_count],
        "stacks": [g.stack[space][: g.stack_count[space]] for space in range(STACKS)],
        "hand": [[ASSIMILATED_OR_NOT[has(g.hand[s], i)] for i in range(g.hand_count[s])] for s in range(seats)],
        "shown": [[i for i in range(g.hand_count[s]) if has(g.shown[s], i)] for s in range(seats)],
        **{name: getattr(g, name)[: getattr(g, f"{name}_count")] for name in PILES if name != "planned"},
        "planned": g.planned_cards[: g.planned_count],
    }


ASSIMILATED_OR_NOT = {True: CARDS.index("assimilated"), False: CARDS.index("human")}
SCALARS = (
    "rolled", "questions", "round", "stage", "architect", "turn", "reserve", "last_used", "active", "newcomer_waits",
    "saved", "announced", "winner", "reason", "mother_ships", "pressure",
)  # fmt: skip
