"""Many games at once, each in its lane: what is called from outside. A lane is a row of games, and its dice.

Written once for all games, like `engine`."""

from __future__ import annotations

from gloaming.fast.dice import next_key, quick_roll, seed, set_key
from gloaming.fast.engine import answer, begin, next_to_answer, offers, over
from gloaming.fast.layout import NOBODY, AllDice, Dice, Game, Games, Numbers, Printed, Tables

BEGIN, STEP, PLAY, RENEW, LIST = range(5)


def key_lane(dice: AllDice, lane: int, key: Dice) -> None:
    """Give a lane the reference's dice of this key, in four little-endian words."""
    set_key(dice[lane], key[0], key[1], key[2], key[3])


def seed_lane(dice: AllDice, lane: int, key: Dice) -> None:
    """Give a lane dice that deal its games."""
    seed(dice[lane], key[0], key[1], key[2], key[3])


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
    """Begin a game in every lane, or where one is over; or answer once in each by the number of the answer, or not at all
    where it is NOBODY; or play on at random; or list what a seat may answer.

    Who has won is told, and `again` another game begins there. How many games ended."""
    ended = 0
    for lane in range(len(games)):
        ended += drive_lane(games[lane], tables[0], dice[lane], lane, choices, winners, verb, decisions, again)
    return ended


def drive_lane(
    g: Game,
    b: Printed,
    u: Dice,
    lane: int,
    choices: Numbers,
    winners: Numbers,
    verb: int,
    decisions: int,
    again: bool,
) -> int:
    ended = 0
    for _ in range(decisions):
        answer_lane(g, b, u, lane, choices, winners, verb)
        if verb == BEGIN or over(g):
            ended += 1
            if again:
                draw_key(g, u)
            if again or verb == BEGIN:
                begin(g, b, u)
        list_lane(g, b, lane, choices, verb)
    return ended


def answer_lane(g: Game, b: Printed, u: Dice, lane: int, choices: Numbers, winners: Numbers, verb: int) -> None:
    """Once, if the verb says so and somebody is asked."""
    if verb not in (BEGIN, RENEW, LIST) and not over(g):
        pick = choices[lane]
        if verb == PLAY:
            pick = quick_roll(u, offers(g, b, next_to_answer(g)))
        if pick != NOBODY:
            answer(g, b, u, g.offered_to, g.offered[pick])
        winners[lane] = g.winner


def list_lane(g: Game, b: Printed, lane: int, choices: Numbers, verb: int) -> None:
    """What may be answered next, or what a seat may answer that somebody asks about."""
    if not over(g):
        offers(g, b, choices[lane] if verb == LIST else next_to_answer(g))


def renew(g: Game, b: Printed, u: Dice) -> None:
    """Begin the next game in this lane."""
    draw_key(g, u)
    begin(g, b, u)
    offers(g, b, next_to_answer(g))


def draw_key(g: Game, u: Dice) -> None:
    """The next game of a lane gets a key; quick dice roll on."""
    if not g.quick:
        next_key(u)


def asked_in(g: Game) -> int:
    return NOBODY if over(g) else next_to_answer(g)
