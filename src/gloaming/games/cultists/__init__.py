"""Cultists: Among Cultists by its rulebook, unofficial. Everything the kernel has to know of it."""

from gloaming.games.cultists import (
    automa,
    checks,
    deaths,
    encounters,
    known,
    movement,
    night,
    rooms,
    rounds,
    setup,
    statements,
    teams,
    victory,
    voting,
)
from gloaming.games.cultists.actions import (
    check_room,
    check_state,
    close_portal,
    fight_cultist,
    fill_room,
    initiate_vote,
    passing,
    restart_power,
    scare_fishman,
    secure_hallway,
    use_camera,
)
from gloaming.games.cultists.events import actions as action_events
from gloaming.games.cultists.events import endings, hours
from gloaming.games.cultists.events import tokens as token_events
from gloaming.games.cultists.expansions import EXPANSIONS, free_actions
from gloaming.games.cultists.names import names
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import assassin, celebrity
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens import (
    broken_panes,
    false_eyes,
    in_control,
    lightning_strike,
    no_connection,
    portal,
    secret_doors,
)
from gloaming.games.cultists.view import view
from gloaming.games.cultists.worlds import determinise
from gloaming.kernel.kinds import GameKind

CULTISTS = GameKind(
    name="cultists",
    title="Cultists",
    rules_version=2,
    players=range(4, 9),
    game=Cultists,
    options=Options,
    rooms=(
        hours, token_events, action_events, endings, setup, night, rounds, movement, encounters, checks, deaths, rooms, voting, victory, automa,
        check_state, secure_hallway, fight_cultist, scare_fishman, fill_room, check_room, initiate_vote, use_camera,
        restart_power, close_portal, passing, assassin, celebrity,
        broken_panes, false_eyes, in_control, lightning_strike, portal, secret_doors,
        free_actions, *[room for expansion in EXPANSIONS for room in expansion.rooms],
    ),
    begin=setup.begin,
    adopt=setup.adopt,
    view=view,
    determinise=determinise,
    outcome=victory.outcome,
    teams=teams.TEAMS,
    team_of=teams.team_of,
    winners=teams.winners,
    statements=statements.STATEMENTS,
    reasons=statements.REASONS,
    may_speak=no_connection.may_speak,
    known=known.known,
    names=names,
)  # fmt: skip

__all__ = ["CULTISTS", "Options"]
