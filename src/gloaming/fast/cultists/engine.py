"""The table: the agenda is played until a question is open, and goes on when its last answer is in."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.fast import engine
from gloaming.fast.agenda import do
from gloaming.fast.cultists import steps
from gloaming.fast.cultists.automa import automa_action, automa_move, automa_walk
from gloaming.fast.cultists.carrying import drop_items
from gloaming.fast.cultists.celebrity import deal_pulse, test_celebrity
from gloaming.fast.cultists.checks import look_at_pulse, looked, offer_showing, report_death
from gloaming.fast.cultists.curse_of_the_hunter import (
    ask_cultists,
    counts_as_success,
    hunted,
    hunting,
    must_find_the_hunter,
    offer_suspects,
)
from gloaming.fast.cultists.deaths import become_ghost, show_role
from gloaming.fast.cultists.encounters import given, given_in_turn, givers, offer_gifts
from gloaming.fast.cultists.exorcist import bring_back, offer_victims, victim_chosen
from gloaming.fast.cultists.finding import clear_room, find_item
from gloaming.fast.cultists.free_actions import (
    lingered,
    may_linger,
    offer_lingering,
    offer_turn,
    takes_its_time,
    turn_taken,
)
from gloaming.fast.cultists.lamp import asks_for_the_lamp, lamp_offered, offer_lamp, put_out_lamp
from gloaming.fast.cultists.layout import Game, Printed
from gloaming.fast.cultists.lifts import meet_on_arrival, start_lifts
from gloaming.fast.cultists.mayor import leaves_ties_to_the_mayor, offer_decrees, tie_broken
from gloaming.fast.cultists.movement import (
    follow_path,
    may_walk,
    move,
    offer_path,
    offer_teleport,
    offer_walk,
    path_declared,
    rest,
    teleported,
    walked,
)
from gloaming.fast.cultists.night import awoken, everybody, offer_waking
from gloaming.fast.cultists.organism import elect_leader, follow_leader, the_ritual_decides
from gloaming.fast.cultists.portal import helped, offer_help
from gloaming.fast.cultists.professions import considered_profession, offer_profession, win_profession
from gloaming.fast.cultists.revolving_door import turn_door
from gloaming.fast.cultists.ritual import (
    end_ritual,
    laid_down,
    laying_down,
    name_participants,
    offer_laying_down,
    offer_participants,
    participant_chosen,
)
from gloaming.fast.cultists.rooms import (
    consult_passages,
    draw_from_room,
    explore,
    place_draw_card,
    turn_cultist_token,
)
from gloaming.fast.cultists.rounds import (
    action_phase,
    begin_round,
    cleanup_phase,
    end_round,
    event_phase,
    last_round,
    movement_phase,
    prepare_next_round,
)
from gloaming.fast.cultists.saboteur import deck_chosen, offer_other_decks
from gloaming.fast.cultists.safety_ropes import offer_ropes, rope_thrown, turn_pulses
from gloaming.fast.cultists.setup import set_up
from gloaming.fast.cultists.snow_owl import offer_sending, owl_sent
from gloaming.fast.cultists.tokens import (
    break_panes,
    flip_power,
    handled_token,
    looked_through_eyes,
    offer_control,
    offer_eyes,
    offer_handling,
    open_portal,
    open_secret_doors,
    portal_deadline,
    prolong_portal,
    reveal_token,
    took_control,
)
from gloaming.fast.cultists.victory import (
    asked_for_claim,
    claimed,
    guessed,
    guessing,
    last_cultist_gone,
    name_guessers,
    offer_claim,
    offer_guesses,
    reveal_cultists,
    settle_claim,
)
from gloaming.fast.cultists.voting import (
    note_knife,
    offer_ballots,
    offer_reconsidering,
    offer_weights,
    reconsidered,
    tally,
    voted,
    weighed,
)
from gloaming.fast.dispatch import Question, any_of, by_number, calls, clearing, taken_home
from gloaming.fast.layout import NOBODY, Dice

QUESTIONS = {
    steps.NIGHT: Question(offer_waking, awoken, everybody),
    steps.WALK: Question(offer_walk, walked, opens=may_walk),
    steps.DECLARE_PATH: Question(offer_path, path_declared),
    steps.TELEPORT: Question(offer_teleport, teleported),
    steps.MEET: Question(offer_gifts, given, givers, asks_for_the_lamp),
    steps.GIVE_IN_TURN: Question(offer_gifts, given_in_turn),
    steps.LOOK_THROUGH_FALSE_EYES: Question(offer_eyes, looked_through_eyes),
    steps.TAKE_CONTROL: Question(offer_control, took_control),
    steps.HANDLE_TOKEN: Question(offer_handling, handled_token),
    steps.ACT: Question(offer_turn, turn_taken, opens=takes_its_time),
    steps.LINGER: Question(offer_lingering, lingered, opens=may_linger),
    steps.LOOK_AT_PULSE: Question(offer_showing, looked, opens=look_at_pulse),
    steps.HELP_CLOSE: Question(offer_help, helped),
    steps.HOLD_VOTE: Question(offer_ballots, voted, everybody),
    steps.RECONSIDER_BALLOT: Question(offer_reconsidering, reconsidered),
    steps.WEIGH_BALLOT: Question(offer_weights, weighed),
    steps.ASK_FOR_CLAIM: Question(offer_claim, claimed, asked_for_claim),
    steps.GUESS_SEER: Question(offer_guesses, guessed, guessing),
    steps.THROW_ROPE: Question(offer_ropes, rope_thrown),
    steps.OFFER_LAMP: Question(offer_lamp, lamp_offered),
    steps.SEND_OWL: Question(offer_sending, owl_sent),
    steps.CHOOSE_PARTICIPANT: Question(offer_participants, participant_chosen),
    steps.LAY_RITUAL_CARDS: Question(offer_laying_down, laid_down, laying_down),
    steps.OFFER_PROFESSION: Question(offer_profession, considered_profession),
    steps.BREAK_TIE: Question(offer_decrees, tie_broken),
    steps.CHOOSE_VICTIM: Question(offer_victims, victim_chosen),
    steps.CHOOSE_OTHER_DECK: Question(offer_other_decks, deck_chosen),
    steps.GUESS_HUNTER: Question(offer_suspects, hunted, hunting),
}
STEPS: dict[int, Callable[[Game, Printed, Dice], None]] = {
    steps.SET_UP: set_up,
    steps.ROUND: begin_round,
    steps.MOVEMENT_PHASE: movement_phase,
    steps.EVENT_PHASE: event_phase,
    steps.ACTION_PHASE: action_phase,
    steps.CLEANUP_PHASE: cleanup_phase,
    steps.MOVE: move,
    steps.FOLLOW_PATH: follow_path,
    steps.REST: rest,
    steps.REVEAL_TOKEN: reveal_token,
    steps.FLIP_POWER: flip_power,
    steps.OPEN_SECRET_DOORS: open_secret_doors,
    steps.OPEN_PORTAL: open_portal,
    steps.PROLONG_PORTAL: prolong_portal,
    steps.PORTAL_DEADLINE: portal_deadline,
    steps.BREAK_PANES: break_panes,
    steps.REPORT_DEATH: report_death,
    steps.PLACE_DRAW_CARD: place_draw_card,
    steps.DRAW_FROM_ROOM: draw_from_room,
    steps.RESOLVE_ROOM_CARD: counts_as_success,
    steps.EXPLORE: explore,
    steps.CONSULT_PASSAGES: consult_passages,
    steps.TURN_CULTIST_TOKEN: turn_cultist_token,
    steps.TALLY: tally,
    steps.SETTLE_VOTE: leaves_ties_to_the_mayor,
    steps.NOTE_KNIFE: note_knife,
    steps.BECOME_GHOST: become_ghost,
    steps.SHOW_ROLE: show_role,
    steps.LAST_CULTIST_GONE: last_cultist_gone,
    steps.COUNT_POINTS: the_ritual_decides,
    steps.END_GAME: must_find_the_hunter,
    steps.SETTLE_CLAIM: settle_claim,
    steps.REVEAL_CULTISTS: reveal_cultists,
    steps.NAME_GUESSERS: name_guessers,
    steps.END_ROUND: end_round,
    steps.LAST_ROUND: last_round,
    steps.PREPARE_NEXT_ROUND: prepare_next_round,
    steps.AUTOMA_MOVE: automa_move,
    steps.AUTOMA_WALK: automa_walk,
    steps.AUTOMA_ACTION: automa_action,
    steps.TEST_CELEBRITY: test_celebrity,
    steps.DEAL_PULSE: deal_pulse,
    steps.FIND_ITEM: find_item,
    steps.CLEAR_ROOM: clear_room,
    steps.DROP_ITEMS: drop_items,
    steps.PUT_OUT_LAMP: put_out_lamp,
    steps.ELECT_LEADER: elect_leader,
    steps.FOLLOW_LEADER: follow_leader,
    steps.NAME_PARTICIPANTS: name_participants,
    steps.END_RITUAL: end_ritual,
    steps.START_LIFTS: start_lifts,
    steps.TURN_DOOR: turn_door,
    steps.MEET_ON_ARRIVAL: meet_on_arrival,
    steps.TURN_PULSES: turn_pulses,
    steps.WIN_PROFESSION: win_profession,
    steps.BRING_BACK: bring_back,
    steps.ASK_CULTISTS: ask_cultists,
}
"""Where an expansion does something instead of a step, its function stands here, and goes on to the step's own."""


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
    g.power = g.vote_active = 1
    g.fishman = g.event = g.winner = g.reason = g.turn = g.offered_to = NOBODY
    do(g, steps.SET_UP)
    do(g, steps.NIGHT)
    do(g, steps.ROUND)
    go_on(g, b, u)
