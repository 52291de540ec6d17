"""An evening at one table: a match, and all that people do beside it, honest or not; what each was sent is kept."""

import asyncio
import itertools
import json
import re
from collections import defaultdict
from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Any

from kamifuda.core.game import Game
from kamifuda.core.match import plays
from kamifuda.core.options import told
from kamifuda.core.position import WORLD
from kamifuda.server.tables.table import Table
from kamifuda.server.tables.telling import LONGEST_ABSENCE
from tests.facts import telling
from tests.server.client import Client, Told
from tests.server.site import SCRIPT
from tests.server.troubles import Damage, damage
from tests.server.twins import Twins
from tests.server.worlds import World

WATCHER, STRANGER, HEIR = "watcher", "stranger", "heir"  # with and without a cookie; whom the viewer's seat moves to
CLOCKS: tuple[dict[str, Any], ...] = (
    {},
    {"kind": "bank", "amount": 86_400, "increment": 5},
    {"kind": "move", "amount": 86_400},
    {"kind": "days", "amount": 3},
)
NONSENSE = (
    "",
    "[]",
    "nonsense",
    "\0",
    '{"type":"play"}',
    '{"type":"watch","table":7}',
    '{"type":"hello","protocol":2}',
    '{"type":"sit","seat":NaN}',
)
GETS = (
    "/api/health", "/api/games", "/api/me", "/api/me/tables", "/api/lobby", "/api/tables/{table}",
    "/api/tables/{table}/history", "/api/tables/{table}/record", "/api/tables/{table}/invitation", "/api/statistics",
    "/api/openapi.json", "/metrics", "/api/games/{game}/house-rules", "/api/tables/{table}/draws/{number}",
    "/api/games/{game}/rules",
)  # fmt: skip
PAGES = ("/", "/t/{table}", SCRIPT, "/nothing")  # no routes: where none answers, the web client does
FEWEST = 8  # plays that are worth an evening
RUINS: tuple[tuple[str, Damage], ...] = (
    ("play", lambda body: json.dumps(body)[:-9]),
    ("started", lambda body: "{}"),
    ("created", lambda body: json.dumps(body | {"what": body["what"] | {"version": 99}})),
)
POSTS = (
    "/api/me", "/api/tables", "/api/tables/{table}/seats/{seat}/link", "/api/links/{token}",
    "/api/games/{game}/house-rules",
)  # fmt: skip


@dataclass(frozen=True)
class Case:
    game: Game
    options: Any
    viewer: int | None
    number: int
    live: bool = False  # certainly: all are there at the same time

    def house_rules(self) -> str:
        """A file of them, where the game has any."""
        file = "" if self.game.manifest.house_rules is None else telling(self.game).HOUSE_FILE
        return json.dumps({"toml": file})


class Guest(Client):
    """Remembers how things stand."""

    views: dict[int | None, Told]
    number = 0

    async def hear(self) -> Told:
        told = await super().hear()
        if told["type"] in ("present", "update"):
            self.number = told["number"]
            self.views = {view["seat"]: view for view in told["views"]} if told["views"] is not None else self.views
        return told

    async def settle(self) -> None:
        """Until all that was sent has been heard."""
        await self.say(type="ping")
        await self.until(lambda told: told["type"] == "pong")


def numbered() -> Generator[str, None, None]:
    """The same keys in both worlds."""
    yield from (f"k{number}" for number in itertools.count())


