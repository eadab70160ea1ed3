"""What a seat signs, and whether it did: Ed25519, with keys and signatures in URL-safe base64 without padding.

The pages sign the same texts: `web/src/net/proof.ts`."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable
from hashlib import sha256

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from gloaming.kernel.records import Answer, Sentence, Spoken, in_order
from gloaming.kernel.values import Seat


def answer_text(commitment: str, seat: Seat, question: int, before: str, code: str) -> str:
    """`before` is the seat's signature before this one. The code comes last: nothing else can hold a line break."""
    return f"gloaming answer\n{commitment}\n{seat}\n{question}\n{before}\n{code}"


def witness_text(commitment: str, seat: Seat, tip: str) -> str:
    return f"gloaming witness\n{commitment}\n{seat}\n{tip}"


def tip_of(commitment: str, answers: Iterable[Answer], talk: Iterable[Sentence]) -> str:
    """The last link of a chain through all answers of a game and all that was said, in their order."""
    link = sha256(f"gloaming game\n{commitment}".encode()).hexdigest()
    for line in in_order(answers, talk):
        link = sha256(f"{link}\n{linked(line)}".encode()).hexdigest()
    return link


def linked(line: Answer | Spoken) -> str:
    """A line of the record as the chain has it: no seat is called `said`."""
    if isinstance(line, Spoken):
        return f"said\n{line.seat}\n{words_of(line)}"
    return f"{line.seat}\n{line.signature}\n{line.code}"


def words_of(line: Spoken) -> str:
    return msgspec.json.encode(line.says).decode()


def is_signed(key: str, signature: str, text: str) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(decoded(key)).verify(decoded(signature), text.encode())
    except (InvalidSignature, ValueError, binascii.Error):
        return False
    return True


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Only what `encoded` would write: a signature with two spellings would be two."""
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if encoded(raw) != text:
        raise ValueError("another spelling")
    return raw
