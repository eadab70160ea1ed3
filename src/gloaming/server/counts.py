"""What a house has done since it began, in sums. Never by table, seat or step: that would time sealed answers."""

from __future__ import annotations


class Counts:
    """Plain numbers that only grow; those who show them read them here."""

    def __init__(self) -> None:
        self.answers = 0
        """What people, bots and programs have settled."""
        self.appends = 0
        self.append_seconds = 0.0
        """Waited for by all of them together."""
        self.batches = 0
        """Transactions that they shared."""
        self.refused = 0
        """Appends that are known not to have been saved."""
        self.unknown = 0
        """Statements of which nobody could say whether they were carried out. The log was asked."""
        self.claims = 0
        self.fenced = 0
        """Tables that were given up because another node has claimed them, or might have."""
        self.went_back = 0
        """Logs that were shorter than what had been acknowledged."""
        self.relayed = 0
        """Sockets and requests that were passed on to the node that keeps their table."""
        self.unreached = 0
        """... and that could not be, because that node did not answer."""
        self.released = 0
        """Tables that were given back, for the next node that is asked: while draining, shedding, or because nobody was there."""
        self.swept = 0
        """Tables that were forgotten because their time was over."""