class Evening:
    def __init__(self, world: World, case: Case) -> None:
        self.world, self.case = world, case
        self.rng = Random(case.number)  # the same choices in both worlds, as long as they look the same
        self.cookies: dict[str, str | None] = {STRANGER: None}
        self.here: dict[str, Guest] = {}
        self.heard: dict[str, list[str]] = defaultdict(list)
        self.frames: dict[str, list[bytes]] = defaultdict(list)
        self.answers: dict[str, list[tuple[str, bytes]]] = defaultdict(list)
        self.keys: dict[str, Generator[str, None, None]] = defaultdict(numbered)
        self.seats = [str(seat) for seat in range(case.options.seats)]
        self.style = self.rng.choice(["online", "online" if case.live else "hotseat"])
        self.spoken: list[str] = []
        self.answered: list[bool] = []  # while a window is open: whether by silence
        self.windows = 0  # that have closed
        self.last: Table | None = None
        self.worst = b"500"  # what no answer is, unless the server is in trouble

    @property
    def watched(self) -> list[str]:
        """Those who must be told the same in both worlds."""
        return [WATCHER, STRANGER] if self.case.viewer is None else [str(self.case.viewer), WATCHER, STRANGER]

    @property
    def itself(self) -> Table:
        """As the server knows it, or knew it last."""
        self.last = self.world.house.rooms[self.table].ledger.table or self.last
        assert self.last is not None
        return self.last

    # Before the deal.

    async def gather(self) -> None:
        """Everybody comes, makes or finds the table, and sits down."""
        for name in (*self.seats, WATCHER, HEIR):
            answer = await self.world.ask("POST", "/api/me")
            found = re.search(rb"set-cookie: (kamifuda=[^;]+)", answer)
            assert found, answer
            self.cookies[name] = found[1].decode()
        asked: dict[str, Any] = {"game": self.case.game.name, "options": told(self.case.options), "style": self.style}
        asked |= {"open": self.rng.random() < 0.5, "clock": self.rng.choice(CLOCKS), "grace": None}
        if self.case.live or getattr(self.case.options, "book", None) == "physics":
            asked["clock"] = {}  # a book takes real time, in which ticks would come
        maker = self.rng.choice(["0", WATCHER])
        made = await self.http(maker, "POST", "/api/tables", json.dumps(asked))
        self.table = str(json.loads(made)["table"])
        for name in (*self.seats, WATCHER, STRANGER):
            await self.come(name)
        for seat, name in enumerate(self.seats):
            entropy = f"{seat:02x}" * 8 if self.rng.random() < 0.5 else None
            await self.granted(name, "sit", seat=seat, name=f"Player {seat}", entropy=entropy)

    async def come(self, name: str, since: int | None = None) -> None:
        guest = Guest(self.world.socket, self.cookies[name])
        guest.heard, guest.frames, guest.keys, guest.views = self.heard[name], self.frames[name], self.keys[name], {}
        await guest.__aenter__()
        await guest.watch(self.table, since)
        self.here[name] = guest
        await self.settle()

    async def leave(self, name: str) -> int:
        """Hangs up; returns the number that was heard last."""
        guest = self.here.pop(name)
        await guest.__aexit__()
        left = [self.here[other] for other in self.watched if other != name]
        await asyncio.gather(*(one.until(lambda told: told["type"] == "presence") for one in left))
        return guest.number

    async def end(self) -> None:
        for guest in self.here.values():
            await guest.__aexit__()

    # The match.

    async def spend(self, twins: Twins, which: int) -> None:
        """Plays what is to be played in this world, and does everything else there is to do in between."""
        await self.granted("0", "start")
        self.spoken = [text for _, both in twins.plays for text in both]
        stands = (twins.alike or 0) >= FEWEST and self.rng.random() < 0.5
        acts = [self.talk_nonsense, self.chat, self.ask_again, self.rest, self.reconnect, self.tick, self.repeat]
        acts += [self.break_rules, self.arrange, self.look, self.touch_the_book, *[self.act_for_others] * 3]
        self.rng.shuffle(acts)
        played = twins.plays[: twins.alike if stands else None]
        unlucky = max((both for seat, both in played if seat != WORLD), key=self.is_worth_the_trouble)
        for seat, both in played:
            if seat == WORLD:
                await self.hold_breath()
            elif self.itself.window() is not None:
                await self.answer(seat, both[which], which)
            else:
                if both is unlucky:
                    await self.write_nothing(seat, both[which])
                await self.play(seat, both[which])
                await self.take_back(seat, both[which])
            if acts:
                await acts.pop()()
        for act in acts:
            await act()
        if stands:
            await self.let_a_bot_play()
        await self.ask_for_more()
        await self.recall()
        await self.move_house()
        await self.look()
        await self.come_to_ruin()

    async def play(self, seat: int, text: str) -> None:
        await self.here[str(seat)].settle()
        turn = self.here[str(seat)].views[seat]["turn"]
        await self.granted(str(seat), "play", seat=seat, turn=turn, steps=text.split(", "))

    def is_worth_the_trouble(self, both: tuple[str, str]) -> bool:
        """Not what could be said silently: that is not written down at once."""
        window = self.case.game.manifest.window
        return both[0] != both[1] and (window is None or window.silence not in both)

    async def answer(self, seat: int, text: str, which: int) -> None:
        """While a window is open. Who has nothing to say says so in one world, and in the other nothing at all."""
        window, guest = self.itself.window(), self.here[str(seat)]
        assert window is not None
        await guest.settle()
        said = {"type": "play", "seat": seat, "turn": guest.views[seat]["turn"], "steps": text.split(", ")}
        silent = which == 1 and seat != self.case.viewer and text == window.silence
        self.answered.append(silent)
        if silent:
            await guest.settle()  # which takes a message too
        else:
            await guest.say(table=self.table, key=next(guest.keys), **said)
        await self.settle_down()
        if len(self.answered) == len(self.itself.choosing()):
            self.world.edge.time = self.itself.window_due() or self.world.edge.time
            await self.tick()
            self.answered.clear()
            self.windows += 1

    async def settle_down(self) -> None:
        """What was said has arrived, and whatever comes of it at once."""
        for _ in range(2):
            for guest in self.here.values():
                await guest.settle()
            await self.world.rest(self.table)

    async def hold_breath(self) -> None:
        """Until WORLD has played; what takes no time it has played already."""
        due = self.itself.answer_due()
        if due is not None:
            self.world.edge.time = due
            await self.tick()

    async def take_back(self, seat: int, text: str) -> None:
        """Asks to undo the play just made; where everybody agrees, makes it again."""
        if self.rng.random() < 0.8:
            return
        answer = await self.ask(str(seat), "undo", seat=seat)
        if answer["type"] == "ack" and self.itself.status == "playing":
            if self.itself.wish is not None:
                await self.agree(seat, answer["number"], yes=True)
            await self.play(seat, text)

    async def agree(self, asker: int, request: int, yes: bool) -> None:
        for seat in range(len(self.seats)):
            if seat != asker:
                await self.granted(str(seat), "answer", seat=seat, request=request, yes=yes)

    # What else is done, once an act.

    async def break_rules(self) -> None:
        """Plays that are not legal, in turn or out of it."""
        if self.case.viewer is None:
            return
        view = self.here[str(self.case.viewer)].views[self.case.viewer]
        for _ in range(6):
            text = self.distorted(self.rng.choice(self.spoken))
            if text not in plays(view["legal"]):
                turn = view["turn"] - (self.rng.random() < 0.2)
                about = {"seat": self.case.viewer, "turn": max(turn, 0), "steps": text.split(", ")}
                await self.refused(str(self.case.viewer), "play", **about)

    def distorted(self, text: str) -> str:
        """The same with other cards, steps missing or steps too many."""
        cards = self.case.game.card_ids
        text = re.sub("|".join(cards), lambda _: self.rng.choice(cards), text)
        more = self.rng.choice(self.spoken)
        return self.rng.choice([text, text, text, text.split(", ")[0], f"{text}, {more}", text + "@3", text.upper()])

    async def act_for_others(self) -> None:
        """For every seat that is not theirs, whoever they are."""
        for name in self.watched:
            for seat in range(len(self.seats)):
                if str(seat) != name:
                    steps = self.rng.choice(self.spoken).split(", ")
                    await self.refused(name, "play", seat=seat, turn=self.rng.randrange(9), steps=steps)
            other = self.rng.choice([seat for seat in range(len(self.seats)) if str(seat) != name])
            await self.refused(name, self.rng.choice(["undo", "pause", "back", "stand"]), seat=other)
            await self.refused(name, "answer", seat=other, request=self.rng.randrange(40), yes=True)

    async def touch_the_book(self) -> None:
        """With a hand that is another's, and with one that holds nothing."""
        for name in self.watched:
            guest = self.here[name]
            for seat in range(len(self.seats)):
                if str(seat) != name:
                    await self.refused(name, "pinch", seat=seat, turn=self.rng.randrange(9), count=1, height=50)
            await guest.say(type="reach", table=self.table, to=[0, 10, 0])
            await guest.until(lambda told: told["type"] == "error")
            await guest.say(type="open_hand", table=self.table)
            await guest.until(lambda told: told["type"] == "error")

    async def arrange(self) -> None:
        """What is over once the match has begun."""
        for name in self.watched:
            await self.refused(name, "start")
            await self.refused(name, "close")
            await self.refused(name, "put_away")
            await self.refused(name, "bot", seat=0, level="random")
            await self.refused(name, "sit", seat=self.rng.randrange(4), name="Somebody else")
            await self.refused(name, "resume")

    async def talk_nonsense(self) -> None:
        for name in self.watched:
            guest = self.here[name]
            await guest.socket.send(self.rng.choice(NONSENSE))
            await guest.until(lambda told: told["type"] == "error")

    async def chat(self) -> None:
        self.pass_time(10_000)
        for name in (*self.watched, self.rng.choice(self.seats)):
            await self.ask(name, "chat", phrase=self.rng.choice(["hello", "one_moment", "what_a_hand"]))
            await self.ask(name, "chat", text="I have nothing but Soldiers")

    async def ask_again(self) -> None:
        """For what one was told already; and for a while wants to know nothing."""
        for name in self.watched:
            guest = self.here[name]
            await guest.watch(self.table, since=self.rng.randrange(guest.number + 2))
            if self.rng.random() < 0.3:
                await self.ask(name, "unwatch")
                await guest.watch(self.table)
                await self.settle()

    async def recall(self) -> None:
        """As much of the past as is told to somebody who was away."""
        for name in self.watched:
            guest = self.here[name]
            await guest.watch(self.table, since=max(0, guest.number - LONGEST_ABSENCE))

    async def rest(self) -> None:
        """A pause that everybody agrees to, or somebody does not."""
        if self.itself.status != "playing":
            return
        asker = self.rng.randrange(len(self.seats))
        answer = await self.granted(str(asker), "pause", seat=asker)
        if self.rng.random() < 0.5:
            other = (asker + 1) % len(self.seats)
            await self.granted(str(other), "answer", seat=other, request=answer["number"], yes=False)
            return
        await self.agree(asker, answer["number"], yes=True)
        await self.break_rules()
        await self.granted(self.rng.choice(self.seats), "resume")

    async def reconnect(self) -> None:
        """Gone while something happens, and back."""
        name = self.rng.choice(self.watched)
        number = await self.leave(name)
        other = self.rng.choice([seat for seat in self.seats if seat != name])
        await self.granted(other, "chat", phrase="one_moment")
        await self.come(name, since=number if self.rng.random() < 0.7 else None)

    async def tick(self) -> None:
        self.world.house.rooms[self.table].due.wake()
        await self.world.rest(self.table)
        await self.settle()

    async def repeat(self) -> None:
        """The same message again, with the same key."""
        for name in self.watched:
            await self.ask(name, "chat", phrase="hello", key="again")
            await self.ask(name, "chat", phrase="hello", key="again")

    async def let_a_bot_play(self) -> None:
        """The viewer leaves a chair whose turn it is, and comes back to it when the bot has played."""
        name, seat = str(self.case.viewer), self.case.viewer
        self.pass_time(700)
        assert (await self.here[name].ask(type="stand", table=self.table, seat=seat))["type"] == "ack"
        thoughts = self.world.house.rooms[self.table].thoughts
        while self.itself.bots_to_act() and (self.itself.window() is None or thoughts.going):
            await asyncio.sleep(0.001)
        await self.world.rest(self.table)
        await self.settle()
        await self.granted(name, "back", seat=seat)

    async def ask_for_more(self) -> None:
        for name in self.watched:
            await self.ask(name, "rematch")
        for name in self.watched:
            await self.ask(name, "put_away")

    # Troubles.

    async def write_nothing(self, seat: int, text: str) -> None:
        """While nothing can be written a play comes to nothing, everybody is told, and whoever asks is answered."""
        self.worst = b"504"
        async with self.world.unwritable():
            turn = self.here[str(seat)].views[seat]["turn"]
            await self.refused(str(seat), "play", seat=seat, turn=turn, steps=text.split(", "))
            self.pass_time(10_000)
            for name in self.watched:
                await self.refused(name, "chat", phrase="hello")
            for name in self.watched:
                await self.come(name, since=await self.leave(name))
            await self.look()
            await self.ask_for_much()
        self.worst = b"500"
        self.pass_time(10_000)
        for name in self.here:
            await self.here[name].watch(self.table)
        await self.settle()

    async def come_to_ruin(self) -> None:
        """What is written down about the table can not be read any more; its people put it away."""
        room = self.world.house.rooms[self.table]
        await damage(self.world.house.settings.database, self.table, *RUINS[self.case.number % len(RUINS)])
        self.last, room.ledger.table = self.itself, None  # as after a restart
        for name in self.watched:
            await self.refused(name, "watch", since=0)
            await self.refused(name, "play", seat=0, turn=self.rng.randrange(9), steps=["pass"])
            await self.refused(name, "rematch")
        await self.look()
        await self.ask_for_much()
        for name in self.watched:
            await self.ask(name, "close")
            await self.http(name, "GET", "/api/me/tables")

    # Over HTTP.

    async def look(self) -> None:
        """Everything that can be asked for."""
        over = self.itself.status == "over"
        for name in self.watched:
            for path in GETS + PAGES:
                hidden = over and path.endswith("record")  # an open record shows everything
                counted = self.answered and path == "/metrics"  # how many messages come to a server is no secret
                if not (hidden or counted):
                    await self.http(name, "GET", path.format(table=self.table, game=self.case.game.name, number=3))

    async def move_house(self) -> None:
        """Everybody tries to get the viewer's seat; the one with the link does."""
        await self.ask_for_much()
        if self.case.viewer is not None:
            await self.come(HEIR)
        await self.settle()

    async def ask_for_much(self) -> None:
        for name in self.watched:
            await self.http(name, "POST", "/api/me")
            await self.http(name, "POST", "/api/tables", '{"game":"chess"}')
            await self.http(name, "POST", f"/api/games/{self.case.game.name}/house-rules", self.case.house_rules())
            made = await self.http(name, "POST", f"/api/tables/{self.table}/seats/{self.case.viewer or 0}/link", "")
            token = json.loads(made).get("path", "/no-such-link-0123456789").split("/")[-1]
            await self.http(HEIR, "POST", f"/api/links/{token}", "")

    async def http(self, name: str, method: str, path: str, body: str | None = None) -> bytes:
        """The body of the answer; all of the answer is kept."""
        answer = await self.world.ask(method, path, self.cookies[name], body)
        assert answer.split(b" ")[1] < self.worst, (path, answer)
        self.answers[name].append((f"{method} {path}", answer))
        return answer.partition(b"\r\n\r\n")[2]

    # Over the socket, one after the other.

    async def granted(self, who: str, kind: str, /, **about: Any) -> Told:
        answer = await self.ask(who, kind, **about)
        assert answer["type"] == "ack", (who, kind, about, answer)
        return answer

    async def refused(self, who: str, kind: str, /, **about: Any) -> None:
        answer = await self.ask(who, kind, **about)
        assert answer["type"] in ("error", "refusal"), (who, kind, about, answer)

    async def ask(self, who: str, kind: str, /, **about: Any) -> Told:
        self.pass_time(700)
        answer = await self.here[who].ask(type=kind, table=self.table, **about)
        await self.world.rest(self.table)
        await self.settle()
        return answer

    def pass_time(self, milliseconds: int) -> None:
        """Not while everybody holds their breath, or a window is open."""
        if self.itself.answer_due() is None and self.itself.window() is None:
            self.world.edge.time += milliseconds

    async def settle(self) -> None:
        """Until those who must be told the same have heard everything."""
        await asyncio.gather(*(self.here[name].settle() for name in (*self.watched, HEIR) if name in self.here))
