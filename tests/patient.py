"""However busy the machine is, tests wait: for so long, and no longer; HTTP that does."""

import ssl
from functools import partial
from typing import Any

import httpx

PATIENCE = 120  # seconds: whoever waits longer waits in vain
PLAIN = ssl.create_default_context()  # one for all: nobody speaks TLS, and to make it takes longer than to ask

get = partial(httpx.get, timeout=PATIENCE, verify=PLAIN)
head = partial(httpx.head, timeout=PATIENCE, verify=PLAIN)
post = partial(httpx.post, timeout=PATIENCE, verify=PLAIN)
request = partial(httpx.request, timeout=PATIENCE, verify=PLAIN)
stream = partial(httpx.stream, timeout=PATIENCE, verify=PLAIN)


class Client(httpx.Client):
    def __init__(self, **given: Any) -> None:
        super().__init__(timeout=PATIENCE, verify=PLAIN, **given)


class AsyncClient(httpx.AsyncClient):
    def __init__(self, **given: Any) -> None:
        super().__init__(timeout=PATIENCE, verify=PLAIN, **given)
