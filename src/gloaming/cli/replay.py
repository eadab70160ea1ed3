"""`gloaming replay`: a recorded game again, from any seat's eyes, or checked from its seed to its end."""

from __future__ import annotations

import json as notation
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from gloaming.cli.endings import ending, game_words
from gloaming.cli.language import Language, in_language, refuse, refusing
from gloaming.cli.many import Json
from gloaming.cli.play.saves import kind_of, unreadable
from gloaming.kernel.errors import BadOptions, BadRecord
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, Record, read, resume
from gloaming.words import t
from gloaming.words.plain_text import tidy_name

if TYPE_CHECKING:
    from gloaming.cli.play.aloud import Line
    from gloaming.proof.claims import Claims

LARGEST = 50_000_000
"""Bytes. A long game takes some thirty thousand."""
OPEN, SPECTATOR = "all", "spectator"


class Heard(NamedTuple):
    """An event as it is told, by its code and in words; or a statement, by the line of the record."""

    code: str
    words: str


class Hour(NamedTuple):
    hour: int
    """0: the night before the first."""
    events: list[Heard]


def replay(
    file: Annotated[Path, typer.Argument(help="A record written by Gloaming.", show_default=False)],
    *,
    verify: Annotated[bool, typer.Option("--verify", help="Only check it, and say what it proves.")] = False,
    expected: Annotated[
        str,
        typer.Option(
            metavar="SEAL", help="The seal your browser showed. Verify that it's this one.", show_default=False
        ),
    ] = "",
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="N|all|spectator",
            help="Whose view to show. Default: everything, or a spectator's view if the game isn't over.",
            show_default=False,
        ),
    ] = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Replay a recorded game hour by hour, or verify it."""
    with in_language(language), refusing():
        record = read(text_of(file), str(file))
        kind = kind_of(record, str(file))
        if verify or expected:
            show_verified(record, kind, str(file), expected.strip().lower(), json)
        else:
            match = resume(kind, record, str(file))
            show_log(record, match, whose(seat, match), json)


def text_of(file: Path) -> str:
    """The file's text. Its size is not asked but met: a pipe or a device has none to tell."""
    try:
        if file.is_dir():
            raise BadRecord(f"{file} is a folder.", "record-folder", file=str(file))
        with file.open("rb") as opened:
            raw = opened.read(LARGEST + 1)
    except OSError as fault:
        raise unreadable(file, fault) from fault
    if len(raw) > LARGEST:
        raise BadRecord(f"{file} is too large.", "record-large", file=str(file), most=LARGEST // 1_000_000)
    try:
        return raw.decode()
    except UnicodeDecodeError as fault:
        raise BadRecord(f"{file} is not a text file.", "record-not-ours", file=str(file)) from fault


def whose(seat: str | None, match: Match) -> int | str:
    """A seat's number, `all` or `spectator`."""
    if seat is None:
        return OPEN if match.game.over else SPECTATOR
    if seat in (OPEN, SPECTATOR):
        return seat
    people: int = match.game.options.players
    if seat not in map(str, range(people)):
        raise BadOptions(f"There is nobody at seat {seat[:40]!r}.", "nobody-there", seat=seat[:40], last=people - 1)
    return int(seat)


def show_verified(record: Record, kind: GameKind, source: str, expected: str, json: bool) -> None:
    """What a true record proves, and what it does not."""
    from gloaming.proof.claims import proven

    match, claims = proven(kind, record, source)
    seal = record.head.commitment
    if expected and expected != seal:
        raise BadRecord(f"{source} has another seal.", "record-expected", file=source, seal=seal)
    if record.end is None:
        over = yes(match.game.over)
        refuse(t("refusal-record-cut", file=source, answers=len(record.answers), over=over), 1)
    count, end = len(record.answers), record.end
    if json:
        known = {"verified": True, "answers": count, "states": count, "end": end}
        proved = {"seal": seal, "expected": bool(expected), **msgspec.to_builtins(claims)}
        typer.echo(notation.dumps(known | proved, indent=2))
        return
    won = ending(record.head.game, end["winner"], end["reason"], end["rounds"])
    typer.echo(t("replay-verified", answers=count, ending=won))
    for line in told_claims(claims, names_of(match)):
        typer.echo(f"  {line}")
    typer.echo(f"  {t('replay-claim-seal', seal=seal, expected=yes(bool(expected)))}")


def told_claims(claims: Claims, names: list[str]) -> Iterator[str]:
    yield t("replay-claim-shares", shares=claims.shares)
    if claims.attempts > 1:
        yield t("replay-claim-attempts", attempts=claims.attempts)
    yield t("replay-claim-names", bound=yes(claims.names_bound))
    if claims.sentences:
        yield t("replay-claim-talk", sentences=claims.sentences)
    if not claims.signed:
        yield t("replay-claim-nobody")
        return
    for name, seat in zip(names, claims.seats, strict=True):
        yield t(
            "replay-claim-seat",
            name=name,
            key=yes(bool(seat.key)),
            signed=seat.signed,
            answers=seat.signed + seat.unsigned,
            unsigned=yes(bool(seat.key and seat.unsigned)),
            witnessed=yes(seat.witnessed),
        )


def yes(so: bool) -> str:
    return "yes" if so else "no"


def show_log(record: Record, match: Match, eyes: int | str, json: bool) -> None:
    teller = Teller(match, eyes)
    hours = list(by_hour(teller))
    if json:
        typer.echo(notation.dumps(in_json(record, teller, hours), ensure_ascii=False, indent=2))
        return
    typer.echo(teller.heading())
    for hour, (first, *others) in hours:
        typer.echo(f"\n{first.words}" if hour else f"\n{t(teller.stage.before_rounds)}.\n  {first.words}")
        for heard in others:
            typer.echo(f"  {heard.words}")
    if not match.game.over:
        typer.echo(f"\n{t('replay-unfinished', answers=len(record.answers))}")
    elif eyes == OPEN:
        typer.echo(f"\n{teller.stage.unveiled(match, teller.names)}")


def names_of(match: Match) -> list[str]:
    """Names come from files: nothing that moves the cursor, and the seat's number for those without one."""
    given = [tidy_name(name) for name in match.head.names]
    seats = range(match.game.options.players)
    return [(given[seat] if seat < len(given) else "") or t("replay-nameless", seat=seat) for seat in seats]


class Teller:
    """Tells events to one pair of eyes, or, with everything open, each secret in the voice of whose it was."""

    def __init__(self, match: Match, eyes: int | str) -> None:
        from gloaming.cli.play.stage import stage_of

        self.match, self.eyes, self.stage = match, eyes, stage_of(match.kind.name)
        self.names = names_of(match)
        self.seat = eyes if isinstance(eyes, int) else None
        self.voices: dict[int | None, Any] = {}

    def heading(self) -> str:
        game, table = self.match.kind.name, self.stage.table_words(self.match.game.options)
        seen = {"eyes": self.eyes} if self.seat is None else {"eyes": "seat", "name": self.names[self.seat]}
        return t("replay-heading", game=game_words(game), table=table, **seen)

    def journal(self) -> tuple[Event, ...]:
        game = self.match.game
        return tuple(game.journal) if self.eyes == OPEN else game.journal_of(self.seat)

    def tell(self, event: Event) -> Heard:
        owner = self.owner(event)
        words = self.voice(self.seat if owner is None else owner).tell(event)
        return Heard(str(event), words if owner is None else t("replay-voice", name=self.names[owner], words=words))

    def repeat(self, line: Line) -> Heard:
        code = msgspec.json.encode({"says": line.said, "seat": line.seat}).decode()
        return Heard(code, line.words(self.voice(self.seat)))

    def owner(self, event: Event) -> int | None:
        """Whose secret this is, when all secrets are told. What all saw, if only face down, needs no other voice."""
        owner: int | None = getattr(event, "seat", None)
        secret = self.eyes == OPEN and event.seen_by(None) is None
        return owner if secret and owner in range(len(self.names)) else None

    def voice(self, seat: int | None) -> Any:
        if seat not in self.voices:
            self.voices[seat] = self.stage.speech(self.match.kind.view(self.match.game, seat), self.names)
        return self.voices[seat]


def by_hour(teller: Teller) -> Iterator[Hour]:
    from gloaming.cli.play.aloud import lines_of
    from gloaming.cli.play.story import round_of

    hour, lines, opened = Hour(0, []), deque(lines_of(teller.match.said)), 0
    for event in teller.journal():
        is_open = event.seen_by(None) is not None
        while is_open and lines and lines[0].after <= opened:
            hour.events.append(teller.repeat(lines.popleft()))
        opened += is_open
        if (number := round_of(event)) is not None:
            yield hour
            hour = Hour(number, [])
        hour.events.append(teller.tell(event))
    hour.events.extend(map(teller.repeat, lines))
    yield hour


def in_json(record: Record, teller: Teller, hours: list[Hour]) -> dict[str, Any]:
    return {
        "game": record.head.game,
        "rules": record.head.rules,
        "options": record.head.options,
        "names": teller.names,
        "seat": teller.eyes,
        "answers": len(record.answers),
        "over": teller.match.game.over,
        "end": teller.match.record.end,
        "hours": [{"hour": hour, "events": [heard._asdict() for heard in events]} for hour, events in hours],
    }
