"""Every kind of answer of Invasion in words: the act, and what it leads to as far as everybody can see."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.invasion.card_words import CARD_WORDS
from gloaming.cli.play.invasion.speech import RESCUE, Speech, agent, card_title, district, sector_of
from gloaming.cli.play.speech import count
from gloaming.cli.play.words import Offer, Wording
from gloaming.games.invasion import accusation, agents, aliens, orders, planning, rescue, setup
from gloaming.games.invasion.city import Spot
from gloaming.games.invasion.event_cards import base, resistance
from gloaming.kernel.steps import Question


def to_draw(s: Speech, number: int) -> int:
    """INV-ASSIM-10, -13: a stated alien draws none, and nobody more than there are."""
    stated = s.view.seat is not None and s.view.stated[s.view.seat]
    return 0 if stated else min(number, s.view.deck)


def there(s: Speech, spot: Spot) -> str:
    """What everybody sees at a spot."""
    around = s.aliens_around(spot)
    told = [f"{count(around, 'alien district')} around it"] if around else []
    told += ["a scientist"] if spot in s.view.scientists else []
    told += ["a gathering spot"] if s.city.spots[spot].gathering else []
    return ", ".join(told)


def brief(s: Speech, spot: Spot) -> str:
    """In little room a letter or two stand for what is there."""
    signs = "S" * (spot in s.view.scientists) + "!" * bool(s.aliens_around(spot))
    return f"{s.short(spot)} {signs}".strip()


def plan(s: Speech, o: planning.Plan, asked: Question) -> Offer:
    first = "one assimilation card, then " if to_draw(s, 1) else ""
    return Offer("Plan ahead", f"you draw {first}two event cards; one is to come, one is prevented")


def control(s: Speech, o: agents.Control, asked: Question) -> Offer:
    cost = count(to_draw(s, s.view.pressure_value), "assimilation card")
    spot = s.spot(s.view.agent_at[o.agent])
    return Offer(f"Take {agent(o.agent)}", f"at {spot}; then you draw {cost}", f"Take {agent(o.agent)}")


def invade(s: Speech, o: aliens.Invade, asked: Question) -> Offer:
    spot = s.view.agent_at[o.agent]
    falling = len(s.city.districts_of_spot[spot]) - s.aliens_around(spot)
    return Offer(f"Invade around {agent(o.agent)}", f"{count(falling, 'district')} at {s.spot(spot)} will fall")


def accuse(s: Speech, o: accusation.Accuse, asked: Question) -> Offer:
    risk = "with a supporter; if no Assimilated turns up, you both lose your tokens"
    return Offer(f"Accuse {s.name(o.seat)}", risk, f"Accuse {s.name(o.seat)}")


def leave(s: Speech, o: agents.Leave, asked: Question) -> Offer:
    match asked:
        case agents.MoveAgent():
            return Offer("Stay", f"at {s.spot(s.here())}", "Stay")
        case agents.FreeDistricts():
            return Offer("Leave the aliens where they are")
        case _:
            return Offer("Escort nobody")


def escort(s: Speech, o: agents.Escort, asked: Question) -> Offer:
    goal = s.view.agent_at[o.to]
    leads = (
        "a gathering spot, so you name two others for a rescue" if s.city.spots[goal].gathering else "both agents stay"
    )
    return Offer(f"Escort the scientist to {agent(o.to)}", f"at {s.spot(goal)}; {leads}")


def move(s: Speech, o: agents.MoveTo | base.Send, asked: Question) -> Offer:
    verb = "Drive to" if isinstance(o, agents.MoveTo) else "Put it at"
    return Offer(f"{verb} {s.spot(o.to)}", there(s, o.to), brief(s, o.to))


def liberate(s: Speech, o: resistance.Liberate, asked: Question) -> Offer:
    removed = sum(sector_of(token) == o.sector for token in s.view.tokens)
    return Offer(f"Free sector {o.sector}", f"{count(removed, 'alien token')} removed")


def lay(s: Speech, o: rescue.Lay, asked: Question) -> Offer:
    leads = "safe, if all three lay it" if o.card == "success" else "one is enough for an Escalation"
    return Offer(f"Lay {RESCUE[o.card]}", leads)


def confirm(s: Speech, o: aliens.Confirm, asked: Question) -> Offer:
    return Offer("Not in this round" if isinstance(asked, orders.LeaveOrders) else "Let the turn begin")


def declare_at(s: Speech, o: orders.DeclareAt, asked: Question) -> Offer:
    whose = "your own turn" if o.turn == s.view.seat else f"{s.name(o.turn)}'s turn"
    return Offer(f"Before {whose}", "only if you are an alien by then; nobody sees this order")


WORDINGS: Mapping[type, Wording] = {
    setup.PlaceThere: lambda s, o, _: Offer(f"Place the scientist at {s.spot(o.spot)}", "", s.short(o.spot)),
    planning.Plan: plan,
    planning.Upcoming: lambda s, o, _: Offer(f"Let {card_title(o.card)} come", CARD_WORDS[o.card]),
    planning.Prevent: lambda s, o, _: Offer(f"Prevent {card_title(o.card)}", CARD_WORDS[o.card]),
    accusation.Accuse: accuse,
    accusation.Support: lambda s, o, _: Offer(
        "Support the accusation", "if no Assimilated turns up, you lose your token too"
    ),
    accusation.Refuse: lambda s, o, _: Offer("Do not support it"),
    aliens.Confirm: confirm,
    orders.DeclareAt: declare_at,
    aliens.Declare: lambda s, o, _: Offer(
        "Step forward as an alien", "for good: you plan or invade from then on, and draw no more cards"
    ),
    aliens.Invade: invade,
    agents.Post: lambda s, o, _: Offer(f"Post the new agent at {s.spot(o.spot)}", "", s.short(o.spot)),
    agents.Control: control,
    agents.MoveTo: move,
    agents.Leave: leave,
    agents.Free: lambda s, o, _: Offer(
        "Free all districts around", f"{count(s.aliens_around(s.here()), 'alien token')} removed"
    ),
    agents.FreeOne: lambda s, o, _: Offer(f"Free {district(o.district)}"),
    agents.Escort: escort,
    agents.RescueHere: lambda s, o, _: Offer("Attempt the rescue here", "you name two others, and each lays a card"),
    rescue.Name: lambda s, o, _: Offer(f"Take {s.name(o.seat)} along"),
    rescue.Lay: lay,
    base.Decline: lambda s, o, _: Offer("Do without it"),
    base.Pick: lambda s, o, _: Offer(
        f"Choose {agent(o.agent)}", f"at {s.spot(s.view.agent_at[o.agent])}", agent(o.agent)
    ),
    base.Send: move,
    resistance.Liberate: liberate,
}
