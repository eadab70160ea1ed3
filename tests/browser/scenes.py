"""Every screen there is, and the way to it: for the tests that hold for all of them, and for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from gloaming.games.cultists import Options
from gloaming.games.cultists.expansions.mountains_of_chaos.state import mine
from gloaming.games.cultists.expansions.under_the_surface.state import organism_awake, surface
from gloaming.games.cultists.state import Cultists
from tests.browser.eager import eager_past
from tests.browser.moments import asks, lay_out, past_of, whole_game
from tests.browser.player import Player
from tests.browser.scenes_invasion import MILAN, WASHINGTON_8
from tests.browser.scenes_invasion import MOMENTS as INVASION
from tests.browser.scenes_presence import SCREENS as PRESENCE
from tests.server.prepared import Moment, Past
from tests.server.running import RunningHouse

Opening = Callable[[Player, RunningHouse], None]
SIX = Options(players=6, level="experienced")
STATION = Options(players=6, level="experienced", board="polar-station")
MINE = Options(players=6, level="experienced", board="mine")
PROFESSIONS = Options(players=8, level="experienced", board="mine", professions=True)


def lit(game: Cultists) -> bool:
    return WALKS(game) and game.power


def dark(game: Cultists) -> bool:
    return WALKS(game) and not game.power


def ghostly(game: Cultists) -> bool:
    return game.ghost[0] and type(game.asking).__name__ == "Act" and 0 in game.waiting_for


def sealed_vote(game: Cultists) -> bool:
    """This seat's ballot is in; others are still at it."""
    voting = type(game.asking).__name__ == "HoldVote" and game.round >= 3
    return voting and 0 not in game.waiting_for and len(game.waiting_for) < 4


