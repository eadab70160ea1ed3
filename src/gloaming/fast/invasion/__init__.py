"""The twin of Invasion, a file for each flow of the reference."""

from gloaming.fast import sheets
from gloaming.fast.invasion import (
    accusation,
    agents,
    aliens,
    assimilation,
    districts,
    engine,
    escalation,
    event_cards,
    lanes,
    layout,
    memory,
    observing,
    orders,
    planning,
    pressure,
    rescue,
    rounds,
    rules,
    setup,
    tokens,
    victory,
)
from gloaming.fast.invasion.covered import TABLE
from gloaming.fast.invasion.export import printed
from gloaming.fast.invasion.layout import Game, Printed, Slots
from gloaming.fast.invasion.tempers import random_table, tempered
from gloaming.fast.invasion.translation import state_of, translator_of
from gloaming.fast.kinds import TwinKind
from gloaming.games import invasion

RULES = (
    districts, rules, memory, victory, tokens, assimilation, pressure, rescue, agents, event_cards, escalation, accusation,
    aliens, orders, planning, rounds, setup, engine, sheets, observing, lanes, layout,
)  # fmt: skip
"""What is compiled."""
APART = (assimilation.draw_cards, escalation.reorganise, event_cards.list_goals, rules.receivers, tokens.lay_tokens)
INVASION = TwinKind(
    reference=invasion.INVASION,
    rules=RULES,
    engine=engine,
    lanes=lanes,
    game=Game,
    rows=(Game, Printed, Slots),
    printed=printed,
    translation=lambda options: translator_of(options.city),
    state_of=state_of,
    table=TABLE,
    random_table=random_table,
    tempered=tempered,
    apart=APART,
)

__all__ = ["INVASION"]
