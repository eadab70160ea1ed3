"""What happened in Invasion, told: which events belong together, and which become a small scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.cli.palette import BONE, CANDLE, WAX
from gloaming.cli.play.invasion.names import district_name, event_card_name
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.story import ROUND, Passage, Sentence, grown, run_of
from gloaming.games.invasion import events
from gloaming.games.invasion.event_cards.mother_ship import mother_ship
from gloaming.kernel.events import Event
from gloaming.words import listed, t

EVENT, RESCUE, ACCUSATION, ALIEN = "event", "rescue", "accusation", "alien"

OPENERS: dict[type[Event], str] = {
    events.RoundBegan: ROUND,
    events.EventTurned: EVENT,
    events.RescueAttempted: RESCUE,
    events.Accused: ACCUSATION,
    events.MotherShipArrived: EVENT,
}
"""Events that begin a scene."""

BEGINNERS = (
    events.ArchitectNamed, events.Landed, events.ScientistPlaced, events.PlanningAnnounced, events.AgentTaken,
    events.Invaded, events.SirensReturned, events.DistrictRolled,
)  # fmt: skip
"""Events that begin a passage, but no scene. All others carry on."""

GOES_ON = {EVENT: (RESCUE, EVENT)}
"""An Escalation belongs to the rescue that it follows."""

SHIP_TURNED = events.EventTurned(mother_ship.name)

FRAMES = {EVENT: CANDLE, RESCUE: CANDLE, ACCUSATION: WAX, ALIEN: WAX}


def story(speech: Speech, journal: Sequence[Event]) -> list[Passage]:
    return grown(sentences(speech, journal), GOES_ON, speech.prefix)


def sentences(s: Speech, journal: Sequence[Event]) -> Iterator[Sentence]:
    """Landings, and cards that everyone draws in turn, become one sentence."""
    at = 0
    while at < len(journal):
        landed, drawn = run_of(events.Landed, journal[at:]), run_of(events.Drew, journal[at:])
        if landed:
            sites = [district_name(landing.district) for landing in landed]
            yield Sentence("", t("inv-event-landed", district=listed(sites)))
        elif len(drawn) > 1:  # INV-SETUP-27: everyone takes a card; your own is told with its face
            own = [draw for draw in drawn if draw.seat == s.view.seat]
            yield Sentence("", " ".join([t("inv-told-all-draw"), *map(s.tell, own)]))
        elif journal[at] != SHIP_TURNED:  # its arrival says so
            yield sentence(s, journal[at], journal[at - 1] if at else None)
        at += max(len(landed), len(drawn), 1)


def sentence(s: Speech, event: Event, before: Event | None) -> Sentence:
    scene = scene_of(event, before)
    words = f"{event_card_name(event.card)}." if isinstance(event, events.EventTurned) else s.tell(event)
    return Sentence(scene, words, not scene and not isinstance(event, BEGINNERS), FRAMES.get(scene, BONE))


def scene_of(event: Event, before: Event | None) -> str:
    """A card shown before anyone is accused is a declaration."""
    if isinstance(event, events.CardShown) and not isinstance(before, (events.SupportHeard, events.CardShown)):
        return ALIEN
    return OPENERS.get(type(event), "")
