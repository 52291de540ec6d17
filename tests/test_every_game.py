"""The promises every game keeps, tried on random play over every number of seats and a spread of options."""

import ast
import copy
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from itertools import islice
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from kamifuda import compiled
from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.fields import OF_THE_MOMENT, names
from kamifuda.core.game import Game
from kamifuda.core.match import actors, legal_tree, moments, plays
from kamifuda.core.playout import play_round
from kamifuda.core.position import WORLD, Position
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import ALL, GAMES
from kamifuda.server.wire.description.games import event_models, readable
from tests.checksums import checksums_of
from tests.clauses import clauses_of
from tests.facts import facts, golden, telling
from tests.spread import (
    SOAK,
    bits,
    contents,
    known,
    match_of,
    play_like,
    play_randomly,
    play_steps,
    positions,
    random_plays,
    random_steps,
    shape,
    spread,
    tables,
    told_after,
    viewers,
)

EVERY_TABLE = pytest.mark.parametrize(("game", "options"), tables())
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


@EVERY_TABLE
def test_same_seed_same_match(game: Game, options: Any) -> None:
    def written() -> str:
        match, rng = match_of(game, options, 5), Rng(5)
        for _ in random_plays(match, rng):
            pass
        return record.write(record.of(match, ("x",) * options.seats, record.Origin(text="5")))

    assert written() == written()


@EVERY_TABLE
def test_a_clone_lives_its_own_life(game: Game, options: Any) -> None:
    rng = Rng(1)
    for position in positions(game, options, rng, every=4):
        before = pickle.dumps(position)
        twin = position.clone()
        assert twin == position
        assert twin.journal is None
        play_round(twin, rng)
        assert twin != position
        assert pickle.dumps(position) == before


@EVERY_GAME
def test_every_field_counts_in_comparisons_clones_and_pickles(game: Game) -> None:
    position = game.deal(game.Options(), from_text("1"))
    fields = set(names(type(position))) - {"seats"}  # which follow from the rules
    changed = [name for name in fields if getattr(position, name) not in position.made_from()[1:] and name != "rules"]
    assert {"chance", "over", "round", "whole"} < set(changed)
    assert set(names(type(position))) | OF_THE_MOMENT == written_fields(type(position))
    for name in changed:
        other, value = position.clone(), getattr(position, name)
        setattr(other, name, changed_value(value))
        twins = (other.clone(), pickle.loads(pickle.dumps(other)))
        assert other != position and all(twin == other for twin in twins), name


def written_fields(kind: type[Any]) -> set[str]:
    """What the source of a class, and of those it stands on, annotates."""
    ours = [each for each in kind.__mro__ if each.__module__.startswith("kamifuda.")]
    return {field for each in ours for field in annotated(each.__module__, each.__name__)}


def annotated(module: str, name: str) -> Iterator[str]:
    package, _, file = module.rpartition(".")
    for node in ast.parse(files(package).joinpath(f"{file}.py").read_text()).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            yield from (ast.unparse(line.target) for line in node.body if isinstance(line, ast.AnnAssign))


