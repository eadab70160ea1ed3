"""The process of a server under load: `python -m benchmarks.server.child module:function words…`.

It ends when the one who started it does, however that one ends: then its standard input ends too."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from threading import Thread


def end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


def main() -> None:
    Thread(target=end_with_parent, daemon=True).start()
    module, _, function = sys.argv.pop(1).partition(":")
    getattr(import_module(module), function)()


if __name__ == "__main__":
    main()
