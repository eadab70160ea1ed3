"""How we speak to one seat of Invasion: agents, spots, districts and cards in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from gloaming.cli.play import speech
from gloaming.cli.play.speech import article, count, listed
from gloaming.games.invasion.city import City, District, Sector, Spot, SpotOnMap, load_city
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.state import Agent
from gloaming.games.invasion.view import View

CALL_SIGNS = {"01": "Heron", "02": "Magpie", "03": "Lynx", "04": "Badger", "05": "Otter", "06": "Marten"}
FACES = {"human": "Human", "assimilated": "Assimilated"}
RESCUE = {"success": "Success", "sabotage": "Sabotage"}
BRIEF = (
    ("Corso di Porta ", ""),
    ("Corso ", ""),
    ("Cerchia dei ", ""),
    (" Gate of the Square", " Gate"),
    (" Avenue", " Ave"),
    (" Street", " St"),
    (" Boulevard", " Blvd"),
    (" Parkway", " Pkwy"),
    ("Circonvallazione", "Circonvall."),
    ("Massachusetts", "Mass."),
    ("Pennsylvania", "Penn."),
    ("Independence", "Indep."),
)
FEW = 8
"""So many districts are told by name; of more, how many in which sector."""


class Speech(speech.Speech):
    view: View

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(view, names)
        self.city: City = load_city(view.options.city)

    def spot(self, spot: Spot) -> str:
        """Gates, squares and bridges have names; another spot is where two roads meet, or on its only road."""
        own = self.city.spots[spot]
        if own.name:
            return own.name
        name = self.crossing(spot)
        spots = self.city.spots
        twin = next(
            (other for other in spots if other != spot and not spots[other].name and self.crossing(other) == name), ""
        )
        return f"{name}, {bearing(own, spots[twin])}" if twin else name

    def short(self, spot: Spot) -> str:
        """The same where there is little room: "Italia/Bastioni"."""
        name = self.spot(spot).replace(" / ", "/")
        for long, brief in BRIEF:
            name = name.replace(long, brief)
        return name

    def crossing(self, spot: Spot) -> str:
        return " / ".join(self.city.roads[letter].name for letter in self.city.roads_of_spot[spot][:2])

    def here(self) -> Spot:
        """Where the agent under control stands."""
        assert self.view.active is not None
        return self.view.agent_at[self.view.active]

    def aliens_around(self, spot: Spot) -> int:
        """INV-MAP-24: how many districts close to this spot are alien."""
        tokens = frozenset(self.view.tokens)
        return sum(district in tokens for district in self.city.districts_of_spot[spot])

    @property
    def point(self) -> str:
        return f"the {self.city.gathering_point}"


def bearing(spot: SpotOnMap, twin: SpotOnMap) -> str:
    """Where two roads meet twice, one of the two is further east or further south."""
    east, south = spot.point[0] - twin.point[0], spot.point[1] - twin.point[1]
    if abs(east) >= abs(south):
        return "east" if east > 0 else "west"
    return "south" if south > 0 else "north"


def agent(number: Agent) -> str:
    """ "Badger 04"."""
    return f"{CALL_SIGNS.get(number, 'Agent')} {number}"


def agents(numbers: Iterable[Agent]) -> str:
    return listed([agent(number) for number in numbers])


def sector_of(district: District) -> Sector:
    return district[:1]


def address_of(district: District) -> str:
    """The number, or nothing for a district without one."""
    return district[1:] if district[1:].isdecimal() else ""


def district(name: District) -> str:
    """ "B 7"; "B, no address"."""
    address = address_of(name)
    return f"{sector_of(name)} {address}" if address else f"{sector_of(name)}, no address"


def districts(names: Sequence[District]) -> str:
    """A few by name, many by sector."""
    by_sector = Counter(map(sector_of, names))
    if len(names) > FEW:
        return listed([f"{number} in {sector}" for sector, number in sorted(by_sector.items())])
    told: list[str] = []
    for sector in sorted(by_sector):
        within = [name for name in names if sector_of(name) == sector]
        addressed = sorted((name for name in within if address_of(name)), key=lambda name: int(address_of(name)))
        told += map(district, addressed)
        if rest := len(within) - len(addressed):
            told.append(f"{'one' if rest == 1 else rest} in {sector} without address")
    return listed(told)


def card_title(card: str | None) -> str:
    return "an event card" if card is None else EVENT_CARDS[card].title.removesuffix("!")


def event_cards(cards: Sequence[str | None]) -> str:
    """Names where they are known, else how many."""
    if cards and all(card is not None for card in cards):
        return listed([card_title(card) for card in cards])
    return count(len(cards), "event card") if cards else "no event card"


def assimilation(cards: Sequence[str | None]) -> str:
    """ "2 Human cards and an Assimilated card"; faces that are not ours to know are just counted."""
    told = []
    for face, word in (*FACES.items(), (None, "assimilation")):
        if number := sum(card == face for card in cards):
            told.append(f"{article(word)} {word} card" if number == 1 else f"{number} {word} cards")
    return listed(told) or "no card"
