"""What happened in Cultists, told: which events belong together, and which become a small scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.cli.palette import BONE, CANDLE, WAX
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.speech import capital
from gloaming.cli.play.story import ROUND, Passage, Sentence, grown, run_of
from gloaming.games.cultists import events
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.events import Entered, Gave, Met
from gloaming.games.cultists.expansions.curse_of_the_hunter import CurseShown, HunterNamed, HunterSought, RoomCursed
from gloaming.games.cultists.expansions.mountains_of_chaos import events as mine
from gloaming.games.cultists.expansions.professions import events as professions
from gloaming.games.cultists.expansions.under_the_surface import events as surface
from gloaming.games.cultists.expansions.under_the_surface import ritual_events as ritual
from gloaming.games.cultists.roles.celebrity import CelebrityTested, PulseDealt, PulseLost
from gloaming.games.cultists.tokens.in_control import HandleToken
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.words import listed, t

VOTE, DEATH, MEETING, ASSASSIN, CLAIM, SEER = "vote", "death", "meeting", "assassin", "claim", "seer"
RITUAL, ROPES, EXORCISM, CELEBRITY, HUNTER = "ritual", "ropes", "exorcism", "celebrity", "hunter"

OPENERS: dict[type[Event], str] = {
    events.BallotsOpened: VOTE,
    events.BallotCast: VOTE,
    events.TallyShown: VOTE,
    events.DeadLaidOpen: DEATH,
    events.BecameGhost: DEATH,
    events.Assassinated: ASSASSIN,
    events.Claimed: CLAIM,
    events.GuessersNamed: SEER,
    events.SeerNamed: SEER,
    events.RoundBegan: ROUND,
    ritual.RitualCalled: RITUAL,
    ritual.LeaderVoteHeld: RITUAL,
    ritual.ParticipantChosen: RITUAL,
    mine.RopesThrown: ROPES,
    professions.Revived: EXORCISM,
    CelebrityTested: CELEBRITY,
    HunterSought: HUNTER,
    HunterNamed: HUNTER,
}
"""Events that begin a scene."""

FOLLOWERS = (
    events.GaveInTheDark, events.PulseGrew, events.PulseOpened, events.PowerSwitched, events.PortalOpened, events.PortalClosed, events.PanesBroke,
    events.PassageDrawn, events.CultistAppeared, events.FishmanAppeared, events.TokenPeeked, events.TokenHandled,
    events.KnifeUsed, events.CheckClosed, events.PulseSeen, events.CardPlaced, events.CardDiscarded,
    events.RoomExplored, events.BookPlaced, events.BookReturned, events.RoomFinished, events.RackScored,
    events.HelpRefused, events.RoleShown, events.BallotChanged, events.BallotKept, events.VoteSettled,
    events.DeadCounted, events.DeathReported, events.Gave, events.StartCardsSeen,
    events.CultistsRecognised,
    surface.ItemFound, surface.ItemTurnedUp, surface.ItemLost, surface.ItemsDropped, surface.RelicPlaced,
    surface.DoorOpened, surface.OwlSent, surface.FishmanDriven,
    ritual.LeaderElected, ritual.RitualCardLaid, ritual.RitualRevealed, mine.PulseTurned,
    professions.ProfessionWon, professions.ProfessionDeclined, professions.ProfessionLost, professions.TieBroken,
    professions.DetectiveLookedRound, professions.InformantSeen, professions.SupportTokenSeen, professions.KeptInOrder,
    PulseDealt, PulseLost, RoomCursed, CurseShown,
)  # fmt: skip
"""Events that only carry on what came before."""

SAYS_IT = (Meet, GiveInTurn, LookAtPulse, HandleToken)
SAID = (events.Met, events.PulseSeen, events.TokenPeeked)
"""Questions that begin with what has just happened, and these happenings."""

DEADLY = (VOTE, ROPES, EXORCISM, CELEBRITY)
"""Scenes that continue with the death they bring."""

FRAMES = {DEATH: WAX, RITUAL: WAX, EXORCISM: WAX, ASSASSIN: WAX, CLAIM: WAX, MEETING: CANDLE}


def story(speech: Speech, journal: Sequence[Event]) -> list[Passage]:
    return grown(sentences(speech, journal), {DEATH: DEADLY})


def sentences(s: Speech, journal: Sequence[Event]) -> Iterator[Sentence]:
    """Steps from door to door, and the two gifts of a meeting, become one."""
    at = 0
    while at < len(journal):
        event = journal[at]
        if isinstance(event, Entered):
            steps, arrived = run_of(Entered, journal[at:], same="seat"), comes_by_lift(journal, at)
            yield Sentence("", stepping_out(s, steps) if arrived else way(s, steps), follows=arrived)
            at += len(steps)
        elif isinstance(event, Met):
            gifts = run_of(Gave, journal[at + 1 :])
            yield sentence(MEETING if s.view.seat in event.seats else "", meeting(s, event, gifts))
            at += 1 + len(gifts)
        else:
            yield sentence(scene_of(s, event), s.tell(event), follows=carries_on(journal, at))
            at += 1


def sentence(scene: str, words: str, *, follows: bool = False) -> Sentence:
    return Sentence(scene, words, follows, FRAMES.get(scene, BONE))


def scene_of(s: Speech, event: Event) -> str:
    own_gift = isinstance(event, Gave) and s.view.seat in (event.seat, event.to)
    return MEETING if own_gift else OPENERS.get(type(event), "")


def carries_on(journal: Sequence[Event], at: int) -> bool:
    begun = at > 0 and isinstance(journal[at - 1], (events.CameraUsed, mine.LiftCalled))
    return begun or isinstance(journal[at], FOLLOWERS)


def comes_by_lift(journal: Sequence[Event], at: int) -> bool:
    """MOC-LIFT-07: whether this is one of those who step out where a lift has just stopped."""
    event = journal[at]
    before = next((other for other in reversed(journal[:at]) if not isinstance(other, Entered)), None)
    return isinstance(before, mine.LiftRode) and isinstance(event, Entered) and event.place == before.to


def way(s: Speech, steps: list[Entered]) -> str:
    *between, end = steps
    if not between:
        return s.tell(end)
    by = {form: listed([s.place(step.place, dot) for step in between]) for form, dot in (("by", ""), ("byThe", ".the"))}
    known = "log-way-you" if end.seat == s.view.seat else "log-way"
    return capital(t(known, name=s.label(end.seat), toTo=s.place(end.place, ".to"), **by))


def stepping_out(s: Speech, steps: list[Entered]) -> str:
    out = capital(t("told-step-out", **s.args(steps[0])))
    return f"{out} {way(s, steps[1:])}" if steps[1:] else out


def meeting(s: Speech, met: Met, gifts: list[Gave]) -> str:
    """Two strangers who give each other a card take half a sentence; those who were there hear it in full."""
    mutual = len(met.seats) == 2 and {gift.seat for gift in gifts} == set(met.seats)
    if mutual and s.view.seat not in met.seats:
        return capital(t("told-exchange", **s.args(met)))
    return " ".join([s.tell(met), *map(s.tell, gifts)])


# What a seat is told, and what it may look up


def news(view: View, since: int) -> tuple[Event, ...]:
    """What happened since a seat was last asked, without what the question itself is about to say."""
    journal = view.journal[since:]
    said = view.asked is not None and isinstance(view.asked.step, SAYS_IT)
    return journal[:-1] if said and journal and isinstance(journal[-1], SAID) else journal


def remembered(view: View, since: int, *, earlier: bool = False) -> tuple[Event, ...]:
    """RQ-103: what the table lets a seat look up, or the part of it from before the last question.

    What a check showed is forgotten once its question is answered."""
    journal = view.journal
    first = 0
    if view.options.public_log == "current_round":
        hours = [number for number, event in enumerate(journal) if isinstance(event, events.RoundBegan)]
        first = min(since, hours[-1]) if hours else 0
    elif view.options.public_log == "off":
        first = since
    once = view.options.private_memory == "once"
    return tuple(
        event
        for number, event in enumerate(journal[:since] if earlier else journal)
        if number >= first and not (once and number < since and event.fleeting)
    )
