"""How we speak to one seat of Cultists: places, cards, roles and tokens in words, and the AUTOMA by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from gloaming.cli.play import speech
from gloaming.cli.play.speech import article, listed
from gloaming.games.cultists.board import Board, Place, board_of
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import safety_ropes
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.tokens import TOKENS
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat

FACES = {
    "alive": "Alive",
    "curse_alive": "Curse-Alive",
    "dead": "Dead",
    "success": "Success",
    "curse_success": "Curse-Success",
    "failure": "Failure",
    "sabotage": "Sabotage",
}
AUTOMA = "AUTOMA"
ALL_TOKENS = {**TOKENS, safety_ropes.name: safety_ropes}


class Speech(speech.Speech):
    view: View

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(view, names)
        self.board: Board = board_of(view.options)

    def name(self, seat: Seat) -> str:
        return f"the {AUTOMA}" if seat == self.view.options.automa_seat else super().name(seat)

    def label(self, seat: Seat) -> str:
        return AUTOMA if seat == self.view.options.automa_seat else super().label(seat)

    # Places

    def the(self, place: Place) -> str:
        name = self.board.name(place)
        named = name.casefold().startswith("the ") or len(name.split()[-1]) == 1  # "Corridor A", "Lift 2"
        return name if named else f"the {name}"

    def rack(self, rack: str) -> str:
        """ "the green rack", "the rack of the Archive" where a colour has several."""
        rooms = self.board.rooms_of_rack[rack]
        colour = self.board.colour[rooms[0]]
        if {self.board.rooms[room].rack for room in self.board.rooms_of[colour]} == {rack}:
            return f"the {plain(colour)} rack"
        return f"the rack of {listed([self.the(room) for room in rooms])}"

    # Cards, roles, tokens

    def role(self, role: str) -> str:
        """ "the Seer", "an Investigator", "a Cultist"; of a hidden draw "the Greenhorn or the Crybaby"."""
        if "|" in role:
            return listed([self.role(each) for each in role.split("|")], "or")
        article = {"investigator": "an", "cultist": "a"}.get(role, "the")
        return f"{article} {role_title(role)}"


def plain(colour: str) -> str:
    return colour.replace("_", " ")


def card(face: str | None) -> str:
    """ "an Alive card"; a face that is not ours to know is just "a card"."""
    return "a card" if face is None else f"{article(FACES[face])} {FACES[face]} card"


def faces(cards: Iterable[str]) -> str:
    """ "5 Alive and 1 Dead"; an empty hand has "no cards"."""
    counted = Counter(cards)
    return listed([f"{counted[face]} {FACES[face]}" for face in FACES if counted[face]]) or "no cards"


def role_title(role: str) -> str:
    return ROLES[role].title


def token_title(token: str) -> str:
    return ALL_TOKENS[token].title if token else "no token"
