"""Invasion: Among Us, the board game by Taddei and Grieco, by its rulebook, unofficial. All the kernel has to know of it."""

from gloaming.games.invasion import setup, statements, victory
from gloaming.games.invasion.known import known
from gloaming.games.invasion.names import names
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import own, view
from gloaming.games.invasion.worlds import determinise
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.talk import Charges

INVASION = GameKind(
    name="invasion",
    title="Invasion",
    rules_version=2,
    players=range(setup.FEWEST, setup.MOST + 1),
    game=Invasion,
    options=Options,
    begin=setup.begin,
    empty_game=setup.empty_game,
    view=view,
    own=own,
    determinise=determinise,
    outcome=victory.outcome,
    teams=victory.TEAMS,
    team_of=victory.team_of,
    statements=statements.STATEMENTS,
    reasons=statements.REASONS,
    charges=Charges(statements.AGAINST, statements.IN_FAVOUR, statements.ABOUT_OTHERS),
    known=known,
    names=names,
)

__all__ = ["INVASION", "Options"]
