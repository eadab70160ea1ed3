"""The agenda: steps, questions, answers, copies. All on a toy game, for the kernel knows no other."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import FlowError, NotAsked, NotOffered
from gloaming.kernel.rules import Module, Rulebook
from gloaming.kernel.steps import Step
from tests.kernel.toy import TOY, Buried, Cheer, Pick, PickAll, Picked, Say, Toy, ToyOptions, Whispered, begin, empty

KEY = Dice.seeded("toy").key


def game(**options: Any) -> Toy:
    return begin(ToyOptions(**options), KEY)


def pick(table: Toy, *numbers: int) -> None:
    for seat, number in enumerate(numbers):
        table.answer(seat, Pick(number))


class Plan(Step):
    def run(self, game: Toy) -> None:
        game.do(Say("a"), Say("b"))
        game.do(Say("c"))


def test_reading_order_is_the_order_of_execution() -> None:
    table = empty(ToyOptions(), KEY).start(Plan(), Say("later"))
    assert table.log == ["a", "b", "c", "later"]


def test_answers_stay_sealed_until_all_are_in() -> None:
    table = game()
    table.answer(1, Pick(2))
    assert table.journal == []
    assert table.waiting_for == (0, 2)
    table.answer(0, Pick(1))
    table.answer(2, Pick(3))
    assert table.journal[0] == Picked((1, 2, 3))


def test_a_choice_from_nothing_is_not_asked() -> None:
    table = game(rounds=1)
    pick(table, 1, 2, 3)
    assert table.log == ["silence", "after"]
    assert table.over


def test_a_question_in_the_middle_waits_with_the_rest_of_the_plan() -> None:
    table = game(rounds=2)
    pick(table, 1, 2, 3)
    pick(table, 1, 2, 3)
    assert table.waiting_for == (2,)
    assert table.log == ["silence", "after"]
    table.answer(2, Cheer())
    assert table.log == ["silence", "after", "cheer", "after"]


@pytest.mark.parametrize(
    ("seat", "number", "fault"), [(0, 9, NotOffered), (7, 1, NotAsked)], ids=["not offered", "no such seat"]
)
def test_a_wrong_answer_changes_nothing(seat: int, number: int, fault: type[Exception]) -> None:
    table = game()
    before = TOY.save(table)
    with pytest.raises(fault):
        table.answer(seat, Pick(number))
    assert TOY.save(table) == before


def test_nobody_answers_twice_or_after_the_end() -> None:
    table = game(rounds=1)
    table.answer(0, Pick(1))
    with pytest.raises(NotAsked, match="already"):
        table.answer(0, Pick(2))
    table.answer(1, Pick(2))
    table.answer(2, Pick(3))
    with pytest.raises(NotAsked, match="over"):
        table.answer(0, Pick(1))


class AskThenAct(Step):
    act: str

    def run(self, game: Toy) -> None:
        game.ask(PickAll())
        if self.act == "do":
            game.do(Say("too late"))
        elif self.act == "record":
            game.record(Buried("too late"))
        else:
            game.ask(PickAll())


@pytest.mark.parametrize("act", ["do", "record", "ask"])
def test_a_step_asks_last(act: str) -> None:
    with pytest.raises(FlowError):
        empty(ToyOptions(), KEY).start(AskThenAct(act))


# The three verbs


def test_a_module_modifies_a_rule() -> None:
    assert [str(option) for option in game(generous=True).choices[0]] == ["pick:1", "pick:2", "pick:3", "pick:4"]


def test_a_module_reacts_to_an_event_and_only_schedules() -> None:
    echo = Module("echo")

    @echo.on(Picked)
    def answer_back(game: Toy, event: Picked) -> None:
        game.do(Say(f"heard {sum(event.numbers)}"))

    table = empty(ToyOptions(rounds=1), KEY)
    table.book = Rulebook([echo])
    table.start(PickAll())
    pick(table, 1, 2, 3)
    assert table.log[0] == "heard 6"


def test_a_module_stands_in_for_a_step_and_may_let_it_proceed() -> None:
    first, second = Module("first"), Module("second")

    @first.instead(Say)
    def shout(game: Toy, step: Say, proceed: Any) -> None:
        game.log.append("first")
        proceed()

    @second.instead(Say)
    def swallow(game: Toy, step: Say, proceed: Any) -> None:
        if step.word == "x":
            game.log.append("swallowed")
        else:
            proceed()

    table = empty(ToyOptions(), KEY)
    table.book = Rulebook([first, second])
    table.start(Say("x"), Say("y"))
    assert table.log == ["swallowed", "first", "y"]


# Events and their audiences


def test_each_event_says_who_sees_it() -> None:
    table = game()
    table.journal[:] = [Whispered(1, "hush"), Buried("deep"), Picked((1, 2, 3))]
    assert table.journal_of(1) == (Whispered(1, "hush"), Picked((1, 2, 3)))
    assert table.journal_of(0) == table.journal_of(None) == (Picked((1, 2, 3)),)


# Copies


def test_a_clone_goes_its_own_way() -> None:
    table = game()
    table.answer(0, Pick(3))
    copy = table.clone()
    before = TOY.save(table)
    copy.answer(1, Pick(1))
    copy.answer(2, Pick(1))
    assert TOY.save(table) == before
    assert copy.points == [1, 0, 0]


def test_a_fork_has_other_dice() -> None:
    table = game()
    fork = table.fork(Dice.seeded("elsewhere").key)
    assert fork.points == table.points
    assert (fork.key, fork.rolled) != (table.key, table.rolled)


class Untidy(Toy):
    heap: bytearray


def test_a_state_of_things_that_could_change_in_place_is_refused() -> None:
    table = Untidy(book=Rulebook(), options=ToyOptions(), key=KEY, heap=bytearray())
    with pytest.raises(TypeError, match="heap"):
        table.clone()


def test_a_snapshot_in_the_middle_of_a_question_goes_on() -> None:
    table = game()
    table.answer(2, Pick(2))
    again = TOY.load(table.options, TOY.save(table))
    assert again.choices == table.choices
    for twin in (table, again):
        twin.answer(0, Pick(1))
        twin.answer(1, Pick(1))
    assert TOY.state_hash(again) == TOY.state_hash(table)


def test_a_finished_game_is_saved_and_loaded_too() -> None:
    table = game()
    while not table.over:
        for seat in table.waiting_for:
            table.answer(seat, table.choices[seat][0])
    again = TOY.load(table.options, TOY.save(table))
    assert (again.over, again.asking, again.points) == (True, None, table.points)


def test_a_question_is_talked_about_if_it_says_so() -> None:
    class Elect(PickAll, clause="TOY-01", debated=True):
        pass

    game = empty(ToyOptions(), bytes(32))
    assert Elect().is_debated(game)
    assert not PickAll().is_debated(game)


def test_a_flat_record_has_lists_of_its_own_and_nothing_but_its_fields() -> None:
    one, other = (Toy(book=Rulebook(), options=ToyOptions(), key=KEY) for _ in range(2))
    one.agenda.append(Say("me"))
    assert other.agenda == []
    with pytest.raises(TypeError, match="key"):
        Toy(book=Rulebook(), options=ToyOptions())  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="pints"):
        one.pints = 1  # type: ignore[attr-defined]


def test_a_memory_is_the_journal_as_a_seat_saw_it_however_often_it_looks() -> None:
    table = game()
    table.journal[:] = [Whispered(1, "hush"), Buried("deep")]
    assert (table.memory_of(1), table.memory_of(2)) == ((Whispered(1, "hush"),), ())
    table.journal.append(Picked((1, 2, 3)))
    assert table.memory_of(1) == table.journal_of(1) == (Whispered(1, "hush"), Picked((1, 2, 3)))
    assert table.memory_of(None) == table.journal_of(None) == (Picked((1, 2, 3)),)


def test_a_copy_remembers_alone_and_a_snapshot_keeps_no_memories() -> None:
    table = game()
    table.journal[:] = [Whispered(1, "hush")]
    before = table.memory_of(1)
    copy = table.clone()
    copy.journal.append(Whispered(1, "there"))
    table.journal.append(Whispered(1, "here"))
    assert copy.memory_of(1) == (*before, Whispered(1, "there"))
    assert table.memory_of(1) == (*before, Whispered(1, "here"))
    again = TOY.load(table.options, TOY.save(table))
    assert again.memories == {}
    assert again.memory_of(1) == table.memory_of(1)
