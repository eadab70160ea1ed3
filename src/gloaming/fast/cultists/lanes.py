"""Many games at once, each in its lane, and what a learner sees of them and says."""

from __future__ import annotations

from gloaming.fast import lanes
from gloaming.fast.cultists import engine
from gloaming.fast.cultists.layout import Games, Masks, Rewards, Sheets, SlotTables, Tables
from gloaming.fast.cultists.observing import choice_of, share_out, show
from gloaming.fast.dispatch import taken_home
from gloaming.fast.layout import NOBODY, Numbers

key_lane = taken_home(lanes.key_lane, globals())
seed_lane = taken_home(lanes.seed_lane, globals())
offer_lane = taken_home(lanes.offer_lane, globals(), engine)
drive = taken_home(lanes.drive, globals(), engine)
drive_lane = taken_home(lanes.drive_lane, globals(), engine)
renew = taken_home(lanes.renew, globals(), engine)
draw_key = taken_home(lanes.draw_key, globals(), engine)
asked = taken_home(lanes.asked, globals(), engine)
asked_in = taken_home(lanes.asked_in, globals(), engine)


def choose(games: Games, tables: Tables, slots: SlotTables, actions: Numbers, choices: Numbers) -> int:
    """Which of the listed answers each lane's action is; the first lane whose mask does not allow it, or NOBODY."""
    wrong = NOBODY
    for lane in range(len(games)):
        choices[lane] = choice_of(games[lane], tables[0], slots[0], actions[lane])
        if choices[lane] < 0 and wrong < 0:
            wrong = lane
    return wrong


def settle(games: Games, tables: Tables, rewards: Rewards) -> None:
    """What each seat of each lane has won by now."""
    for lane in range(len(games)):
        share_out(games[lane], tables[0], rewards[lane])


def look(games: Games, tables: Tables, slots: SlotTables, seats: Numbers, sheets: Sheets, masks: Masks) -> None:
    """What the seat that is named sees in each lane, and what it may answer there."""
    for lane in range(len(games)):
        g, b, s, page, mask = games[lane], tables[0], slots[0], sheets[lane], masks[lane]
        for at in range(len(page)):
            page[at] = 0
        for number in range(len(mask)):
            mask[number] = 0
        show(g, b, s, seats[lane], page, mask)


ENTRIES = ("key_lane", "seed_lane", "offer_lane", "drive", "choose", "settle", "look", "asked")
