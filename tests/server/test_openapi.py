"""The HTTP side keeps what its OpenAPI document promises, whatever is sent to it."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from gloaming.server import protocol
from gloaming.server.api import ENDPOINTS, openapi
from tests.server.running import RunningHouse, from_a_home

schema = schemathesis.openapi.from_dict(openapi())


def holds_integral_float(value: Any) -> bool:
    """To JSON Schema 4.0 is an integer; to us it is not."""
    if isinstance(value, dict | list):
        return any(map(holds_integral_float, value.values() if isinstance(value, dict) else value))
    return isinstance(value, float) and value.is_integer()


@schema.parametrize()
@settings(max_examples=8, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_endpoint_keeps_its_promise(case: Any, shared_house: RunningHouse) -> None:
    """Status codes, bodies, headers and methods are those of the document, and nothing makes the house stumble."""
    excluded = [positive_data_acceptance] if holds_integral_float(case.body) else []
    case.call_and_validate(base_url=shared_house.url, excluded_checks=excluded, headers=from_a_home())
    assert "Traceback" not in shared_house.said()


@pytest.mark.anyio
async def test_the_document_is_served_and_names_every_endpoint(house: RunningHouse) -> None:
    document = (await house.get("/api/openapi.json")).json()
    assert document == msgspec.json.decode(msgspec.json.encode(openapi()))
    named = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert named == {(endpoint.method, f"/api{endpoint.path}") for endpoint in ENDPOINTS}
    spoken = {kind.__name__ for kind in (*typing.get_args(protocol.Request), *typing.get_args(protocol.Response))}
    assert spoken <= set(document["components"]["schemas"])
