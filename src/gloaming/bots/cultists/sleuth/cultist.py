"""How a sleuth plays as a Cultist: harm, less what the table will make of it, in chances of winning."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import Worths, best, by, worth_of
from gloaming.bots.cultists.careful import cultist as careful
from gloaming.bots.cultists.careful.answers import CULTIST as CAREFUL
from gloaming.bots.cultists.careful.expansions import free, ritual
from gloaming.bots.cultists.careful.expansions.curse import curse_on_others
from gloaming.bots.cultists.careful.places import Places
from gloaming.bots.cultists.prospects.walking import Way
from gloaming.bots.cultists.sleuth import investigator as honest
from gloaming.bots.cultists.sleuth.investigator import BY_CHANCES
from gloaming.bots.cultists.talk.word import as_said
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.cultists import actions as a
from gloaming.games.cultists import events as e
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, ROOM_CARDS, SABOTAGE, SUCCESS, Card, faces
from gloaming.games.cultists.encounters import Give, GiveInTurn, Meet
from gloaming.games.cultists.movement import DeclarePath, Go, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.victory import GuessSeer
from gloaming.games.cultists.voting import Accuse, HoldVote
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

EAGER: Final = 1.5
"""Nobody has to look more eager than this."""
HARM: Final = {FAILURE: 0.9, SABOTAGE: 0.6}
"""How many actions a red card costs the others, ..."""
TAKEN_BACK: Final = 1.0
"""... and how many more, if a Book goes back."""
DRAWN: Final = 0.6
"""How often the only card of a deck comes to light."""
LAST_BOOK: Final = 8.0
"""How many actions the Book is worth that wins the game."""
CONCEALED: Final = 0.02
"""What it costs to have looked at somebody who is found dead later."""
ACCUSED: Final = 0.4
"""How suspect somebody else must be, for a Cultist to call a Vote, ..."""
CALLED: Final = 0.1
"""... and what that is worth."""
NEVER: Final = -1.0
WASTED: Final = -0.5
COUNTS: Final = 0.3
"""How likely somebody must still live, for a Dead card not to be wasted."""
HINT: Final = 0.002
"""How little it matters who gets an Alive card, where there is a choice: best a Cultist, worst somebody who is dead."""
BELIEVABLE: Final = 0.9
"""How suspect somebody must look, compared with anyone at the start, before a Cultist joins in."""
FOLLOWED: Final = 0.1
"""What each of the others who names the same is worth, as suspicion."""


def action(turn: Turn) -> float:
    """What an action on the way to the points takes from the chance of winning."""
    return turn.minds(turn.style.temper.work)


def cover(turn: Turn) -> float:
    """What it is worth to do what an Investigator would do, for each action that it would save one."""
    return turn.minds(turn.style.temper.cover)


# Rooms


def filling(turn: Turn, room: Place, card: Card) -> float:
    """AC-ACT-FR: red cards where the blame for them would be shared."""
    change, laid = turn.standing.change, e.RoomFilled(turn.me, None, room)
    if card not in HARM:
        return change(laid) - action(turn) * turn.prospects.filling(room)
    taken_back = card == SABOTAGE and turn.view.shelf[turn.board.rooms[room].rack] > 0
    harm = (HARM[card] + TAKEN_BACK * taken_back) * turn.prospects.weight(room)
    other = next(seat for seat in range(len(turn.view.at)) if seat not in turn.cultists)
    seen: float = DRAWN / max(1, turn.view.deck[room]) ** 0.5
    drawn = e.RoomChecked(other, room, card, False)
    return (1 - seen) * change(laid) + seen * change(laid, drawn) + action(turn) * harm


def checking(turn: Turn, room: Place, *before: Event) -> float:
    """AC-ACT-CR: it looks well, but it helps the others."""
    prospects = turn.prospects
    success = prospects.success[room]
    wins = LAST_BOOK * success * (prospects.closing(room) > 1)
    card: Card = SUCCESS if success >= 0.5 else FAILURE
    checked = e.RoomChecked(turn.me, room, card, False)
    return turn.standing.change(*before, checked) - action(turn) * (prospects.checking(room) + wins)


def securing(turn: Turn, card: Card) -> float:
    """AC-ACT-SH: trouble for the Unsafe Passages; nobody can tell whose."""
    return action(turn) * careful.securing(turn, card) + turn.standing.change(e.HallwaySecured(turn.me, None))


def fighting(turn: Turn, place: Place) -> float:
    return action(turn) * careful.fighting(turn) + turn.standing.change(e.CultistFought(turn.me, place))


# People


def looking(turn: Turn, target: Seat, *before: Event) -> float:
    """AC-ACT-CS-07: a look for good looks; better none where a concealed death may come out later."""
    look = turn.standing.change(*before, e.StateChecked(turn.me, target, "check"), e.CheckClosed(turn.me, target))
    return look - CONCEALED * (target in turn.known_dead)


def calling(turn: Turn) -> float:
    """AC-VOTE-01: while somebody else is the one to go."""
    suspect, shares = scapegoat(turn), turn.mind.public.hostile
    own = max(shares[seat] for seat in turn.cultists)
    if suspect is None or shares[suspect] < max(ACCUSED, own):
        return -1.0
    return CALLED + turn.standing.change(e.VoteInitiated(turn.me))


WORTH: Final[Worths] = {
    a.FillRoom: lambda turn, option: filling(turn, option.place, option.card),
    a.CheckRoom: lambda turn, option: checking(turn, option.place),
    a.WatchRoom: lambda turn, option: checking(turn, option.place, e.CameraUsed(turn.me)),
    a.CheckState: lambda turn, option: looking(turn, option.target),
    a.WatchState: lambda turn, option: looking(turn, option.target, e.CameraUsed(turn.me)),
    a.SecureHallway: lambda turn, option: securing(turn, option.card),
    a.FightCultist: lambda turn, option: fighting(turn, option.place),
    a.InitiateVote: lambda turn, _: calling(turn),
    Pass: lambda turn, _: turn.standing.change(e.Passed(turn.me)),
}
"""What each action is worth to a Cultist; for what is missing here the careful bot's guess will do."""


