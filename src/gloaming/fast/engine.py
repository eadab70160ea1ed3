"""The table: the agenda is played until a question is open, and goes on when its last answer is in.

Written once for all games. A game's own engine takes these functions home, where those below are written from its table
of steps and questions."""

from __future__ import annotations

from gloaming.fast.layout import CELLS, NOBODY, Dice, Game, Printed
from gloaming.fast.sets import has

MANY: tuple[int, ...] = ()
"""The questions that ask more than the seat in their first field."""


def list_answers(g: Game, b: Printed, seat: int) -> None:
    raise NotImplementedError


def hear(g: Game, b: Printed, u: Dice) -> None:
    raise NotImplementedError


def many_asked(g: Game, b: Printed) -> int:
    raise NotImplementedError


def asks(g: Game) -> bool:
    raise NotImplementedError


def opens(g: Game, b: Printed, u: Dice) -> bool:
    raise NotImplementedError


def happen(g: Game, b: Printed, u: Dice) -> None:
    raise NotImplementedError


def begin(g: Game, b: Printed, u: Dice) -> None:
    """A game that is set up and asks its first question, whatever was in its row before. The dice must be ready."""
    raise NotImplementedError


def offers(g: Game, b: Printed, seat: int) -> int:
    """What this seat may answer, in the order of the reference, is in `offered`; how many there are."""
    if g.offered_to != seat:
        g.offers, g.offered_to = 0, seat
        list_answers(g, b, seat)
    return g.offers


def ask(g: Game, b: Printed, u: Dice) -> None:
    """Put a question. If it turns out that nobody has anything to answer, it is answered at once."""
    g.offered_to = NOBODY
    if g.now[0] in MANY:
        asked = many_asked(g, b)
    else:
        asked = 1 << g.now[1] if offers(g, b, g.now[1]) > 0 else 0
        g.answers[g.now[1]] = NOBODY
    g.asked = g.waiting = asked
    if asked > 0:
        g.questions += 1
        g.asking = g.now[0]
    else:
        hear(g, b, u)


def run(g: Game, b: Printed, u: Dice) -> None:
    """The step whose turn it is: a question, if it is put at all, or what happens."""
    if not asks(g):
        happen(g, b, u)
    elif opens(g, b, u):
        ask(g, b, u)


def go_on(g: Game, b: Printed, u: Dice) -> None:
    while g.planned > 0 and g.asking == 0:
        g.planned -= 1
        g.mark = g.planned
        for cell in range(CELLS):
            g.now[cell] = g.agenda[g.planned][cell]
        run(g, b, u)


def answer(g: Game, b: Printed, u: Dice, seat: int, chosen: int) -> None:
    """Take one seat's answer; when the last one is in, the question is settled and the game goes on."""
    g.answers[seat] = chosen
    g.waiting &= ~(1 << seat)
    if g.waiting == 0:
        g.asking, g.mark = 0, g.planned
        hear(g, b, u)
        go_on(g, b, u)


def over(g: Game) -> bool:
    return g.asking == 0 and g.planned == 0


def next_to_answer(g: Game) -> int:
    seat = 0
    while not has(g.waiting, seat):
        seat += 1
    return seat
