"""The reference's state in the twin's words, and the twin's: one dictionary from each, field by field, to be compared.

Everything that `Cultists` keeps is here, but for the journal, which is the players' memory, and the key of the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from gloaming.fast.cultists.layout import DRAW, REMOVED, UNSAFE, Game, Printed
from gloaming.fast.cultists.numbers import (
    CARDS,
    CAUSES,
    ITEMS,
    MEANS,
    PHASES,
    PORTALS,
    PROFESSIONS,
    PURPOSES,
    REASONS,
    ROLES,
    TEAMS,
    TOKENS,
)
from gloaming.fast.cultists.rifle import LAKE
from gloaming.fast.cultists.steps import (
    AUTOMA_WALK,
    BREAK_TIE,
    DECLARE_PATH,
    FIELD,
    FOLLOW_PATH,
    SETTLE_VOTE,
    STEPS,
    WALK,
    number_of,
)
from gloaming.fast.cultists.voting import heap_of
from gloaming.fast.kinds import State
from gloaming.fast.layout import NOBODY, SEATS
from gloaming.games.cultists.board import Board
from gloaming.games.cultists.expansions.under_the_surface.state import Surface
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option, Step

WORDS = {
    "card": CARDS,
    "item": ITEMS,
    "cause": CAUSES,
    "means": MEANS,
    "purpose": PURPOSES,
    "reason": REASONS,
    "winner": TEAMS,
}
"""Fields of steps and answers whose values are words with a number."""
PLACED = ("place", "to", "at", "start", "end", "lift")


REMEMBERED = 8192


class Translator:
    """For the games of one board. The same few answers and steps come again and again, so they are remembered."""

    def __init__(self, board: Board) -> None:
        self.answer = lru_cache(maxsize=REMEMBERED)(self.folded)
        self.step = lru_cache(maxsize=REMEMBERED)(self.cells)
        self.place = {name: number for number, name in enumerate((*board.places, *board.lifts))}
        self.corridors = board.crossing.corridors if board.crossing else ()

    # Answers and steps

    def folded(self, option: Option) -> int:
        folded, fields = 0, [(name, getattr(option, name)) for name in option.__struct_fields__]
        for name, value in sorted(fields, key=lambda field: field[1] not in self.place):
            folded = folded * FIELD + (LAKE if value is None else self.field(name, value))
        return number_of(type(option)) + folded

    def field(self, name: str, value: Any) -> int:
        if value is None:
            return NOBODY
        if isinstance(value, str):
            return self.place[value] if name in PLACED and value in self.place else WORDS[name].index(value)
        return int(value)

    def cells(self, step: Step) -> tuple[Any, ...]:
        kind = type(step).__name__
        special = SPECIAL.get(kind)
        if special is not None:
            return (number_of(type(step)), *special(self, step))
        return (number_of(type(step)), *[self.field(name, getattr(step, name)) for name in step.__struct_fields__])

    def places(self, names: Iterable[str]) -> tuple[int, ...]:
        return tuple([self.place[name] for name in names])

    # The reference's state

    def state(self, game: Cultists) -> State:
        return {
            "agenda": [self.step(step) for step in game.agenda],
            "asking": None if game.asking is None else self.step(game.asking),
            "waiting": bits(game.waiting_for),
            "answers": {seat: self.answer(option) for seat, option in game.answers.items()},
            "rolled": game.rolled,
            "questions": game.questions,
            **self.time_and_seats(game),
            **self.rooms(game),
            **self.around_the_board(game),
        }

    def time_and_seats(self, game: Cultists) -> State:
        hands = [cards(hand) if seat == game.automa else counted(hand) for seat, hand in enumerate(game.hand)]
        return {
            "round": game.round,
            "phase": PHASES.index(game.phase),
            "knife": game.knife,
            "turn": NOBODY if game.turn is None else game.turn,
            "at": self.places(game.at),
            "ghost": [int(ghost) for ghost in game.ghost],
            "cause": [(seat, CAUSES.index(cause)) for seat, cause in game.cause.items()],
            "role": [ROLES.index(role) for role in game.role],
            "shown_role": sorted((seat, ROLES.index(role)) for seat, role in game.shown_role.items()),
            "special_roles": [ROLES.index(role) for role in game.special_roles],
            "route": game.route,
            "hand": hands,
            "pulse": [cards(pulse) for pulse in game.pulse],
            "shown_dead": game.shown_dead,
            "dead_since": sorted(game.dead_since.items()),
        }

    def rooms(self, game: Cultists) -> State:
        return {
            "deck": [cards(deck) for deck in game.deck.values()],
            "room_token": [int(token) for token in game.room_token.values()],
            "explored": [int(explored) for explored in game.explored.values()],
            "finished": [int(finished) for finished in game.finished.values()],
            "books": list(game.books.values()),
            "shelf": list(game.shelf.values()),
            "points": game.points,
            "target": game.target,
        }

    def around_the_board(self, game: Cultists) -> State:
        return {
            "power": int(game.power),
            "vote_active": int(game.vote_active),
            "ballots": [NOBODY if ballot is None else ballot for ballot in game.ballots] or [NOBODY] * len(game.at),
            "draw_pile": cards(game.draw_pile),
            "unsafe_deck": cards(game.unsafe_deck),
            "removed": cards(game.removed),
            "lurking": self.places(game.lurking),
            "cultist_tokens": self.places(game.cultist_tokens),
            "fishman": NOBODY if game.fishman is None else self.place[game.fishman],
            "bag": tokens(game.bag),
            "taken_out": tokens(game.taken_out),
            "clock": tokens(game.clock),
            "event": TOKENS.index(game.event) if game.event else NOBODY,
            "portal": PORTALS.index(game.portal),
            "portal_mark": game.portal_mark,
            "closing": list(game.closing),
            "spent": bits(game.spent),
            "no_cards_until": game.no_cards_until,
            "winner": NOBODY if game.winner is None else TEAMS.index(game.winner),
            "reason": NOBODY if game.reason is None else REASONS.index(game.reason),
            "parts": {name: KEPT[name](self, part) for name, part in game.parts.items()},
        }


translator_of = lru_cache(maxsize=64)(Translator)


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


@lru_cache(maxsize=REMEMBERED)
def cards(pile: tuple[str, ...]) -> list[int]:
    return [CARDS.index(card) for card in pile]


@lru_cache(maxsize=REMEMBERED)
def counted(hand: tuple[str, ...]) -> list[int]:
    return [hand.count(card) for card in CARDS]


def tokens(names: Iterable[str]) -> list[int]:
    return [TOKENS.index(name) if name else NOBODY for name in names]


Cells = Callable[[Translator, Any], tuple[Any, ...]]
SPECIAL: dict[str, Cells] = {
    "Walk": lambda t, s: (s.seat, s.points, t.place[s.start], bits(set(t.places(s.met)))),
    "DeclarePath": lambda t, s: (s.seat, t.places(s.path)),
    "FollowPath": lambda t, s: (s.seat, t.place[s.to], t.places(s.before)),
    "AutomaWalk": lambda t, s: (s.seat, t.places(s.path), t.place[s.end]),
    "Meet": lambda t, s: (s.seats[0], t.place[s.place], bits(s.seats)),
    "GiveInTurn": lambda t, s: (s.seat, t.place[s.place], bits(s.seats), s.seats[0]),
    "SettleVote": lambda t, s: (NOBODY if s.named is None else s.named, heaps(s.tied), s.count),
    "BreakTie": lambda t, s: (s.seat, heaps(s.tied), s.count),
    "GuessSeer": lambda t, s: (REASONS.index(s.reason), bits(s.guessers)),
    "OfferLamp": lambda t, s: (s.seat, t.place[s.place], bits(s.seats), s.seats[0]),
    "MeetOnArrival": lambda t, s: (s.first, *padded(t.place[a.to] << SEATS | bits(a.riders) for a in s.arrivals)),
    "ThrowRope": lambda t, s: (s.seat, *padded(s.targets)),
    "TurnPulses": lambda t, s: (s.seat, *padded(s.targets)),
    "GuessHunter": lambda t, s: (TEAMS.index(s.team), bits(s.seats)),
}
"""Steps that hold more than one number in a field."""


def heaps(names: Iterable[int | None]) -> int:
    """The abstentions stand behind the seats."""
    return bits(SEATS if name is None else name for name in names)


def padded(cells: Iterable[int]) -> list[int]:
    """What is listed in the last fields of a step, and nobody in the rest of them."""
    listed = [*cells]
    return listed + [NOBODY] * (3 - len(listed))


def items(names: Iterable[str]) -> list[int]:
    return [ITEMS.index(name) for name in names]


def of_the_surface(t: Translator, p: Surface) -> State:
    return {
        "covered": {t.place[place]: ITEMS.index(item) for place, item in p.covered.items()},
        "used": {t.place[place]: ITEMS.index(item) for place, item in p.used.items()},
        "carried": {seat: items(held) for seat, held in p.carried.items()},
        "lying": {t.place[place]: items(lying) for place, lying in p.lying.items()},
        "onlookers": {t.place[place]: bits(seats) for place, seats in p.onlookers.items()},
        "gone": items(p.gone),
        "lost": items(p.lost),
        "relics": p.relics,
        "door_open": p.door_open,
        "lamp_lit": NOBODY if p.lamp_lit is None else p.lamp_lit,
        "lamp_kept": int(p.lamp_kept),
        "leader_vote": p.leader_vote,
        "leader": NOBODY if p.leader is None else p.leader,
        "participants": list(p.participants),
    }


KEPT: dict[str, Callable[[Translator, Any], Any]] = {
    "under_the_surface": of_the_surface,
    "mountains_of_chaos": lambda t, p: (t.corridors.index(p.blocked), t.places(p.lifts.values())),
    "professions": lambda t, p: (
        PROFESSIONS.index(p.profession), p.informant, NOBODY if p.holder is None else p.holder, int(p.lost), int(p.used), p.exorcised,
    ),
    "curse_of_the_hunter": lambda t, p: t.places(p.rooms),
}  # fmt: skip
"""What expansions keep on the table."""


# The twin's state


def step_of(g: Game, b: Printed, row: list[int]) -> tuple[Any, ...]:
    """A step of the twin's as the translator writes those of the reference."""
    number, seat, x, y, _ = row
    match number:
        case n if n == WALK:
            return (number, seat, x, y, g.met)
        case n if n == DECLARE_PATH:
            return (number, seat, tuple(g.path[: g.path_length]))
        case n if n == FOLLOW_PATH:
            return (number, seat, x, tuple(g.path[:y]))
        case n if n == AUTOMA_WALK:
            return (number, seat, tuple(g.path[x : g.path_length]), y)
        case n if n == SETTLE_VOTE:
            return (number, seat, y, counted_ballots(g, b, x))
        case n if n == BREAK_TIE:
            return (number, seat, x, counted_ballots(g, b, y))
    return tuple(row[: 1 + CELL_COUNT[number]])


