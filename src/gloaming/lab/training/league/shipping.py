"""`python -m gloaming.lab.training.league.shipping WEIGHTS FILE`: of the weights of a league what plays, the pupil alone."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from gloaming.bots.learner.weights import packed, unpacked

PUPIL = "pupil"


def for_a_seat(file: bytes) -> bytes:
    """Its layers by their own names, what it reads and answers, and all that is written about it."""
    arrays, about = unpacked(file)
    layers = {name.removeprefix(f"{PUPIL}."): array for name, array in arrays.items() if name.startswith(f"{PUPIL}.")}
    return packed(layers | {name: arrays[name] for name in ("columns", "answers")}, about)


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("weights", type=Path, help="what a league wrote at the end of a stage")
    parser.add_argument("file", type=Path, help="weights.safetensors next to a learner")
    given = parser.parse_args()
    found = for_a_seat(given.weights.read_bytes())
    given.file.write_bytes(found)
    print(f"{given.file}: {len(found):,} bytes")


if __name__ == "__main__":
    main()
