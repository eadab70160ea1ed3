"""The numbers of steps and answers, by the names that they have in the reference."""

from __future__ import annotations

from gloaming.fast.names import class_name
from gloaming.kernel.steps import Option, Step

# Steps: CAST_VOTES is CastVotes there
(
    SET_UP, PLACE_SCIENTIST, DEAL_CARDS, ROUND, EVENT_STAGE, TURN_EVENT, TURNS, LEAVE_ORDERS, TURN, HONOUR_ORDERS,
    ASK_FOR_DECLARATION, ACT, CONSOLIDATION, RETURN_SIRENS, PASS_ARCHITECT, REORGANISE, INVADE_BY_DICE,
    PLACE_NEWCOMER, MOVE_AGENT, FREE_DISTRICTS, ESCORT_SCIENTIST, END_CONTROL,
    ATTEMPT_RESCUE, NAME_TEAM, CAST_VOTES, SETTLE_RESCUE, ESCALATE,
    ASK_FOR_SUPPORT, SHOW_CARDS, END_GAME, PLACE_EVENTS,
    ARRIVE, CAPTURE, EXPAND_ZONES, RECOGNISE, SPRING_TRAP, ATTACK_AGENTS, SORT_EVENTS, PICK_AGENT, SEND_AGENT, FREE_SECTOR,
) = range(1, 42)  # fmt: skip

STEPS = {number: name for name, number in list(globals().items()) if isinstance(number, int) and name.isupper()}

# Answers: the kind, and in the low bits what it names
SHIFT = 8
(
    PLACE_THERE, CONFIRM, DECLARE, DECLARE_AT, PLAN, CONTROL, ACCUSE, INVADE, SUPPORT, REFUSE,
    POST, MOVE_TO, LEAVE, FREE, FREE_ONE, ESCORT, RESCUE_HERE, NAME, LAY, UPCOMING, PREVENT,
    PICK, SEND, LIBERATE, DECLINE,
) = range(0, 25 << SHIFT, 1 << SHIFT)  # fmt: skip
NAMED = (1 << SHIFT) - 1
"""Which bits these are."""

ANSWERS = {
    number: name
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper() and name not in ("SHIFT", "NAMED") and name not in STEPS.values()
}
STEP_OF = {class_name(name): number for number, name in STEPS.items()}
ANSWER_OF = {class_name(name): number for number, name in ANSWERS.items()}


def number_of(kind: type[Step | Option]) -> int:
    """The number of a step or an answer; KeyError for what the twin has never heard of."""
    return ANSWER_OF[kind.__name__] if issubclass(kind, Option) else STEP_OF[kind.__name__]
