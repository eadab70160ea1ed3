"""The twin of Cultists, a file for each flow of the reference."""

from gloaming.fast import sheets
from gloaming.fast.cultists import (
    actions,
    automa,
    binoculars,
    carrying,
    celebrity,
    checks,
    curse_of_the_hunter,
    deaths,
    encounters,
    engine,
    entering,
    exorcist,
    finding,
    footing,
    free_actions,
    holding,
    lamp,
    lanes,
    layout,
    lifts,
    mayor,
    memory,
    movement,
    night,
    observing,
    organism,
    paths,
    portal,
    professions,
    revolving_door,
    rifle,
    ritual,
    roles,
    rooms,
    rounds,
    rules,
    saboteur,
    safety_ropes,
    setup,
    snow_owl,
    steps,
    tokens,
    victory,
    voting,
)
from gloaming.fast.cultists.covered import TABLE
from gloaming.fast.cultists.export import printed
from gloaming.fast.cultists.layout import Game, Printed, Slots
from gloaming.fast.cultists.tempers import random_table, tempered
from gloaming.fast.cultists.translation import state_of, translator_of
from gloaming.fast.kinds import TwinKind
from gloaming.games import cultists
from gloaming.games.cultists.board import board_of

RULES = (
    memory, rules, roles, professions, deaths, encounters, holding, entering, footing, lifts, movement, rooms,
    checks, celebrity, portal, actions, safety_ropes, tokens, voting, victory, night, organism, ritual, carrying,
    snow_owl, finding, binoculars, rifle, lamp, revolving_door, setup, rounds, paths, automa, exorcist, mayor,
    saboteur, free_actions, curse_of_the_hunter, engine, sheets, observing, lanes,
)  # fmt: skip
"""What is compiled."""
APART = (
    actions.offer_room_cards, encounters.encounter_on_entering, encounters.pass_card, entering.enter, footing.offer_onward,
    free_actions.offer_free_actions, lifts.offer_walking, rooms.take_draw_card, rules.joined, rules.linked, rules.linked_count,
    rules.on_route, rules.power_at, rules.same_location, rules.together, victory.conclude,
)  # fmt: skip
CULTISTS = TwinKind(
    reference=cultists.CULTISTS,
    rules=(*RULES, layout),
    engine=engine,
    lanes=lanes,
    game=Game,
    rows=(Game, Printed, Slots),
    printed=printed,
    translation=lambda options: translator_of(board_of(options)),
    state_of=state_of,
    table=TABLE,
    random_table=random_table,
    tempered=tempered,
    apart=APART,
    named=steps.STEPS | steps.ANSWERS,
)

__all__ = ["CULTISTS"]
