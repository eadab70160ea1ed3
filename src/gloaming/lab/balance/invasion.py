"""Invasion in the balance study: its tables, its house rules, and when people are turned, rescued and found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from gloaming.games.invasion import Options
from gloaming.games.invasion import events as e
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.setup import check
from gloaming.games.invasion.state import ASSIMILATED, Invasion
from gloaming.lab.balance.changes import departures, other_values
from gloaming.lab.balance.subjects import Facts, Label, Subject

NOT_HOUSE_RULES: Final = ("players", "city", "first_architect", "pressure_track")
ALIENS_ACCUSED: Final = "aliens_accused"
OTHERS_ACCUSED: Final = "others_accused"
NUMBERS: Final = {
    "motherships_to_lose": (3, 4, 5),
    "scientists_to_save": (3, 4, 5),
    "pressure_start_index": (0, 1, 2),
    "alien_token_limit": (None, 60, 80),
}
"""House rules that are numbers, with the values that a study tries."""


class Siege(Facts):
    """One game of Invasion, told by its rounds."""

    turned: tuple[int, ...] = ()
    """The rounds in which people drew their first Assimilated!; 0: when cards were dealt."""
    rescues: tuple[tuple[int, bool, int], ...] = ()
    """The round of each attempt, whether the scientist was saved, and how many Sabotage cards were laid."""
    accused: tuple[int, ...] = ()
    """The rounds of all accusations."""
    found_out: tuple[int, ...] = ()
    """The rounds in which an accusation showed an alien."""
    declared: tuple[int, ...] = ()
    """The rounds in which an alien declared itself."""
    ships: tuple[int, ...] = ()
    fallen: str = ""
    """The sector that was wholly alien, where the game ended so."""


def observe(game: Invasion) -> Siege:
    """Reads the journal of a game that is over, from its beginning to its end."""
    now = sabotaged = 0
    turned: dict[int, int] = {}
    rounds: dict[str, list[int]] = {"accused": [], "found_out": [], "declared": [], "ships": []}
    rescues: list[tuple[int, bool, int]] = []
    for event in game.journal:
        match event:
            case e.RoundBegan():
                now = event.number
            case e.Drew() if ASSIMILATED in event.cards:
                turned.setdefault(event.seat, now)
            case e.RescueCardsShown():
                sabotaged = event.sabotage
            case e.ScientistSaved() | e.RescueFailed():
                rescues.append((now, isinstance(event, e.ScientistSaved), sabotaged))
            case e.Accused():
                rounds["accused"].append(now)
            case e.AlienStated():
                rounds["found_out" if event.by == "accusation" else "declared"].append(now)
            case e.MotherShipArrived():
                rounds["ships"].append(now)
            case _:
                pass
    told = {name: tuple(found) for name, found in rounds.items()}
    return Siege(turned=tuple(turned.values()), rescues=tuple(rescues), fallen=fallen(game), **told)


def happenings(siege: Siege) -> dict[str, tuple[int, ...]]:
    # An alien that is accused says so in the same round
    missed = Counter(siege.accused) - Counter(siege.found_out)
    return {
        "turned": siege.turned,
        "scientists_saved": tuple(now for now, saved, _ in siege.rescues if saved),
        "mother_ships": siege.ships,
        ALIENS_ACCUSED: siege.found_out,
        OTHERS_ACCUSED: tuple(sorted(missed.elements())),
    }


def fallen(game: Invasion) -> str:
    """The first sector, in the city's order, that is alien from end to end."""
    if game.reason != "sector":
        return ""
    tokens = frozenset(game.tokens)
    full = [sector for sector, districts in game.city.districts_of_sector.items() if districts <= tokens]
    return str(full[0]) if full else ""


def label(options: Options) -> Label:
    extras = ", ".join(departures(options, ("players", "city")))
    return Label(f"{options.players}", load_city(options.city).title, extras)


def changes(options: Options) -> Iterator[tuple[str, Any]]:
    return other_values(options, NOT_HOUSE_RULES, NUMBERS, check)


SUBJECT = Subject(
    sweeps={"players": "4-8", "city": "milan,washington"},
    reference=(5, 7),
    label=label,
    headings=("players", "city", "house rules"),
    facts=Siege,
    observe=observe,
    happenings=happenings,
    judgements=(ALIENS_ACCUSED, OTHERS_ACCUSED),
    changes=changes,
)
