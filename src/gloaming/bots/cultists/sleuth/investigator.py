"""How a sleuth plays as an Investigator: by what looks, Votes and ways add to the chance of winning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gloaming.bots.base import Worths, by_kind
from gloaming.bots.cultists.careful import investigator as careful
from gloaming.bots.cultists.careful.answers import INVESTIGATOR as CAREFUL
from gloaming.bots.cultists.careful.expansions import free, ritual
from gloaming.bots.cultists.careful.places import Measures, Places
from gloaming.bots.cultists.talk.word import as_said
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.cultists import actions as a
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

ACTION: Final = 0.04
"""What an action on the way to the points adds to the chance of winning."""
NEVER: Final = careful.NEVER
MEETING: Final = {1: 1.0, 2: 0.4}
"""What any lone meeting costs: it clouds the evidence."""
KILLS: Final = 0.5
"""How often a Cultist kills whom it meets alone."""
VISITS: Final = 0.35
"""How often a Cultist comes to somebody alone within its reach."""
BY_CAMERA: Final = 0.95
"""What a look from the Security Room is worth against one from where somebody is."""
DESPAIRS: Final = 0.35
"""So likely the Cultists have what they need, that a Seer gives up its secret."""
BACKED: Final = 1
PLAIN: Final = 0.15
"""So many others, or so much to gain, and a Seer's ballot tells nothing."""
TOGETHER: Final = 0.5
"""How much more a ballot is worth for each of the others who names the same."""


# Actions


def looking(turn: Turn, target: Seat) -> float:
    worth = turn.outlook.look(target) / ACTION
    return (0.03 + worth) * (0.5 if turn.role == "crybaby" else 1.0)


def calling(turn: Turn) -> float:
    """AC-VOTE-01; a Greenhorn would die of it (AC-ROLE-GRE-01)."""
    if turn.role == "greenhorn":
        return NEVER
    gain, suspect = turn.outlook.verdict
    return -1.0 if suspect is None or gain <= 0.01 else gain / ACTION


WORTH: Final[Worths] = {
    **careful.WORTH,
    a.CheckState: lambda turn, option: looking(turn, option.target),
    a.WatchState: lambda turn, option: careful.through_the_camera(turn, looking(turn, option.target)),
    a.InitiateVote: lambda turn, _: calling(turn),
    Assassinate: lambda turn, option: turn.outlook.gain(option.target) / ACTION - 1.0,
}


# Ways


def costs(turn: Turn) -> tuple[float, float, float]:
    """Its own death by what it does to the chance of winning."""
    dying = KILLS * turn.outlook.dying / ACTION
    return MEETING[turn.memory.table.cultists], dying, VISITS * dying


def risk_of(turn: Turn, seat: Seat) -> float:
    """A Seer keeps to what anyone could know."""
    return turn.share(seat) if turn.view.encounter_cards[seat] else 0.0


def looks_from(turn: Turn, room: Place) -> Iterable[float]:
    """AC-ACT-CAM-01: for a State check no Route has to lead there; a Greenhorn would die of it (AC-ROLE-GRE-01)."""
    if room != turn.board.red or not turn.view.power or turn.is_ghost or turn.role == "greenhorn":
        return ()
    return [BY_CAMERA * looking(turn, seat) for seat in turn.outlook.living if seat != turn.me]


BY_CHANCES: Final = Measures(costs, risk_of, looking, looks_from, calling)


# Votes


def vote(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-08. With the Knife a Butterfingers names nobody (RQ-91)."""
    return careful.accuse(turn, asked, chosen_by_all(turn) if turn.role != "seer" else chosen_in_secret(turn))


def chosen_by_all(turn: Turn) -> Seat | None:
    """The seat worth a ballot that the others are readiest to name: scattered ballots help nobody."""
    outlook, against = turn.outlook, turn.story.against()
    worths = {seat: outlook.gain(seat) for seat in outlook.living if seat != turn.me}
    named = [seat for seat, worth in worths.items() if worth > 0]
    return max(named, key=lambda seat: worths[seat] * (1 + TOGETHER * against.get(seat, 0)), default=None)


def chosen_in_secret(turn: Turn) -> Seat | None:
    """AC-WIN-14: a Seer names no innocent, and a Cultist only together with others, or when all is lost otherwise."""
    known, outlook = turn.cultists, turn.outlook
    if outlook.peril >= DESPAIRS:
        return max([seat for seat in known if seat in outlook.living], key=turn.share, default=None)
    suspect = chosen_by_all(turn)
    backed = suspect is not None and (turn.story.against().get(suspect, 0) >= BACKED or outlook.gain(suspect) >= PLAIN)
    return suspect if suspect in known and backed else None


def vote_again(turn: Turn, asked: Any) -> Option:
    return careful.change_ballot(turn, asked, turn.outlook.gain)


INVESTIGATOR: Final[Answers] = {
    **CAREFUL,
    **dict.fromkeys((Walk, DeclarePath), lambda turn, asked: Places(turn, BY_CHANCES).walk(asked)),
    Teleport: lambda turn, asked: Places(turn, BY_CHANCES).haunt(asked),
    Act: free.first_freely(by_kind(WORTH), free.FOR_INVESTIGATORS),
    HoldVote: ritual.unless_election(as_said(vote), ritual.elect),
    ReconsiderBallot: ritual.unless_election(vote_again, ritual.elect_again),
}
