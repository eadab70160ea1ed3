"""A table: the lobby, the chairs, the game and the talk, as its log tells them. It decides; it neither waits nor sends."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gloaming.bots import bot_names, style_of
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.kernel.steps import Option
from gloaming.kernel.terms import FORMAT
from gloaming.kernel.views import awaited
from gloaming.lessons import lessons
from gloaming.lessons.course import Course, OffScript
from gloaming.lessons.lesson import YOU, Lesson
from gloaming.server import entries as log
from gloaming.server.chain import Damage, DamagedLog
from gloaming.server.deals import OpenDeal, dealt_on, terms_of
from gloaming.server.games import Hosted, hosted
from gloaming.server.games.base import TALK
from gloaming.server.holders import Holder
from gloaming.server.notices.moments import Moments
from gloaming.server.people import NAMES
from gloaming.server.protocol import AnotherGame, Line, Pace, Settings
from gloaming.server.talk import Talk

SCRIPT = "script"
"""What a chair says of itself that a lesson plays."""

BOT_REPLACED = "table-bot-replaced"
"""The message by which everyone is told that a bot has failed. Nobody in the chair says it; the table does."""

GAME_GONE = "unknown-game"
"""The reason of a refusal that isn't about the log: the package that brought its game is not here any more."""

DAY = 24 * 3600

Stage = Literal["lobby", "playing", "over", "aborted"]


