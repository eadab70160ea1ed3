"""How one seat of Cultists is spoken to: places, cards, roles and tokens as arguments of a message."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from gloaming.cli.play import speech
from gloaming.cli.play.cultists import answers, happenings, notes
from gloaming.cli.play.cultists.names import (
    card_args,
    colour_name,
    item_args,
    role_args,
    role_name,
    telling,
    token_name,
)
from gloaming.cli.play.speech import Args, kebab
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import Board, Place, board_of, load_routes, set_up_of
from gloaming.games.cultists.known import known
from gloaming.games.cultists.rules import bound_to_route, linked, power_at, together
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.statements import Claims, Put, Saw
from gloaming.games.cultists.view import View
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.talk import Charge, Statement
from gloaming.kernel.values import Seat, Value
from gloaming.words import has, listed, t

FORMS = ("the", "to", "in", "from", "of")
"""How a sentence leads to a place, into it and out of it."""


class Speech(speech.Speech):
    view: View

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(view, names)
        self.board: Board = board_of(view.options)
        self.naming = {
            **self.naming,
            "place": self.place_args,
            "card": card_args,
            "role": role_args,
            "token": lambda name, token: {name: token_name(token)},
            "item": item_args,
            "profession": lambda name, profession: {name: t(f"profession-{kebab(profession)}")},
            "rack": lambda name, rack: {name: self.rack(rack)},
        }

    @cached_property
    def known(self) -> Cultists:
        """The game as this seat knows it, of which rules can be asked."""
        return known(self.view)

    @cached_property
    def prospects(self) -> dict[Option, Value]:
        return CULTISTS.prospects(self.view)

    # What the fields alone do not tell

    about = MappingProxyType(happenings.ABOUT)
    about_option = answers.facts
    asked_as = happenings.question_name
    aside = happenings.aside
    hints = answers.hints
    variants = notes.variants
    besides = notes.besides
    lines_held = notes.lines_held

    def figures(self) -> Args:
        table = set_up_of(self.view.options)
        return {"dead": table.dead_needed, "cultists": table.cultists, "points": self.view.target}

    def about_statement(self, statement: Statement, speaker: Seat | None) -> Args:
        """Nobody speaks of themselves by name: their seat is marked as the speaker's, and comes first in what was seen."""
        match statement:
            case Saw(one, other) if speaker in (one, other):
                return {**self.seat_args("other", other if one == speaker else one), "oneIs": "speaker"}
            case Charge(about=about) if about is not None and about == speaker:
                return {"aboutIs": "speaker"}
            case Put(card):
                return card_args("card", card)
            case Claims(role):
                return {"role": role_name(role, ".a")}
            case _:
                return {}

    def about_question(self, question: Question) -> Args:
        return {"round": self.view.round, **super().about_question(question)}

    # People and places

    def label(self, seat: Seat) -> str:
        return t("automa") if seat == self.view.options.automa_seat else super().label(seat)

    def place(self, place: Place, form: str = "") -> str:
        """The name as it stands on the board, in the language of the moment. A board of one's own keeps its names."""
        own = self.board.name(place)
        known = f"place-{kebab(own.replace(' ', '-'))}"
        return t(f"{known}{form}") if has(known) else t(f"place-other{form}", name=own)

    def short(self, place: Place) -> str:
        """What tells it apart, where that is a single letter."""
        own = f"place-{kebab(self.board.name(place).replace(' ', '-'))}.short"
        return t(own) if has(own) else self.place(place)

    def telling(self, hallway: Place) -> str:
        """What tells a hallway from the others of its board, as short as it can be said."""
        own, short = self.place(hallway), self.short(hallway)
        names = [self.place(each) for each in self.board.hallways]
        return short if 2 < len(short) < len(own) else telling(own, names)

    def place_args(self, name: str, value: Any) -> Args:
        if not value:
            return {name: "", f"{name}Is": "none"}
        if isinstance(value, tuple):
            return {name: " → ".join(map(self.place, value)), f"{name}Is": "some"}
        forms = {f"{name}{form.capitalize()}": self.place(value, f".{form}") for form in FORMS}
        return {name: self.place(value), f"{name}Is": "some", **forms}

    def rack(self, rack: str) -> str:
        """ "the green rack", "the rack of the Archive" where a colour has several."""
        rooms = self.board.rooms_of_rack[rack]
        colour = self.board.colour[rooms[0]]
        if {self.board.rooms[room].rack for room in self.board.rooms_of[colour]} == {rack}:
            return t("rack-of-colour", colour=colour_name(colour), colourIs=kebab(colour))
        return t("rack-of-rooms", rooms=listed([self.place(room, ".of") for room in rooms]))

    # What this seat sees around it: the rules, asked of what it knows

    def others_in(self, place: Place) -> list[Seat]:
        """The living there, this seat left out."""
        return [seat for seat in together(self.known, place) if seat != self.view.seat]

    def is_haunted(self, place: Place) -> bool:
        """UTS-ROLE-07: whether a ghost is there, where that matters."""
        ground = place in self.board.rooms or self.view.options.curse_in_hallways
        where = linked(self.known, place)
        return ground and any(self.view.ghost[seat] and at in where for seat, at in enumerate(self.view.at))

    def is_bound(self) -> bool:
        """AC-ROUTE-03 to -05: whether this seat may act only in Rooms of its Route."""
        return self.view.seat is not None and self.view.role is not None and bound_to_route(self.known, self.view.seat)

    def on_route(self, place: Place) -> bool:
        """Whether this seat's Route names this Room's colour in the present round."""
        if self.view.route is None or place not in self.board.rooms:
            return False
        return self.board.colour[place] in load_routes()[self.view.route][(max(self.view.round, 1) - 1) % 4]

    def lit(self, place: Place) -> bool:
        """Power, or the lantern of somebody living."""
        lanterns = (at == place and not self.view.ghost[seat] for seat, at in enumerate(self.view.at))
        return power_at(self.known, place) or any(lanterns)
