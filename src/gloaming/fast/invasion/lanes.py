"""Many games at once, each in its lane."""

from __future__ import annotations

from gloaming.fast import lanes
from gloaming.fast.dispatch import taken_home
from gloaming.fast.invasion import engine

key_lane = taken_home(lanes.key_lane, globals())
seed_lane = taken_home(lanes.seed_lane, globals())
offer_lane = taken_home(lanes.offer_lane, globals(), engine)
drive = taken_home(lanes.drive, globals(), engine)
answer_lane = taken_home(lanes.answer_lane, globals(), engine)
list_lane = taken_home(lanes.list_lane, globals(), engine)
drive_lane = taken_home(lanes.drive_lane, globals(), engine)
draw_key = taken_home(lanes.draw_key, globals(), engine)

ENTRIES = ("key_lane", "seed_lane", "offer_lane", "drive")
