"""Weights as a file in the format safetensors: a line of JSON that says where each array lies, then the arrays. Written and read here, as
a seat at a table should not need a package for a header and eight arrays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

KINDS = {"F16": "<f2", "F32": "<f4", "I32": "<i4", "I64": "<i8"}
NAMES = {np.dtype(code): name for name, code in KINDS.items()}
LENGTH = 8
"""The bytes before the header, which say how long it is."""


def packed(arrays: Mapping[str, NDArray[Any]], about: Mapping[str, str]) -> bytes:
    header: dict[str, Any] = {"__metadata__": dict(about)}
    pieces, at = list[bytes](), 0
    for name, array in arrays.items():
        piece = np.ascontiguousarray(array).tobytes()
        header[name] = {"dtype": NAMES[array.dtype], "shape": [*array.shape], "data_offsets": [at, at + len(piece)]}
        pieces.append(piece)
        at += len(piece)
    line = json.dumps(header).encode()
    line += b" " * (-len(line) % LENGTH)
    return b"".join((len(line).to_bytes(LENGTH, "little"), line, *pieces))


def unpacked(file: bytes) -> tuple[dict[str, NDArray[Any]], dict[str, str]]:
    """The arrays by name, and what is written about them."""
    end = LENGTH + int.from_bytes(file[:LENGTH], "little")
    header = json.loads(file[LENGTH:end])
    about: dict[str, str] = header.pop("__metadata__", {})
    arrays = dict[str, NDArray[Any]]()
    for name, entry in header.items():
        first, last = entry["data_offsets"]
        cells = np.frombuffer(file[end + first : end + last], KINDS[entry["dtype"]])
        arrays[name] = cells.reshape(entry["shape"])
    return arrays, about
