"""Grounds: what all have seen, for what is said of somebody. A belief may have moved for a reason that nobody could point at."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from gloaming.bots.beliefs.base import GUT, Clue, Reasons
from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import RED_CARDS
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualCalled
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

REASONS: Final = Reasons(
    against={
        "found_dead": "met_the_dead", "drawn": "bad_cards", "passage": "bad_cards", "ritual": "bad_cards",
        "route": "strayed", "sought": "was_there", "sought_again": "was_there", "in_the_dark": "was_there",
        "vote_mate": "odd_vote", "vote_other": "odd_vote", "vote_right": "odd_vote", "abstained": "odd_vote",
        "called_vote": "false_alarm",
    },
    in_favour={
        "drawn": "good_cards", "passage": "good_cards", "ritual": "good_cards", "checked": "good_cards",
        "reported": "reported",
    },
)  # fmt: skip

PASSAGES: Final = ""
Because = tuple[str, Seat | None]
"""A reason, and whom else it is about."""


class Grounds:
    """Read from a journal as a whole: it is rarely needed."""

    def __init__(self, journal: Iterable[Event], fits: Sequence[Collection[int]]) -> None:
        self.fits = fits
        """Which Routes would allow all that each was seen to do."""
        self.met: list[tuple[Seat, Seat]] = []
        """Who met whom, both ways; the latest last."""
        self.alone: set[tuple[Seat, Seat]] = set()
        self.murdered: list[Seat] = []
        self.found = 0
        """When the last of them was, ..."""
        self.opened = 0
        """... when ballots were opened last, ..."""
        self.public = 0
        """... and how far this was read: as a count of what all have seen."""
        self.laid: dict[Place, list[Seat]] = {}
        """Who put cards where; those for the Unsafe Passages lie apart."""
        self.bad: set[Seat] = set()
        self.good: set[Seat] = set()
        """Who put a card where such a one came to light later."""
        self.ballots: dict[Seat, Seat | None] = {}
        """The last one of each."""
        self.caller: Seat | None = None
        self.alarms: set[Seat] = set()
        """Who called a Vote that eliminated nobody."""
        self.reports: set[tuple[Seat, Seat]] = set()
        self.electing = False
        for event in journal:
            self.public += event.seen_by(None) is not None
            hear = HEARD.get(type(event))
            if hear is not None:
                hear(self, event)

    def those_who_met(self, seat: Seat) -> list[Seat]:
        """The latest first."""
        return list(dict.fromkeys(one for one, other in reversed(self.met) if other == seat))

    def because(self, clues: Iterable[Clue]) -> Because:
        """The first of these clues that there is a word for, which all know to be true."""
        for clue in clues:
            why = REASONS.of(clue)
            holds = HOLDS.get(why)
            if holds is not None and holds(self, clue.seat, clue.about):
                return why, clue.about if why in NAMES_ANOTHER else None
        return GUT, None

    def plain_facts(self, seat: Seat, clearing: Collection[str | None]) -> Because:
        """What speaks against this seat for all to see, though no clue of it weighs much; nothing that spoke for it instead."""
        met = [victim for victim in reversed(self.murdered) if (seat, victim) in self.met]
        facts: dict[str, Seat | None] = {"met_the_dead": met[0]} if met else {}
        facts |= {why: None for why in ("bad_cards", "strayed", "false_alarm") if HOLDS[why](self, seat, None)}
        why = next((why for why in facts if why not in clearing), GUT)
        return why, facts.get(why)

    # What is read

    def hear_met(self, event: e.Met) -> None:
        pairs = [(one, other) for one in event.seats for other in event.seats if one != other]
        self.met += pairs
        if len(event.seats) == 2:
            self.alone.update(pairs)

    def hear_ghost(self, event: e.BecameGhost) -> None:
        if event.cause == "murder":
            self.murdered.append(event.seat)
            self.found = self.public

    def hear_laid(self, event: e.RoomFilled | e.HallwaySecured) -> None:
        self.laid.setdefault(getattr(event, "place", PASSAGES), []).append(event.seat)

    def hear_drawn(self, event: e.RoomChecked | e.PassageDrawn) -> None:
        laid = self.laid.get(getattr(event, "place", PASSAGES), ())
        (self.bad if event.card in RED_CARDS else self.good).update(laid)

    def hear_called(self, event: e.VoteInitiated) -> None:
        self.caller = event.seat

    def hear_ballots(self, event: e.BallotsOpened) -> None:
        self.opened = self.public
        if not self.electing:
            self.ballots.update(enumerate(event.ballots))

    def hear_changed(self, event: e.BallotChanged) -> None:
        if not self.electing:
            self.ballots[event.seat] = event.ballot

    def hear_settled(self, event: e.VoteSettled) -> None:
        if event.eliminated is None and self.caller is not None:
            self.alarms.add(self.caller)
        self.caller = None

    def hear_reported(self, event: e.DeathReported) -> None:
        self.reports.add((event.seat, event.target))

    def hear_ritual(self, event: RitualCalled) -> None:
        """UTS-ORG-09: ballots are for somebody from now on, not against."""
        self.electing = True


HEARD: Final = hears(vars(Grounds))

NAMES_ANOTHER: Final = frozenset(("met_the_dead", "was_there", "odd_vote", "reported"))

HOLDS: Final[dict[str, Callable[[Grounds, Seat, Seat | None], bool]]] = {
    "met_the_dead": lambda seen, seat, about: about in seen.murdered and (seat, about) in seen.met,
    "was_there": lambda seen, seat, about: (seat, about) in seen.alone,
    "bad_cards": lambda seen, seat, _: seat in seen.bad,
    "good_cards": lambda seen, seat, _: seat in seen.good,
    "odd_vote": lambda seen, seat, about: seat in seen.ballots and seen.ballots[seat] == about,
    "strayed": lambda seen, seat, _: not seen.fits[seat],
    "false_alarm": lambda seen, seat, _: seat in seen.alarms,
    "reported": lambda seen, seat, about: (seat, about) in seen.reports,
}
"""What has to be so, for a reason to be given."""
