"""A WebSocket with the lid off: any frame can be sent, sensible or not."""

import asyncio
import struct
from collections.abc import Callable

from tests.patient import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10  # opcodes of RFC 6455; 0 continues a message
UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{cookie}\r\n"
)


def frame(payload: bytes, opcode: int = TEXT, last: bool = True, masked: bool = True) -> bytes:
    """One frame, masked with zeros, which changes nothing."""
    length = len(payload)
    head = struct.pack("!B", opcode | (0x80 if last else 0))
    bit = 0x80 if masked else 0
    if length < 126:
        head += struct.pack("!B", bit | length)
    elif length < 2**16:
        head += struct.pack("!BH", bit | 126, length)
    else:
        head += struct.pack("!BQ", bit | 127, length)
    return head + (bytes(4) if masked else b"") + payload


class Wire:
    """Sends bytes, and hands over every text it is sent; `closed` is the code with which the server hung up."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.closed: int | None = None
        self.ended = asyncio.Event()

    async def open(self, port: int, cookie: str | None) -> "Wire":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.writer.write(UPGRADE.format(port=port, cookie=f"cookie: {cookie}\r\n" if cookie else "").encode())
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        self.listening = asyncio.create_task(self.listen())
        return self

    async def listen(self) -> None:
        pending = b""
        try:
            while data := await self.reader.read(2**18):
                pending = self.take(pending + data)
        except ConnectionError:
            pass  # it was cut off
        finally:
            self.ended.set()

    def take(self, data: bytes) -> bytes:
        """Every whole frame; returns the rest."""
        place = 0
        while len(data) - place >= 2:
            opcode, length, start = data[place] & 15, data[place + 1], place + 2
            if length == 126:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == 127:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if len(data) < start + length:
                break
            place = start + length
            self.react(opcode, data[start:place])
        return data[place:]

    def react(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self.writer.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self.closed = int.from_bytes(payload[:2], "big")
            self.writer.write(frame(payload, CLOSE))
        elif opcode != PONG:
            assert opcode == TEXT, opcode  # the server never splits a message
            self.heard(payload)

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    def check(self) -> None:
        """Raises what went wrong while listening."""
        if self.listening.done():
            self.listening.result()

    async def hung_up(self) -> int | None:
        """Waits until the server has ended the connection; the code it gave."""
        async with asyncio.timeout(PATIENCE):
            await self.ended.wait()
        return self.closed

    async def close(self) -> None:
        self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
        self.writer.close()
        await asyncio.gather(self.writer.wait_closed(), return_exceptions=True)
