"""The HTTP API: who one is, the lobby, tables, records, statistics. /api/openapi.json describes it."""

import asyncio
from collections.abc import Callable
from dataclasses import Field, asdict
from functools import cache
from io import BytesIO
from typing import Annotated, Any, cast

import segno
import structlog
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kamifuda import compiled
from kamifuda.bots.levels import NAMES
from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.core.game import Game, with_house_rules
from kamifuda.core.houserules import BadHouseRules, HouseRules
from kamifuda.games import ALL, GAMES
from kamifuda.server.rooms.connection import encoded
from kamifuda.server.rooms.house import House
from kamifuda.server.tables import telling
from kamifuda.server.tables.codes import UNREADABLE, Refused
from kamifuda.server.tables.entries import Summary
from kamifuda.server.tables.newtable import bad_house_rules
from kamifuda.server.tables.physical import physics_of
from kamifuda.server.tables.table import Table
from kamifuda.server.thinking.thinkers import MOST_ITERATIONS
from kamifuda.server.wire import api_answers as reply
from kamifuda.server.wire.address import for_friends
from kamifuda.server.wire.api_requests import LONGEST_OPTION, NewTable, WrittenRules
from kamifuda.server.wire.from_clients import LARGEST
from kamifuda.server.wire.identity import COOKIE, COOKIE_SECONDS, IDENTITY_BYTES, LINK_MILLISECONDS
from kamifuda.server.wire.pages import File
from kamifuda.text import rulebook as rules

MOST_LISTED = 50
LONGEST_HOST = 300  # letters; a name has 253 at most, and a QR code is not endless
ID = r"^[A-Za-z0-9_-]{22}$"  # 128 bits
TableId = Annotated[str, Path(pattern=ID)]
Token = Annotated[str, Path(pattern=ID)]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
PlayNumber = Annotated[int, Path(ge=1, le=LARGEST)]
GameName = Annotated[str, Path(max_length=40)]
KnownGame = Annotated[str, Path(max_length=40, json_schema_extra={"enum": list(GAMES)})]
Rules = Annotated[str, Query(max_length=LONGEST_OPTION)]


log = structlog.get_logger()


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def somebody(request: Request) -> str | None:
    """Who asks; None: we have never met, or the cookie is not ours."""
    person: str | None = request.app.state.identities.person(request.cookies.get(COOKIE))
    return person


def somebody_known(who: Annotated[str | None, Depends(somebody)]) -> str:
    if who is None:
        raise Refused("no-identity")
    return who


AtHouse = Annotated[House, Depends(the_house)]
Anybody = Annotated[str | None, Depends(somebody)]
Person = Annotated[str, Depends(somebody_known)]
api = APIRouter(prefix="/api")


@api.get("/health", responses=reply.faults())
async def health(house: AtHouse, request: Request) -> reply.Health:
    """Whether the server answers, and can write to its database."""
    rooms = await house.feel()
    return reply.Health(status="ok", version=request.app.version, compiled=compiled(), rooms=rooms)


@api.get("/games", responses=reply.faults())
async def games() -> list[reply.GameInfo]:
    """The games, their options and bots."""
    return [
        reply.GameInfo(
            name=game.name,
            version=game.version,
            cards=list(game.card_ids),
            options=[option(each) for each in opt.chosen(game.Options)],
            bots=list(NAMES[:-1]),
            most_iterations=MOST_ITERATIONS,
            **manifest(game),
        )
        for game in ALL
    ]


def manifest(game: Game) -> dict[str, Any]:
    about = game.manifest
    seats = next(each for each in opt.chosen(game.Options) if each.name == "seats").metadata["allowed"]
    return {
        "first_seats": about.first_seats,
        "sides": {count: about.sides(count) for count in seats},
        "together": about.together,
        "open_hands": about.open_hands,
        "phrases": list(about.phrases),
        "presets": dict(about.presets),
        "gentle": dict(about.gentle),
        "asked_first": list(about.asked_first),
        "told_first": list(about.told_first),
        "real": None if about.real is None else reply.RealThing(option=about.real.option, value=about.real.value),
        "house_rules": about.house_rules is not None,
        "physics": about.physics is not None,
    }


def option(each: Field[Any]) -> reply.OptionInfo:
    allowed = each.metadata["allowed"]
    ranged = isinstance(allowed, range)
    listed = not ranged and not opt.is_text(each)
    return reply.OptionInfo(
        name=each.name,
        usual=cast(opt.Value, each.default),
        allowed=list(allowed) if listed else None,
        least=allowed[0] if ranged else None,
        most=allowed[-1] if ranged else None,
        seats=each.metadata.get("seats"),
        needs=each.metadata.get("needs"),
        being=list(opt.needed(each)) if "needs" in each.metadata else [],
    )


