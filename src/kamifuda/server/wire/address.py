"""Where friends find this server: their phones can not open a link to localhost."""

from ipaddress import ip_address
from socket import AF_INET, SOCK_DGRAM, socket

from starlette.datastructures import URL

ELSEWHERE = ("192.0.2.1", 9)  # RFC 5737: nobody lives there, and asking for the way to it sends nothing
EVERYWHERE = ("0.0.0.0", "::")


def in_network() -> str | None:
    """This machine's own address, if it is in a network."""
    with socket(AF_INET, SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return None
        found = ip_address(asking.getsockname()[0])
    return None if found.is_loopback or found.is_unspecified else str(found)


def is_this_machine(host: str) -> bool:
    """Whether it leads everybody to their own machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def open_port(listener: socket) -> int | None:
    """The port, if every address of this machine leads to it."""
    host, port = listener.getsockname()[:2]
    return port if host in EVERYWHERE else None


def for_friends(asked: URL, port: int | None) -> str:
    """How a link begins that works for others too, from the address by which somebody came here."""
    host = in_network() if port is not None and is_this_machine(asked.hostname or "") else None
    return f"http://{host}:{port}" if host else f"{asked.scheme}://{asked.netloc}"
