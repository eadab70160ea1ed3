"""What everyone is told alike is compared and written once."""

from __future__ import annotations

import gc
import weakref
from itertools import pairwise

import msgspec

from gloaming.server.shared import Shared


def test_what_is_new_since_a_moment_is_told_by_name() -> None:
    first, second = Shared({"round": 1, "at": ("red",)}), Shared({"round": 2, "at": ("red",)})
    assert second.news(first) == {"round": msgspec.Raw(b"2")}
    assert second.news(second) == {}
    assert msgspec.json.encode(second.all()) == b'{"round":2,"at":["red"]}'


def test_a_fact_that_was_not_there_before_is_news() -> None:
    assert Shared({"round": None}).news(Shared({})) == {"round": msgspec.Raw(b"null")}


class Counted:
    """A fact that notes how often it is compared."""

    def __init__(self, compared: list[str]) -> None:
        self.compared = compared

    def __ne__(self, other: object) -> bool:
        self.compared.append("round")
        return True


def test_many_who_heard_of_the_same_moment_cost_one_comparison() -> None:
    compared: list[str] = []
    before, now = Shared({"round": Counted(compared)}), Shared({"round": 2})
    assert [now.news(before) for _ in range(6)] == [{"round": msgspec.Raw(b"2")}] * 6
    assert compared == ["round"]
    other = Shared({"round": 2})
    assert now.news(other) == {}
    assert now.news(before) == {"round": msgspec.Raw(b"2")}


def test_a_moment_does_not_hold_all_those_before_it() -> None:
    moments = [Shared({"round": number}) for number in range(5)]
    for before, now in pairwise(moments):
        now.news(before)
    first, last = weakref.ref(moments[1]), moments[-1]
    del moments, before, now
    gc.collect()
    assert first() is None
    assert msgspec.json.encode(last.all()) == b'{"round":4}'
