"""Packages that only some commands need: a missing one is reported before anything is played."""

from importlib.util import find_spec

from gloaming.kernel.errors import BadOptions


def need(what: str, extra: str, *packages: str) -> None:
    """`what` names the command's need: "Ratings need NumPy and SciPy"."""
    if any(find_spec(package) is None for package in packages):
        raise BadOptions(f"{what}; run: pip install 'gloaming[{extra}]'")
