"""A game that its host ends before it is over: in either of two worlds it ends alike.

The seed is told then, and with it the deal; each world has its own, and here both stand as the same word. Records and replays lie
open and differ by right, and so does the length of the log, which the porter is shown: another test shows that everybody is told
the same of them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.leaks.asking import Ask, Scene, harmless
from tests.leaks.houses import NearHouse
from tests.leaks.looking import COMPARED, OPEN_TO_ALL, Look, Transcript, differences
from tests.leaks.worlds import HOST, SEEDS, Pair

LIES_OPEN = ("/record", "/proof", "/replay", "/suspicions", "/admin/tables?")


class CalledOff(Look):
    """Answers are sealed, or people talk; then the host has enough."""

    async def everything(self) -> None:
        await self.arrive()
        await self.seal()
        await self.talk()
        await self.ears[self.host].say("abort")
        await self.hear("it is called off")
        await self.be_greeted()
        await self.ask_everything("after it", beyond_the_record)
        for name in OPEN_TO_ALL:
            await self.say_everything(name)

    @property
    def host(self) -> str:
        return "own" if self.pair.observer == HOST else f"seat {HOST}"


def beyond_the_record(scene: Scene) -> Iterator[Ask]:
    for asked in harmless(scene):
        if not any(word in asked.path for word in LIES_OPEN):
            yield asked


def without_seed(told: Transcript, world: int) -> Transcript:
    return [(label, heard.replace(SEEDS[world].hex().encode(), b"the seed")) for label, heard in told]


async def compared_when_called_off(houses: tuple[NearHouse, NearHouse], pair: Pair, code: str) -> list[str]:
    """Where the worlds differ for those who may not tell them apart, once the game has been called off."""
    one, other = [
        without_seed(await CalledOff(house, pair, world, code).whole(), world) for world, house in enumerate(houses)
    ]
    heard = sum(label.endswith(" hears") for label, _ in one)
    COMPARED.update(messages=heard, answers=len(one) - heard)
    return differences(one, other)
