"""The verdict: the advice stands, unless another answer has done better in the same worlds by more than chance."""

from __future__ import annotations

from math import sqrt
from typing import Final

from gloaming.bots.searcher.tree import Node
from gloaming.kernel.steps import Option

FEWEST: Final = 6
"""Worlds in which both were tried."""
DOUBT: Final = 1.6
"""By how many standard errors another answer has to be better."""
SLIGHT: Final = 0.1
"""... and by how much at least, where both end in a position whose worth is only estimated."""


def verdict(node: Node) -> Option:
    best, most = node.advice, 0.0
    for option in node.branches:
        sure = ahead(node, option)
        if sure > most:
            best, most = option, sure
    return best


def ahead(node: Node, option: Option) -> float:
    """How much better than the advice this is for sure; 0: not at all, or nobody knows."""
    mine, theirs = node.branches[option].values, node.branches[node.advice].values
    gains = [one - other for one, other in zip(mine, theirs, strict=False)]
    if option == node.advice or len(gains) < FEWEST:
        return 0.0
    mean = sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
    guessed = sum([0 < one < 1 and 0 < other < 1 for one, other in zip(mine, theirs, strict=False)]) / len(gains)
    return max(0.0, mean - SLIGHT * guessed - DOUBT * sqrt(spread / len(gains)))
