"""Web push: a short message that only one browser can read, handed to the push service of that browser (RFC 8030, 8291, 8292).

The libraries for it come with `gloaming[host]`; without them no push is offered."""

from __future__ import annotations

import base64
import hashlib
import os
import time
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gloaming.server.forms import Device
from gloaming.server.notices.moments import What
from gloaming.server.notices.receivers import Receiver

PAYLOAD = 256
"""Bytes. Whatever is said to whomever fills it, so the service learns nothing from lengths."""
TTL_SECONDS = 12 * 3600
"""How long a service keeps it for a phone that is off. Later it would be old."""
URGENCY = "normal"
PASS_SECONDS = 6 * 3600


def is_here() -> bool:
    return all(find_spec(name) for name in ("http_ece", "httpx", "py_vapid"))


def new_key() -> bytes:
    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


class Stamp:
    """Our name towards push services: a key of the house."""

    def __init__(self, key: bytes, contact: str) -> None:
        from py_vapid import Vapid02

        private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self.vapid = Vapid02(private)
        self.contact = contact
        self.public = plain(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self.salt = hashlib.sha256(b"topics" + key).digest()

    def headers(self, endpoint: str, code: str) -> dict[str, str]:
        """The same for every device of a table, but for whom they are addressed to."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.contact,
            "exp": int(time.time()) + PASS_SECONDS,
        }
        signed: dict[str, str] = self.vapid.sign(claims)
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Urgency": URGENCY,
            "Topic": self.topic(code),
        }

    def topic(self, code: str) -> str:
        """A notice of a table takes the place of the one before. The service can't tell which table it is."""
        return plain(hashlib.sha256(self.salt + code.encode()).digest())[:32]


def sealed(receiver: Receiver, what: What) -> bytes:
    """For the eyes of one browser. It finds the words itself."""
    import http_ece

    device = msgspec.json.decode(receiver.secret, type=Device)
    told = {"table": receiver.code, "what": what, "language": receiver.language}
    sent: bytes = http_ece.encrypt(
        msgspec.json.encode(told).ljust(PAYLOAD),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unplain(device.p256dh),
        auth_secret=unplain(device.auth),
    )
    return sent


def require_key(device: Device) -> None:
    """A point of the curve, or nothing could ever be sealed for it."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(device.p256dh))


def plain(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unplain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
