"""What can go wrong between a table and whoever sits at it. Every message is one sentence that says what to do.

Refused               a ValueError: the answer or file was not taken, and nothing changed
├── NotAsked          this seat has nothing to answer now
├── NotOffered        the answer is none of those offered
├── BadOptions        a table cannot be set up like this
└── BadRecord         a file is damaged, cut off, or not ours
FlowError             a fault in the rules' own code
"""

from __future__ import annotations


class Refused(ValueError):
    pass


class NotAsked(Refused):
    pass


class NotOffered(Refused):
    pass


class BadOptions(Refused):
    pass


class BadRecord(Refused):
    pass


class FlowError(RuntimeError):
    pass
