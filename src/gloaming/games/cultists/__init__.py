"""Cultists: Among Cultists by its rulebook, unofficial. Everything the kernel has to know of it."""

from gloaming.games.cultists import expansions, known, roles, setup, statements, teams, victory
from gloaming.games.cultists.names import names
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens import no_connection
from gloaming.games.cultists.view import own, view
from gloaming.games.cultists.worlds import determinise
from gloaming.kernel.guests import rooms_of_guests
from gloaming.kernel.kinds import GameKind, rooms_in
from gloaming.kernel.talk import Charges

CULTISTS = GameKind(
    name="cultists",
    title="Cultists",
    rules_version=3,
    players=range(4, 9),
    game=Cultists,
    options=Options,
    rooms=lambda: (*rooms_in(__name__), *rooms_of_guests(roles.GROUP, expansions.GROUP)),
    begin=setup.begin,
    empty_game=setup.empty_game,
    view=view,
    own=own,
    determinise=determinise,
    outcome=victory.outcome,
    teams=teams.TEAMS,
    team_of=teams.team_of,
    may_win=teams.winners,
    statements=statements.STATEMENTS,
    reasons=statements.REASONS,
    charges=Charges(statements.AGAINST, statements.IN_FAVOUR, statements.ABOUT_OTHERS),
    topics=statements.ASKED,
    may_speak=no_connection.may_speak,
    known=known.known,
    names=names,
)

__all__ = ["CULTISTS", "Options"]
