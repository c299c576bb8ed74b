"""nginx and Caddy as the docs set them up, with only names, ports and paths of their own."""

import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE, wait_for
from tests.server.client import unverified

DOCS = Path(__file__).parents[2] / "docs" / "server.md"

NGINX = """
error_log {folder}/error.log;
pid {folder}/nginx.pid;
daemon off;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/mire.conf;
}}
"""
CADDY = """
{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}/storage
}}
"""


class NoProxy(Exception):
    """There is no such proxy here."""


@contextmanager
def proxy(kind: str, server: str, folder: Path) -> Iterator[str]:
    """A proxy before the server at an address; its own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = {"nginx": _nginx, "caddy": _caddy}[kind](server.removeprefix("http://"), port, folder)
    with _serving(command, folder):
        wait_for(lambda: _is_up(port))
        yield f"https://localhost:{port}"


def example(kind: str) -> str:
    """What the docs have people write."""
    (text,) = re.findall(rf"```{kind}\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    return str(text)


def _nginx(server: str, port: int, folder: Path) -> str:
    _make_certificate(folder)
    text = _put(
        example("nginx"),
        {
            "listen 443": f"listen 127.0.0.1:{port}",
            "server_name moor.example": "server_name localhost",
            "/etc/ssl": str(folder),
            "127.0.0.1:8410": server,
        },
    )
    (folder / "mire.conf").write_text(text)
    user = "user root;" if os.getuid() == 0 else ""  # whoever else it would become may not enter our folder
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    return f"{_program('nginx')} -e {folder}/error.log -p {folder} -c {folder}/nginx.conf"


def _caddy(server: str, port: int, folder: Path) -> str:
    text = _put(example("caddyfile"), {"moor.example": f"https://localhost:{port}", "127.0.0.1:8410": server})
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder) + text)
    return f"{_program('caddy')} run --adapter caddyfile --config {folder}/Caddyfile"


def _put(text: str, ours: dict[str, str]) -> str:
    """The example with what is ours in place of what is anybody's."""
    for theirs, our in ours.items():
        assert theirs in text, f"the example in the docs has no '{theirs}'"
        text = text.replace(theirs, our)
    return text


def _program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise NoProxy(f"{name} is not installed; Debian has it in the package '{name}'")
    return found


def _make_certificate(folder: Path) -> None:
    name = "-subj /CN=localhost -addext subjectAltName=DNS:localhost"
    files = f"-keyout {folder}/moor.example.key -out {folder}/moor.example.pem"
    command = f"{_program('openssl')} req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes {name} {files}"
    subprocess.run(shlex.split(command), check=True, capture_output=True, timeout=PATIENCE)


@contextmanager
def _serving(command: str, folder: Path) -> Iterator[None]:
    """A proxy that runs for as long as we do, however we end: it stops when it can't read from us any more."""
    guarded = f"{command} & server=$!; read _; kill -TERM $server; wait $server"
    with (folder / "output.txt").open("w") as output:
        process = subprocess.Popen(
            ["sh", "-c", guarded],
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=output,
            env={"PATH": os.environ.get("PATH", ""), "HOME": str(folder)},
        )
        assert process.stdin is not None
        try:
            yield
        finally:
            process.stdin.close()
            process.wait(PATIENCE)


def _is_up(port: int) -> bool:
    """Whether it answers, with the certificate that Caddy first makes."""
    try:
        with socket.create_connection(("127.0.0.1", port)) as plain:
            unverified().wrap_socket(plain, server_hostname="localhost").close()
            return True
    except (ConnectionError, ssl.SSLError):
        return False
