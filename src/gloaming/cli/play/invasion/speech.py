"""How one seat of Invasion is spoken to: spots of the city, and what the fields of a value alone do not tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from gloaming.cli.play import speech
from gloaming.cli.play.invasion.names import (
    agent_args,
    agent_name,
    card_args,
    district_args,
    district_name,
    event_card_args,
    sector_of,
)
from gloaming.cli.play.speech import Args, kebab, yes
from gloaming.games.invasion import INVASION, accusation, agents, aliens, events, planning, rescue
from gloaming.games.invasion.city import City, Spot, SpotOnMap, load_city
from gloaming.games.invasion.event_cards import base, resistance
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option, Question
from gloaming.words import has, t

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
"""Names of roads where there is little room."""


class Speech(speech.Speech):
    view: View
    prefix = "inv-"

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(view, names)
        self.city: City = load_city(view.options.city)
        self.naming = {
            **self.naming,
            "spot": lambda name, spot: {name: self.spot(spot) if spot else ""},
            "agent": agent_args,
            "district": district_args,
            "sector": lambda name, sector: {name: t("inv-sector", sector=sector)},
            "card": card_args,
            "rescue-card": card_args,
            "event-card": event_card_args,
        }

    # What the fields alone do not tell

    def about_event(self, event: Event) -> Args:
        match event:
            case events.Drew():
                return {"cardsIs": "assimilated" if "assimilated" in event.cards else "other"}
            case events.DistrictRolled():
                return {"district": district_name(f"{event.sector}{event.address}")}
            case events.ScientistSaved():
                return {"point": self.point(".at"), "goal": self.view.options.scientists_to_save}
            case events.AliensRecognised():
                others = self.people_args("others", [seat for seat in event.aliens if seat != event.seat])
                return others if event.aliens else {**others, "othersIs": "human"}
            case events.GameEnded():
                return {"why": t(f"inv-reason-{kebab(event.reason)}")}
            case _:
                return {}

    def about_question(self, question: Question) -> Args:
        view, told = self.view, self.on_duty()
        match question:
            case Act():
                told |= {"stated": yes(view.stated[question.seat]), "pressure": view.pressure_value}
            case planning.PlaceEvents():
                told |= {"count": view.planned}
            case aliens.AskForDeclaration():
                told |= self.seat_args("turn", view.turn)
            case rescue.NameTeam():
                told |= {"left": rescue.TEAM - len(question.team)}
            case base.PickAgent() | base.SendAgent():
                told |= {**self.args(question), "does": self.event_card_text(question.card)}
            case _:
                pass
        return told

    def variants(self, question: Question) -> Sequence[str]:
        return ("stated",) if isinstance(question, Act) and self.view.stated[question.seat] else ()

    def lines_held(self, question: Question) -> Iterable[str]:
        """A stated alien has nothing left to hide."""
        seat = self.view.seat
        if seat is not None and not self.view.stated[seat]:
            yield f"{kebab(type(question).__name__)}-{'alien' if self.view.alien else 'human'}"

    def besides(self) -> Iterable[str]:
        turned = (event.card for event in reversed(self.view.journal) if isinstance(event, events.EventTurned))
        return [f"note-event-card-{kebab(card)}" for card in islice(turned, 1)]

    def figures(self) -> Args:
        options = self.view.options
        return {
            "pressure": self.view.pressure_value,
            "ships": options.motherships_to_lose,
            "scientists": options.scientists_to_save,
            "point": self.point(".at"),
        }

    def on_duty(self) -> Args:
        """The agent under control, where it stands, and how many alien districts are close to it."""
        active = self.view.active
        if active is None:
            return {}
        spot = self.view.agent_at[active]
        return {"agent": agent_name(active), "spot": self.spot(spot), "alien": self.aliens_around(spot)}

    def about_option(self, option: Option, asked: Question) -> Args:
        draws = 1 if isinstance(option, planning.Plan) else self.view.pressure_value
        told = {"draws": self.to_draw(draws), **self.on_duty()}
        match option:
            case planning.Upcoming() | planning.Prevent():
                told |= {"does": self.event_card_text(option.card)}
            case rescue.Lay():
                told |= {"does": t(f"inv-card-{option.card}.does")}
            case resistance.Liberate():
                told |= {"alien": sum(sector_of(token) == option.sector for token in self.view.tokens)}
            case accusation.Accuse():
                told |= {"vain": yes(option in INVASION.prospects(self.view))}
            case agents.Control() | aliens.Invade() | base.Pick():
                told |= {"agent": agent_name(option.agent), **self.spot_facts(self.view.agent_at[option.agent])}
            case agents.Escort():
                goal = self.view.agent_at[option.to]
                told |= {"agent": agent_name(option.to), **self.spot_facts(goal), "to": self.spot(goal)}
            case _:
                pass
        spot = getattr(option, "spot", None) or (option.to if isinstance(option, (agents.MoveTo, base.Send)) else None)
        return told | (self.spot_facts(spot) if spot else {})

    def spot_facts(self, spot: Spot) -> Args:
        """What everyone sees at a spot."""
        around, waits = self.aliens_around(spot), spot in self.view.scientists
        return {
            "spot": self.spot(spot),
            "short": f"{self.short(spot)} {'S' * waits}{'!' * bool(around)}".strip(),
            "alien": around,
            "falling": len(self.city.districts_of_spot[spot]) - around,
            "scientist": yes(waits),
            "gathering": yes(self.city.spots[spot].gathering),
        }

    def to_draw(self, number: int) -> int:
        """INV-ASSIM-10, -13: a stated alien draws none, and nobody more than there are."""
        stated = self.view.seat is not None and self.view.stated[self.view.seat]
        return 0 if stated else min(number, self.view.deck)

    def event_card_text(self, card: str) -> str:
        """What it does; a Mother Ship tells how many of them are too many at this table."""
        return t(f"inv-event-card-{kebab(card)}.does", ships=self.view.options.motherships_to_lose)

    # Spots

    def spot(self, spot: Spot) -> str:
        """Gates, squares and bridges have names; another spot is where two roads meet, or on its only road."""
        own, spots = self.city.spots[spot], self.city.spots
        if own.name:
            known = f"inv-place-{kebab(own.name.replace(' ', '-'))}"
            return t(known) if has(known) else own.name
        one, *others = roads = self.roads(spot)
        name = t("inv-spot-crossing", one=one, other=others[0]) if others else one
        twins = (other for other in spots if other != spot and not spots[other].name and self.roads(other) == roads)
        twin = next(twins, None)
        return t(f"inv-spot-{bearing(own, spots[twin])}", spot=name) if twin else name

    def roads(self, spot: Spot) -> list[str]:
        """Its only road, or the two that meet there."""
        return [self.city.roads[letter].name for letter in self.city.roads_of_spot[spot]][:2]

    def short(self, spot: Spot) -> str:
        """The same where there is little room: "Italia/Bastioni"."""
        name = self.spot(spot).replace(" / ", "/")
        for long, brief in BRIEF:
            name = name.replace(long, brief)
        return name

    def aliens_around(self, spot: Spot) -> int:
        """INV-MAP-24: how many districts close to this spot are alien."""
        tokens = frozenset(self.view.tokens)
        return sum(district in tokens for district in self.city.districts_of_spot[spot])

    def point(self, form: str = "") -> str:
        """Where saved scientists are."""
        known = f"inv-place-{kebab(self.city.gathering_point)}"
        return t(f"{known}{form}") if has(known) else self.city.gathering_point


def bearing(spot: SpotOnMap, twin: SpotOnMap) -> str:
    """Where two roads meet twice, one of the two is further east or further south."""
    east, south = spot.point[0] - twin.point[0], spot.point[1] - twin.point[1]
    if abs(east) >= abs(south):
        return "east" if east > 0 else "west"
    return "south" if south > 0 else "north"