def acting(turn: Turn, option: Option) -> float:
    if devoted(turn):
        return NEVER if isinstance(option, a.FillRoom) and option.card in HARM else seeming(turn, option)
    guess = 0.0 if type(option) in WORTH else action(turn) * worth_of(option, careful.WORTH, turn)
    return worth_of(option, WORTH, turn) + guess + cover(turn) * min(EAGER, seeming(turn, option))


def devoted(turn: Turn) -> bool:
    return turn.style.whim < turn.minds(turn.style.temper.devoted)


def seeming(turn: Turn, option: Option) -> float:
    """What this would be worth to the Investigator whom this Cultist plays."""
    if isinstance(option, a.FillRoom):
        option = a.FillRoom(option.place, SUCCESS)
    return worth_of(option, honest.WORTH, turn.mask)


def place_worth(turn: Turn, place: Place) -> float:
    """The best that could be done here; where there is nothing to do, one is seen to do nothing."""
    worths = [turn.standing.change(e.Passed(turn.me))]
    if not turn.is_ghost:
        worths += [looking(turn, other) for other in turn.company[place]]
    if place in turn.view.cultist_tokens and not turn.is_ghost:
        worths.append(fighting(turn, place))
    elif place in turn.board.rooms and turn.prospects.open(place):
        worths += [filling(turn, place, card) for card in faces(turn.view.hand, ROOM_CARDS)]
        if turn.view.explored[place] and turn.view.deck[place]:
            worths.append(checking(turn, place))
    elif place in turn.board.hallways and turn.view.options.unsafe_passages and not turn.is_ghost:
        worths += [securing(turn, card) for card in faces(turn.view.hand, ROOM_CARDS)]
    return max(worths)


# Ways


def walk(turn: Turn, asked: Any) -> Option:
    """AC-MOVE-03: what can be done there, what an Investigator would look for there, and whom it meets on the way."""
    seeming = Places(turn.mask, BY_CHANCES)
    worth, step = cover(turn), action(turn) * turn.style.temper.step
    way = Way(turn, lambda to: entering(turn, to), lambda at: place_worth(turn, at) + worth * seeming.resting(at), step)
    return way.choose(asked)


