"""The general comparison: the same is asked and done at a table in either of two worlds, and everything that comes back is held
against each other. What the observer hears must be the same byte for byte, and so must whatever strangers and spectators hear;
of the other seats' messages, how many there are, how long, and in which order they leave."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.open_table import OpenTable
from tests.leaks.asking import NOBODY, Ask, Scene, answers, changing, harmless, messages
from tests.leaks.houses import CHANCE, CLOCK, PATIENCE, SOON, TAP, Caller, Ear, NearHouse, is_pong, listening
from tests.leaks.worlds import BOT, MINDED, Pair, former_of, token_of

Transcript = list[tuple[str, bytes]]
"""What was asked or done, and all that was heard of it."""

OPEN_TO_ALL = ("own", "spectator", "screen", "former")
"""Who hears only what the observer may know: their messages are compared whole."""


MOST_ROUNDS = 6
"""So often is everyone asked whether something more has come. Of a table that never comes to rest the worlds tell apart."""


COMPARED: Counter[str] = Counter()
"""How many answers to requests, and how many times what somebody heard on the wire, were held against each other."""


class Look:
    """One world of a pair, hosted."""

    def __init__(self, house: NearHouse, pair: Pair, world: int, code: str) -> None:
        self.house, self.pair, self.world, self.code = house, pair, world, code
        self.ears: dict[str, Ear] = {}
        self.told: Transcript = []
        self.table: OpenTable

    async def whole(self) -> Transcript:
        CLOCK.now, CHANCE.table = 1000.0, self.code
        CHANCE.again(0)
        TAP.clear()
        SOON.clear()
        self.house.house.homes.clear()  # how much of its wrong codes a home has left depends on the real clock
        self.table = await self.pair.laid(self.house, self.world, self.code)
        try:
            await self.everything()
        finally:
            for ear in self.ears.values():
                await ear.hang_up()
            self.table.close()
            del self.house.house.open[self.code]
        return self.told

    async def everything(self) -> None:
        await self.arrive()
        await self.seal()
        await self.talk()
        await self.be_greeted()
        await self.ask_everything("at first", harmless)
        for name in OPEN_TO_ALL:
            await self.say_everything(name)
        await self.fail_a_bot()
        await self.play_on()
        await self.ask_everything("at last", changing)

    # What is done at the table

    async def arrive(self) -> None:
        seats = {
            f"seat {chair}": token_of(self.code, chair)
            for chair in range(self.pair.players)
            if chair not in (MINDED, BOT)
        }
        seats.pop(f"seat {self.pair.observer}")
        for name, token in {
            **seats,
            "own": token_of(self.code, self.pair.observer),
            "spectator": "",
            "former": former_of(self.code),
        }.items():
            self.ears[name] = await listening(self.house, self.code, token)
        self.ears["screen"] = await listening(self.house, self.code, screen=True)
        await self.hear("arriving")

    async def seal(self) -> None:
        """In either world others: nobody else may notice."""
        for seat in self.pair.sealers[self.world]:
            await self.answer(seat, str(self.table.table.play.game.choices[seat][0]))
        CLOCK.now += 7
        await self.hear("sealed")

    async def talk(self) -> None:
        """Some say that they are ready, where the table talks before it votes; people speak in any case."""
        await self.ears["own"].say("say", text="Where were you?")
        await self.ears["spectator"].say("say", text="I saw it.")
        if self.table.table.debating:
            for name in self.seats[:2]:
                await self.ears[name].say("ready", ready=True)
                await self.hear(f"{name} is ready")
        CLOCK.now += 5
        await self.hear("talk")

    async def be_greeted(self) -> None:
        """By somebody who knows no token, or no code, or no manners."""
        hellos: list[dict[str, Any]] = [
            {"code": self.code, "token": NOBODY}, {"code": self.code, "token": former_of(self.code)}, {"code": self.code},
            {"code": "AAAAAA"}, {"code": "AAAAAA", "token": token_of(self.code, 0)}, {"code": "a"},
        ]  # fmt: skip
        for number, hello in enumerate(hellos):
            ear = await listening(self.house, home=f"10.8.0.{number}", **hello)
            await self.quiet(ear)  # who watches is told a moment later
            self.told.append((f"hello {number}", b"\n".join(message for message in ear.take() if not is_pong(message))))
            await ear.hang_up()
            await self.hear("a visit")

    async def ask_everything(self, when: str, asked: Callable[[Scene], Iterator[Ask]]) -> None:
        """Over HTTP."""
        scene, caller = self.scene, Caller(self.house)
        self.told += [(f"{when}, {label}", told) for label, told in await answers(caller, scene, asked(scene))]
        await caller.hang_up()
        await self.hear(when)

    async def say_everything(self, name: str) -> None:
        play, settings = self.table.table.play.game, msgspec.to_builtins(self.table.table.settings)
        is_host = name == "own" and self.pair.observer == self.table.table.host()
        for kind, said in messages(self.pair.players, play.questions, settings, is_host=is_host):
            for number, message in enumerate(said):
                await self.ears[name].send(message)
                if name == "own" and kind != "Answer":  # what it sets off may come later, and must not meet the next
                    await self.hear(f"{name} says {kind} {number}")
            await self.hear(f"{name} says {kind}")

    async def fail_a_bot(self) -> None:
        async with self.table.turn:
            await self.table.add(log.BotReplaced(BOT, "random"))
        await self.hear("a bot has failed")

    async def play_on(self) -> None:
        if self.table.table.debating:
            for name, ear in self.ears.items():
                await ear.say("ready", ready=True)
                await self.hear(f"{name} is ready at last")
        for step in self.pair.steps:
            CLOCK.now += 3
            await self.answer(step.seat, step.codes[self.world])
            await self.hear(f"step {step.codes[0]}")

    async def answer(self, seat: int, code: str) -> None:
        request = protocol.Answer(self.table.table.play.game.questions, code)
        name = "own" if seat == self.pair.observer else f"seat {seat}"
        if name in self.ears:
            await self.ears[name].send(msgspec.json.encode(request))
        else:
            await self.table.request_for(seat, request)

    # What comes back

    @property
    def seats(self) -> list[str]:
        """Those who are there and have sealed nothing in either world: what a sealer's line carries, and when, is another matter."""
        sealers = {f"seat {seat}" for seats in self.pair.sealers for seat in seats}
        return [name for name in self.ears if name not in (*OPEN_TO_ALL, *sealers)]

    async def hear(self, label: str) -> None:
        await self.quiet()
        self.told += [(f"{label}, {name} hears", told) for name, told in self.heard()]

    async def quiet(self, *visitors: Ear) -> None:
        """Until nothing more comes."""
        before = -1
        for _ in range(MOST_ROUNDS):
            async with asyncio.timeout(PATIENCE):
                while SOON or self.table.turn.locked():  # noqa: ASYNC110 - the disk has to be waited for
                    await asyncio.sleep(0.001)
            if before == len(TAP):
                break
            before = len(TAP)
            await asyncio.gather(*(ear.settle() for ear in (*self.ears.values(), *visitors)))

    def heard(self) -> Iterator[tuple[str, bytes]]:
        for name in OPEN_TO_ALL:
            yield name, b"\n".join(message for message in self.ears[name].take() if not is_pong(message))
        for name in self.seats:
            lengths = [len(message) for message in self.ears[name].take() if not is_pong(message)]
            yield name, repr(lengths).encode()
        names = {self.ears[name].port: name for name in (*OPEN_TO_ALL, *self.seats)}
        order = [(names[port], length) for port, length in TAP if port in names]
        TAP.clear()
        yield "the network", repr(order).encode()

    @property
    def scene(self) -> Scene:
        askers = {
            "own": token_of(self.code, self.pair.observer),
            "another": token_of(self.code, self.pair.other),
            "former": former_of(self.code),
            "wrong": NOBODY,
            "stranger": "",
        }
        return Scene(self.code, self.pair.ground.kind.name, self.pair.players, askers)


async def compared(houses: tuple[NearHouse, NearHouse], pair: Pair, code: str) -> list[str]:
    """Where the worlds differ for those who may not tell them apart."""
    one, other = [await Look(house, pair, world, code).whole() for world, house in enumerate(houses)]
    heard = sum(label.endswith(" hears") for label, _ in one)
    COMPARED.update(messages=heard, answers=len(one) - heard)
    return differences(one, other)


def differences(one: Transcript, other: Transcript) -> list[str]:
    nothing = ("nothing", b"")
    pairs = zip_longest(one, other, fillvalue=nothing)
    return [
        f"{label}: {shorten(told, heard)}"
        for (label, told), (label2, heard) in pairs
        if (label, told) != (label2, heard)
    ]


def shorten(one: bytes, other: bytes) -> str:
    """The place where they part."""
    place = next((place for place, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), 0)
    return f"{one[max(0, place - 60) : place + 40]!r} | {other[max(0, place - 60) : place + 40]!r}"
