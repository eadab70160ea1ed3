"""What the server has to know of a game to host it, besides the game itself."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from operator import attrgetter
from typing import Any, Literal

import msgspec

from gloaming.bots import levels_of, styles_of
from gloaming.clauses import load_clauses, ruling_on
from gloaming.kernel.events import Event
from gloaming.kernel.facets import facets_of, of_view
from gloaming.kernel.kinds import GameKind, kinds_in
from gloaming.kernel.steps import Option, Question, Step
from gloaming.lessons import lessons_of
from gloaming.server.forms import Brought, GameCard, GameFacts, HouseRule, LessonCard, StylesOffered
from gloaming.words import sources

Options = tuple[Option, ...]
Pick = Callable[[Options], Option]
View = Any
"""Each game has its own."""

KEPT_BACK = frozenset(("flow", "journal", "asked", "options", "seat"))
"""What of a view has a form of its own on the wire, or is of no use to a browser."""


TALK = "talk"
"""The clock that runs before a question that is talked about first."""
TALK_SECONDS = 60


def nothing(_: Any) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Hosted:
    kind: GameKind
    view: type[msgspec.Struct]
    unveil: Callable[[Any], Any]
    """(game) -> all that was hidden, for a replay with everything open."""
    phase: Callable[[Any], str]
    """(game) -> which part of the round it is."""
    board: Callable[[Any], Any]
    """(game) -> what it is played on; a value that is shared by every copy of the game."""
    board_fields: tuple[str, ...]
    """What of it a browser needs to draw it."""
    set_otherwise: tuple[str, ...]
    """Options that aren't house rules: the lobby asks for them in a form of their own."""
    usual_clocks: Mapping[str, int] = field(default_factory=dict)
    """Seconds to answer where the host has set nothing; a clock that is not named has no limit."""
    long: Mapping[str, int] = field(default_factory=dict)
    """How many bytes a change takes while such a question is open, where the usual size would be too tight for some seat."""
    lobby: Callable[[Any], dict[str, Any]] = nothing
    """(options) -> what the lobby shows of the game before it begins, also while it could not."""
    things_brought: Callable[[], dict[str, dict[str, Any]]] = dict
    """() -> what its pages must know of things that other packages bring, by sort and name."""

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The fields of a view that are sent as they are."""
        return tuple(name for name in self.view.__struct_fields__ if name not in KEPT_BACK)

    @cached_property
    def fields_of(self) -> Callable[[View], tuple[Any, ...]]:
        return attrgetter(*self.fields)

    @cached_property
    def board_kind(self) -> type:
        kind: type = typing.get_type_hints(self.board)["return"]
        return kind

    @cached_property
    def clocks(self) -> dict[str, int]:
        """The clocks that its questions name, with their usual seconds, and that for talk where there is any to talk about."""
        questions = self.kind.facets.questions.values()
        usual = {clock: self.usual_clocks.get(clock, 0) for clock in {question.clock for question in questions}}
        if any(question.debated for question in questions):
            usual[TALK] = TALK_SECONDS
        return dict(sorted(usual.items(), key=lambda each: (each[0] != "turn", each[0])))

    @cached_property
    def card(self) -> GameCard:
        players = (self.kind.players[0], self.kind.players[-1])
        lessons = tuple(LessonCard(lesson.id, lesson.minutes) for lesson in lessons_of(self.kind.name))
        name, styles = self.kind.name, styles_of(self.kind.name)
        offered = StylesOffered(*styles) if styles else StylesOffered()
        return GameCard(name, self.kind.title, players, lessons, levels_of(name), offered)

    @cached_property
    def facts(self) -> GameFacts:
        kind = self.kind
        return GameFacts(
            self.card.name,
            self.card.title,
            self.card.players,
            self.card.lessons,
            self.card.levels,
            self.card.styles,
            facets=kind.facets,
            view=of_view(self.view),
            clocks=self.clocks,
            house_rules=self.house_rules,
            teams=kind.teams,
            reasons=kind.reasons,
            topics=kind.topics,
            clauses=tuple(
                sorted({step.clause for step in kind.steps if issubclass(step, Question)} & load_clauses().keys())
            ),
            words=words_of(*kind.packages),
        )

    @cached_property
    def brought(self) -> Brought:
        kind, guests = self.kind, [room for room in self.kind.files if not room.__name__.startswith(self.kind.home)]
        facets = facets_of(kinds_in(Option, guests), kinds_in(Event, guests), kinds_in(Step, guests))
        return Brought(words_of(*kind.packages[1:]), facets, self.things_brought())

    @cached_property
    def house_rules(self) -> tuple[HouseRule, ...]:
        hints = typing.get_type_hints(self.kind.options)
        return tuple(
            HouseRule(rule.name, values_of(hints[rule.name], rule.default), ruling_on(rule.name))
            for rule in msgspec.structs.fields(self.kind.options)
            if rule.name not in self.set_otherwise
        )


def words_of(*packages: str) -> dict[str, str]:
    """The messages in `words/<language>/*.ftl` of these packages, by language."""
    told: dict[str, list[str]] = {}
    for words in [home for package in packages if (home := files(package) / "words").is_dir()]:
        for folder in sorted((folder for folder in words.iterdir() if folder.is_dir()), key=attrgetter("name")):
            told.setdefault(folder.name, []).extend(file.read_text(encoding="utf-8") for file in sources(folder))
    return {language: "\n".join(texts) for language, texts in told.items()}


def default_answer(options: Options, pick: Pick) -> Option:
    """What a clock answers for somebody who did not (RQ-120): a quiet answer, or any where none is offered.

    What must be chosen is left to chance: the table must not learn from the clock which cards somebody had."""
    quiet = [option for option in options if option.is_quiet()]
    return pick(tuple(option for option in quiet if type(option) is type(quiet[0])) or options)


def values_of(hint: Any, default: Any) -> tuple[Any, ...]:
    """Of a switch both, of a list of words all; of any number just the one that the ruling names."""
    if hint is bool:
        return (default, not default)
    if typing.get_origin(hint) is not Literal:
        return (default,)
    return (default, *[value for value in typing.get_args(hint) if value != default])
