"""The sheet of `invasion_v1`."""

from __future__ import annotations

from functools import lru_cache

from gloaming.env.scribe import scribes_of
from gloaming.env.slots import Named, find_names, find_parts, find_questions, number_answers
from gloaming.env.versions import version
from gloaming.fast.invasion import INVASION as TWIN
from gloaming.fast.invasion.export import districts_of, printed, spots_of
from gloaming.fast.invasion.layout import Slots
from gloaming.fast.invasion.numbers import AGENTS, CARDS, EVENTS, SIDES, STAGES
from gloaming.fast.invasion.steps import NAMED, STEPS
from gloaming.fast.layout import NOBODY
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.options import Options

SHEET = "invasion_v1"


@lru_cache(maxsize=64)
def slots(options: Options) -> Slots:
    """Refuses what the twin does not play."""
    printed(options)
    s, scribes = Slots(), scribes_of(version(SHEET), options)
    find_parts(s, version(SHEET))
    find_names(s, scribes[0].domains, named(options))
    find_questions(s, scribes[0].layout.questions, TWIN, STEPS)
    s.action[:] = [NOBODY] * len(s.action)
    number_answers(s, scribes, TWIN.translation(options), NAMED + 1)
    s.spot_slots = scribes[0].domains.size("spot")
    s.discard_hidden = int(not options.event_discard_public)
    return s


def named(options: Options) -> Named:
    city = load_city(options.city)
    spots, districts = spots_of(city), districts_of(city)
    return {
        "of_stage": ("stage", STAGES), "of_side": ("side", SIDES), "of_agent": ("agent", AGENTS),
        "of_spot": ("spot", spots), "of_district": ("district", districts), "of_card": ("card", CARDS),
        "of_event": ("event card", EVENTS), "place_of_district": ("anywhere", districts),
        "word_of_agent": ("word", AGENTS), "word_of_event": ("word", EVENTS),
    }  # fmt: skip
