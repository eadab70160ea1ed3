"""One game from the first question to the last: bots and people answer, and every answer is kept at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from gloaming.bots import Bot, make_bot, style_of
from gloaming.bots.talking import decision
from gloaming.cli.palette import QUIET
from gloaming.cli.play import saves
from gloaming.cli.play.aloud import Line, open_in
from gloaming.cli.play.asking import Person
from gloaming.cli.play.notes import Coach
from gloaming.cli.play.rows import Rows
from gloaming.cli.play.screen import Left, Screen
from gloaming.cli.play.stage import stage_of
from gloaming.cli.play.story import chronicle
from gloaming.cli.play.table_talk import TableTalk
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.events import Event
from gloaming.kernel.records import Match
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from gloaming.words import t

QUESTIONS_APART = 1 << 32
"""The gap between the dice counters of two questions: a bot recreated after a resume rolls the same dice."""


class Session:
    resume_with = "gloaming play --resume"

    def __init__(self, screen: Screen, kept: saves.Kept, path: Path, *, auto: bool = False) -> None:
        self.screen, self.match, self.path = screen, kept.match, path
        self.stage = stage_of(kept.match.kind.name)
        self.names = kept.match.head.names
        self.seats = kept.seating.people
        self.kind = kept.seating.bots
        self.style = style_of(kept.match.kind.name, kept.seating.style)
        self.auto = auto
        commitment = kept.match.head.commitment
        self.people = {
            seat: Person(self.stage, screen, self.names, commitment, kept.since[seat]) for seat in self.seats
        }
        coach = Coach(saves.home() / "notes.json")
        for person in self.people.values():
            person.coach = coach
        self.bots: dict[Seat, tuple[Bot, Dice]] = {}
        self.holder: Seat | None = None
        """Whose hands the device is in, where several people share it."""
        self.told = kept.since[self.seats[0]]
        """How much of the journal was told where nobody is asked."""
        self.open_since = len(self.view(None).journal)
        """How much of what all know had happened when somebody was last asked."""
        self.talk = TableTalk(self)
        for seat, person in self.people.items():
            person.talk, person.heard = self.talk, kept.heard.get(seat, 0)
        self.retold = 0
        """How much of the talk was told where nobody is asked."""

    def play(self) -> None:
        """Until the end, or until somebody leaves; then nothing is lost."""
        saves.keep(self.path, self.match)
        try:
            if self.auto:
                self.watch()
            else:
                with self.screen:
                    self.go_on()
        except (Left, KeyboardInterrupt):
            self.part()
        else:
            self.finish()

    def go_on(self) -> None:
        while not self.match.game.over:
            self.talk.go_on()
            if self.talk.comes_first:
                self.talk.debate()
                self.holder = None
            waiting = self.match.game.waiting_for
            seat = next((seat for seat in waiting if seat not in self.people), waiting[0])
            view = self.view(seat)
            self.answer(seat, self.ask(seat, view) if seat in self.people else self.decide(seat, view))

    def answer(self, seat: Seat, option: Option) -> None:
        self.match.answer(seat, option)
        self.keep()

    def keep(self) -> None:
        saves.keep(self.path, self.match)

    def view(self, seat: Seat | None) -> Any:
        return self.match.kind.view(self.match.game, seat)

    # People

    def ask(self, seat: Seat, view: Any) -> Option:
        """With several people at one device, the one who is asked takes it first, unseen by the others."""
        if len(self.people) > 1 and seat != self.holder:
            self.screen.cover(self.names[seat])
            self.holder = seat
        self.open_since = len(self.view(None).journal)
        option = self.people[seat].answer(view)
        self.screen.wipe()
        return option

    # Bots

    def bot_at(self, seat: Seat) -> Bot:
        return self.seated(seat)[0]

    def seated(self, seat: Seat) -> tuple[Bot, Dice]:
        if seat not in self.bots:
            dice = Dice(derive(bytes.fromhex(self.match.head.seed), f"bot at seat {seat}"))
            bot = make_bot(self.kind, self.match.kind.name, dice, style=self.style)
            self.bots[seat] = bot, dice
        return self.bots[seat]

    def decide(self, seat: Seat, view: Any) -> Option:
        assert view.asked is not None
        bot, dice = self.seated(seat)
        dice.rolled = view.asked.number * QUESTIONS_APART
        return decision(bot, view, self.match.said)

    def watch(self) -> None:
        """Bots in all seats; what the first person would have seen is told round by round."""
        rounds = 0
        while not self.match.game.over:
            self.talk.go_on()
            seat = self.match.game.waiting_for[0]
            view = self.view(seat)
            if view.round > rounds:
                rounds = view.round
                self.tell_so_far()
            self.answer(seat, self.decide(seat, view))
        self.tell_so_far()

    def recent(self, view: Any) -> tuple[Sequence[Event], list[Line], int]:
        """What happened and was said since somebody here was last asked, for `with_talk`."""
        people = [self.people[seat] for seat in self.seats]
        since = people[0].since if len(people) == 1 else self.open_since
        heard = max(person.heard for person in people)
        return view.journal[since:], self.talk.lines[heard:], open_in(view.journal[:since])

    def tell_so_far(self) -> None:
        view = self.view(self.seats[0])
        news, before = view.journal[self.told :], open_in(view.journal[: self.told])
        lines = self.talk.lines[self.retold :]
        self.told, self.retold = len(view.journal), len(self.talk.lines)
        passages = self.stage.with_talk(self.stage.speech(view, self.names), news, lines, before)
        self.screen.print(chronicle(passages, self.screen.canvas.width))

    # Leaving

    def part(self) -> None:
        self.screen.print_long(Text(t("game-kept", path=str(self.path))))
        self.screen.print_long(Text(t("game-resume", command=self.resume_with)))

    def finish(self) -> None:
        """Everything lies open now; with several people nobody is "you" any more."""
        alone = self.seats[0] if len(self.seats) == 1 else None
        view = self.view(alone)
        speech = self.stage.speech(view, self.names)
        since = self.open_since if alone is None else self.people[alone].since
        news = [] if self.auto else self.stage.story(speech, view.journal[since:])
        width = self.screen.canvas.width
        self.screen.print(self.stage.end_rows(speech, news, width))
        for row in proof_rows(self.match, self.path):
            self.screen.print_long(row)


def proof_rows(match: Match, path: Path) -> Rows:
    """What was promised, what was hidden, and the command that holds one against the other."""
    told = {
        t("proof-record"): str(path),
        t("proof-seal"): match.head.commitment,
        t("proof-seed"): match.head.seed,
        t("proof-verify"): f"gloaming replay {shell_word(path)} --verify",
    }
    wide = max(map(cell_len, told)) + 2
    return [Text(t("proof-words"), QUIET), *[Text.assemble((f"{word:<{wide}}", QUIET), told[word]) for word in told]]


def shell_word(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if any(sign.isspace() for sign in text) else text
