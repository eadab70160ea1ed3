"""Invasion: Among Us, the board game by Taddei and Grieco, by its rulebook, unofficial. All the kernel has to know of it."""

from gloaming.games.invasion import (
    accusation,
    agents,
    aliens,
    escalation,
    orders,
    planning,
    rescue,
    rounds,
    setup,
    statements,
    victory,
)
from gloaming.games.invasion.event_cards import (
    alien_planning,
    base,
    captured,
    expansion,
    mother_ship,
    resistance,
    revelation,
    trap,
    under_attack,
)
from gloaming.games.invasion.events import cards as card_events
from gloaming.games.invasion.events import stages, turns
from gloaming.games.invasion.names import names
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import view
from gloaming.games.invasion.worlds import determinise
from gloaming.kernel.kinds import GameKind

INVASION = GameKind(
    name="invasion",
    title="Invasion",
    rules_version=2,
    players=range(setup.FEWEST, setup.MOST + 1),
    game=Invasion,
    options=Options,
    rooms=(
        stages, turns, card_events, setup, rounds, escalation, planning, accusation, aliens, orders, agents, rescue, victory,
        base, mother_ship, resistance, revelation, alien_planning, under_attack, trap, expansion, captured,
    ),
    begin=setup.begin,
    adopt=setup.adopt,
    view=view,
    determinise=determinise,
    outcome=victory.outcome,
    teams=victory.TEAMS,
    team_of=victory.team_of,
    statements=statements.STATEMENTS,
    reasons=statements.REASONS,
    names=names,
)  # fmt: skip

__all__ = ["INVASION", "Options"]
