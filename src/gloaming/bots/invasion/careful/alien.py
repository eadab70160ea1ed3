"""How an alien plays: in secret like a human whose deeds are worth little, until sabotage or the open fight pays."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.invasion.careful import event_worths, human
from gloaming.bots.invasion.map.outlook import Deed
from gloaming.bots.invasion.map.terrain import Place, full
from gloaming.bots.invasion.turn import ESCALATION, EVERYTHING, SAVED_ALL_THE_SAME, Turn
from gloaming.bots.listening import Answers
from gloaming.games.invasion.accusation import Accuse, AskForSupport, Refuse, Support
from gloaming.games.invasion.agents import Control, Escort, EscortScientist, Leave, MoveAgent
from gloaming.games.invasion.aliens import AskForDeclaration, Confirm, Declare, Invade
from gloaming.games.invasion.orders import DeclareAt, LeaveOrders
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rescue import CastVotes, Lay, Name, NameTeam
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.state import Agent
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

SEEN_THROUGH: Final = 0.6
"""Suspected so strongly, an alien is in no team any more; then the open fight is better."""
FRIEND: Final = 0.6
STRANGER: Final = 0.3
PLANNING: Final = 0.8
"""What a planning is worth against a Mother Ship!: perhaps it brings one, and else another evil."""
PLANNED: Final = 2
"""Event cards drawn for a planning."""
GIVEN_AWAY: Final = 0.3
"""What an alien loses of a rescue by leading it: if it did not, another would, often without an alien in the team."""
EXPOSED: Final = 8.0
"""What a sabotage costs its author where nobody else in the team is suspected."""
FALSE_ACCUSATION: Final = 9.0
PLAUSIBLE: Final = 2
"""So many tokens removed look like work."""
EXCUSE: Final = 3.0
DENIED: Final = 0.8
"""How much of its best deed is lost to the humans when their agent is used up; another may do some of it."""


# Declaring


def declare(turn: Turn, asked: Any) -> Option:
    """On its own turn: to fill a sector at once, or when nobody believes in this human any more."""
    if not any(isinstance(option, Declare) for option in asked.options) or turn.view.turn != turn.me:
        return Confirm()
    at_once = any(wins(turn, agent) for agent in turn.view.agent_at)
    return Declare() if at_once or turn.in_public[turn.me] >= SEEN_THROUGH else Confirm()


# The turn


def act(turn: Turn, asked: Any) -> Option:
    return stated_act(turn) if turn.view.stated[turn.me] else secret_act(turn, asked)


def stated_act(turn: Turn) -> Option:
    worths: list[tuple[float, Option]] = [(planning_worth(turn), Plan())]
    worths += [(invading_worth(turn, agent), Invade(agent)) for agent in turn.view.agent_at]
    return max(worths, key=lambda worth: worth[0])[1]


def planning_worth(turn: Turn) -> float:
    """The next event is a random one of the cards on upcoming. For the last ship only a ship counts."""
    chance = turn.ship_among(PLANNED) if turn.ship_worth >= EVERYTHING else PLANNING
    return 2.0 + chance * turn.ship_worth / (1 + 0.7 * turn.view.upcoming)


def wins(turn: Turn, agent: Agent) -> bool:
    return full(turn.terrain, turn.outlook.tokens | turn.terrain.control[turn.at(agent)])


def invading_worth(turn: Turn, agent: Agent) -> float:
    """Sectors nearer to their fall, and roads closed to the scientists."""
    if wins(turn, agent):
        return 1000.0
    outlook = turn.outlook
    laid = turn.terrain.control[turn.at(agent)] & ~outlook.tokens
    if not laid:
        return 0.0
    worth = outlook.danger_of(outlook.tokens | laid) - outlook.danger
    for journey in outlook.journeys():
        if any(laid & leg.close for leg in journey.way.legs):
            worth += journey.worth
    return worth


def secret_act(turn: Turn, asked: Any) -> Option:
    deeds = turn.outlook.deeds(turn.free_agents, turn.rescue_worth)
    worths: list[tuple[float, Option]] = [(planning_worth(turn), Plan())]
    if deeds:
        waste = most_wasteful(turn, turn.free_agents)
        worths.append((waste.worth, Control(waste.agent)))
    leads = next((deed for deed in deeds if deed.rescue), None)
    if leads is not None:
        worths.append((leading_worth(turn), Control(leads.agent)))
    victim = innocent_suspect(turn, [option.seat for option in asked.options if isinstance(option, Accuse)])
    if victim is not None:
        worths.append((FALSE_ACCUSATION, Accuse(victim)))
    return max(worths, key=lambda worth: worth[0])[1]


def most_wasteful(turn: Turn, agents: tuple[Agent, ...]) -> Deed:
    """Take the agent that humans need most, and do with it what helps them least but looks like work."""
    best: dict[Agent, float] = {}
    for deed in turn.outlook.deeds(agents, turn.rescue_worth):
        best[deed.agent] = max(best.get(deed.agent, 0.0), deed.worth)
    deeds = turn.outlook.deeds(agents, 0.0)
    return max((wasted(turn, deed, best[deed.agent]) for deed in deeds), key=lambda deed: deed.worth)


def wasted(turn: Turn, deed: Deed, best: float) -> Deed:
    terrain, outlook = turn.terrain, turn.outlook
    freed = (terrain.control[deed.place] & outlook.tokens).bit_count()
    excuse = EXCUSE if freed >= PLAUSIBLE or terrain.gathering >> deed.place & 1 else 0.0
    astray = outlook.misleading(deed.agent, deed.place)[0] if deed.place in outlook.scientists else 0.0
    return deed._replace(worth=DENIED * best - deed.worth + excuse + astray)


def sabotage_worth(turn: Turn) -> float:
    """What an Escalation does for the aliens: perhaps a ship, perhaps no rescue."""
    return turn.ship_among(ESCALATION) * turn.ship_worth + turn.rescue_worth * (1 - SAVED_ALL_THE_SAME)


def innocent_suspect(turn: Turn, accused: list[Seat]) -> Seat | None:
    """A human whom the others suspect: the accusation costs them their tokens."""
    public, own, token = turn.in_public, turn.hostile, turn.view.accuser_token
    victims = [seat for seat in accused if public[seat] >= human.SUPPORTS and own[seat] < STRANGER]
    if not victims or sum(token[seat] for seat in turn.others) <= 1:
        return None
    return max(victims, key=lambda seat: public[seat])


def support(turn: Turn, asked: Any) -> Option:
    """As a human would, by what all know; but never against one of its own."""
    accused = asked.step.accused
    likely = turn.in_public[accused] >= human.SUPPORTS
    return Support() if likely and turn.hostile[accused] < FRIEND else Refuse()


# Agents


def leading_worth(turn: Turn) -> float:
    return sabotage_worth(turn) - turn.rescue_worth * GIVEN_AWAY


def move(turn: Turn, asked: Any) -> Option:
    rescue = rescuing(turn)
    return turn.go(most_wasteful(turn, (turn.active,)).place if rescue is None else rescue)


def rescuing(turn: Turn) -> Place | None:
    """Where a rescue begins that is worth leading, because it will be sabotaged."""
    deeds = turn.outlook.deeds((turn.active,), turn.rescue_worth)
    rescue = next((deed.place for deed in deeds if deed.rescue), None)
    return rescue if leading_worth(turn) > 0 else None


def escort(turn: Turn, asked: Any) -> Option:
    """Only to a rescue that will be sabotaged; else astray."""
    if leading_worth(turn) <= 0:
        _, receiver = turn.outlook.misleading(turn.active, turn.at(turn.active))
        return Leave() if receiver is None else Escort(receiver)
    gathering, escorts = turn.terrain.gathering, [option for option in asked.options if isinstance(option, Escort)]
    return next((option for option in escorts if gathering >> turn.at(option.to) & 1), Leave())


# Rescue


def name_team(turn: Turn, asked: Any) -> Option:
    """Those next to whom it looks innocent: suspected already, but not aliens."""
    public, own = turn.in_public, turn.hostile
    return Name(max((option.seat for option in asked.options), key=lambda seat: (public[seat] - own[seat], -seat)))


def cast_vote(turn: Turn, asked: Any) -> Option:
    """Sabotage when it hurts more than being suspected; one of two friends is enough."""
    team, own = asked.step.team, turn.hostile
    friends = [seat for seat in team if seat != turn.me and own[seat] >= FRIEND]
    if friends and min(friends) < turn.me and turn.view.mother_ships < turn.view.options.motherships_to_lose - 1:
        return Lay("success")
    last = turn.view.saved + 1 >= turn.view.options.scientists_to_save
    return Lay("sabotage") if last or sabotage_worth(turn) >= exposure(turn, team) else Lay("success")


def exposure(turn: Turn, team: tuple[Seat, ...]) -> float:
    """What it costs to be suspected: little where the others in the team are suspected too."""
    public = turn.in_public
    cover = sum(public[seat] for seat in team if seat != turn.me)
    return EXPOSED / (1 + 4 * cover)


ALIEN: Final[Answers] = {
    **human.HUMAN,
    AskForDeclaration: declare,
    # Before its own turn, when nobody believes in this human any more.
    LeaveOrders: lambda turn, _: DeclareAt(turn.me) if turn.in_public[turn.me] >= SEEN_THROUGH else Confirm(),
    Act: act,
    AskForSupport: support,
    MoveAgent: move,
    EscortScientist: escort,
    NameTeam: name_team,
    CastVotes: cast_vote,
    **event_worths.choosing(-1),
}
