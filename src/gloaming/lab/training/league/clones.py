"""Clones: networks that answer as a bot of the house did, in games that were recorded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gloaming.lab.training.league.nets import Net, log_odds
from gloaming.lab.training.league.recording import unrolled


class Seen(NamedTuple):
    """What bots of one kind answered, a row for each decision."""

    sheets: Tensor
    masks: Tensor
    chosen: Tensor
    won: Tensor
    """1 for those whose side won, -1 for the others."""

    def rows(self, some: Tensor) -> Seen:
        return Seen(*[part.index_select(0, some) for part in self])


def recorded(folder: Path, kind: int, ours: NDArray[np.bool_], answers: int, device: torch.device) -> Seen:
    """`ours`: which columns say that a seat is on the hidden side. A decision counts for the side it was made for."""
    parts: list[list[NDArray[np.generic]]] = [[], [], [], []]
    for file in sorted(folder.glob("*.npz")):
        had = np.load(file)
        each = np.repeat(had["kind"] == kind, had["lens"])
        if not each.any():
            continue
        sheets = unrolled(had["delta"], had["lens"])[each]
        open_won = np.repeat(had["open_won"], had["lens"])[each]
        is_hidden = sheets[:, ours].any(axis=1)
        found = (
            sheets,
            np.unpackbits(had["masks"][each], axis=1, count=answers).astype(bool),
            had["chosen"][each].astype(np.int64),
            np.where(open_won != is_hidden, 1, -1).astype(np.float32),
        )
        for part, more in zip(parts, found, strict=True):
            part.append(more)
    return Seen(*[torch.from_numpy(np.concatenate(part)).to(device) for part in parts])


def clone(net: Net, seen: Seen, *, epochs: int, batch: int, told: Callable[[str], None]) -> None:
    """The last twentieth is kept for the exam; the best epoch by it stays."""
    adam = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.02)
    rows = len(seen.chosen)
    exam = torch.arange(rows, device=seen.chosen.device) // 100 % 20 == 7
    taught, asked = torch.nonzero(~exam)[:, 0], torch.nonzero(exam)[:, 0]
    best, kept = float("inf"), net.arrays()
    steps = max(1, len(taught) // batch)
    for epoch in range(epochs):
        order = taught[torch.randperm(len(taught), device=taught.device)]
        for nth in range(steps):
            for group in adam.param_groups:
                group["lr"] = 1e-3 * (1 - (epoch + nth / steps) / epochs) + 2e-5
            some = seen.rows(order[nth * batch : (nth + 1) * batch])
            logits, worth = net(some.sheets, 0.15)
            told_likely = log_odds(logits, some.masks).gather(1, some.chosen[:, None])
            loss = -told_likely.mean() + 0.25 * ((worth - some.won) ** 2).mean()
            adam.zero_grad(set_to_none=True)
            loss.backward()
            adam.step()
        off, right, wide = examined(net, seen.rows(asked))
        told(f"clone: epoch {epoch}, {rows:,} rows, exam: nats {off:.4f}, right {right:.3f}, worth off {wide:.3f}")
        if off < best:
            best, kept = off, net.arrays()
    net.take(kept)


def examined(net: Net, seen: Seen) -> tuple[float, float, float]:
    off, right, wide, rows = 0.0, 0.0, 0.0, len(seen.chosen)
    with torch.no_grad():
        for at in range(0, rows, 16384):
            some = Seen(*[part[at : at + 16384] for part in seen])
            logits, worth = net(some.sheets)
            logs = log_odds(logits, some.masks)
            off -= float(logs.gather(1, some.chosen[:, None]).sum())
            right += float((logs.argmax(1) == some.chosen).sum())
            wide += float(((worth - some.won) ** 2).sum())
    return off / max(rows, 1), right / max(rows, 1), wide / max(rows, 1)