def counted_ballots(g: Game, b: Printed, knife: int) -> tuple[int, ...]:
    """What each heap of the last Vote was worth; where ballots are anonymous the reference keeps no count."""
    count = (*[heap_of(g, b, name, knife) for name in range(b.seats)], heap_of(g, b, NOBODY, knife))
    return () if b.anonymous_ballots else count


def field_counts() -> dict[int, int]:
    """How many numbers each step of the twin's has, by the fields of the reference's."""
    from gloaming.games.cultists import CULTISTS

    kinds = {step.__name__: step for step in CULTISTS.steps}
    named = {number: "".join(word.title() for word in name.split("_")) for number, name in STEPS.items()}
    longer = {
        "Meet": 3,
        "GiveInTurn": 4,
        "GuessSeer": 2,
        "GuessHunter": 2,
        "OfferLamp": 4,
        "MeetOnArrival": 4,
        "ThrowRope": 4,
        "TurnPulses": 4,
    }
    return {n: longer.get(name, len(kinds[name].__struct_fields__)) for n, name in named.items()}


CELL_COUNT = field_counts()


def state_of(g: Game, b: Printed) -> State:
    seats, rooms = b.seats, b.rooms
    return {
        "agenda": [step_of(g, b, row) for row in g.agenda[: g.planned]],
        "asking": step_of(g, b, g.now) if g.asking else None,
        "waiting": g.waiting if g.asking else 0,
        "answers": {s: g.answers[s] for s in range(seats) if g.asking and (g.asked & ~g.waiting) >> s & 1},
        "rolled": g.rolled,
        "questions": g.questions,
        **{name: getattr(g, name) for name in SCALARS},
        **{name: getattr(g, name)[:seats] for name in BY_SEAT},
        **{name: getattr(g, name)[:rooms] for name in BY_ROOM},
        "at": tuple(g.at[:seats]),
        "cause": [(seat, g.cause[seat]) for seat in g.fallen[: g.fallen_count]],
        "shown_role": [(seat, g.role[seat]) for seat in range(seats) if g.shown_role[seat]],
        "special_roles": g.special_roles[: g.special_count],
        "hand": [g.pile[: g.pile_count] if seat == b.automa else g.hand[seat] for seat in range(seats)],
        "pulse": [g.pulse[g.pulse_end[seat] : g.pulse_end[seat + 1]] for seat in range(seats)],
        "dead_since": [(seat, g.dead_since[seat]) for seat in range(seats) if g.dead_since[seat] != NOBODY],
        "deck": [deck_of(g, room) for room in range(rooms)],
        "draw_pile": deck_of(g, DRAW),
        "unsafe_deck": deck_of(g, UNSAFE),
        "removed": deck_of(g, REMOVED),
        "shelf": g.shelf[: b.racks],
        "lurking": tuple(g.lurking[: g.lurking_count]),
        "cultist_tokens": tuple(g.cultist_tokens[: g.cultist_token_count]),
        "bag": g.bag[: g.bag_count],
        "taken_out": g.taken_out[: g.taken_out_count],
        "clock": g.clock[: g.clock_count],
        "closing": g.closing[: g.closing_count],
        "parts": parts_of(g, b),
    }


