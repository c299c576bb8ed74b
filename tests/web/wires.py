"""A line between a browser and a server that can fail in all the ways that lines fail."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

CHUNK = 65536


class Wire:
    """Passes everything on, until it is cut, and again when it is mended. Hushed, it loses what the server says."""

    def __init__(self, server: str) -> None:
        host, _, port = server.removeprefix("http://").rpartition(":")
        self._server = (host, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._whole = True
        self._hushed = False
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing goes through, and nothing can be opened."""
        self._whole = False
        for end in list(self._ends):
            self._shut(end)

    def hush(self) -> None:
        """What the browser says arrives, what the server answers does not."""
        self._hushed = True

    def mend(self) -> None:
        """All is well again."""
        self._whole, self._hushed = True, False

    def close(self) -> None:
        """Take it down."""
        self.cut()
        self._shut(self._door)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if self._whole:
                self._connect(near)
            else:
                near.close()

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._server)
        except OSError:
            near.close()
            return
        self._ends |= {near, far}
        threading.Thread(target=self._pump, args=(near, far), daemon=True).start()
        threading.Thread(target=self._pump, args=(far, near), kwargs={"answers": True}, daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket, *, answers: bool = False) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                if not (answers and self._hushed):
                    target.sendall(data)
        self._shut(source)
        self._shut(target)

    def _shut(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def wire_to(server: str) -> Iterator[Wire]:
    """A wire while it is needed."""
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.close()
