"""Many games at once, each in its lane: what is called from outside. A lane is a row of games, and its dice."""

from __future__ import annotations

from gloaming.fast.dice import quick, quick_roll, set_key
from gloaming.fast.engine import answer, begin, next_to_answer, offers, over
from gloaming.fast.layout import AllDice, Dice, Game, Games, Numbers, Tables

BEGIN, STEP, PLAY = range(3)


def key_lane(dice: AllDice, lane: int, key: Dice) -> None:
    """Give a lane the reference's dice of this key, in four little-endian words."""
    set_key(dice[lane], key[0], key[1], key[2], key[3])


def offer_lane(games: Games, tables: Tables, lane: int, seat: int) -> int:
    """List what a seat may answer in `offered`; how many answers there are."""
    return offers(games[lane], tables[0], seat)


def drive(
    games: Games,
    tables: Tables,
    dice: AllDice,
    choices: Numbers,
    winners: Numbers,
    verb: int,
    decisions: int,
    again: bool,
) -> int:
    """Begin a game in every lane; or answer once in each by the number of the answer; or play on at random.

    Who has won is told, and `again` another game begins there. How many games ended."""
    ended = 0
    for lane in range(len(games)):
        g, b, u = games[lane], tables[0], dice[lane]
        for _ in range(decisions):
            if verb != BEGIN:
                pick = choices[lane]
                if verb == PLAY:
                    pick = quick_roll(u, offers(g, b, next_to_answer(g)))
                answer(g, b, u, g.offered_to, g.offered[pick])
                winners[lane] = g.winner
            if verb == BEGIN or over(g):
                ended += 1
                if again:
                    draw_key(g, u)
                if again or verb == BEGIN:
                    begin(g, b, u)
            if not over(g):
                offers(g, b, next_to_answer(g))
    return ended


def draw_key(g: Game, u: Dice) -> None:
    """The next game of a lane gets its key from the quick dice."""
    if not g.quick:
        set_key(u, quick(u), quick(u), quick(u), quick(u))


ENTRIES = ("key_lane", "offer_lane", "drive")
