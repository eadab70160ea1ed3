"""How we speak to one seat, whatever is played: names, "you" for the seat itself, and verbs that fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gloaming.kernel.values import Seat

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Speech:
    """The voice in which one seat is told what happens. It knows this seat's view and the names at the table."""

    def __init__(self, view: Any, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def name(self, seat: Seat) -> str:
        """As the object of a sentence: "you", "Ben"."""
        return "you" if seat == self.view.seat else self.names[seat]

    def label(self, seat: Seat) -> str:
        """As a heading: the name itself, also one's own."""
        return self.names[seat]

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


def count(number: int, thing: str) -> str:
    """ "1 book", "2 books"."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def article(word: str) -> str:
    return "an" if word[0] in "AEIOUaeiou" else "a"
