"""A table: the lobby, the chairs, the game and the talk, as its log tells them. It decides; it neither waits nor sends."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gloaming.bots import bot_names
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.server import entries as log
from gloaming.server.games import Hosted, hosted
from gloaming.server.protocol import AnotherGame, ChairState, Settings, TableState
from gloaming.server.talk import Talk

Stage = Literal["lobby", "playing", "over", "aborted"]


class Holder:
    """The occupant of a seat: a built-in bot, or someone who has come, a person or a program."""

    def __init__(
        self, name: str, character: int, token_hash: str = "", bot: str | None = None, program: bool = False
    ) -> None:
        self.name, self.character, self.token_hash, self.bot = name, character, token_hash, bot
        self.program = program
        self.ready = False
        self.covered = False
        self.overdrawn = 0
        """Milliseconds that a program has taken from its time bank."""

    @property
    def has_owner(self) -> bool:
        return bool(self.token_hash)

    @property
    def is_person(self) -> bool:
        return self.has_owner and not self.program


class Table:
    def __init__(self, code: str) -> None:
        self.code = code
        self.settings = Settings()
        self.chairs: list[Holder | None] = [None] * players_of(self.options())
        self.talk = Talk()
        self.match: Match | None = None
        self.aborted = False
        self.acting_host: Holder | None = None
        """Who is the host since the one before was gone for too long."""
        self.again: AnotherGame | None = None
        self.entries = 0
        """How many entries the log has: the number of the next one, and the table's version."""

    # What the log makes of it

    def apply(self, entry: Any) -> None:
        self.entries += 1
        match entry:
            case log.Opened(_, token, name, character):
                host = self.chairs[0] = Holder(name, character, token)
                host.ready = True
            case log.Sat(chair, token, name, character, program):
                self.chairs[chair] = Holder(name, character, token, program=program)
            case log.BotSeated(chair, bot, name, face):
                self.chairs[chair] = Holder(name, chair if face is None else face, bot=bot) if bot else None
            case log.Removed(chair):
                self.chairs[chair] = None
            case log.Begun(seed, rules):
                self._begin(bytes.fromhex(seed), rules)
            case log.Answered() if self.match is None:
                pass  # to a game that the present rules cannot play
            case log.Answered(chair, code, spent):
                self.holder(chair).overdrawn += max(0, spent - self.settings.time_bank.question * 1000)
                self.play.answer(chair, self.kind.read_answer(code))
            case log.Aborted():
                self.aborted = True
            case _:
                self._change(entry)

    def _begin(self, seed: bytes, rules: int) -> None:
        """A game of other rules than the present ones is called off: nobody could promise that it plays on as it began."""
        if rules == self.kind.rules_version:
            self.match = Match(self.kind, self.options(), seed, self.names(), hash_later=True)
        else:
            self.aborted = True

    def _change(self, entry: Any) -> None:
        match entry:
            case log.Configured(settings):
                # An old log may name clocks that the game does not have.
                clocks = {
                    name: settings.clocks[name] for name in settings.clocks if name in hosted(settings.game).clocks
                }
                self.settings = msgspec.structs.replace(settings, clocks=clocks)
                players = players_of(self.options())
                self.chairs = [*self.chairs, *[None] * players][:players]
                self._teach_bots()
            case log.Presented(chair, name, character):
                self.holder(chair).name, self.holder(chair).character = name, character
            case log.Readied(chair, ready):
                self.holder(chair).ready = ready
            case log.Moved(chair, token):
                self.holder(chair).token_hash = token
            case log.HostPassed(chair):
                self.acting_host = self.holder(chair)
                self.acting_host.ready = True
            case log.LaidAgain(code, chair):
                self.again = AnotherGame(code, chair)
            case log.Covered(chair, covered):
                self.holder(chair).covered = covered
            case log.Spoken(chair, round_, text, statement):
                self.talk.add(chair, round_, text, statement, self.match and self.match.game)
            case _:
                raise ValueError(f"a log cannot hold {entry!r}")

    def _teach_bots(self) -> None:
        """Another game: bots that don't know it play the default way."""
        for holder in self.chairs:
            if holder is not None and holder.bot is not None and holder.bot not in self.bots:
                holder.bot = self.bots[0]

    # Queries

    @property
    def hosted(self) -> Hosted:
        return hosted(self.settings.game)

    @property
    def kind(self) -> GameKind:
        return self.hosted.kind

    @property
    def bots(self) -> tuple[str, ...]:
        return bot_names(self.settings.game)

    @property
    def play(self) -> Match:
        if self.match is None:
            raise Refused("The game has not begun yet; wait for the host.", "not-begun")
        return self.match

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "aborted" if self.aborted else "lobby"
        if self.match.game.over:
            return "over"
        return "aborted" if self.aborted else "playing"

    @property
    def round(self) -> int:
        return self.match.game.round if self.match else 0

    def holder(self, chair: int) -> Holder:
        holder = self.chairs[chair] if chair < len(self.chairs) else None
        if holder is None:
            raise Refused("Nobody sits in that chair; choose another.", "empty-chair")
        return holder

    @property
    def owned(self) -> frozenset[int]:
        """The chairs of those who have come: people and programs, here or away."""
        return frozenset(chair for chair, holder in enumerate(self.chairs) if holder and holder.has_owner)

    def host(self) -> int:
        """The player who took over from an absent host, or else the first person at the table."""
        if self.acting_host is not None and self.acting_host in self.chairs:
            return self.chairs.index(self.acting_host)
        return next((chair for chair, holder in enumerate(self.chairs) if holder and holder.is_person), 0)

    def chair_of(self, token_hash: str) -> int | None:
        for chair, holder in enumerate(self.chairs):
            if holder is not None and holder.token_hash == token_hash:
                return chair
        return None

    def bank(self, chair: int) -> int:
        """Milliseconds that the program in this chair has for the rest of the game, beyond those for each question."""
        return max(0, self.settings.time_bank.game * 1000 - self.holder(chair).overdrawn)

    def free_chair(self) -> int | None:
        return next((chair for chair, holder in enumerate(self.chairs) if holder is None), None)

    def names(self) -> tuple[str, ...]:
        return tuple(holder.name if holder else "" for holder in self.chairs)

    def options(self) -> Any:
        return self.kind.read_options(self.settings.options)

    def problem(self) -> Refused | None:
        """Why the game cannot begin; None if it can."""
        try:
            self.kind.empty_game(self.options(), b"")
        except BadOptions as fault:
            return fault
        free, count = sum(holder is None for holder in self.chairs), len(self.chairs)
        if free:
            sentence = f"{free} of {count} chairs are free; invite somebody or seat bots."
            return Refused(sentence, "free-chairs", free=free, count=count)
        names = tuple(holder.name for holder in self.chairs if holder and holder.has_owner and not holder.ready)
        return Refused(f"Waiting for {', '.join(names)} to be ready.", "not-ready", names=names) if names else None

    def state(self, away: set[int], watching: int, deadline: int) -> TableState:
        host = self.host()
        problem = self.problem() if self.stage == "lobby" else None
        chairs = tuple(
            ChairState(
                name=holder.name,
                character=holder.character,
                person=holder.is_person,
                program=holder.program,
                bot=holder.bot,
                host=chair == host,
                ready=holder.ready,
                away=chair in away,
                covered=holder.covered,
            )
            if holder
            else free_chair_state(chair)
            for chair, holder in enumerate(self.chairs)
        )
        over = self.stage in ("over", "aborted") and self.match is not None
        return TableState(
            code=self.code,
            stage=self.stage,
            settings=self.settings,
            chairs=chairs,
            talk=self.talk.lines,
            watching=watching,
            commitment=self.match.head.commitment if self.match else "",
            seed=self.match.head.seed if over and self.match else "",
            problem=str(problem) if problem else "",
            problem_reason=problem.reason if problem else "",
            problem_facts=problem.facts if problem else {},
            lobby=self.hosted.lobby(self.options()) if self.stage == "lobby" else {},
            bots=self.bots if self.stage == "lobby" else (),
            deadline=deadline,
            bank=0,
            again=self.again,
        )


def players_of(options: Any) -> int:
    """Who does not say how many play gets as many as the game usually has."""
    players: int = options.players
    return players


def free_chair_state(chair: int) -> ChairState:
    return ChairState(
        "", chair, person=False, program=False, bot=None, host=False, ready=False, away=False, covered=False
    )


def from_log(code: str, raw: list[bytes]) -> Table:
    table = Table(code)
    for entry in raw:
        table.apply(log.read(entry))
    return table


def encoded_state(table: Table, state: TableState) -> dict[str, bytes]:
    """Field by field, as a view is, so only what has changed is sent."""
    encode = msgspec.json.encode
    fields = {name: encode(getattr(state, name)) for name in TableState.__struct_fields__ if name != "talk"}
    fields["talk"] = table.talk.encoded
    return fields
