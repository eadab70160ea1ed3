"""Many games at once, each in its lane, and what a learner sees of them and says."""

from __future__ import annotations

from gloaming.fast import lanes
from gloaming.fast.cultists import engine
from gloaming.fast.cultists.engine import over
from gloaming.fast.cultists.layout import (
    Game,
    Games,
    Mask,
    Masks,
    Page,
    Printed,
    Rewards,
    Sheets,
    Slots,
    SlotTables,
    Tables,
)  # fmt: skip
from gloaming.fast.cultists.observing import choice_of, share_out, show
from gloaming.fast.dispatch import taken_home
from gloaming.fast.lanes import LIST, STEP
from gloaming.fast.layout import NOBODY, AllDice, Numbers

key_lane = taken_home(lanes.key_lane, globals())
seed_lane = taken_home(lanes.seed_lane, globals())
offer_lane = taken_home(lanes.offer_lane, globals(), engine)
drive = taken_home(lanes.drive, globals(), engine)
answer_lane = taken_home(lanes.answer_lane, globals(), engine)
list_lane = taken_home(lanes.list_lane, globals(), engine)
drive_lane = taken_home(lanes.drive_lane, globals(), engine)
renew = taken_home(lanes.renew, globals(), engine)
draw_key = taken_home(lanes.draw_key, globals(), engine)
asked_in = taken_home(lanes.asked_in, globals(), engine)


def drive_and_show(
    games: Games,
    tables: Tables,
    slots: SlotTables,
    dice: AllDice,
    choices: Numbers,
    winners: Numbers,
    rewards: Rewards,
    seats: Numbers,
    sheets: Sheets,
    masks: Masks,
    verb: int,
    decisions: int,
    again: bool,
) -> int:
    """The same as `drive`; the seats are told what they have won and shown what is next, lane by lane: one that was just played is
    still close to the processor. How many games ended."""
    ended = 0
    for lane in range(len(games)):
        g, b, u = games[lane], tables[0], dice[lane]
        ended += drive_lane(g, b, u, lane, choices, winners, verb, decisions, again and verb != STEP)
        if verb == STEP:
            share_out(g, b, rewards[lane])
            if again and over(g):
                renew(g, b, u)
        if verb != LIST:
            seats[lane] = asked_in(g)
        look(g, b, slots[0], seats[lane], sheets[lane], masks[lane])
    return ended


def choose(games: Games, tables: Tables, slots: SlotTables, actions: Numbers, choices: Numbers) -> int:
    """Which of the listed answers each lane's action is, NOBODY if it has none; the first lane whose mask does not allow it."""
    wrong = NOBODY
    for lane in range(len(games)):
        choices[lane] = choice_of(games[lane], tables[0], slots[0], actions[lane])
        if choices[lane] < 0 and actions[lane] != NOBODY and wrong < 0:
            wrong = lane
    return wrong


def look(g: Game, b: Printed, s: Slots, me: int, page: Page, mask: Mask) -> None:
    """What a seat sees, and what it may answer, and nothing else."""
    for at in range(len(page)):
        page[at] = 0
    for number in range(len(mask)):
        mask[number] = 0
    show(g, b, s, me, page, mask)


ENTRIES = ("key_lane", "seed_lane", "offer_lane", "drive", "drive_and_show", "choose")
