"""What must hold whatever has failed: by the log, by what PostgreSQL saw of its writers, and by what every seat was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import asyncpg

from gloaming.server import entries as log
from gloaming.server.chain import DamagedLog, verified
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.store import Store
from gloaming.server.table import Table, from_log
from gloaming.server.thinkers import Thinkers
from tests.cluster.players import People, Person
from tests.server.mirror import Mirror

AUDIT = """
CREATE TABLE written (code text, number integer, epoch bigint, node text, order_ bigserial);
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO written (code, number, epoch, node) VALUES (new.code, new.number, new.epoch, current_setting('application_name'));
    RETURN NULL;
END $$;
CREATE TRIGGER writers AFTER INSERT OR UPDATE ON log FOR EACH ROW EXECUTE FUNCTION note_writer();
"""
"""In the database of the test alone: who wrote which entry, by the name of the connection."""


async def broken(url: str, tables: list[People], store: Store) -> list[str]:
    """Every promise that was not kept, in a sentence each. The tables are shown once more, as if from this store."""
    connection = await asyncpg.connect(url)
    try:
        found: list[str] = []
        for people in tables:
            rows = await connection.fetch(
                "SELECT number, entry, link, epoch FROM log WHERE code = $1 ORDER BY number", people.code
            )
            tip = await connection.fetchrow("SELECT entries, link FROM tips WHERE code = $1", people.code)
            writers = await connection.fetch(
                "SELECT epoch, node FROM written WHERE code = $1 ORDER BY order_", people.code
            )
            checked = (*in_log(people, rows, tip), *by_writer(writers), *by_seats(people, rows, store))
            found += [f"{people.code}: {fault}" for fault in checked]
        return found
    finally:
        await connection.close()


def in_log(people: People, rows: list[Any], tip: Any) -> Iterator[str]:
    """No gap, nothing changed, epochs never go back."""
    try:
        verified(people.code, [(row["number"], row["entry"], row["link"]) for row in rows], tuple(tip) if tip else None)
    except DamagedLog as fault:
        yield f"the log is damaged: {fault.damage}"
    epochs = [row["epoch"] for row in rows]
    if epochs != sorted(epochs):
        yield f"epochs go back: {epochs}"


def by_writer(writers: list[Any]) -> Iterator[str]:
    pairs = {(row["epoch"], row["node"]) for row in writers if row["epoch"]}
    for epoch, count in Counter(epoch for epoch, _ in pairs).items():
        if count > 1:
            yield f"{count} nodes wrote under epoch {epoch}"


def answers_in(code: str, rows: list[Any]) -> list[tuple[int, int, str]]:
    """Which question, which chair, which answer, in their order."""
    table, found = Table(code), []
    for row in rows:
        entry = log.read(row["entry"])
        if isinstance(entry, log.Answered):
            found.append((table.play.game.questions, entry.chair, entry.code))
        table.apply(entry)
    return found


def by_seats(people: People, rows: list[Any], store: Store) -> Iterator[str]:
    """No acknowledged answer is lost, none counts twice; and nobody was ever told what did not happen."""
    for person in people.people:
        yield from (f"chair {person.own_chair}: {fault}" for fault in person.faults[:3])
        if person.unsaved:
            yield f"chair {person.own_chair} was told that an answer was not saved, and the database has refused none"
    try:
        given = answers_in(people.code, rows)
        table = from_log(people.code, [row["entry"] for row in rows])
    except Exception as fault:  # noqa: BLE001 - whatever a broken log does to the rules
        yield f"the log can't be played: {type(fault).__name__} {fault}"
        return
    known = {(question, chair): code for question, chair, code in given}
    if len(known) != len(given):
        yield "an answer was applied twice"
    for person in people.people:
        for answer in person.given:
            found = known.get((answer.question, answer.chair))
            if found != answer.code:
                yield f"chair {answer.chair} was told that {answer.code} to question {answer.question} is settled; the log has {found}"
        yield from beyond(person, afresh(table, person.own_chair, store), table.play.game.questions)


def beyond(person: Person, final: list[Any], questions: int) -> Iterator[str]:
    """A seat saw the game as it was at some moment, and no other."""
    if person.longest != final[: len(person.longest)]:
        seen = len(person.longest)
        yield f"chair {person.own_chair} was told of what did not happen, among {seen} events of {len(final)}"
    if person.told and max(told.question for told in person.told) > questions:
        yield f"chair {person.own_chair} was asked a question that nobody has put"


class Paper:
    """A connection of which all is kept."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def put(self, message: bytes) -> None:
        self.messages.append(message)

    def end(self, farewell: bytes, code: int = 1000) -> None:
        pass


def afresh(table: Table, chair: int, store: Store) -> list[Any]:
    """The journal that this chair would be sent now."""
    paper, mirror = Paper(), Mirror()
    opened = OpenTable(table, store, Thinkers())
    opened.listeners.append(Listener(chair, paper))
    opened.tell()
    for message in paper.messages:
        mirror.hear(message)
    return mirror.journal
