"""`python -m gloaming.lab.training FOLDER`: a course on a machine that has the arrays and nothing else. At home: `gloaming lab train`."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter

import msgspec

from gloaming.lab.training.course import Budget, Course, Line, Syllabus


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--syllabus", type=json.loads, default={}, help="as JSON, by the names of `Syllabus`")
    parser.add_argument("--decisions", type=int, default=0, help="until it has made so many")
    parser.add_argument("--seconds", type=float, default=0.0, help="for so many more, with those it takes to begin")
    parser.add_argument(
        "--every", type=float, default=20.0, help="write down what there is so far every so many seconds"
    )
    parser.add_argument("--plain", action="store_true", help="the rules not compiled")
    given = parser.parse_args()
    began = perf_counter()
    course = Course(msgspec.convert(given.syllabus, Syllabus), given.folder, plain=given.plain)
    print(f"ready after {perf_counter() - began:.1f} s", flush=True)
    seconds = given.seconds and course.seconds + given.seconds - (perf_counter() - began)
    course.run(Budget(given.decisions, seconds), given.every, tell)


def tell(line: Line) -> None:
    fared = {table: (f.open_won, f.as_open, f.as_hidden) for table, f in line.fared.items()}
    shares = "  ".join(f"{table} {a:.0%}/{b:.0%}/{c:.0%}" for table, (a, b, c) in fared.items())
    print(
        f"{line.seconds:7.1f} s  {line.decisions:,} decisions  {line.games:,} games  "
        f"surprise {line.surprise:.3f}  spread {line.spread:.3f}  {shares}",
        flush=True,
    )


if __name__ == "__main__":
    main()
