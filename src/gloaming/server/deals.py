"""A deal under way: everyone pledges a share of the seed, then everyone reveals it. See docs/design/022."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gloaming.kernel.terms import Deal, Terms, pledge
from gloaming.server import entries as log
from gloaming.server.protocol import Dealing

if TYPE_CHECKING:
    from gloaming.server.table import Table


class OpenDeal(msgspec.Struct):
    attempt: int
    secret: str
    """Of the house. It is shown at the end of the game; until then, its pledge."""
    without: frozenset[int]
    """Chairs that have pledged in an earlier attempt and not revealed: they bring no share."""
    chairs: int
    pledges: dict[int, str] = {}
    shares: dict[int, str] = {}
    terms: Terms | None = None
    """None until the pledges are complete."""

    def close(self, terms: Terms) -> None:
        pledges = tuple(self.pledges.get(chair, "") for chair in range(self.chairs))
        self.terms = msgspec.structs.replace(
            terms, attempts=self.attempt, house=pledge(self.secret), pledges=pledges if self.pledges else ()
        )

    @property
    def silent(self) -> set[int]:
        """Those who have pledged, and not revealed."""
        return self.pledges.keys() - self.shares.keys()

    @property
    def dealt(self) -> Deal:
        shares = tuple(self.shares.get(chair, "") for chair in range(self.chairs))
        return Deal(self.attempt, self.secret, shares if self.shares else ())

    def state(self) -> Dealing:
        """All of it is public: pledges show nothing of what was pledged."""
        terms = self.terms.text().decode() if self.terms else ""
        return Dealing(self.attempt, pledge(self.secret), tuple(sorted(self.pledges)), terms)


def dealt_on(table: Table, entry: log.DealBegun | log.Pledged | log.PledgesClosed | log.Revealed) -> OpenDeal:
    """The deal after what this entry tells."""
    if isinstance(entry, log.DealBegun):
        attempt = table.deal.attempt + 1 if table.deal else 1
        return OpenDeal(attempt, entry.secret, frozenset(entry.without), len(table.chairs))
    if (deal := table.deal) is None:
        raise ValueError("there is no deal")
    match entry:
        case log.Pledged(chair, pledged):
            deal.pledges[chair] = pledged
        case log.Revealed(chair, share):
            deal.shares[chair] = share
        case log.PledgesClosed():
            deal.close(terms_of(table))
    return deal


def keys_of(table: Table) -> tuple[str, ...]:
    """By chair; none at all where nobody has one."""
    keys = tuple(holder.key if holder else "" for holder in table.chairs)
    return keys if any(keys) else ()


def terms_of(table: Table) -> Terms:
    """Those that were told when the pledges were complete, or else as things stand now."""
    if table.deal and table.deal.terms:
        return table.deal.terms
    kind, options = table.kind, msgspec.to_builtins(table.options())
    return Terms(kind.name, kind.rules_version, options, table.names(), keys_of(table))