def haunting(turn: Turn, option: Option) -> float:
    """AC-GHOST-15: a Ghost may still sabotage, and bring a Cursebearer down."""
    if not isinstance(option, Go):
        return 0.0
    return place_worth(turn, option.to) + action(turn) * curse_on_others(turn, option.to)


def entering(turn: Turn, place: Place) -> float:
    """What the Encounter there is worth, if there is one."""
    return max([meeting(turn, place, other) for other in turn.met_at[place]], default=0.0)


# Killing


def give(turn: Turn, asked: Any) -> Option:
    """AC-ENC-16: a Dead card where it pays, else an Alive card where it covers up."""
    return best(asked, lambda gift: giving(turn, gift))


def spares_all(turn: Turn) -> bool:
    """The devoted come first."""
    whim, minds, temper = turn.style.whim, turn.minds, turn.style.temper
    return minds(temper.devoted) <= whim < minds(temper.devoted) + minds(temper.spares)


def giving(turn: Turn, gift: Give) -> float:
    standing, to = turn.standing, gift.to
    if gift.card == DEAD and spares_all(turn):
        return NEVER
    if gift.card != DEAD:
        return standing.sparing() + HINT * ((to in turn.cultists) - (to in turn.known_dead))
    if not is_prey(turn, to):
        return NEVER
    return standing.killing(to) if standing.counts(to) > COUNTS else WASTED


def meeting(turn: Turn, place: Place, other: Seat) -> float:
    """What it is worth to go in there and meet this one, in chances of winning."""
    standing, hand = turn.standing, turn.view.hand
    before = standing.encounter(place, other)
    values = [standing.sparing(before)] if ALIVE in hand or DEAD not in hand else []
    if DEAD in hand and is_prey(turn, other) and not spares_all(turn):
        values.append(standing.killing(other, before))
    return max(values, default=NEVER) - standing.now


def is_prey(turn: Turn, seat: Seat) -> bool:
    return seat not in turn.cultists and not turn.may_be_mate(seat)


# Votes


def scapegoat(turn: Turn) -> Seat | None:
    """The Investigator whom the table would most readily believe in."""
    shares, cult, against = turn.mind.public.hostile, turn.cultists, turn.story.against()
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost]
    others = [seat for seat in living if seat not in cult and not turn.may_be_mate(seat)]
    suspect = max(others, key=lambda seat: shares[seat] + FOLLOWED * against.get(seat, 0), default=None)
    usual = turn.memory.table.cultists / len(shares)
    return suspect if suspect is not None and shares[suspect] >= BELIEVABLE * usual else None


def vote(turn: Turn, asked: Any) -> Option:
    """With the others, if they are against an innocent: one ballot more, and nobody asks whose it was. Else as it has said."""
    against = turn.story.against()
    named = max(sorted(against), key=lambda seat: against[seat], default=None)
    joins = named is not None and named not in turn.cultists and Accuse(named) in asked.options
    return Accuse(named) if joins and named is not None else as_said(alone)(turn, asked)


def alone(turn: Turn, asked: Any) -> Option:
    """What nobody else is against would only be remembered; but a partner who is lost is given up."""
    return careful.vote(turn, asked, lambda _: None)


# The end


def name_seer(turn: Turn, asked: Any) -> Option:
    """AC-WIN-14: the seat that knew too much."""
    return turn.one_of_the_best(asked, lambda option: turn.mind.own.roles(option.seat).get("seer", 0.0), slack=0.01)


CULTIST: Final[Answers] = {
    **CAREFUL,
    Walk: walk,
    DeclarePath: walk,
    Teleport: by(haunting),
    Act: free.first_freely(by(acting), free.FOR_CULTISTS),
    Meet: give,
    GiveInTurn: give,
    HoldVote: ritual.unless_election(vote, ritual.elect_a_cultist),
    GuessSeer: name_seer,
}
