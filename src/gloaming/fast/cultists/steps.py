"""The numbers of steps and answers, by the names that they have in the reference."""

from __future__ import annotations

from gloaming.fast.names import class_name
from gloaming.kernel.steps import Option, Step

# Steps: HOLD_VOTE is HoldVote there
(
    SET_UP, NIGHT, ROUND, MOVEMENT_PHASE, EVENT_PHASE, ACTION_PHASE, CLEANUP_PHASE,
    MOVE, WALK, DECLARE_PATH, FOLLOW_PATH, REST, TELEPORT, MEET, GIVE_IN_TURN,
    REVEAL_TOKEN, FLIP_POWER, OPEN_SECRET_DOORS, LOOK_THROUGH_FALSE_EYES, TAKE_CONTROL, HANDLE_TOKEN,
    OPEN_PORTAL, PROLONG_PORTAL, PORTAL_DEADLINE, BREAK_PANES,
    ACT, LOOK_AT_PULSE, REPORT_DEATH, PLACE_DRAW_CARD, DRAW_FROM_ROOM, RESOLVE_ROOM_CARD, EXPLORE, CONSULT_PASSAGES,
    TURN_CULTIST_TOKEN, HELP_CLOSE,
    HOLD_VOTE, RECONSIDER_BALLOT, WEIGH_BALLOT, TALLY, SETTLE_VOTE, NOTE_KNIFE, BECOME_GHOST, SHOW_ROLE,
    LAST_CULTIST_GONE, COUNT_POINTS, END_GAME, ASK_FOR_CLAIM, SETTLE_CLAIM, REVEAL_CULTISTS, NAME_GUESSERS, GUESS_SEER,
    END_ROUND, LAST_ROUND, PREPARE_NEXT_ROUND, AUTOMA_MOVE, AUTOMA_WALK, AUTOMA_ACTION,
    TEST_CELEBRITY, DEAL_PULSE,
    LINGER, OFFER_PROFESSION, WIN_PROFESSION, BREAK_TIE, BRING_BACK, CHOOSE_VICTIM, CHOOSE_OTHER_DECK,
    ASK_CULTISTS, GUESS_HUNTER,
    START_LIFTS, TURN_DOOR, MEET_ON_ARRIVAL, THROW_ROPE, TURN_PULSES,
    FIND_ITEM, CLEAR_ROOM, DROP_ITEMS, SEND_OWL, OFFER_LAMP, PUT_OUT_LAMP,
    ELECT_LEADER, FOLLOW_LEADER, NAME_PARTICIPANTS, CHOOSE_PARTICIPANT, LAY_RITUAL_CARDS, END_RITUAL,
) = range(1, 86)  # fmt: skip

STEPS = {number: name for name, number in list(globals().items()) if isinstance(number, int) and name.isupper()}

# Answers: the kind, and in the low bits its fields: a place before all others, each of the rest three bits
FIELD = 8
SHIFT = 8
(
    GO, STOP, WAKE, GIVE, CHECK_STATE, SECURE_HALLWAY, FIGHT_CULTIST, SCARE_FISHMAN, FILL_ROOM, CHECK_ROOM,
    INITIATE_VOTE, WATCH_ROOM, WATCH_STATE, RESTART_POWER, CLOSE_PORTAL, CLOSE_TOGETHER, HELP, REFUSE, ASSASSINATE, PASS,
    ACCUSE, ABSTAIN, KEEP_BALLOT, WEIGH, SHOW_DEATH, PUT_BACK, SPY, DECLINE, PEEK, REMOVE_TOKEN, RETURN_TOKEN,
    CONFIRM, CLAIM, NAME_SEER, DONE,
    HAND_OVER, PICK_UP, SPOT, SHOOT_CULTIST, DRIVE_FISHMAN, CALL_LIFT, REVIVE, SWAP_DECK,
    TAKE_UP, LEAVE_IT, DECREE, LET_TIE_STAND, SACRIFICE, WITH_DECK, NAME_HUNTER,
    ENTER_LIFT, STEP_OUT, RIDE_LIFT, ROPE, NO_MORE_ROPES,
    SEND, SEND_NOTHING, LIGHT_LAMP, KEEP_LAMP, TAKE_ALONG, LAY_DOWN,
) = range(0, 61 << SHIFT, 1 << SHIFT)  # fmt: skip

ANSWERS = {
    number: name
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper() and number not in (FIELD, SHIFT) and name not in STEPS.values()
}
STEP_OF = {class_name(name): number for number, name in STEPS.items()}
ANSWER_OF = {class_name(name): number for number, name in ANSWERS.items()}


def number_of(kind: type[Step | Option]) -> int:
    """The number of a step or an answer; KeyError for what the twin has never heard of."""
    return ANSWER_OF[kind.__name__] if issubclass(kind, Option) else STEP_OF[kind.__name__]
