"""What a terminal must know of a game to show it. A game has its own in a folder of its own, or gets the plain one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar

from gloaming.cli.play.aloud import Line, open_in, places_in
from gloaming.cli.play.layout import Canvas, Sheet
from gloaming.cli.play.rows import Rows
from gloaming.cli.play.story import Passage
from gloaming.games import game_called, room_for
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.kernel.talk import Statement
from gloaming.kernel.views import Asked
from gloaming.words import t

Choice = tuple[Any, str]
"""What may be chosen, and the words for it."""


class Stage(ABC):
    """One game as it is shown. `speech` is that game's own voice; only its own functions look inside."""

    kind: GameKind
    reference_key: ClassVar[str]
    """What `r` shows: the id of a word."""
    before_rounds: ClassVar[str]
    """What was before the first round: the id of a heading."""
    house_rule: str
    """What the ids of its house rules' words begin with."""
    has_map: ClassVar[bool] = True
    reserved: ClassVar[tuple[str, ...]] = ()
    """Names that nobody may have."""

    speech: Callable[[Any, Sequence[str]], Any]
    """How a seat is spoken to: (its view, the names at the table) -> a Speech."""

    # The table

    switches: ClassVar[tuple[str, ...]] = ("players",)
    """Options that say what is played at all, for the help."""
    set_otherwise: ClassVar[tuple[str, ...]] = switches
    """Those, and others that are not house rules."""

    def meant(self, name: str, word: str) -> tuple[str, str]:
        """An option as it was typed, as the game knows it."""
        return name, word

    def further_seats(self, options: Any) -> tuple[str, ...]:
        """Names of those at the table besides the players."""
        return ()

    # Telling

    @abstractmethod
    def story(self, speech: Any, journal: Sequence[Event], /) -> list[Passage]: ...

    @abstractmethod
    def welcome(self, speech: Any, commitment: str, /) -> Iterable[Passage]:
        """The first words to a newcomer."""

    def news(self, speech: Any, since: int, commitment: str, lines: Sequence[Line] = ()) -> list[Passage]:
        """What this seat is told with its question: what happened, and what was said, since it was last asked; at first, a
        welcome."""
        journal = speech.view.journal
        happened = self.with_talk(speech, journal[since:], lines, open_in(journal[:since]))
        return happened if since else [*self.welcome(speech, commitment), *happened]

    def with_talk(self, speech: Any, journal: Sequence[Event], lines: Sequence[Line], before: int = 0) -> list[Passage]:
        """These events, with each line where it was said. `before`: how many events had all seen earlier."""
        passages: list[Passage] = []
        at, ends = 0, places_in(journal, before)
        for line in lines:
            end = max(at, ends.get(line.after, 0 if line.after < before else len(journal)))
            passages += self.story(speech, journal[at:end])
            passages.append(Passage("", line.words(speech)))
            at = end
        return [*passages, *self.story(speech, journal[at:])]

    def remembered(self, view: Any, since: int, *, earlier: bool = False) -> tuple[Event, ...]:
        """What the table lets a seat look up, or the part of it from before the last question."""
        journal: tuple[Event, ...] = view.journal
        return journal[:since] if earlier else journal

    labels: ClassVar[Mapping[str, str]] = MappingProxyType(
        {"chair": "talk-person", "one": "talk-person", "about": "talk-about", "other": "talk-person"}
    )
    """What is asked for, field by field, by who wants to say something: the id of a word, if it isn't `talk-` and the name."""

    def things(self, speech: Any, statement: type[Statement], field: str, /) -> list[Choice]:
        """What of this game may be spoken of in this field of a statement."""
        return []

    def log_title(self, view: Any) -> str:
        return t("log-known")

    # Showing

    @abstractmethod
    def screen(self, sheet: Sheet, canvas: Canvas, /) -> Rows:
        """All rows but the last, which is the prompt's."""

    @abstractmethod
    def reference(self, speech: Any, width: int, /) -> Rows: ...

    def map_page(self, speech: Any, asked: Asked, canvas: Canvas, /) -> Rows:
        """The board as large as it fits; nothing for a game without one."""
        return []

    @abstractmethod
    def help_page(self, speech: Any, width: int, /) -> Rows: ...

    @abstractmethod
    def end_rows(self, speech: Any, passages: Sequence[Passage], width: int, /) -> Rows: ...

    # For a replay, and for tables of results

    always_told: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """The reasons that have a line in a table of results even if no game ended so, by team."""

    @abstractmethod
    def table_words(self, options: Any) -> str:
        """What is played: "5 seats, level first"."""

    @abstractmethod
    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        """What had been hidden, in one sentence."""


@cache
def stage_of(game: str) -> Stage:
    """The `STAGE` in `gloaming.cli.play.<game>.stage`, or in the room `cli.play.stage` of a guest's package."""
    kind, room = game_called(game), room_for("cli.play", game, "stage")
    if room is None:
        from gloaming.cli.play.plain.stage import PlainStage

        return PlainStage(kind)
    stage: Stage = room.STAGE
    return stage
