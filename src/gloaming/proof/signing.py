"""What a seat signs, and whether it did: Ed25519, with keys and signatures in URL-safe base64 without padding.

The pages sign the same texts: `web/src/net/proof.ts`."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable
from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from gloaming.kernel.records import Answer
from gloaming.kernel.values import Seat


def answer_text(commitment: str, seat: Seat, question: int, before: str, code: str) -> str:
    """`before` is the seat's signature before this one. The code comes last: nothing else can hold a line break."""
    return f"gloaming answer\n{commitment}\n{seat}\n{question}\n{before}\n{code}"


def witness_text(commitment: str, seat: Seat, tip: str) -> str:
    return f"gloaming witness\n{commitment}\n{seat}\n{tip}"


def tip_of(commitment: str, answers: Iterable[Answer]) -> str:
    """The last link of a chain through all answers of a game, in their order."""
    link = sha256(f"gloaming game\n{commitment}".encode()).hexdigest()
    for given in answers:
        link = sha256(f"{link}\n{given.seat}\n{given.signature}\n{given.code}".encode()).hexdigest()
    return link


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