@api.get("/games/{game}/rules", response_model=reply.Rulebook, responses=reply.faults() | {304: {}})
async def rulebook(game: KnownGame, request: Request) -> Response:
    """The rules of a game, clause by clause; the same as long as the server runs."""
    if game not in GAMES:
        raise Refused("unknown-game", name=game, allowed=list(GAMES))
    return written_rules(game).answer(request)


@cache
def written_rules(game: str) -> File:
    found = [reply.Section.model_validate(told_section(game, each)) for each in rules.sections(game) if each.heading]
    return File.of("rules.json", reply.Rulebook(sections=found).model_dump_json().encode())


def told_section(game: str, section: rules.Section) -> dict[str, Any]:
    table = {"kind": section.table.kind, "rows": section.rows} if section.table else None
    pictures = [
        {"name": each.name, "seat": each.viewer, **rules.seen(game, each)._asdict()}
        for each in GAMES[game].manifest.pictures
        if each.section == section.key
    ]
    clauses = [asdict(each) for each in section.clauses]
    return {"key": section.key, "clauses": clauses, "table": table, "pictures": pictures}


@api.get("/games/{game}/house-rules", responses=reply.faults())
async def explain_house_rules(game: GameName, rules: Rules = "", version: int | None = None) -> reply.HouseRules:
    """What house rules change, as a table of this version has them among its options."""
    return changes(game, lambda own, version: own.normalised(rules, version), version)


@api.post("/games/{game}/house-rules", responses=reply.faults(403, 413))
async def read_house_rules(game: GameName, written: WrittenRules) -> reply.HouseRules:
    """The option that a TOML file of house rules means, and what it changes."""
    return changes(game, lambda own, version: own.from_toml(written.toml, version))


def changes(game: str, read: Callable[[HouseRules, int], str], asked: int | None = None) -> reply.HouseRules:
    replaceable = with_house_rules(ALL)
    if game not in replaceable:
        raise Refused("unknown-game", name=game, allowed=list(replaceable))
    own, version = replaceable[game], GAMES[game].version if asked is None else asked
    known = opt.known_versions(GAMES[game].Options)
    if version not in known:
        raise Refused("bad-option", name=opt.VERSION, value=version, allowed=list(known))
    try:
        rules = read(own, version)
        found = {"house_rules": rules, "changes": list(own.differences(rules, version))}
    except BadHouseRules as bad:
        raise bad_house_rules(bad) from None
    return reply.HouseRules.model_validate(found)


@api.get("/me", responses=reply.faults())
async def me(who: Anybody) -> reply.Me:
    """Whether this browser has an identity."""
    return reply.Me(identity=who is not None)


@api.post("/me", responses=reply.faults(403))
async def be_somebody(who: Anybody, request: Request, response: Response, house: AtHouse) -> reply.Me:
    """Gives this browser an identity, in a cookie, unless it has one."""
    if who is None:
        cookie = request.app.state.identities.cookie(house.edge.secret(IDENTITY_BYTES))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return reply.Me(identity=True)


@api.get("/me/tables", responses=reply.faults(401))
async def your_tables(who: Person, house: AtHouse) -> reply.YourTables:
    """The tables at which one has a seat, whose turn it is there, and how it stands."""
    theirs = await house.tables_of(who, MOST_LISTED)
    tables = await listed(house, theirs, who)
    lost = [(one, house.why_unreadable(one.table)) for one in theirs if one.status != "closed"]
    unreadable = [reply.Unreadable(table=one.table, game=one.game, code=code) for one, code in lost if code]
    return reply.YourTables(tables=tables, unreadable=unreadable)


@api.get("/lobby", responses=reply.faults())
async def lobby(who: Anybody, house: AtHouse) -> reply.Lobby:
    """Open tables, the newest first."""
    return reply.Lobby(tables=await listed(house, await house.open_tables(MOST_LISTED), who))


async def listed(house: House, summaries: list[Summary], who: str | None) -> list[reply.Listed]:
    def look(table: Table) -> dict[str, Any] | None:
        closed = table.status == "closed" and table.match is None  # nothing ever happened there
        return None if closed else telling.listed(table, who, house.time.now())

    found = await asyncio.gather(*(house.look(one.table, look) for one in summaries), return_exceptions=True)
    for error in found:
        if isinstance(error, Refused) and error.code not in UNREADABLE:
            raise error  # about the database, not about one table
        if isinstance(error, BaseException) and not isinstance(error, Refused):
            log.error("table not listed", exc_info=error)
    return [reply.Listed.model_validate(one) for one in found if isinstance(one, dict)]


