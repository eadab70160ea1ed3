"""What happened, told: sentences grow together into passages, and what matters most becomes a small scene."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BONE, CANDLE, LINE_2, MIST
from gloaming.cli.play.rows import Rows, barred, boxed, wrapped
from gloaming.kernel.events import Event
from gloaming.words import t

E = TypeVar("E", bound=Event)

ROUND = "round"
"""The scene that begins another round; in the log it is a heading."""


class Passage(NamedTuple):
    """Some sentences that belong together. With a title they are a scene."""

    title: str
    words: str
    frame: str = BONE
    scene: str = ""
    """Which scene it is; its title are the words for that."""

    @property
    def is_scene(self) -> bool:
        return bool(self.title)


class Sentence(NamedTuple):
    scene: str
    words: str
    follows: bool = False
    """Whether it only carries on what came before."""
    frame: str = BONE


def grown(
    sentences: Iterable[Sentence], goes_on: Mapping[str, Collection[str]] = MappingProxyType({}), prefix: str = ""
) -> list[Passage]:
    """What follows joins the passage before it, and so does more of the same scene.

    `goes_on` says which scenes also join another one: a death the vote that brought it."""
    passages: list[Passage] = []
    for scene, words, follows, frame in sentences:
        last = passages[-1] if passages else None
        if last and (follows or scene == last.scene != "" or last.scene in goes_on.get(scene, ())):
            passages[-1] = last._replace(words=f"{last.words} {words}")
        else:
            title = t(f"{prefix}story-{scene}") if scene not in ("", ROUND) else ""
            passages.append(Passage(title, words, frame, scene))
    return passages


def run_of(kind: type[E], journal: Iterable[Event], same: str = "") -> list[E]:
    """The events of this kind with which a journal begins; with `same`, as long as they agree in this field."""
    run: list[E] = []
    for event in journal:
        if not isinstance(event, kind) or (same and run and getattr(event, same) != getattr(run[0], same)):
            break
        run.append(event)
    return run


def round_of(event: Event) -> int | None:
    """The number of the round that an event begins: it is called `RoundBegan`, and the number is its first field."""
    if type(event).__name__ != "RoundBegan":
        return None
    number: int = getattr(event, event.__struct_fields__[0])
    return number


def told(passages: Sequence[Passage], width: int, room: int | None = None) -> Rows:
    """Everything, with scenes in frames; in little room with bars, then without the oldest passages that aren't scenes."""
    rows = all_rows(passages, width, frames=True)
    if room is None or len(rows) <= room:
        return rows
    kept = list(passages)
    rows = all_rows(kept, width, frames=False)
    while len(rows) > room and len(kept) > 1:
        kept.remove(next((passage for passage in kept[:-1] if not passage.is_scene), kept[0]))
        rows = all_rows(kept, width, frames=False)
    left_out = len(passages) - len(kept)
    rows = rows[: max(room, 0)]
    if left_out and rows:
        note = f" {t('passages-more', count=left_out)}"
        rows[-1].truncate(width - len(note))
        rows[-1].append(note, Style(color=LINE_2))
    return rows


def all_rows(passages: Sequence[Passage], width: int, *, frames: bool) -> Rows:
    rows: Rows = []
    for passage in passages:
        if not passage.is_scene:
            rows += wrapped(f"· {passage.words}", width, Style(color=MIST), hang=2)
            continue
        frame = Style(color=passage.frame)
        if frames:
            rows += boxed(passage.title, wrapped(passage.words, width - 4, Style(color=BONE)), width, frame)
        else:
            rows += barred(passage.title, passage.words, width, frame)
    return rows


def faded(passages: Sequence[Passage], width: int, room: int) -> Rows:
    """As many of the last passages from before as there is room for, darker."""
    rows: Rows = []
    for passage in reversed(passages):
        more = all_rows([passage], width, frames=False)
        if len(rows) + len(more) > room:
            break
        rows = [*more, *rows]
    return [Text(row.plain, Style(color=LINE_2)) for row in rows]


def chronicle(passages: Sequence[Passage], width: int) -> Rows:
    rows: Rows = []
    for passage in passages:
        if passage.scene == ROUND:
            rows += [Text(), *wrapped(passage.words, width, Style(color=CANDLE, bold=True))]
        else:
            rows += all_rows([passage], width, frames=True)
    return rows
