"""How a careful Cultist plays: cover first, then the knife. Actions and ways are worth Books that the others miss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.base import Worths
from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.careful.expansions.curse import curse_on_others
from gloaming.bots.cultists.memory.facts import line_of
from gloaming.bots.cultists.memory.seen import profession_waits, surface_of
from gloaming.bots.cultists.prospects.walking import Way
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists import actions as a
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, ROOM_CARDS, SABOTAGE, SUCCESS, Card, faces
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.movement import Go
from gloaming.games.cultists.tokens.in_control import RemoveToken, ReturnToken
from gloaming.games.cultists.victory import Claim, Confirm
from gloaming.games.cultists.voting import Abstain, Accuse
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

BOLD: Final = {5: -0.05, 6: -0.05, 7: 0.08, 8: 0.16}
"""By seats: how much more suspect than anybody at the start a Cultist is ready to be, if the death comes to light, ..."""
BOLDER: Final = 0.02
"""... and how much more with every round: time runs out for the knife as well."""
BELIEVABLE: Final = 0.4
"""How suspect an Investigator must look, before a Cultist joins in."""
LOST: Final = 0.8
"""A partner as suspect as this cannot be saved; sparing it would only point back."""
WELCOME: Final = frozenset(
    ("lightning_strike", "lost_morale", "broken_panes", "portal_opens", "secret_doors", "mirror")
)
FRAMED: Final = 0.5
"""How suspect somebody else must become, for a death to be shown."""
FEARLESS: Final = 0.1
"""What a meeting says, against one with a Cultist who was alone."""
LEAVES_ROUTE: Final = -2.0
"""What a Room action costs that no Route allows: it gives a Cultist away."""

WINS_PROFESSION: Final = 0.35
"""What a Profession is worth: in these hands, and not in the others'."""
RELICS: Final = 3
RELIC_HOPE: Final = 0.6
"""What the relic that wakes Organism 46-B is worth."""
GOOD_LOOKS: Final = 0.8
"""What a Success card on the first day is worth."""
HUNT: Final = 0.4
"""What a meeting that pays is worth against a Room action."""
PUSHY: Final = 0.25
"""What a lone meeting costs that does not pay: one looks pushy, and an Alive card is gone."""


# Killing


def giving(turn: Turn, gift: Give) -> float:
    """AC-ENC-16: a Dead card where it pays, else an Alive card where it covers up."""
    return killing(turn, gift.to) if gift.card == DEAD else sparing(turn, gift.to)


def killing(turn: Turn, victim: Seat) -> float:
    """The worth of a Dead card for this seat; below that of an Alive card where it does not pay."""
    if victim in turn.cultists or turn.may_be_mate(victim):
        return -3.0
    if not is_prey(turn, victim):
        return -2.0
    if turn.memory.table.cultists == 1 and turn.still_needed == 1:  # AC-CLEAN-02: a sole Cultist can claim then
        return 3.0
    return 1.0 - exposure(turn, victim) if exposure(turn, victim) <= boldness(turn) else -1.0


def sparing(turn: Turn, seat: Seat) -> float:
    """An Alive card goes where it tells least: best to a Cultist, worst to somebody who will be found dead."""
    if seat in turn.cultists:
        return 0.1
    return 0.0 if seat in turn.known_dead else 0.05


def is_prey(turn: Turn, seat: Seat) -> bool:
    """Somebody whose death still counts: not dead by own knowledge, nor probably by the other Cultist's hand."""
    if seat in turn.cultists or turn.view.ghost[seat] or seat in turn.known_dead:
        return False
    partners = tuple(turn.cultists - {turn.me})
    gifts, _ = turn.memory.deadly_gifts(seat, partners)
    spared: float = (1 - turn.memory.deadly) ** gifts
    return spared > 0.5


def exposure(turn: Turn, victim: Seat) -> float:
    """How suspect this seat would be to everyone, if this death were found after one more gift."""
    judge, me = turn.judge, turn.me
    shares: dict[Seat, float] = judge.scores.after(
        lambda suspects: judge.chance_of_death(victim, suspects, float(me in suspects))
    )
    return shares.get(me, 0.0)


