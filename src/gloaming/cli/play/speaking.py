"""What somebody at the terminal wants to say: a statement put together from numbered choices, as the page's form does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR
from gloaming.cli.play.pages import heading
from gloaming.cli.play.rows import Rows, in_columns
from gloaming.cli.play.screen import Screen
from gloaming.cli.play.speech import kebab, spaced
from gloaming.cli.play.stage import Choice, Stage
from gloaming.kernel.talk import Accuses, Statement
from gloaming.kernel.values import Seat
from gloaming.words import has, t

MOST_COLUMNS = 3
COMMON_FIELDS = frozenset(("chair", "one", "other", "why", "about", "topic", "round"))


class Asker:
    """Asks one thing after the other. Enter goes back, and nothing is said."""

    def __init__(self, screen: Screen, stage: Stage, speech: Any) -> None:
        self.screen, self.stage, self.speech = screen, stage, speech

    def statement(self, me: Seat) -> Statement | None:
        kinds = [(kind, word(f"talk-kind-{kebab(kind.__name__)}", kind)) for kind in self.kinds()]
        kind = self.choose(t("talk-kind"), kinds)
        fields: dict[str, Any] = {}
        for field in kind.__struct_fields__ if kind else ():
            values = self.values(kind, field, fields, me)
            if values:
                chosen = self.choose(t(self.stage.labels.get(field, f"talk-{field}")), values)
                if chosen is None:
                    return None
                fields[field] = chosen.value if isinstance(chosen, Given) else chosen
        return self.agreed(kind(**fields), me) if kind else None

    def kinds(self) -> list[type[Statement]]:
        """Those for which there is something to choose in every field."""

        def is_whole(kind: type[Statement]) -> bool:
            return all(field in COMMON_FIELDS or self.values(kind, field, {}, 0) for field in kind.__struct_fields__)

        return [kind for kind in self.stage.kind.statements if is_whole(kind)]

    def agreed(self, statement: Statement, me: Seat) -> Statement | None:
        """Read once more before it is said: a mistyped number accuses somebody else."""
        if not self.stage.kind.makes_sense(statement, self.speech.view):
            return None
        sent: Statement | None = self.choose(
            self.speech.says(statement, speaker=me), [(statement, t("talk-declare-send"))]
        )
        return sent

    def values(self, kind: type[Statement], field: str, fields: dict[str, Any], me: Seat) -> list[Choice]:
        """What may stand in this field, each in words; nothing where it is left out."""
        game = self.stage.kind
        match field:
            case "chair" | "one" | "other":
                seats = range(game.seats(self.speech.view.options))
                others = [seat for seat in seats if seat != fields.get("one") and (field != "chair" or seat != me)]
                return [(seat, self.speech.label(seat)) for seat in others]
            case "why":
                reasons = game.charges.against if issubclass(kind, Accuses) else game.charges.in_favour
                return [(why, t(f"talk-why-{kebab(why) or 'none'}")) for why in ("", *reasons)]
            case "about":
                if fields.get("why") not in game.charges.about_others:
                    return []
                people = self.values(Statement, "one", {"one": fields["chair"]}, me)
                return [(Given(None), t("talk-about-nobody")), *people]
            case "topic":
                return [(topic, t(f"talk-topic-{kebab(topic)}")) for topic in game.topics]
            case "round":
                return [(number, str(number)) for number in range(1, self.speech.view.round + 1)]
            case _:
                return self.stage.things(self.speech, kind, field)

    def who(self, seats: Sequence[Seat]) -> Seat | None:
        """Which of those at this device wants to say something."""
        if len(seats) == 1:
            return seats[0]
        chosen: Seat | None = self.choose(t("talk-person"), [(seat, self.speech.label(seat)) for seat in seats])
        return chosen

    def choose(self, title: str, choices: Sequence[tuple[Any, str]]) -> Any:
        """One of these, by its number; None to leave it."""
        entries = [
            Text.assemble((f"{number:>2}  ", BRIGHT), (words, CLEAR)) for number, (_, words) in enumerate(choices, 1)
        ]
        while True:
            self.screen.show([*heading(title), *self.listed(entries)])
            heard = self.screen.read(t("talk-prompt", last=len(choices)))
            if heard.isascii() and heard.isdecimal() and 1 <= int(heard[:3]) <= len(choices):
                return choices[int(heard[:3]) - 1][0]
            if heard == "":
                return None

    def listed(self, entries: Sequence[Text]) -> Rows:
        """In as many columns as it takes to fit."""
        width, height = self.screen.canvas.width, self.screen.canvas.height
        room = len(entries) if height is None else max(height - 3, 1)
        for columns in range(1, MOST_COLUMNS + 1):
            rows = in_columns(entries, width, columns)
            if rows is not None and len(rows) <= room:
                return rows
        return list(entries)


class Given(msgspec.Struct, frozen=True):
    """A choice for nothing, which is not the same as to choose nothing."""

    value: Any


def word(id_: str, kind: type) -> str:
    return t(id_) if has(id_) else spaced(kind.__name__)