def changed_value(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return (*value, 5) if isinstance(value, tuple) else value + 1


@EVERY_TABLE
def test_legal_is_what_no_clause_forbids(game: Game, options: Any) -> None:
    clauses = clauses_of(game)
    for position in positions(game, options, Rng(2), every=3):
        for seat in (WORLD, *range(options.seats + 1)):
            legal = position.legal(seat)
            assert (legal != 0) == (seat in actors(position))
            for bit in range(62):
                refusal = game.why_not(position, seat, 1 << bit)
                assert (refusal is None) == bool(legal >> bit & 1)
                assert refusal is None or refusal in clauses


@EVERY_TABLE
def test_in_the_middle_of_a_play_only_its_seat_may_act(game: Game, options: Any) -> None:
    rng = Rng(14)
    for position in positions(game, options, rng, every=4):
        for seat in actors(position):
            half = position.clone()
            half.apply(seat, rng.pick(half.legal(seat)))
            if not half.whole:
                assert actors(half) == [seat]


@EVERY_TABLE
def test_an_illegal_step_is_refused_with_its_clause_and_changes_nothing(game: Game, options: Any) -> None:
    rng = Rng(3)
    for position in positions(game, options, rng, every=4):
        before = position.clone()
        for seat in range(options.seats):
            action = 1 << rng.below(62)
            if action > 1 << 60:
                continue
            if not action & position.legal(seat):
                with pytest.raises(IllegalAction) as refusal:
                    position.apply(seat, action)
                assert refusal.value.clause == game.why_not(position, seat, action)
            with pytest.raises(ValueError, match="not one action"):
                position.apply(seat, 0)
        assert position == before


@EVERY_TABLE
def test_plays_are_all_or_nothing(game: Game, options: Any) -> None:
    match, rng, refused = match_of(game, options, 4), Rng(4), 0
    for _ in islice(random_plays(match, rng), 60):
        before, twin, count = match.position, match.position.clone(), len(match.plays)
        seat = match.to_act()[0]
        for step in match.legal(seat):
            for play in (f"{step}, nonsense", f"{step}, {step}", step, "", "nonsense"):
                if play not in plays(match.legal(seat)):
                    with pytest.raises((IllegalAction, BadNotation)):
                        match.play(seat, play)
                    refused += 1
        assert match.position is before
        assert before == twin
        assert len(match.plays) == count
    assert refused > 50


@EVERY_TABLE
def test_notation_reads_what_it_writes(game: Game, options: Any) -> None:
    for position in positions(game, options, Rng(5), every=2):
        for seat in range(options.seats):
            for action in bits(position.legal(seat)):
                text = game.notation(position, seat, action)
                assert game.parse(position, seat, text) == action
                assert ", " not in text


@EVERY_TABLE
def test_a_record_reads_what_it_writes_and_proves_its_match(game: Game, options: Any) -> None:
    rng = Rng(6)
    match = match_of(game, options, 6)
    origin = record.Origin(text="6")
    names = tuple(f"player {seat}" for seat in range(options.seats))
    for number, _ in enumerate(random_plays(match, rng)):
        if number == 7:
            unfinished = record.of(match, names, origin)
            assert record.read(record.write(unfinished), GAMES) == unfinished
            assert record.verify(unfinished, GAMES).position == match.position
    finished = record.of(match, names, origin)
    assert finished.scores is not None
    assert record.read(record.write(finished), GAMES) == finished
    assert record.verify(finished, GAMES).position == match.position


@EVERY_TABLE
def test_views_and_events_are_as_the_game_declares_them(game: Game, options: Any) -> None:
    events, views = {model.__name__: model for model in event_models(game)}, TypeAdapter(readable(game.View))
    for match in islice(random_plays(match_of(game, options, 16), Rng(16)), 100):
        for viewer in viewers(options):
            for event in match.events(viewer):
                events[event["event"]].model_validate(event)
            views.validate_python(match.view(viewer), strict=True)


@EVERY_TABLE
def test_the_moments_of_a_play_tell_it_once_and_end_in_the_present(game: Game, options: Any) -> None:
    views = TypeAdapter(readable(game.View))
    for match in islice(random_plays(match_of(game, options, 17), Rng(17)), 100):
        for viewer in viewers(options):
            pictures = match.moments(viewer)
            assert [event for each in pictures for event in each.events] == match.events(viewer)
            assert pictures[-1].view == match.view(viewer)
            assert len(pictures) == 1 + len(marks(match.position))
            for moment in pictures:
                views.validate_python(moment.view, strict=True)


@EVERY_TABLE
def test_at_every_mark_nobody_can_tell_an_imagined_world_from_the_true_one(game: Game, options: Any) -> None:
    rng = Rng(18)
    for match in islice(random_plays(match_of(game, options, 18), rng), 150):
        for mark in marks(match.position):
            for viewer in viewers(options):
                world = mark.clone()
                world.imagine(WORLD if viewer is None else viewer, rng)
                assert game.view(world, viewer) == game.view(mark, viewer)
                assert shape(game.layout(world)) == shape(game.layout(mark))
                assert contents(game.layout(world)) == contents(game.layout(mark))


def marks(position: Position) -> list[Position]:
    return [fact.mark for fact in position.journal or [] if fact.mark is not None]


@EVERY_GAME
def test_some_play_of_every_game_passes_through_several_pictures(game: Game) -> None:
    files = (file.read_text() for file in golden(game).glob("*.record"))
    matches = (match for text in files for match in record.replay(record.read(text, GAMES), GAMES))
    assert any(len(match.moments(None)) > 1 for match in matches)


@EVERY_GAME
def test_a_view_names_the_phases_of_its_game(game: Game) -> None:
    assert get_args(game.View.__annotations__["phase"]) == import_module(f"kamifuda.games.{game.name}.layout").PHASES


@EVERY_GAME
def test_every_event_that_a_game_declares_is_told_somewhere(game: Game) -> None:
    declared = {model.__name__: model for model in event_models(game)}
    rare = telling(game).RARE
    seen = {event["event"] for event in rare if declared[event["event"]].model_validate(event)}
    for file in golden(game).glob("*.record"):
        for match in record.replay(record.read(file.read_text(), GAMES), GAMES):
            for viewer in viewers(match.options):
                seen |= {event["event"] for event in match.events(viewer)}
    assert seen == set(declared)


@EVERY_TABLE
def test_scores_come_only_at_the_end(game: Game, options: Any) -> None:
    match = match_of(game, options, 7)
    for _ in random_plays(match, Rng(7)):
        with pytest.raises(ValueError, match="not over"):
            match.position.score(0)
    assert len(match.scores()) == options.seats
    assert match.to_act() == []
    assert match.position.to_act() == 0
    for seat in range(options.seats):
        assert match.position.legal(seat) == 0
        assert {game.why_not(match.position, seat, 1 << bit) for bit in range(62)} <= clauses_of(game)


@EVERY_GAME
def test_rounds_and_matches_are_as_short_as_stated(game: Game) -> None:
    seeds, options = SOAK * (10_000 if compiled() else 300), list(spread(game))
    longest_round = longest_match = 0
    for number in range(seeds):
        position, rng = game.deal(options[number % len(options)], from_text(str(number))), Rng(number)
        position.journal = None
        steps = 0
        while not position.over:
            lasted = play_round(position, rng)
            longest_round, steps = max(longest_round, lasted), steps + lasted
        longest_match = max(longest_match, steps)
    assert 0 < longest_round <= facts(game).longest_round
    assert 0 < longest_match <= facts(game).longest_match


@EVERY_TABLE
def test_simultaneous_choices_commute(game: Game, options: Any) -> None:
    rng = Rng(8)
    for position in positions(game, options, rng, every=1):
        seats = [seat for seat in range(options.seats) if position.awaited() >> seat & 1]
        for one in seats:
            for other in seats:
                if one < other:
                    first, second = random_steps(position, one, rng), random_steps(position, other, rng)
                    there, back = position.clone(), position.clone()
                    for seat, steps in ((one, first), (other, second)):
                        play_steps(there, seat, steps)
                    for seat, steps in ((other, second), (one, first)):
                        play_steps(back, seat, steps)
                    for viewer in viewers(options):
                        assert known(game, there, viewer) == known(game, back, viewer)


@EVERY_TABLE
def test_positions_can_be_pickled_and_copied(game: Game, options: Any) -> None:
    for position in positions(game, options, Rng(9), every=4):
        assert pickle.loads(pickle.dumps(position)) == position
        assert copy.copy(position) == position
        assert copy.deepcopy(position) == position


@EVERY_TABLE
def test_nobody_can_tell_an_imagined_world_from_the_true_one(game: Game, options: Any) -> None:
    rng, different = Rng(10), Counter[int | None]()
    for position in positions(game, options, rng, every=12 if SOAK == 1 else 6):
        for viewer in viewers(options):
            truth = known(game, position, viewer)
            for _ in range(3):
                world = position.clone()
                world.imagine(WORLD if viewer is None else viewer, rng)
                assert known(game, world, viewer) == truth
                assert shape(game.layout(world)) == shape(game.layout(position))
                assert contents(game.layout(world)) == contents(game.layout(position))
                assert world.to_act() == position.to_act()
                assert all(world.legal(seat) for seat in range(options.seats) if world.to_act() >> seat & 1)
                different[viewer] += game.layout(world) != game.layout(position)
                assert world.chance != position.chance
    assert all(different[viewer] or game.manifest.open_hands for viewer in viewers(options))


@EVERY_TABLE
def test_a_play_that_looks_the_same_tells_the_same(game: Game, options: Any) -> None:
    rng, compared = Rng(11), 0
    matches = (match for number in (11, 12) for match in random_plays(match_of(game, options, number), rng))
    for match in islice(matches, 150):
        position = match.position
        seat = match.to_act()[rng.below(len(match.to_act()))]
        steps = random_steps(position, seat, rng)
        for viewer in viewers(options):
            eyes = WORLD if viewer is None else viewer
            world, truth = position.clone(), position.clone()
            world.imagine(eyes, rng)
            truth.journal, world.journal = [], []
            looks = play_steps(truth, seat, steps, eyes)
            if play_like(world, seat, eyes, looks) and truth.round == position.round and not truth.over:
                assert game.events(world, viewer) == game.events(truth, viewer)
                assert moments(game, world, viewer) == moments(game, truth, viewer)
                assert known(game, world, viewer) == known(game, truth, viewer)
                compared += 1
    assert compared > 10


@EVERY_TABLE
def test_steps_look_different_only_to_who_can_tell_them_apart(game: Game, options: Any) -> None:
    rng, alike = Rng(15), 0
    for position in positions(game, options, rng, every=8):
        for seat in actors(position):
            after = [told_after(game, position, seat, action) for action in bits(position.legal(seat))]
            for viewer in viewers(options):
                looks = {(tokens[viewer], news[viewer]) for tokens, news in after}
                assert len({token for token, _ in looks}) == len({news for _, news in looks}) == len(looks)
                alike += len(looks) < len(after)
    assert alike or game.manifest.open_hands


@EVERY_TABLE
def test_a_guess_shows_its_viewer_the_same(game: Game, options: Any) -> None:
    rng = Rng(12)
    for position in positions(game, options, rng, every=4):
        for viewer in viewers(options):
            seen = game.view(position, viewer)
            again = json.loads(json.dumps(seen))  # as it arrives over a wire
            world = game.guess(again, rng)
            assert game.view(world, viewer) == seen
            if viewer is not None:
                assert legal_tree(game, world, viewer) == legal_tree(game, position, viewer)


@EVERY_GAME
def test_views_at_the_end_too(game: Game) -> None:
    for options in spread(game):
        for number in range(5):
            match, rng = match_of(game, options, number), Rng(number)
            while not match.position.over:
                play_randomly(match, rng)
            for viewer in viewers(options):
                truth = known(game, match.position, viewer)
                world = match.position.clone()
                world.imagine(WORLD if viewer is None else viewer, rng)
                assert known(game, world, viewer) == truth
                assert contents(game.layout(world)) == contents(game.layout(match.position))
                assert game.view(game.guess(match.view(viewer), rng), viewer) == match.view(viewer)


@EVERY_GAME
def test_both_builds_play_and_search_the_same(game: Game) -> None:
    """The sums were written once; the compiled and the interpreted build must both come to them."""
    assert checksums_of(game) == json.loads((golden(game) / "checksums.json").read_text())


@EVERY_GAME
def test_a_position_knows_its_version_wherever_it_goes(game: Game) -> None:
    for version in opt.known_versions(game.Options):
        usual = {each.name: each.metadata.get("before", each.default) for each in opt.chosen(game.Options)}
        position = game.deal(game.Options(**usual, version=version), from_text("version"))
        seen = game.view(position, 0)
        assert seen["options"] == {**usual, "version": version}
        twins: list[Any] = [position.clone(), pickle.loads(pickle.dumps(position)), game.guess(seen, Rng(1))]
        assert [twin.version() for twin in twins] == [version] * 3
