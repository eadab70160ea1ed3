"""Every file of `deploy/` can be read by the program it is for, or at least as what it is."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer.main

from gloaming.cli.main import app
from gloaming.server.counts import Counts
from gloaming.server.metrics import COUNTED
from tests.deploy.proxies import DEPLOY, haproxy_file, nginx_file, program

COMPOSED = ("compose.small.yaml", "compose.yaml")
MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
SERVICES = ("gloaming.service", "gloaming@.service")
MOST_EXPOSED = 2.0


def composed(name: str) -> dict[str, Any]:
    return msgspec.yaml.decode((DEPLOY / name).read_bytes(), type=dict[str, Any])


def manifests() -> list[dict[str, Any]]:
    return [
        msgspec.yaml.decode(each, type=dict[str, Any])
        for file in MANIFESTS
        for each in file.read_text("utf-8").split("\n---\n")
    ]


def options_of(command: str) -> set[str]:
    found: Any = typer.main.get_command(app)
    for word in command.split():
        found = found.commands[word]
    return {name for option in found.params for name in option.opts}


def require_known(words: list[str]) -> None:
    """A command of ours, with options that it has."""
    if words[0] == "store":
        command, rest = " ".join(words[:2]), words[2:]
    else:
        command, rest = words[0], words[1:]
    assert {word.split("=")[0] for word in rest if word.startswith("--")} <= options_of(command), words


# Containers


@pytest.mark.parametrize("name", COMPOSED)
def test_a_composed_house_starts_ours_with_options_that_it_has(name: str) -> None:
    house = composed(name)
    ours = [service for service in house["services"].values() if service["image"] == "gloaming"]
    assert ours
    for service in ours:
        require_known(service["command"])
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["ulimits"]["nofile"] >= 65536
    for service in house["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in house["volumes"], source
        assert set(service.get("secrets", [])) <= set(house.get("secrets", {}))


def test_no_password_stands_in_a_file(tmp_path: Path) -> None:
    for file in DEPLOY.rglob("*"):
        if file.is_file() and file.parent.name != "secrets":
            text = file.read_text("utf-8")
            assert not re.search(r"postgresql://\w+:", text), file
            assert not re.search(r"PASSWORD: (?!/run/secrets)\S", text), file
    ignored = subprocess.run(
        ["git", "check-ignore", "deploy/secrets/database-password"], cwd=DEPLOY.parent, capture_output=True, check=False
    )
    assert ignored.returncode in (0, 128), "passwords would be committed"  # 128: a copy without Git


def test_the_container_has_two_stages_and_no_root() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    stages = [number for number, (word, _) in enumerate(steps) if word == "FROM"]
    assert len(stages) == 2
    last = steps[stages[-1] :]
    told = {word for word, _ in last}
    assert {"USER", "HEALTHCHECK", "ENTRYPOINT", "CMD", "VOLUME", "STOPSIGNAL"} <= told
    assert not [rest for word, rest in last if word == "RUN" and re.search(r"pip|apt|npm|node|gcc", rest)]
    [user] = [rest for word, rest in last if word == "USER"]
    assert user == "10001:10001"
    [command] = [json.loads(rest) for word, rest in last if word == "CMD"]
    require_known(command)


# Kubernetes


def test_manifests_are_for_nodes_that_can_be_replaced_one_by_one() -> None:
    found = {(each["kind"], each["metadata"]["name"]): each for each in manifests()}
    assert {kind for kind, _ in found} == {"StatefulSet", "Service", "PodDisruptionBudget", "NetworkPolicy", "Job"}
    nodes = found["StatefulSet", "gloaming"]["spec"]
    assert found["Service", nodes["serviceName"]]["spec"]["clusterIP"] == "None"
    assert found["PodDisruptionBudget", "gloaming"]["spec"]["maxUnavailable"] == 1
    for pod in (nodes["template"]["spec"], found["Job", "gloaming-migrate"]["spec"]["template"]["spec"]):
        [container] = pod["containers"]
        require_known(container["args"])
        assert pod["securityContext"]["runAsNonRoot"]
        assert container["securityContext"]["readOnlyRootFilesystem"]
        secrets = [each for each in container["env"] if each["name"] == "PGPASSWORD"]
        assert secrets[0]["valueFrom"]["secretKeyRef"]["name"] == "gloaming"
    [node] = nodes["template"]["spec"]["containers"]
    probes = {name: probe["httpGet"]["path"] for name, probe in node.items() if name.endswith("Probe")}
    assert probes == {"livenessProbe": "/healthz", "readinessProbe": "/readyz", "startupProbe": "/healthz"}


def test_kubernetes_would_take_the_manifests() -> None:
    validate = pytest.importorskip("kubernetes_validate", reason="kubernetes-validate is not installed here")
    for each in manifests():
        validate.validate(each, "1.30", strict=True)


# Services


@pytest.mark.parametrize("name", SERVICES)
def test_systemd_takes_the_service_and_finds_it_well_locked_up(name: str, tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    text = (DEPLOY / name).read_text("utf-8")
    start = re.search(r"^ExecStart=/opt/gloaming/bin/gloaming (.*)$", text, re.MULTILINE)
    assert start is not None
    require_known(start[1].split())
    installed = tmp_path / name
    installed.write_text(text.replace("/opt/gloaming/bin/gloaming", "/bin/true"), encoding="utf-8")
    unit = str(installed).replace("@.", "@8001.")
    verified = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr
    assert Path(name).stem.rstrip("@") not in verified.stderr, verified.stderr
    rated = subprocess.run(
        [analyze, "security", "--offline=true", str(installed)], capture_output=True, text=True, check=False
    )
    level = re.search(r"exposure level for \S+: ([\d.]+)", rated.stdout)
    if level is None:
        pytest.skip("this systemd-analyze rates no files")
    assert float(level[1]) < MOST_EXPOSED
    assert {"LimitNOFILE=65536", "TimeoutStopSec=30", "KillSignal=SIGTERM"} <= set(text.splitlines())


# Proxies


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.small"])
def test_caddy_takes_its_files(name: str, tmp_path: Path) -> None:
    command = [program("caddy"), "adapt", "--adapter", "caddyfile", "--validate", "--config", str(DEPLOY / name)]
    homes = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, capture_output=True, text=True, env=homes, check=False)
    assert done.returncode == 0, done.stderr
    assert "encode" not in {handler["handler"] for handler in handlers(json.loads(done.stdout))}


def handlers(config: Any) -> list[dict[str, Any]]:
    """Everything in a configuration that does something, wherever it stands."""
    if isinstance(config, list):
        return [found for each in config for found in handlers(each)]
    if not isinstance(config, dict):
        return []
    own = [config] if "handler" in config else []
    return own + [found for each in config.values() for found in handlers(each)]


def test_haproxy_takes_its_file(tmp_path: Path) -> None:
    file = haproxy_file(tmp_path, 8443, "127.0.0.1:8001")
    done = subprocess.run([program("haproxy"), "-c", "-f", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    file = nginx_file(tmp_path, 8443, "127.0.0.1:8001")
    command = [program("nginx"), "-t", "-e", "stderr", "-p", str(tmp_path), "-c", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# The board


def test_the_board_shows_numbers_that_there_are_and_all_that_the_house_counts() -> None:
    from gloaming.server import metrics

    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    told = inspect.getsource(metrics)
    for name in set(re.findall(r"gloaming_\w+", asked)):
        plain = name.removesuffix("_bucket")
        assert plain.removeprefix("gloaming_").removesuffix("_total") in COUNTED or f'"{plain}"' in told, name
    assert set(COUNTED) == set(vars(Counts())), "a number that the house counts and nobody is shown"
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(places) == len(set(places))
