"""One server for all that people do at their tables."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Serving, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Serving]:
    with serving({"KAMIFUDA_STAND_IN": "random"}) as server:
        yield server
