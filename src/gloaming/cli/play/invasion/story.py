"""What happened in Invasion, told: which events belong together, and which become a small scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.cli.palette import BONE, CANDLE, WAX
from gloaming.cli.play.invasion.names import district_name, event_card_name
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.story import ROUND, Passage, Sentence, grown
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
        alike = run_of(journal, at)
        if alike[0] != SHIP_TURNED:  # its arrival says so
            yield sentence(s, alike, journal[at - 1] if at else None)
        at += len(alike)


def run_of(journal: Sequence[Event], at: int) -> list[Event]:
    """Events of a kind that is told together; else just the one."""
    first = journal[at]
    if not isinstance(first, (events.Landed, events.Drew)):
        return [first]
    run: list[Event] = []
    for event in journal[at:]:
        if type(event) is not type(first):
            break
        run.append(event)
    return run


def sentence(s: Speech, alike: list[Event], before: Event | None) -> Sentence:
    first = alike[0]
    if isinstance(first, events.Landed):
        sites = [district_name(event.district) for event in alike if isinstance(event, events.Landed)]
        return Sentence("", t("inv-event-landed", district=listed(sites)))
    if isinstance(first, events.Drew) and len(alike) > 1:
        return Sentence("", all_draw(s, alike))
    scene = scene_of(first, before)
    words = f"{event_card_name(first.card)}." if isinstance(first, events.EventTurned) else s.tell(first)
    return Sentence(scene, words, follows(scene, first), FRAMES.get(scene, BONE))


def all_draw(s: Speech, drawn: list[Event]) -> str:
    """INV-SETUP-27: everyone takes a card; your own is told with its face."""
    own = [event for event in drawn if isinstance(event, events.Drew) and event.seat == s.view.seat]
    return " ".join([t("inv-told-all-draw"), *map(s.tell, own)])


def scene_of(event: Event, before: Event | None) -> str:
    """A card shown before anyone is accused is a declaration."""
    if isinstance(event, events.CardShown) and not isinstance(before, (events.SupportHeard, events.CardShown)):
        return ALIEN
    return OPENERS.get(type(event), "")


def follows(scene: str, event: Event) -> bool:
    return not scene and not isinstance(event, BEGINNERS)
