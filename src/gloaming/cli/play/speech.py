"""How we speak to one seat: names, places, cards and counts in words, "you" for the seat itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

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
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
AUTOMA = "AUTOMA"
ALL_TOKENS = {**TOKENS, safety_ropes.name: safety_ropes}


class Speech:
    """The voice in which one seat is told what happens. It knows this seat's view and the names at the table."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.board: Board = board_of(view.options)

    # People

    def name(self, seat: Seat) -> str:
        """As the object of a sentence: "you", "Ben", "the AUTOMA"."""
        if seat == self.view.seat:
            return "you"
        return f"the {AUTOMA}" if seat == self.view.options.automa_seat else self.names[seat]

    def label(self, seat: Seat) -> str:
        """As a heading: the name itself, also one's own."""
        return AUTOMA if seat == self.view.options.automa_seat else self.names[seat]

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.view.seat else f"{self.name(seat)}'s"

    def says(self, seats: Sequence[Seat], deed: str) -> str:
        """Inside a sentence: "you go", "Ben goes", "you and Ben go". Verbs after the first bear a star: "look and *nod"."""
        alone = len(seats) == 1 and seats[0] != self.view.seat
        first, *others = deed.split(" ")
        words = [third(first) if alone else first]
        for word in others:
            starred = word.startswith("*")
            words.append(third(word[1:]) if starred and alone else word.removeprefix("*"))
        return f"{self.all_of(seats)} {' '.join(words)}"

    def does(self, seat: Seat, deed: str) -> str:
        """At the beginning of a sentence: "You go to", "Ben goes to"."""
        return capital(self.says([seat], deed))

    def all_of(self, seats: Iterable[Seat]) -> str:
        """You first, then the others: "you, Ben and Eva"."""
        return listed([self.name(seat) for seat in sorted(seats, key=lambda seat: seat != self.view.seat)])

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


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def third(verb: str) -> str:
    """The verb of one who is neither you nor I."""
    if verb == "have":
        return "has"
    if verb in ("are", "do"):
        return {"are": "is", "do": "does"}[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "o", "x")) else "s")


def listed(words: Sequence[str], last: str = "and") -> str:
    """ "Ann", "Ann and Ben", "Ann, Ben and Eva"."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def plain(colour: str) -> str:
    return colour.replace("_", " ")


def count(number: int, thing: str) -> str:
    """ "1 book", "2 books"."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def article(word: str) -> str:
    return "an" if word[0] in "AEIOUaeiou" else "a"


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
