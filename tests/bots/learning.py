"""A network that has learnt nothing: what is shown with it must hold for any."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming.bots.learner.network import Network
from gloaming.bots.learner.weights import packed
from gloaming.env.versions import Version


def newborn(found: Version, besides: int = 0, width: int = 8) -> Network:
    """It gives every answer about the same odds, by the sheet and `besides` so many bytes more."""
    chance, columns, answers = np.random.default_rng(1), found.sheet.width + besides, found.answers.width
    shapes = {"w1": (columns, width), "w2": (width, width), "wp": (width, answers), "wv": (width, 1)}
    arrays: dict[str, Any] = {
        name: (chance.standard_normal(shape) * 0.05).astype(np.float16) for name, shape in shapes.items()
    }
    arrays |= {f"b{name[1]}": np.zeros(shape[1], np.float16) for name, shape in shapes.items()}
    arrays |= {"columns": np.arange(columns, dtype=np.int32), "answers": np.arange(answers, dtype=np.int32)}
    return Network(packed(arrays, {}))
