"""Two server processes on one PostgreSQL: whichever closes a window, what was answered through the other counts."""

import asyncio

from tests.examples import WITH_WINDOW
from tests.server.client import identity, make_table
from tests.server.databases import in_a_loop
from tests.server.test_two_processes import Device, Pair, pair

__all__ = ["pair"]


@in_a_loop
async def test_a_window_is_closed_once_with_the_answers_of_both_processes(pair: Pair) -> None:
    cookies = [await identity(server.http) for server in pair.servers]
    options = {"seats": WITH_WINDOW.Options().seats}
    table = await make_table(pair.servers[0].http, cookies[0], game=WITH_WINDOW.name, options=options, grace=None)
    window = WITH_WINDOW.manifest.window
    assert window is not None
    async with (
        Device(pair.servers[0].socket, cookies[0]) as ann,
        Device(pair.servers[1].socket, cookies[1]) as bo,
    ):
        for seat, device in enumerate((ann, bo)):
            await device.watch(table)
            assert (await device.ask(type="sit", table=table, seat=seat, name="P"))["type"] == "ack"
        for seat in range(2, options["seats"]):
            await ann.ask(type="bot", table=table, seat=seat, level="random")
        assert (await ann.ask(type="start", table=table))["type"] == "ack"

        async def answered(device: Device) -> int:
            told = await device.watch(table)
            [view] = told["views"]
            about = {"table": table, "seat": view["seat"], "turn": view["turn"], "steps": [window.silence]}
            answer = await device.ask(type="play", key=f"answer-{view['seat']}", **about)
            assert answer["type"] == "ack", answer
            return int(answer["number"])

        numbers = await asyncio.gather(answered(ann), answered(bo))
    [elapsed] = [entry for entry in await pair.log(table) if entry.kind == "elapsed"]
    assert set(numbers) == {elapsed.number}
    said = {one["seat"]: one["key"] for one in elapsed.body["what"]["answers"]}
    assert (said[0], said[1]) == ("answer-0", "answer-1") and len(said) == options["seats"]
