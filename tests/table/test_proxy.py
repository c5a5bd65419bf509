"""A match through nginx and through Caddy, as `deploy/` sets them up: TLS outside, two workers inside."""

from __future__ import annotations

import json
import os
import random
import shutil
import ssl
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.table.client import Json, free_port
from tests.table.conftest import new_database
from tests.table.process import Process
from tests.waiting import PATIENCE, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
pytestmark = pytest.mark.slow
MAIN = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  include {folder}/site.conf; }}
"""


CADDY = """{{
	admin off
	skip_install_trust
	local_certs
	http_port {plain}
	https_port {tls}
	storage file_system {folder}
}}
"""


class Proxy(ABC):
    """A proxy before a server on loopback."""

    needs: tuple[str, ...]

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.tls, self.plain = folder, free_port(), free_port()
        self.set_up(port)

    @abstractmethod
    def set_up(self, port: int) -> None:
        """The site of `deploy/`, with its names and ports exchanged for ours."""

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def certificate(self) -> Path:
        """What vouches for it; it may come only when it runs."""

    def site(self, name: str, changes: dict[str, str]) -> str:
        site = (DEPLOY / name).read_text()
        for old, new in changes.items():
            assert old in site, old
            site = site.replace(old, new)
        return site

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate()))

    @property
    def url(self) -> str:
        return f"https://localhost:{self.tls}"

    def socket(self, match: str) -> ClientConnection:
        """As a browser opens it: with an Origin."""
        address = f"wss://localhost:{self.tls}/api/matches/{match}/live"
        origin = Origin(self.url)
        return connect(address, ssl=self.trust, origin=origin, max_size=None, open_timeout=PATIENCE)


class Nginx(Proxy):
    needs = ("nginx", "openssl")

    def set_up(self, port: int) -> None:
        changes = {
            "127.0.0.1:8000": f"127.0.0.1:{port}",
            "listen 443 ssl": f"listen 127.0.0.1:{self.tls} ssl",
            "listen 80": f"listen 127.0.0.1:{self.plain}",
            "server_name table.example": "server_name localhost",
            "/etc/letsencrypt/live/table.example": str(self.folder),
        }
        (self.folder / "site.conf").write_text(self.site("nginx.conf", changes))
        (self.folder / "nginx.conf").write_text(MAIN.format(folder=self.folder))
        self.make_certificate()

    def certificate(self) -> Path:
        return self.folder / "fullchain.pem"

    def command(self) -> list[str]:
        return ["nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def make_certificate(self) -> None:
        key, certificate = self.folder / "privkey.pem", self.certificate()
        words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
        words += f" -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout {key} -out {certificate}"
        subprocess.run(["openssl", *words.split()], check=True, capture_output=True)


class Caddy(Proxy):
    needs = ("caddy",)

    def set_up(self, port: int) -> None:
        changes = {
            "{$VESPERS_HOST:localhost} {": f"https://localhost:{self.tls} {{",
            "vespers:8000": f"127.0.0.1:{port}",
        }
        options = CADDY.format(plain=self.plain, tls=self.tls, folder=self.folder)
        (self.folder / "Caddyfile").write_text(options + self.site("Caddyfile", changes))

    def certificate(self) -> Path:
        return self.folder / "pki" / "authorities" / "local" / "root.crt"

    def command(self) -> list[str]:
        return ["caddy", "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture(scope="module", params=[Nginx, Caddy])
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Proxy, httpx.Client]]:
    kind: type[Proxy] = request.param
    missing = [program for program in kind.needs if not shutil.which(program)]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    server = Process(new_database(request.getfixturevalue("postgres")), "--workers", "2")
    proxy = kind(tmp_path_factory.mktemp("proxy"), server.port)
    with server.again("--public-url", proxy.url):
        environment = {**os.environ, "HOME": str(proxy.folder)}
        running = subprocess.Popen(proxy.command(), stderr=subprocess.DEVNULL, env=environment)
        try:
            wait_for(proxy.certificate().exists, "the certificate")
            with httpx.Client(base_url=proxy.url, verify=proxy.trust, timeout=PATIENCE) as browser:
                wait_for(lambda: answers(browser), "the proxy to answer")
                yield proxy, browser
        finally:
            running.terminate()
            running.wait(PATIENCE)


def answers(browser: httpx.Client) -> bool:
    try:
        return browser.get("/api/shelf").status_code == 200
    except httpx.TransportError:
        return False


def test_a_match_over_tls_and_sockets_before_two_workers(proxied: tuple[Proxy, httpx.Client]) -> None:
    proxy, browser = proxied
    wish = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "local"}]}
    answer = browser.post("/api/matches", json=wish, headers={"Origin": proxy.url})
    assert answer.status_code == 201, answer.text
    match, keys = answer.json()["match"], answer.json()["keys"]
    chooser, number = random.Random(3), 0
    with proxy.socket(match) as first, proxy.socket(match) as second:
        sockets = [first, second]
        for socket, key in zip(sockets, keys, strict=True):
            socket.send(json.dumps({"type": "hello", "secret": key["secret"]}))
        for _ in range(12):
            sights = [newest(socket, number) for socket in sockets]
            number, turn = sights[0]["number"], sights[0]["turn"][0]
            settings = sorted({target["number"] for target in sights[turn]["scene"]["targets"]})
            move = {"type": "move", "id": f"m{number}", "number": number, "action": chooser.choice(settings)}
            sockets[turn].send(json.dumps(move))
            number += 1
    assert browser.get(f"/api/matches/{match}").json()["number"] >= 12


def newest(socket: ClientConnection, number: int) -> Json:
    while True:
        message: Json = json.loads(socket.recv(PATIENCE))
        assert message["type"] in ("sight", "done"), message
        if message["type"] == "sight" and message["number"] >= number and message.get("turn"):
            return message


def test_what_is_for_the_operator_is_not_passed_on(proxied: tuple[Proxy, httpx.Client]) -> None:
    for path in ("/metrics", "/readyz", "/healthz"):
        assert proxied[1].get(path).status_code == 404


def test_plain_http_leads_to_tls(proxied: tuple[Proxy, httpx.Client]) -> None:
    answer = httpx.get(f"http://localhost:{proxied[0].plain}/#/match/x", timeout=PATIENCE)
    assert answer.status_code in (301, 308) and answer.headers["location"].startswith("https://localhost")


def test_the_stream_for_programs_arrives_line_by_line(proxied: tuple[Proxy, httpx.Client]) -> None:
    wish = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "local"}]}
    match = proxied[1].post("/api/matches", json=wish).json()["match"]
    with proxied[1].stream("GET", f"/api/matches/{match}/events") as answer:
        assert json.loads(next(answer.iter_lines()))["type"] == "news"


def test_a_foreign_page_stays_out(proxied: tuple[Proxy, httpx.Client]) -> None:
    wish = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = proxied[1].post("/api/matches", json=wish, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403
