"""What a game tells, for its board in a browser: the types of its views and events, and how events are to be read."""

import json
import sys
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, ConfigDict, TypeAdapter, create_model
from typing_extensions import TypedDict

from kamifuda.core.game import Game
from kamifuda.core.reading import KINDS, Field
from kamifuda.server.wire.description.comments import field_comments, in_json
from kamifuda.server.wire.description.typescript import GENERATED, REFERENCE, Schema, declared, spelled

OPTIONS: Final = "Options"


def typescript(game: Game) -> str:
    types = [declared(name, schema) for name, schema in definitions(game).items()]
    return "\n".join(
        [f'// {GENERATED}\nimport type {{ Reading }} from "../../text";\n', *types, events(game), reading(game)]
    )


def definitions(game: Game) -> dict[str, Schema]:
    """The options, the view and all that it is made of, by their names in the code."""
    known = names(game)
    adapters: list[Any] = [(kind, "serialization", TypeAdapter(kind)) for kind in (game.Options, readable(game.View))]
    found = TypeAdapter.json_schemas(adapters)[1]["$defs"]
    made: dict[str, Schema] = {name: {"enum": list(values)} for values, name in known.items()}
    for name, schema in sorted(found.items(), key=lambda each: each[0] in (OPTIONS, "View")):
        made[name] = tidy(schema, known) | {"required": list(schema["properties"])}
    made["View"]["properties"]["options"] |= {"$ref": REFERENCE + OPTIONS}
    for name, kind in vars(sys.modules[game.View.__module__]).items():
        if name in found and name != OPTIONS:
            for field, comment in field_comments(kind, made[name]["properties"]):
                made[name]["properties"][field]["description"] = in_json(comment)
    return made


def readable(kind: Any) -> Any:
    """The same type, as pydantic can read it: before Python 3.12 it knows no TypedDict of the standard library."""
    if is_typeddict(kind):
        fields = {name: readable(each) for name, each in get_type_hints(kind).items()}
        made: Any = TypedDict(kind.__name__, fields)  # type: ignore[misc]
        made.__doc__, made.__module__ = kind.__doc__, kind.__module__
        return made
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (None, Literal):
        return kind
    read = tuple(readable(each) for each in parts)
    return reduce(or_, read) if origin is UnionType else origin[read]


def names(game: Game) -> dict[tuple[str, ...], str]:
    """Choices that the code of the view has a name for: `Phase`."""
    known = vars(sys.modules[game.View.__module__])
    return {get_args(value): name for name, value in known.items() if get_origin(value) is Literal}


def tidy(schema: Any, known: Mapping[tuple[str, ...], str]) -> Any:
    """Choices by their names, and no title that only repeats the name of a field."""
    if isinstance(schema, list):
        return [tidy(each, known) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if name := known.get(tuple(schema.get("enum", ()))):
        return {"$ref": REFERENCE + name}
    kept = {name: tidy(each, known) for name, each in schema.items() if name != "title" or isinstance(each, dict)}
    if isinstance(kept.get("description"), str):
        kept["description"] = in_json(" ".join(kept["description"].split()))
    return kept


def event_models(game: Game) -> Iterator[type[BaseModel]]:
    """Each with the fields that are declared, and no other."""
    strict = ConfigDict(extra="forbid", strict=True)
    for event, fields in game.manifest.reading.events.items():
        kinds: dict[str, Any] = {"event": (Literal[event], ...)}
        kinds |= {name: (type_of(each), None if each.optional else ...) for name, each in fields.items()}
        yield create_model(event, __config__=strict, **kinds)


def type_of(each: Field) -> Any:
    kind = Literal[each.values] if each.values else readable(KINDS[each.kind])
    return kind | None if each.secret else kind


def events(game: Game) -> str:
    known, lines = names(game), []
    for model in event_models(game):
        schema = tidy(model.model_json_schema(), known)
        members = (
            f"{name}{'' if name in schema['required'] else '?'}: {spelled(each)}"
            for name, each in schema["properties"].items()
        )
        lines.append(f"\n  | {{ {'; '.join(members)} }}")
    return f"/** What happened, as far as its viewer may know it. */\nexport type Event ={''.join(lines)};\n"


def reading(game: Game) -> str:
    """How the fields of its events and the words of its steps are to be read."""
    about = game.manifest.reading
    rows = [
        f"    {event}: {{ {kinds(fields)} }},\n" if fields else f"    {event}: {{}},\n"
        for event, fields in about.events.items()
    ]
    steps = "".join(f"    {verb}: {json.dumps(kind)},\n" for verb, kind in about.steps.items())
    return f"export const READING: Reading = {{\n  events: {{\n{''.join(rows)}  }},\n  steps: {{\n{steps}  }},\n}};\n"


def kinds(fields: Mapping[str, Field]) -> str:
    return ", ".join(f"{name}: {json.dumps(each.kind)}" for name, each in fields.items())
