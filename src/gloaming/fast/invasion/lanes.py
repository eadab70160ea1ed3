"""Many games at once, each in its lane, and what a learner sees of them and says."""

from __future__ import annotations

from gloaming.fast import lanes, sheets
from gloaming.fast.dispatch import taken_home
from gloaming.fast.invasion import engine, observing

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
look = taken_home(sheets.look, globals(), observing)
drive_and_show = taken_home(sheets.drive_and_show, globals(), engine, observing)
choose = taken_home(sheets.choose, globals(), observing)

ENTRIES = sheets.ENTRIES
