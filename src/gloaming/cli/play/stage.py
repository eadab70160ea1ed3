"""What a terminal must know of a game to show it. Each game has its own, in a folder of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from gloaming.cli.play.layout import Canvas, Sheet
from gloaming.cli.play.rows import Rows
from gloaming.cli.play.story import Passage
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.kernel.views import Asked


class Stage(ABC):
    """One game as it is shown. `speech` is that game's own voice; only its own functions look inside."""

    kind: ClassVar[GameKind]
    reference_key: ClassVar[str]
    """What `r` shows: the id of a word."""
    before_rounds: ClassVar[str]
    """What was before the first round: the id of a heading."""
    house_rule: ClassVar[str]
    """What the ids of its house rules' words begin with."""
    reserved: ClassVar[tuple[str, ...]] = ()
    """Names that nobody may have."""

    @abstractmethod
    def speech(self, view: Any, names: Sequence[str]) -> Any: ...

    # The table

    switches: ClassVar[tuple[str, ...]]
    """What of the command line is for this game."""
    set_otherwise: ClassVar[tuple[str, ...]]
    """Options of the game that have a switch of their own."""

    def table_of(self, typed: dict[str, Any]) -> dict[str, Any]:
        """The game's options from those switches."""
        return typed

    @abstractmethod
    def further_seats(self, options: Any) -> tuple[str, ...]:
        """Names of those who sit at the table beside the players: the AUTOMA."""

    # Telling

    @abstractmethod
    def story(self, speech: Any, journal: Sequence[Event], /) -> list[Passage]: ...

    @abstractmethod
    def news(self, speech: Any, since: int, commitment: str) -> list[Passage]:
        """What this seat is told with its question: what happened since it was last asked; at first, a welcome."""

    @abstractmethod
    def remembered(self, view: Any, since: int, *, earlier: bool = False) -> tuple[Event, ...]:
        """What the table lets a seat look up, or the part of it from before the last question."""

    @abstractmethod
    def log_title(self, view: Any) -> str: ...

    @abstractmethod
    def round_of(self, event: Event) -> int | None:
        """The number of the round that begins with it."""

    # Showing

    @abstractmethod
    def screen(self, sheet: Sheet, canvas: Canvas, /) -> Rows:
        """All rows but the last, which is the prompt's."""

    @abstractmethod
    def reference(self, speech: Any, width: int, /) -> Rows: ...

    @abstractmethod
    def map_page(self, speech: Any, asked: Asked, canvas: Canvas, /) -> Rows: ...

    @abstractmethod
    def help_page(self, speech: Any, width: int, /) -> Rows: ...

    @abstractmethod
    def end_rows(self, speech: Any, passages: Sequence[Passage], width: int, /) -> Rows: ...

    # For a replay

    @abstractmethod
    def table_words(self, match: Match) -> str:
        """What is played: "5 players, level first"."""

    @abstractmethod
    def unveiled(self, match: Match, names: Sequence[str]) -> str:
        """What had been hidden, in one sentence."""
