"""The same three layers as `network`, in PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from gloaming.lab.training.network import begun

NEVER = -1e9


class Net(torch.nn.Module):  # type: ignore[misc]
    """Sheets as bytes in, logits and worth out."""

    def __init__(self, columns: int, width: int, answers: int, seed: int, scales: Tensor) -> None:
        super().__init__()
        self.scales = scales
        for name, array in begun(columns, width, answers, seed).items():
            self.register_parameter(name, torch.nn.Parameter(torch.from_numpy(array).to(scales.device)))

    def forward(self, sheets: Tensor, drop: float = 0.0) -> tuple[Tensor, Tensor]:
        kind = torch.bfloat16 if sheets.is_cuda else torch.float32
        first = torch.relu(sheets.to(kind) @ (self.w1 * self.scales).to(kind) + self.b1.to(kind))
        if drop:
            first = torch.nn.functional.dropout(first, drop)
        second = torch.relu(first @ self.w2.to(kind) + self.b2.to(kind))
        if drop:
            second = torch.nn.functional.dropout(second, drop)
        logits = second @ self.wp.to(kind)
        worth = second @ self.wv.to(kind)
        return logits.float() + self.bp, worth[:, 0].float() + self.bv

    def arrays(self) -> dict[str, Any]:
        return {name: array.detach().cpu().numpy() for name, array in self.named_parameters()}

    def take(self, arrays: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, array in self.named_parameters():
                array.copy_(torch.from_numpy(np.asarray(arrays[name], np.float32)))


def quick(net: Net) -> Any:
    """The net as it is now, to answer with: its layers are made ready once."""
    with torch.no_grad():
        kind = torch.bfloat16 if net.scales.is_cuda else torch.float32
        w1, b1, w2, b2 = [it.to(kind) for it in (net.w1 * net.scales, net.b1, net.w2, net.b2)]
        last = torch.cat([net.wp, net.wv], dim=1).to(kind)
        bias = torch.cat([net.bp, net.bv])

    def answer(sheets: Tensor) -> tuple[Tensor, Tensor]:
        first = torch.addmm(b1, sheets.to(kind), w1).relu_()
        out = (torch.addmm(b2, first, w2).relu_() @ last).float() + bias
        return out[:, :-1], out[:, -1]

    return answer


def log_odds(logits: Tensor, masks: Tensor) -> Tensor:
    return torch.log_softmax(logits.masked_fill(~masks, NEVER), dim=1)


def chances_like(odds: Tensor) -> Tensor:
    """Added to the logarithms of odds, the largest sum is an answer drawn by them (Gumbel's trick)."""
    return -torch.empty_like(odds).exponential_().clamp_min_(1e-20).log_()
