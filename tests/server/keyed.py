"""A browser that has a key: it brings a share of the seed, signs its answers and witnesses the end."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from gloaming.kernel.records import Answer, Sentence, Spoken
from gloaming.kernel.terms import pledge
from gloaming.proof.signing import answer_text, encoded, tip_of, witness_text
from tests.server.browser import Browser
from tests.server.running import RunningHouse


class KeyedBrowser(Browser):
    key: Ed25519PrivateKey
    share = ""

    @property
    def dealing(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.table["dealing"]
        return found

    async def pledge(self, attempt: int = 1) -> str:
        self.share = secrets.token_hex(32)
        return await self.ask("pledge", attempt=attempt, pledge=pledge(self.share))

    async def reveal(self, attempt: int = 1) -> str:
        return await self.ask("reveal", attempt=attempt, share=self.share)

    def signed(self, text: str) -> str:
        return encoded(self.key.sign(text.encode()))

    def signature(self, code: str, question: int | None = None, before: str | None = None) -> str:
        number = self.question if question is None else question
        last = self.table.get("signed", "") if before is None else before
        return self.signed(answer_text(self.table["commitment"], self.place, number, last, code))

    @property
    def place(self) -> int:
        assert self.chair is not None
        return self.chair

    async def answer(self, code: str) -> None:
        question, before = self.question, self.refusals
        await self.send("answer", question=question, code=code, signature=self.signature(code))
        await self.until(lambda: self.has_answered(question) or self.refusals != before)
        assert self.refusals == before

    async def witness(self, house: RunningHouse) -> str:
        proof = (await house.get(f"/api/tables/{self.code}/proof")).json()
        given = [Answer(each["seat"], each["code"], "", each["signature"]) for each in proof["answers"]]
        talk = [
            Sentence(each["after"], Spoken(msgspec.json.decode(each["says"]), each["seat"], ""))
            for each in proof["talk"]
        ]
        tip = tip_of(proof["commitment"], given, talk)
        return await self.ask("witness", signature=self.signed(witness_text(proof["commitment"], self.place, tip)))


async def sit_down(house: RunningHouse, path: str, name: str) -> KeyedBrowser:
    key = Ed25519PrivateKey.generate()
    public = encoded(key.public_key().public_bytes_raw())
    answer = await house.post(path, {"name": name, "key": public})
    assert answer.status_code == 200, answer.text
    browser = KeyedBrowser(house.socket, answer.json()["code"], answer.json()["token"], house.crowd)
    browser.key = key
    await browser.open()
    return browser


async def deal(keyed: list[KeyedBrowser], people: list[Browser]) -> None:
    """The host begins, everyone with a key pledges, and reveals."""
    assert await keyed[0].ask("begin") == ""
    for person in keyed:
        assert await person.pledge() == ""
    for person in keyed:
        await person.until(lambda person=person: bool(person.dealing and person.dealing["terms"]))  # type: ignore[misc]
    for person in keyed:
        assert await person.reveal() == ""
    for browser in people:
        await browser.until_stage("playing")
