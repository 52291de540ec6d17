"""The protocol for programs: JSON Schema, and from that TypeScript. `python -m tests.renew protocol` writes them."""

import json
from collections.abc import Iterator
from inspect import getsource, isclass
from types import ModuleType
from typing import Any, Final, Literal, get_args

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from kamifuda.games import ALL
from kamifuda.server.tables import codes
from kamifuda.server.tables.requests import PHRASES
from kamifuda.server.wire import api_answers, api_requests, from_clients, to_clients
from kamifuda.server.wire.description import games
from kamifuda.server.wire.description.comments import commented, field_comments, in_json
from kamifuda.server.wire.description.typescript import GENERATED, REFERENCE, Schema, declared

Mode = Literal["validation", "serialization"]

RENAMED: Final = {"ClockRule": "NewClock"}  # of requests
SPARSE: Final = ("What",)  # of all that is told, the only one that leaves out what does not apply
NAMED: Final = {"Code": codes.CODES, "Phrase": from_clients.EVERY_PHRASE, "Mark": get_args(api_answers.Mark)}
TREE: Final = {
    "title": "Tree",
    "description": 'Legal plays by their steps: {"pass": {}, "lay ten": {"play ace": {}}}.',
    "type": "object",
    "propertyNames": {"title": "step"},
    "additionalProperties": {"$ref": REFERENCE + "Tree"},
}
SAID: Final = {
    "title": "Said",
    "description": "The message `say` with its arguments, which may be messages again; several things are joined.",
    "anyOf": [
        {"type": "string"},
        {"type": "integer"},
        {"type": "array", "items": {"$ref": REFERENCE + "Said"}},
        {"type": "object", "additionalProperties": {"$ref": REFERENCE + "Said"}},
    ],
}


def files() -> dict[str, str]:
    """The generated files by their places in the repository."""
    schema = json.dumps(json_schema(), indent=2, ensure_ascii=False) + "\n"
    of_games = {f"web/src/games/{game.name}/generated.ts": games.typescript(game) for game in ALL}
    return {"docs/protocol.schema.json": schema, "web/src/protocol.ts": typescript(), **of_games}


# JSON Schema.


def json_schema() -> Schema:
    """Whatever may go over the WebSocket; `$defs` also holds what the HTTP API takes and answers."""
    asked, told = members(from_clients.Request), members(to_clients.Message)
    sent = definitions(
        [*asked, api_requests.NewTable, api_requests.WrittenRules], "validation", from_clients, api_requests, to_clients
    )
    heard = definitions([*told, *models(api_answers)], "serialization", to_clients, api_answers)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Kamifuda protocol {from_clients.PROTOCOL}",
        "description": GENERATED,
        "anyOf": [{"$ref": REFERENCE + "Request"}, {"$ref": REFERENCE + "Message"}],
        "$defs": {
            "Request": union("Request", "What clients send.", asked),
            **sent,
            "Message": union("Message", "What the server sends.", told),
            **heard,
            "Tree": TREE,
            "Said": SAID,
            "Phrase": {"title": "Phrase", "description": "Ready-made.", "enum": list(from_clients.EVERY_PHRASE)},
            "Mark": {"title": "Mark", "description": "Certain, likely or reconstructed.", "enum": list(NAMED["Mark"])},
            "Code": {"title": "Code", "description": "Why the server says no.", "oneOf": list(described_codes())},
        },
    }


def members(union: Any) -> tuple[type[BaseModel], ...]:
    return get_args(get_args(union)[0])


def models(*modules: ModuleType) -> list[type[BaseModel]]:
    """In the order in which they are written."""
    found = [(each, module) for module in modules for each in vars(module).values() if isclass(each)]
    return [each for each, module in found if issubclass(each, BaseModel) and each.__module__ == module.__name__]


def union(name: str, description: str, choices: tuple[type[BaseModel], ...]) -> Schema:
    references = [{"$ref": REFERENCE + each.__name__} for each in choices]
    return {"title": name, "description": description, "discriminator": {"propertyName": "type"}, "oneOf": references}


def definitions(wanted: list[type[BaseModel]], mode: Mode, *modules: ModuleType) -> dict[str, Schema]:
    """These models and all that they are made of."""
    found = models_json_schema([(each, mode) for each in wanted])[1]["$defs"]
    new = RENAMED if mode == "validation" else {}
    made: dict[str, Schema] = {}
    for model in models(*modules):
        name = model.__name__
        if name in found:
            schema = tidy(found[name], new) | {"title": new.get(name, name)}
            if mode == "serialization" and name not in SPARSE:
                schema["required"] = list(schema["properties"])
            for field, comment in said_of(model):
                schema["properties"][field]["description"] = in_json(comment)
            made[new.get(name, name)] = schema
    return made


def tidy(schema: Any, new: dict[str, str]) -> Any:
    """Codes and phrases by their names, new names, and no title that only repeats the name of a field."""
    if isinstance(schema, list):
        return [tidy(each, new) for each in schema]
    if isinstance(schema, str) and schema.startswith(REFERENCE):
        name = schema.removeprefix(REFERENCE)
        return REFERENCE + new.get(name, name)
    if not isinstance(schema, dict):
        return schema
    for name, values in NAMED.items():
        if schema.get("enum") == list(values):
            return {"$ref": REFERENCE + name}
    kept = {name: tidy(each, new) for name, each in schema.items() if name != "title" or isinstance(each, dict)}
    if isinstance(kept.get("description"), str):
        kept["description"] = in_json(" ".join(kept["description"].split()))
    return kept


def said_of(model: type[BaseModel]) -> Iterator[tuple[str, str]]:
    """What the code says behind its fields, also behind those that it has from others."""
    for place in model.__mro__:
        if place.__module__.startswith("kamifuda."):
            yield from field_comments(place, model.model_fields)


def described_codes() -> Iterator[Schema]:
    said = {line.split('"')[1]: comment for line, comment in commented(getsource(codes)) if line.startswith('    "')}
    for code in codes.CODES:
        yield {"const": code} | ({"description": said[code]} if code in said else {})


# TypeScript.


def typescript() -> str:
    further = [(game.name, game.manifest.phrases) for game in ALL if game.manifest.phrases]
    of_games = "".join(f"  {game}: [\n{listed(own, '    ')}  ],\n" for game, own in further)
    constants = [
        f"export const PROTOCOL = {from_clients.PROTOCOL};\n",
        f"export const PHRASES: readonly Phrase[] = [\n{listed(PHRASES, '  ')}];\n",
        f"export const PHRASES_OF: {{ readonly [game: string]: readonly Phrase[] }} = {{\n{of_games}}};\n",
    ]
    types = [declared(name, schema) for name, schema in json_schema()["$defs"].items()]
    return "\n".join([f"// {GENERATED}\n", *constants, *types])


def listed(phrases: tuple[str, ...], indent: str) -> str:
    return "".join(f'{indent}"{phrase}",\n' for phrase in phrases)
