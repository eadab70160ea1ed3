"""The table: which function is which step, and what each question offers and hears."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.fast import engine
from gloaming.fast.agenda import do
from gloaming.fast.dispatch import Question, any_of, by_number, calls, clearing, taken_home
from gloaming.fast.invasion import steps
from gloaming.fast.invasion.accusation import asked_for_support, offer_support, show_cards, support_heard
from gloaming.fast.invasion.agents import (
    agent_moved,
    districts_freed,
    end_control,
    newcomer_placed,
    offer_escorts,
    offer_freeing,
    offer_moves,
    offer_posts,
    scientist_escorted,
)
from gloaming.fast.invasion.aliens import asked_for_declaration, declarations_heard, everybody_hidden, offer_declaring
from gloaming.fast.invasion.escalation import escalate, reorganise, turn_event
from gloaming.fast.invasion.event_cards import (
    agent_picked,
    agent_sent,
    arrive,
    attack_agents,
    capture,
    expand_zones,
    offer_agents,
    offer_goals,
    offer_sectors,
    recognise,
    sector_freed,
    sort_events,
    spring_trap,
)
from gloaming.fast.invasion.layout import Game, Printed
from gloaming.fast.invasion.orders import honour_orders, offer_orders, orders_left
from gloaming.fast.invasion.planning import events_placed, offer_places
from gloaming.fast.invasion.rescue import (
    attempt_rescue,
    member_named,
    offer_cards,
    offer_members,
    settle_rescue,
    votes_cast,
    voting,
)
from gloaming.fast.invasion.rounds import (
    action_chosen,
    begin_round,
    consolidation,
    event_stage,
    invade_by_dice,
    offer_actions,
    pass_architect,
    return_sirens,
    turn,
    turns,
)
from gloaming.fast.invasion.setup import deal_cards, offer_landing_spots, scientist_placed, set_up
from gloaming.fast.invasion.victory import end_game
from gloaming.fast.layout import NOBODY, Dice

QUESTIONS = {
    steps.PLACE_SCIENTIST: Question(offer_landing_spots, scientist_placed),
    steps.LEAVE_ORDERS: Question(offer_orders, orders_left, everybody_hidden),
    steps.ASK_FOR_DECLARATION: Question(offer_declaring, declarations_heard, asked_for_declaration),
    steps.ACT: Question(offer_actions, action_chosen),
    steps.PLACE_NEWCOMER: Question(offer_posts, newcomer_placed),
    steps.MOVE_AGENT: Question(offer_moves, agent_moved),
    steps.FREE_DISTRICTS: Question(offer_freeing, districts_freed),
    steps.ESCORT_SCIENTIST: Question(offer_escorts, scientist_escorted),
    steps.NAME_TEAM: Question(offer_members, member_named),
    steps.CAST_VOTES: Question(offer_cards, votes_cast, voting),
    steps.ASK_FOR_SUPPORT: Question(offer_support, support_heard, asked_for_support),
    steps.PLACE_EVENTS: Question(offer_places, events_placed),
    steps.PICK_AGENT: Question(offer_agents, agent_picked),
    steps.SEND_AGENT: Question(offer_goals, agent_sent),
    steps.FREE_SECTOR: Question(offer_sectors, sector_freed),
}
STEPS: dict[int, Callable[[Game, Printed, Dice], None]] = {
    steps.SET_UP: set_up,
    steps.DEAL_CARDS: deal_cards,
    steps.ROUND: begin_round,
    steps.EVENT_STAGE: event_stage,
    steps.TURN_EVENT: turn_event,
    steps.TURNS: turns,
    steps.TURN: turn,
    steps.HONOUR_ORDERS: honour_orders,
    steps.CONSOLIDATION: consolidation,
    steps.RETURN_SIRENS: return_sirens,
    steps.PASS_ARCHITECT: pass_architect,
    steps.REORGANISE: reorganise,
    steps.INVADE_BY_DICE: invade_by_dice,
    steps.END_CONTROL: end_control,
    steps.ATTEMPT_RESCUE: attempt_rescue,
    steps.SETTLE_RESCUE: settle_rescue,
    steps.ESCALATE: escalate,
    steps.SHOW_CARDS: show_cards,
    steps.END_GAME: end_game,
    steps.ARRIVE: arrive,
    steps.CAPTURE: capture,
    steps.EXPAND_ZONES: expand_zones,
    steps.RECOGNISE: recognise,
    steps.SPRING_TRAP: spring_trap,
    steps.ATTACK_AGENTS: attack_agents,
    steps.SORT_EVENTS: sort_events,
}

list_answers = by_number(
    "list_answers(g: Game, b: Printed, seat: int) -> None", calls(QUESTIONS, "offer", "{}(g, b, seat)"), globals()
)
hear = by_number("hear(g: Game, b: Printed, u: Dice) -> None", calls(QUESTIONS, "heard", "{}(g, b, u)"), globals())
many_asked = by_number(
    "many_asked(g: Game, b: Printed) -> int", calls(QUESTIONS, "asked", "return {}(g, b)"), globals(), "return 0"
)
clear = clearing(Game, ("quick",), globals())
MANY = tuple(number for number, question in QUESTIONS.items() if question.asked)
offers = taken_home(engine.offers, globals())
ask = taken_home(engine.ask, globals())
asks = any_of("asks(g: Game) -> bool", QUESTIONS, globals())
opens = by_number(
    "opens(g: Game, b: Printed, u: Dice) -> bool",
    calls(QUESTIONS, "opens", "return {}(g, b, u)"),
    globals(),
    "return True",
)
happen = by_number(
    "happen(g: Game, b: Printed, u: Dice) -> None",
    {number: f"{function.__name__}(g, b, u)" for number, function in STEPS.items()},
    globals(),
)
run = taken_home(engine.run, globals())
go_on = taken_home(engine.go_on, globals())
answer = taken_home(engine.answer, globals())
over = taken_home(engine.over, globals())
next_to_answer = taken_home(engine.next_to_answer, globals())


def begin(g: Game, b: Printed, u: Dice) -> None:
    """A game that is set up and asks its first question, whatever was in its row before. The dice must be ready."""
    clear(g)
    g.winner = g.reason = g.turn = g.last_used = g.active = g.offered_to = NOBODY
    do(g, steps.SET_UP)
    go_on(g, b, u)