@api.post("/tables", status_code=201, responses=reply.faults(401, 403, 404, 409, 413))
async def make_table(asked: NewTable, who: Person, house: AtHouse, request: Request) -> reply.Made:
    """Makes a table; its id is the link to it."""
    request.app.state.gate.new_table(request)
    return reply.Made(table=await house.create(who, asked.meaning()))


@api.get("/tables/{table}", responses=reply.faults(404, 410))
async def one_table(table: TableId, who: Anybody, house: AtHouse) -> reply.OneTable:
    """A table and its match, as whoever asks may know them."""

    def look(table: Table) -> dict[str, Any]:
        views = telling.views(table, telling.viewers(table, who), news=False)
        return {"table": table.id, "number": table.number, "info": telling.info(table, who), "views": views}

    return reply.OneTable.model_validate(await house.look(table, look))


@api.get("/tables/{table}/history", response_model=reply.History, responses=reply.faults(404, 410))
async def history(table: TableId, who: Anybody, house: AtHouse, request: Request) -> Response:
    """All that happened at a table, as whoever asks may know it."""
    request.app.state.gate.heavy(request)
    seats, written = await house.history(table, who)
    about = encoded({"table": table, "seats": seats})
    return Response(f'{about[:-1]},"entries":[{",".join(written)}]}}', media_type="application/json")


@api.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses=reply.faults(404, 409, 410) | {200: {"content": {"text/plain": {}}}},
)
async def open_record(table: TableId, house: AtHouse) -> PlainTextResponse:
    """The open record of a match that is over; `kamifuda verify` proves it."""

    def look(table: Table) -> str:
        if table.status != "over":
            raise Refused("not-over")
        return record.write(table.record())

    return PlainTextResponse(await house.look(table, look))


@api.get("/tables/{table}/draws/{number}", responses=reply.faults(404, 410))
async def see_again(table: TableId, number: PlayNumber, house: AtHouse, request: Request) -> reply.DrawnAgain:
    """What the book did before this play of the world (the first play of the match is 1), simulated again."""
    request.app.state.gate.heavy(request)

    def look(table: Table) -> Any:
        physics = physics_of(table)
        if physics is None:
            raise Refused("no-book")
        return physics.again(table.playing(), number, table.dealt())

    found = await house.look(table, look)
    if found is None:
        raise Refused("no-such-page")
    return reply.DrawnAgain.model_validate(await house.drawn_again(*found))


@api.get("/tables/{table}/invitation", responses=reply.faults(404, 410))
async def invitation(table: TableId, house: AtHouse, request: Request) -> reply.Invitation:
    """The address of a table, as a friend can open it."""
    await house.look(table, lambda _: None)
    address = whole(request, f"/t/{table}")
    return reply.Invitation(address=address, qr=qr_code(address))


@api.post("/tables/{table}/seats/{seat}/link", status_code=201, responses=reply.faults(401, 403, 404, 410))
async def make_link(table: TableId, seat: SeatNumber, who: Person, house: AtHouse, request: Request) -> reply.Link:
    """A one-time link that moves one's seat to another device."""

    def look(table: Table) -> None:
        if seat >= table.seats:
            raise Refused("no-such-seat", seat=seat, seats=table.seats)
        if table.chairs[seat].person != who:
            raise Refused("not-your-seat", seat=seat)

    await house.look(table, look)
    token, until = await house.offer(table, seat, who, LINK_MILLISECONDS)
    path = f"/move/{token}"
    return reply.Link(path=path, until=until, qr=qr_code(whole(request, path)))


def whole(request: Request, path: str) -> str:
    """The address of a page, for another device."""
    if len(request.url.netloc) > LONGEST_HOST:
        raise Refused("malformed", at="header.host", reason="string_too_long")
    return for_friends(request.url, request.app.state.open_port) + path


def qr_code(text: str) -> str:
    picture = BytesIO()
    segno.make(text, micro=False).save(picture, kind="svg", xmldecl=False, scale=4)
    return picture.getvalue().decode()


@api.post("/links/{token}", responses=reply.faults(401, 403, 404, 409, 410))
async def move_seat(token: Token, who: Person, house: AtHouse) -> reply.Moved:
    """Opens a one-time link: the seat is now this browser's, and no longer the other's."""
    table, seat = await house.claim(token, who)
    return reply.Moved(table=table, seat=seat)


@api.get("/statistics", responses=reply.faults())
async def statistics(who: Anybody, house: AtHouse) -> reply.Statistics:
    """How many tables there are, and how one has fared."""
    yours = [] if who is None else await house.standings(who)
    return reply.Statistics.model_validate({"tables": await house.counts(), "yours": yours})
