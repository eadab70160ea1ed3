"""What lanes show. Written once for all games, like `engine`: a game's own lanes take these functions home, where the first three
are those of its `observing`."""

from __future__ import annotations

from gloaming.fast.engine import over
from gloaming.fast.lanes import LIST, STEP, asked_in, drive_lane, renew
from gloaming.fast.layout import (
    NOBODY,
    AllDice,
    Game,
    Games,
    Mask,
    Masks,
    Numbers,
    Page,
    Printed,
    Rewards,
    Shares,
    Sheets,
    Slots,
    SlotTables,
    Tables,
)

ENTRIES = ("key_lane", "seed_lane", "offer_lane", "drive", "drive_and_show", "choose")
"""What of a game's lanes is called from outside."""
CAP = 255
"""The greatest number that a sheet can show."""


def show(g: Game, b: Printed, s: Slots, me: int, page: Page, mask: Mask) -> None:
    """All that a seat is given; for nobody, nothing. Page and mask come blank."""
    raise NotImplementedError


def choice_of(g: Game, b: Printed, s: Slots, action: int) -> int:
    """Which of the answers that are listed has this number; NOBODY if none has."""
    raise NotImplementedError


def share_out(g: Game, b: Printed, shares: Shares) -> None:
    """+1 for each seat of the winning team, -1 for the others; 0 while the game goes on."""
    raise NotImplementedError


def shown(number: int) -> int:
    return min(number, CAP) if number > 0 else 0


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