def parts_of(g: Game, b: Printed) -> State:
    """What expansions keep, as the translator writes it."""
    parts: State = {}
    if b.items:
        parts["under_the_surface"] = surface_of(g, b)
    if b.corridors:
        parts["mountains_of_chaos"] = (g.ways - 1, tuple(g.lift_at[: b.lifts]))
    if b.professions:
        parts["professions"] = (
            g.profession, g.informant, g.profession_holder, g.profession_lost, g.profession_used, g.exorcised,
        )  # fmt: skip
    if b.cursed_hunter:
        parts["curse_of_the_hunter"] = tuple(g.cursed[: g.cursed_count])
    return parts


def surface_of(g: Game, b: Printed) -> State:
    rooms, carrier, lying_at = range(b.rooms), g.carrier[: g.carried_count], g.lying_at[: g.lying_count]
    return {
        "covered": {room: g.covered[room] for room in rooms if g.covered[room] != NOBODY},
        "used": {room: g.used[room] for room in rooms if g.used[room] != NOBODY},
        "carried": {seat: [g.carried[i] for i, one in enumerate(carrier) if one == seat] for seat in carrier},
        "lying": {place: [g.lying[i] for i, one in enumerate(lying_at) if one == place] for place in lying_at},
        "onlookers": {place: g.onlookers[place] for place in lying_at},
        "gone": g.gone[: g.gone_count],
        "lost": g.lost[: g.lost_count],
        "relics": g.relics,
        "door_open": g.ways == 1,
        "lamp_lit": g.lamp_lit,
        "lamp_kept": g.lamp_kept,
        "leader_vote": g.leader_vote,
        "leader": g.leader,
        "participants": g.participants[: g.participants_count],
    }


SCALARS = (
    "round", "phase", "knife", "turn", "points", "target", "power", "vote_active", "fishman", "event", "portal",
    "portal_mark", "spent", "no_cards_until", "winner", "reason",
)  # fmt: skip
BY_SEAT = ("ghost", "role", "route", "shown_dead", "ballots")
BY_ROOM = ("room_token", "explored", "finished", "books")


def deck_of(g: Game, number: int) -> list[int]:
    return g.deck[g.deck_end[number] : g.deck_end[number + 1]]