class Table:
    def __init__(self, code: str) -> None:
        self.code = code
        self.changes = 0
        """Counts what may have changed anything of `state`. Most answers do not."""
        self.settings = Settings()
        self.chairs: list[Holder | None] = [None] * self.options().players
        self.talk = Talk()
        self.deal: OpenDeal | None = None
        """Until the game begins, where seats bring shares of its seed."""
        self.match: Match | None = None
        self.course: Course | None = None
        """How far the lesson has come, where the table is one."""
        self.debating = False
        """Whether the table talks about the open question before anyone answers it."""
        self.aborted = False
        self.called_off: Refused | None = None
        """Why the game can't continue, where that is not the host's wish."""
        self.acting_host: Holder | None = None
        """Who is the host since the one before was gone for too long."""
        self.again: AnotherGame | None = None
        self.former: dict[str, int] = {}
        """Hashes of the tokens of those whose chair was handed over, and which one it was."""
        self.moments = Moments()
        self.entries = 0
        """How many entries the log has: the number of the next one, and the table's version."""

    # What the log makes of it

    def apply(self, entry: Any, option: Option | None = None) -> None:
        """`option`: the answer that it holds, if it was read already; from the log it is only its code."""
        self.entries += 1
        if not isinstance(entry, log.Due | log.Called | log.Noticed):  # by these the table stays as it is
            self._apply(entry, option)
            self.changes += not isinstance(entry, log.Answered)
        self.moments.look(self, entry)

    def _apply(self, entry: Any, option: Option | None) -> None:
        match entry:
            case log.Answered() if self.match is None and self.aborted:
                pass  # to a game that the present rules cannot play
            case log.Answered(chair, code, spent):
                self.holder(chair).overdrawn += max(0, spent - self.settings.time_bank.question * 1000)
                self._answer(chair, option or self.kind.read_answer(code), entry.signature)
            case log.Opened(_, token, name, character, key):
                host = self.chairs[0] = Holder(name, character, token, key=key)
                host.ready = True
            case log.Sat(chair, token, name, character, program, key):
                self.chairs[chair] = Holder(name, character, token, program=program, key=key)
            case log.BotSeated(chair, bot, name, face):
                self.chairs[chair] = Holder(name, chair if face is None else face, bot=bot) if bot else None
            case log.Removed(chair):
                self.chairs[chair] = None
            case log.Begun(seed, rules):
                self._begin(bytes.fromhex(seed), rules, entry.format)
                self._require_promised(entry)
                self.deal = None
            case log.TalkedOver():
                self.debating = False
            case log.Aborted():
                self.aborted, self.deal = True, None
            case _:
                self._change(entry)

    def _begin(self, seed: bytes, rules: int, format_: int = FORMAT) -> None:
        """A game of other rules than the present ones is called off: nobody could promise that it plays on as it began."""
        if rules == self.kind.rules_version:
            keys, deal = terms_of(self).keys, self.deal.dealt if self.deal else None
            names, options = self.names(), self.options()
            self.match = Match(self.kind, options, seed, names, keys=keys, deal=deal, format_=format_, hash_later=True)
            self._hear_question(0)
        else:
            self.aborted = True
            self.called_off = Refused(
                f"This game began under version {rules} of the rules of {self.kind.title}, and this Gloaming plays version "
                f"{self.kind.rules_version}; it can't go on. Start another.",
                "other-rules", rules=rules, title=self.kind.title, version=self.kind.rules_version,
            )  # fmt: skip

    def _require_promised(self, begun: log.Begun) -> None:
        """The game is still the one that everybody was promised when it began."""
        if self.match is not None and begun.commitment:
            if self.kind.read_options(begun.options) != self.options():
                raise DamagedLog(Damage("options"))
            if self.match.head.commitment != begun.commitment:
                raise DamagedLog(Damage("commitment"))

    def _answer(self, chair: int, option: Option, signature: str) -> None:
        game, holder = self.play.game, self.holder(chair)
        question, asked = game.questions, awaited(game)
        self.play.answer(chair, option, signature)
        holder.signed = signature or holder.signed
        self._hear_question(question)
        holder.count_answer()
        if game.questions != question:  # not earlier: who has sealed an answer is nobody's business
            for holder in [holder for seat in asked if (holder := self.holder(seat)).agreed["cover"]]:
                holder.agreed["cover"] = frozenset()
                self.changes += 1
        self.changes += game.over or self.course is not None
        if self.course is not None:
            try:
                self.course.answered(chair, str(option))
            except OffScript:  # the script has changed since this was answered
                self.aborted = True

    def _hear_question(self, before: int) -> None:
        """Some are talked about first, if the table has time for it; then nobody is ready yet."""
        game = self.play.game
        fresh = game.questions != before and game.asking is not None and not game.over
        was_debating, self.debating = self.debating, fresh and game.asking.is_debated(game) and self.talks_first
        self.changes += self.debating or was_debating
        if self.debating:
            for holder in filter(None, self.chairs):
                holder.ready = False

    def _begin_lesson(self, lesson: Lesson | None, pace: Pace, rules: int) -> None:
        """Nobody looks on, and nobody is hurried. A lesson that is gone since is called off."""
        if lesson is None:
            self.aborted = True
            return
        clocks = dict.fromkeys(hosted(lesson.kind.name).clocks, 0)
        self.settings = Settings(lesson.kind.name, lesson.head.options, clocks, spectators=False, pace=pace)
        parts = [
            Holder(name, NAMES.index(name) if name in NAMES else chair, bot=SCRIPT)
            for chair, name in enumerate(lesson.names)
        ]
        self.chairs = [self.chairs[YOU], *parts[1:]]
        self._begin(lesson.seed, rules)
        if self.match is not None:
            self.course = Course(lesson, self.match.game)

    def _configure(self, settings: Settings) -> None:
        # An old log may name clocks that the game does not have, or a style that is gone.
        game = hosted(settings.game)
        clocks = {name: settings.clocks[name] for name in settings.clocks if name in game.clocks}
        style = settings.style if settings.style in game.card.styles.offered else ""
        self.settings = msgspec.structs.replace(settings, clocks=clocks, style=style)
        players = self.options().players
        self.chairs = [*self.chairs, *[None] * players][:players]
        for holder in filter(None, self.chairs):  # bots that don't know this game play the default way
            holder.bot = holder.bot if holder.bot in (None, *self.bots) else self.bots[0]

    def _change(self, entry: Any) -> None:
        match entry:
            case log.Configured(settings):
                self._configure(settings)
            case log.Presented() | log.Readied() | log.Moved():
                self.holder(entry.chair).change(entry, in_lobby=self.match is None and self.deal is None)
            case log.HostPassed(chair):
                self.acting_host = self.holder(chair)
                self.acting_host.ready = True
            case log.LessonBegun(lesson, pace, rules):
                self._begin_lesson(lessons().get(lesson), pace, rules)
            case log.DealBegun() | log.Pledged() | log.PledgesClosed() | log.Revealed():
                self.deal = dealt_on(self, entry)
            case log.Witnessed(chair, signature):
                self.play.witness(chair, signature)
            case log.LaidAgain(code, chair):
                self.again = AnotherGame(code, chair)
            case log.Covered() | log.BotReplaced() | log.Agreed() | log.Lapsed() | log.Offered() | log.HandedOver():
                self._stand_in(entry)
            case log.Spoken():
                self._hear(entry)
            case _:
                raise ValueError(f"a log cannot hold {entry!r}")

    def _hear(self, said: log.Spoken) -> None:
        if said.mark:
            self.holder(said.chair).note_mark(said.mark)
        names = ("chair", "round", "text", "statement", "message", "to", "language", "mark")
        line = Line(0, **{name: getattr(said, name) for name in names})
        heard, statement = self.talk.add(line, self.match and self.match.game), said.statement
        own_words = said.text != ""  # they stay at the table, and so does what a bot makes of them
        if heard and statement is not None and not own_words and self.play.may_hold(said.chair, statement):
            self.play.say(said.chair, statement)

    # Who plays for somebody else

    def _stand_in(self, entry: Any) -> None:
        holder, match = self.holder(entry.chair), self.match
        if isinstance(entry, log.Covered):
            holder.cover(entry.covered, len(match.game.journal_of(entry.chair)) if match else 0)
        elif isinstance(entry, log.BotReplaced):
            holder.replace_bot(entry.bot)
            self.talk.add(Line(0, entry.chair, self.round, message=BOT_REPLACED), match and match.game)
        elif isinstance(entry, log.HandedOver):
            self._hand_over(entry)
        else:
            holder.wish(entry)

    def _hand_over(self, entry: log.HandedOver) -> None:
        """A newcomer doesn't become the host where anybody else could."""
        holder, others = self.holder(entry.chair), sorted(self.people - {entry.chair})
        if self.host() == entry.chair and others:
            self.acting_host = self.holder(others[0])
        self.former[holder.token_hash] = entry.chair
        holder.hand_over(entry.token_hash, entry.name)

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
    def style(self) -> str:
        """In which its bots play, those that mind a person's seat among them."""
        return style_of(self.settings.game, self.settings.style)

    @property
    def play(self) -> Match:
        if self.match is None:
            not_begun = Refused("The game has not begun yet; wait for the host.", "not-begun")
            raise (self.called_off or not_begun).with_traceback(None)
        return self.match

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "aborted" if self.aborted else "lobby"
        if self.match.game.over:
            return "over"
        return "aborted" if self.aborted else "playing"

    @property
    def sides(self) -> tuple[str, ...]:
        """When all lies open."""
        if self.match is None or self.stage != "over":
            return ()
        game = self.match.game
        return tuple(self.kind.team_of(game, seat) for seat in range(self.kind.seats(game.options)))

    @property
    def round(self) -> int:
        return self.match.game.round if self.match else 0

    def seconds_on(self, clock: str) -> int:
        """As the host has set it, or else as usual; 0: no limit. Where people have days, for everything as many."""
        if self.is_slow:
            return self.settings.days * DAY
        return self.settings.clocks.get(clock, self.hosted.clocks.get(clock, 0))

    @property
    def is_slow(self) -> bool:
        return self.settings.pace == "slow"

    @property
    def talks_first(self) -> bool:
        """Whether there is time to talk before a question that the table debates."""
        return self.settings.clocks.get(TALK, self.hosted.clocks.get(TALK, 0)) > 0

    @property
    def patience(self) -> int:
        """Seconds after which a bot may play for somebody who is silent; where people have days, or is away: half of their time."""
        return (self.settings.days or 1) * DAY // 2 if self.is_slow else self.settings.patience

    def holder(self, chair: int) -> Holder:
        holder = self.chairs[chair] if chair < len(self.chairs) else None
        if holder is None:
            raise Refused("Nobody sits in that chair; choose another.", "empty-chair")
        return holder

    @property
    def owned(self) -> frozenset[int]:
        """The chairs of those who have come: people and programs, here or away."""
        return frozenset([chair for chair, holder in enumerate(self.chairs) if holder and holder.has_owner])

    @property
    def people(self) -> frozenset[int]:
        return frozenset(chair for chair in self.owned if self.holder(chair).is_person)

    def offered(self, ticket_hash: str) -> int | None:
        """The chair that this link is for; None if it is for none any more."""
        held = ((chair, holder) for chair, holder in enumerate(self.chairs) if holder)
        return next((chair for chair, holder in held if ticket_hash in holder.offers), None)

    def host(self) -> int:
        """The player who took over from an absent host, or else the first person at the table."""
        if self.acting_host is not None and self.acting_host in self.chairs:
            return self.chairs.index(self.acting_host)
        return next((chair for chair, holder in enumerate(self.chairs) if holder and holder.is_person), 0)

    def chair_of(self, token_hash: str) -> int | None:
        seated = (chair for chair, holder in enumerate(self.chairs) if holder and holder.token_hash == token_hash)
        return next(seated, None)

    def bank(self, chair: int) -> int:
        """Milliseconds that the program in this chair has for the rest of the game, beyond those for each question."""
        return max(0, self.settings.time_bank.game * 1000 - self.holder(chair).overdrawn)

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


def from_log(code: str, raw: list[bytes]) -> Table:
    """What it says when it fails repeats nothing of the log: an error may name sealed cards."""
    table = Table(code)
    for number, written in enumerate(raw):
        try:
            entry = log.read(written)
            if isinstance(entry, log.Opened) and entry.code != code:
                raise DamagedLog(Damage("foreign", number))  # noqa: TRY301
            table.apply(entry)
        except Exception as fault:
            if isinstance(fault, DamagedLog) or (isinstance(fault, Refused) and fault.reason == GAME_GONE):
                raise
            raise DamagedLog(Damage("stuck", number, type(fault).__name__)) from None
    return table