def boldness(turn: Turn) -> float:
    """Measured from what everybody is suspected of at the start."""
    memory = turn.memory
    return memory.table.cultists / len(memory.seats) + BOLD[len(memory.seats)] + BOLDER * turn.view.round


# Votes


def scapegoat(turn: Turn) -> Seat | None:
    """The Investigator whom the table suspects most, if it would believe in it, and more than in any Cultist."""
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost]
    suspect = max(living, key=turn.share, default=turn.me)
    believable = turn.share(suspect) >= BELIEVABLE and suspect not in turn.cultists
    return suspect if believable and not turn.may_be_mate(suspect) else None


def lost_partner(turn: Turn) -> Seat | None:
    partners = [seat for seat in turn.cultists if seat != turn.me and not turn.view.ghost[seat]]
    return next((seat for seat in partners if turn.share(seat) >= LOST), None)


def vote(turn: Turn, asked: Any, instead: Callable[[Turn], Seat | None] = scapegoat) -> Option:
    """AC-VOTE-08: a partner who is lost is given up."""
    suspect = lost_partner(turn)
    if suspect is None:
        suspect = instead(turn)
    return Accuse(suspect) if suspect is not None and Accuse(suspect) in asked.options else Abstain()


def vote_again(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-12: save a Cultist, or let an Investigator go."""
    return reconsider(turn, asked, lambda seat: wish(turn, seat))


def wish(turn: Turn, seat: Seat | None) -> float:
    if seat is None:
        return 0.0
    return -5.0 if seat in turn.cultists else 0.5


# Looks and tokens


def look(turn: Turn, asked: Any) -> Option:
    """AC-ACT-CS-07: conceal, unless the death would be laid at an Investigator's door."""
    return ShowDeath() if ShowDeath() in asked.options and frames_another(turn, asked.step.target) else PutBack()


def frames_another(turn: Turn, victim: Seat) -> bool:
    """Whether somebody else would be blamed for this death."""
    shares = turn.if_found_dead(victim)
    suspect = max(shares, key=lambda seat: shares[seat])
    return shares[suspect] >= FRAMED and suspect not in turn.cultists


def handle_token(turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-IC-03: what hurts the others stays in the Bag."""
    return ReturnToken() if turn.peeked_token in WELCOME else RemoveToken()


# The end


def claim(turn: Turn, asked: Any) -> Option:
    """AC-CLEAN-02: exactly when enough are dead, by own knowledge."""
    return Claim() if turn.still_needed <= 0 and Claim() in asked.options else Confirm()


def name_seer(turn: Turn, asked: Any) -> Option:
    """AC-WIN-14: the seat that seems to know which others to avoid."""
    return turn.one_of_the_best(asked, lambda option: knew(turn, option.seat))


def knew(turn: Turn, seat: Seat) -> float:
    """A Seer meets others without fear, rarely a Cultist alone, and never accuses an innocent."""
    memory, cultists = turn.memory, turn.cultists
    alone = sum(all(giver in cultists for giver in gift.givers) for gift in memory.gifts[seat])
    wrong = sum(ballot.voter == seat and ballot.named not in cultists for ballot in memory.ballots)
    return FEARLESS * len(memory.gifts[seat]) - alone - wrong


# Places


def place_worth(turn: Turn, place: Place) -> float:
    """The best harm that could be done here without being seen."""
    view = turn.view
    if place not in turn.board.rooms:
        return max([0.0, *[securing(turn, card) for card in faces(view.hand, ROOM_CARDS)]])
    if place in view.cultist_tokens:
        return max(0.0, fighting(turn))
    if not turn.prospects.open(place):
        return 0.0
    return max([0.0, *[filling(turn, place, card) for card in faces(view.hand, ROOM_CARDS)]])


def in_cover(turn: Turn, colour: str) -> float:
    """Nothing, while some Route allows this colour too; its own Route looks best in the long run."""
    if not turn.seems_to_fit(colour):
        return LEAVES_ROUTE
    return 0.0 if colour in line_of(turn.view.route, turn.view.round) else -0.15


# Rooms


def filling(turn: Turn, room: Place, card: Card) -> float:
    """AC-ACT-FR: red cards where others have filled as well; a Success here and there for good looks."""
    cover = in_cover(turn, turn.board.colour[room])
    if card == SUCCESS:
        return cover + (GOOD_LOOKS if turn.view.round == 1 else -0.3 * turn.prospects.weight(room))
    return harm_of(turn, room, card, cover)


def harm_of(turn: Turn, room: Place, card: Card, cover: float = 0.0) -> float:
    """What a card does there, less what comes back to the seat that laid it."""
    weight = turn.prospects.weight(room)
    if card == SUCCESS:
        return -0.3 * weight
    others = sum([laid.weight for laid in turn.memory.decks[room].cards if laid.origin != turn.me])
    blame = 0.3 / max(1.0, others)
    on_shelf = turn.view.shelf[turn.board.rooms[room].rack]
    harm = 0.4 + 0.4 * bool(on_shelf) if card == SABOTAGE else 0.6
    return cover + harm * weight - blame


def checking(turn: Turn, room: Place, colour: str) -> float:
    """AC-ACT-CR: only where it should do more harm than good."""
    return in_cover(turn, colour) - turn.prospects.checking(room) + hope_for_relics(turn, room)


def hope_for_relics(turn: Turn, room: Place) -> float:
    """UTS-ORG-06: once the third relic is found, points alone win nothing."""
    kept = surface_of(turn.view) if turn.view.parts else None
    if kept is None or room not in kept.covered or turn.is_ghost:
        return 0.0
    return RELIC_HOPE * kept.relics * (RELICS - kept.relics) / len(kept.covered)


def fighting(turn: Turn) -> float:
    """AC-ACT-FC: that helps the others, unless there is a Profession to win (MOC-PROF-20)."""
    return WINS_PROFESSION if profession_waits(turn.view) else -0.3


def securing(turn: Turn, card: Card) -> float:
    """AC-ACT-SH: trouble for the Unsafe Passages; nobody can tell whose."""
    if not turn.view.options.unsafe_passages:
        return 0.0
    return {FAILURE: 0.2, SABOTAGE: 0.15, SUCCESS: 0.0}.get(card, 0.0)


# People


def looking(turn: Turn, target: Seat) -> float:
    """AC-ACT-CS-07: a look for good looks; better none where a concealed death may come out later."""
    return -0.3 if target in turn.known_dead else 0.1


def calling(turn: Turn) -> float:
    """A Vote, while somebody else is the one to go."""
    return 0.9 + in_cover(turn, "light_blue") if scapegoat(turn) is not None else -1.0


WORTH: Final[Worths] = {
    a.FillRoom: lambda turn, option: filling(turn, option.place, option.card),
    a.CheckRoom: lambda turn, option: checking(turn, option.place, turn.board.colour[option.place]),
    a.WatchRoom: lambda turn, option: checking(turn, option.place, "red"),
    a.CheckState: lambda turn, option: looking(turn, option.target),
    a.WatchState: lambda turn, option: looking(turn, option.target),
    a.SecureHallway: lambda turn, option: securing(turn, option.card),
    a.InitiateVote: lambda turn, _: calling(turn),
    a.FightCultist: lambda turn, _: fighting(turn),
    a.ScareFishman: lambda turn, _: -0.3,
    a.RestartPower: lambda turn, _: -0.5,
    a.ClosePortal: lambda turn, _: -2.0,
    a.CloseTogether: lambda turn, _: -2.0,
}
"""What each action is worth to a Cultist; what is missing is worth nothing, and what helps the others less."""


# Ways


def walk(turn: Turn, asked: Any) -> Option:
    return Way(turn, lambda to: entering(turn, to), lambda at: place_worth(turn, at)).choose(asked)


def haunting(turn: Turn, option: Option) -> float:
    """AC-GHOST-15: a Ghost may still sabotage, and bring a Cursebearer down."""
    return place_worth(turn, option.to) + curse_on_others(turn, option.to) if isinstance(option, Go) else 0.0


def entering(turn: Turn, place: Place) -> float:
    """What the Encounter there is worth, if there is one."""
    others = turn.met_at[place]
    if not others:
        return 0.0
    best = max([killing(turn, other) for other in others])
    armed = DEAD in turn.view.hand
    if armed and best > 0:
        return HUNT * best
    return -PUSHY - 0.5 * (armed and ALIVE not in turn.view.hand)  # AC-ENC-21: it must kill
