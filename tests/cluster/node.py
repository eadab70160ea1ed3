"""The process of a node: `python -m tests.cluster.node PLANT serve …`. It is the program that people use, as it is, unless a
fault is planted in it first (`plants.py`). It ends when the one who started it does, however that one ends."""

from __future__ import annotations

import os
import sys
from threading import Thread

from tests.cluster.plants import PLANTS


def end_with_parent() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(1)


def main() -> None:
    Thread(target=end_with_parent, daemon=True).start()
    if plant := sys.argv.pop(1):
        PLANTS[plant]()
    from gloaming.cli.main import app

    app()


if __name__ == "__main__":
    main()
