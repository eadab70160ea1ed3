"""A game in words that nobody wrote for it: from its own messages where it brings some, else from names and types.

A guest's messages begin with its name: `lamplighters-event-looked-at`, `-option-`, `-question-`, `-word-`, `-field-`,
`-team-`. `web/src/games/plain/words.ts` does the same for the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from gloaming.cli.endings import outcome
from gloaming.cli.play import speech
from gloaming.cli.play.speech import Args, Offer, capital, kebab, spaced, yes
from gloaming.cli.play.story import round_of
from gloaming.kernel.events import Event
from gloaming.kernel.facets import ViewFacets, hints_of, names_in, of_view
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.values import EACH_SEAT, Value
from gloaming.words import has, listed, t

ELSEWHERE = {
    *("seat", "options", "flow", "journal", "asked", "waiting_for"),
    *("round", "phase", "stage", "winner", "reason", "unveiled"),
}
"""Fields of a view that are shown in their own place, or not at all."""


class Speech(speech.Speech):
    def __init__(self, kind: GameKind, view: Any, names: Sequence[str]) -> None:
        super().__init__(view, names)
        self.kind, self.prefix = kind, f"{kind.name}-"
        kind_of_view: type[Value] = type(view)
        self.facets: ViewFacets = of_view(kind_of_view)
        self.each_seat = each_seat(kind_of_view)
        self.naming = {**self.naming, "": self.word_args}

    # Said by its own message, or put together

    def tell(self, event: Event) -> str:
        if has(self.id(f"event-{kebab(type(event).__name__)}")):
            return super().tell(event)
        if (number := round_of(event)) is not None:
            return t("plain-round-begins", round=number)
        doer = event.seat if names_in(type(event)).get("seat") == "seat" else None  # type: ignore[attr-defined]
        if doer is None:
            return f"{self.named(event)}."
        rest = self.fields(event, without=("seat",))
        several = len(event.__struct_fields__) > 2
        does = " ".join(filter(None, [spaced(type(event).__name__), f"({rest})" if several else rest]))
        return capital(t("plain-does", does=does, **self.seat_args("seat", doer)))

    def ask(self, question: Question) -> str:
        known = has(self.id(f"question-{self.asked_as(question)}"))
        return super().ask(question) if known else f"{capital(spaced(type(question).__name__))}:"

    def offer(self, option: Option, asked: Question) -> Offer:
        kind = kebab(type(option).__name__)
        own = self.first_of(f"option-{kind}-{self.asked_as(asked)}", f"option-{kind}")
        return super().offer(option, asked) if own else Offer(self.named(option), short=capital(self.fields(option)))

    def named(self, value: Value) -> str:
        """ "Look at: Ben"; "Finish"."""
        what, rest = capital(spaced(type(value).__name__)), self.fields(value)
        return t("plain-said", what=what, rest=rest) if rest else what

    def fields(self, value: Value, without: Sequence[str] = ()) -> str:
        """One alone speaks for itself, several each with its name."""
        names = names_in(type(value))
        kept = [field for field in value.__struct_fields__ if field not in without]
        said = {field: self.value(getattr(value, field), names.get(field, "")) for field in kept}
        if len(said) == 1:
            return next(iter(said.values()))
        told = (t("plain-field", field=self.label_of(field).lower(), value=words) for field, words in said.items())
        return ", ".join(told)

    # Values

    def value(self, value: Any, what: str = "") -> str:
        """A value in words; `what` says what it names, such as "seat" or "seat[]"."""
        match value:
            case None:
                return t("plain-none")
            case bool():
                return t(yes(value)).lower()
            case int() if what == "seat":
                return self.person(value)
            case str():
                return self.word(value)
            case Value():
                return self.fields(value)
            case Mapping():
                return listed([f"{self.value(key)} {self.value(each, what)}" for key, each in value.items()])
            case Iterable():
                each = [self.value(item, what.removesuffix("[]")) for item in value]
                return listed(each) or t("plain-none")
            case _:
                return str(value)

    def word(self, word: str) -> str:
        known = self.id(f"word-{kebab(word)}")
        return t(known) if has(known) else spaced(word)

    def label_of(self, field: str) -> str:
        known = self.id(f"field-{kebab(field)}")
        return t(known) if has(known) else capital(spaced(field))

    def word_args(self, name: str, value: Any) -> Args:
        """A number as it is; anything else in words, and `$lampIs` for the word itself."""
        if isinstance(value, int) and not isinstance(value, bool):
            return {name: value}
        which = "none" if value is None else yes(value) if isinstance(value, bool) else kebab(str(value))
        return {name: self.value(value), f"{name}Is": which}

    # The view

    def rows(self, *, public: bool) -> Iterator[tuple[str, str]]:
        """The fields that everyone may see, or those that are for this seat alone; without what is not there."""
        for field in self.view.__struct_fields__:
            value = getattr(self.view, field)
            if (field in self.facets.public) == public and field not in ELSEWHERE and value not in (None, (), {}):
                words = self.value(value, self.facets.names.get(field, ""))
                if field in self.each_seat:
                    words = ", ".join(
                        f"{name} {self.value(each)}" for name, each in zip(self.names, value, strict=False)
                    )
                yield self.label_of(field), words

    def heading(self) -> list[str]:
        """The round and the part of it, as far as the view tells."""
        number = getattr(self.view, "round", 0)
        phase = getattr(self.view, "phase", "") or getattr(self.view, "stage", "")
        where = t("plain-round", round=number) if number else t("plain-set-up")
        return [where, *([capital(self.word(phase))] if phase else [])]

    def outcome(self) -> str:
        """Who won and why, if the view tells."""
        winner, reason = getattr(self.view, "winner", None), getattr(self.view, "reason", None)
        return outcome(self.kind.name, winner, reason, getattr(self.view, "round", 0)) if winner else ""

    def unveiled(self) -> list[tuple[str, str]]:
        hidden: Value | None = getattr(self.view, "unveiled", None)
        if hidden is None:
            return []
        names = names_in(type(hidden))
        fields = ((field, getattr(hidden, field)) for field in hidden.__struct_fields__)
        return [(self.label_of(field), self.value(value, names.get(field, ""))) for field, value in fields]


@cache
def each_seat(kind: type) -> frozenset[str]:
    """The fields of a view that have a value for each seat."""
    return frozenset(name for name, hint in hints_of(kind).items() if EACH_SEAT in getattr(hint, "__metadata__", ()))