def other_walks(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Walk" and 0 not in game.waiting_for and game.round >= 4


def many_meet(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Meet" and len(game.waiting_for) >= 4 and 0 in game.waiting_for


WALKS = asks("Walk", since=4)
MOMENTS: dict[str, Moment] = {
    "night": asks("Night"),
    "walk": lit,
    "dark": dark,
    "meet": asks("Meet", since=2),
    "meet-several": many_meet,
    "act": asks("Act", since=3),
    "look": asks("LookAtPulse", since=3),
    "token": asks("HandleToken"),
    "knife": asks("TakeControl"),
    "vote": asks("HoldVote", since=3),
    "vote-sealed": sealed_vote,
    "vote-again": asks("ReconsiderBallot"),
    "claim": asks("AskForClaim", since=3),
    "false-eyes": asks("LookThroughFalseEyes"),
    "seer": asks("GuessSeer"),
    "ghost": asks("Teleport"),
    "ghost-act": ghostly,
    "waiting": other_walks,
}


def on_the_ice(game: Cultists) -> bool:
    return WALKS(game) and game.at[0].startswith("ice")


def at_a_lift(game: Cultists) -> bool:
    return WALKS(game) and any(type(option).__name__ == "EnterLift" for option in game.choices[0])


def in_a_lift(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Walk" and game.at[0] in game.board.lifts and 0 in game.waiting_for


EXPANSIONS: dict[str, tuple[Options, Moment]] = {
    "station": (STATION, on_the_ice),
    "station-act": (STATION, asks("Act", since=5)),
    "mine": (MINE, at_a_lift),
    "mine-lift": (MINE, in_a_lift),
    "mine-crowd": (PROFESSIONS, WALKS),
}


def elects(game: Cultists) -> bool:
    return asks("HoldVote")(game) and surface(game).leader_vote > 0


def chooses_second(game: Cultists) -> bool:
    return asks("ChooseParticipant")(game) and len(surface(game).participants) == 1


def may_hand_over(game: Cultists) -> bool:
    """An action is still to be taken, and one of two Items may be given away."""
    offered = {type(option).__name__ for option in game.choices.get(0, ())}
    return asks("Act")(game) and "HandOver" in offered and len(set(surface(game).carried[0])) > 1


def awake(game: Cultists) -> bool:
    return WALKS(game) and organism_awake(game)


def before_the_door(game: Cultists) -> bool:
    """In the corridor that the revolving door shuts off."""
    return WALKS(game) and game.at[0] == mine(game).blocked


def held_ritual(game: Cultists) -> bool:
    return game.over and game.reason == "ritual"


STATION_8 = Options(players=8, level="experienced", board="polar-station")
HUNT = Options(players=7, level="custom", board="polar-station", roles=("cursed_hunter",))
EAGER: dict[str, tuple[Options, Moment]] = {
    "awake": (STATION, awake),
    "door": (MINE, before_the_door),
    "free": (STATION, may_hand_over),
    "owl": (STATION, asks("SendOwl")),
    "lamp": (STATION_8, asks("OfferLamp")),
    "leader": (STATION, elects),
    "ritual-choose": (STATION, chooses_second),
    "ritual": (STATION, asks("LayRitualCards")),
    "ropes": (MINE, asks("ThrowRope")),
    "mayor": (PROFESSIONS, asks("BreakTie")),
    "exorcist": (PROFESSIONS, asks("ChooseVictim")),
    "saboteur": (PROFESSIONS, asks("ChooseOtherDeck")),
    "hunter": (HUNT, asks("GuessHunter")),
}
"""Moments that plain random play does not come to."""


def at_table(options: Any, moment: Moment, search: Callable[[Any, Moment], Past] = past_of) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.take(lay_out(house, search(options, moment), options)[0])
        player.page.locator("section.panel").wait_for()

    return open_it


def ritual_end(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, eager_past(STATION, held_ritual), STATION)[0])
    player.page.locator("main.end .more").wait_for()


def watching(player: Player, house: RunningHouse) -> None:
    seats = lay_out(house, past_of(SIX, WALKS), SIX)
    player.open(f"#/table/{seats[0].code}/watch")
    player.page.locator("section.panel").wait_for()


def home(player: Player, house: RunningHouse) -> None:
    player.open()
    player.page.get_by_role("button").nth(3).wait_for()


def lobby(player: Player, house: RunningHouse) -> None:
    player.make_table()


def guest(player: Player, house: RunningHouse) -> None:
    player.join(table_of_hanna(house))


def join(player: Player, house: RunningHouse) -> None:
    player.open(f"#/table/{table_of_hanna(house)}")
    player.page.get_by_role("radio", name="taken").wait_for(state="attached")


def table_of_hanna(house: RunningHouse) -> str:
    code: str = httpx.post(f"{house.url}/api/tables", json={"name": "Hanna", "character": 4}).json()["code"]
    return code


def end_of(options: Any) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.take(lay_out(house, whole_game(options), options)[0])
        player.page.locator("main.end .suspicion").wait_for()

    return open_it


def replay_of(options: Any) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.take(lay_out(house, whole_game(options), options)[0], "/replay")
        player.page.locator("main.replay footer").wait_for()

    return open_it


def suspicion_of(options: Any) -> Opening:
    """In the middle of the game, with everything open."""

    def open_it(player: Player, house: RunningHouse) -> None:
        replay_of(options)(player, house)
        player.page.get_by_role("combobox").first.select_option("all")
        for _ in range(5):
            player.page.get_by_role("slider").press("PageUp")
        tabs = player.page.get_by_role("button", name="Suspicion", exact=True).locator("visible=true")
        player.press(tabs.first)
        player.page.locator("main.replay .suspicion").wait_for()

    return open_it


def rulebook(game: str) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.open(f"#/rulebook/{game}")
        player.page.locator(f'main.rulebook[data-game="{game}"]').wait_for()

    return open_it


def reference(player: Player, house: RunningHouse) -> None:
    player.open("#/reference")
    player.page.locator("main.reference").wait_for()


def notices(player: Player, house: RunningHouse) -> None:
    player.open("#/notices")
    player.page.locator("details").first.click()
    player.page.locator("details[open] pre").wait_for()


def book(player: Player, house: RunningHouse) -> None:
    end_of(SIX)(player, house)
    player.page.locator(".result .title").first.wait_for()
    player.open("#/book")
    player.page.locator(".titles").wait_for()


def sharing(player: Player, house: RunningHouse) -> None:
    end_of(SIX)(player, house)
    player.press(player.page.locator(".result .btn"))
    player.page.locator("dialog canvas").wait_for()


def sounds(player: Player, house: RunningHouse) -> None:
    at_table(SIX, MOMENTS["walk"])(player, house)
    player.press(player.page.locator("[aria-controls=table-menu]"))
    player.press(player.page.locator("#table-menu [aria-haspopup=dialog]"))
    player.page.locator("dialog [data-cue]").first.wait_for()


SCREENS: dict[str, Opening] = {
    "home": home,
    "lobby": lobby,
    "guest": guest,
    "join": join,
    **{name: at_table(SIX, moment) for name, moment in MOMENTS.items()},
    **{name: at_table(options, moment) for name, (options, moment) in EXPANSIONS.items()},
    **{name: at_table(options, moment, eager_past) for name, (options, moment) in EAGER.items()},
    **{f"invasion-{name}": at_table(options, moment) for name, (options, moment) in INVASION.items()},
    "ritual-end": ritual_end,
    "watching": watching,
    "end": end_of(SIX),
    "replay": replay_of(SIX),
    "suspicion": suspicion_of(SIX),
    "invasion-end": end_of(MILAN),
    "invasion-end-crowd": end_of(WASHINGTON_8),
    "invasion-replay": replay_of(MILAN),
    "invasion-suspicion": suspicion_of(WASHINGTON_8),
    "reference": reference,
    "rulebook": rulebook("cultists"),
    "rulebook-invasion": rulebook("invasion"),
    "book": book,
    "notices": notices,
    "sharing": sharing,
    "sounds": sounds,
    **PRESENCE,
}
