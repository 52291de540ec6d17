"""What general journeys need to know of the board of Kami."""

from tests.journeys.board import CARDS, PLACES, TOKENS, Board
from tests.journeys.person import CARD, DO, Person

LOOK = ".aside .look"
STACK = ".stacks .is-playable"

SHORT = {"target": 2}


def points_add_up(person: Person) -> None:
    scores = [int(text) for text in person.find(".scores b").all_inner_texts()]
    rounds = [int(text) for text in person.find(".rounds td > b").all_inner_texts()]
    assert max(scores) >= SHORT["target"]
    assert sum(rounds) == sum(scores)


def with_two_seats(person: Person) -> None:
    person.page.get_by_text("Two", exact=True).click()


BOARD = Board(
    dealt={"en": "You are dealt", "fr": "Tu reçois"},
    turn=CARD,
    held=CARDS,
    short=SHORT,
    long={"target": 99},
    matches=((2, False, "en"), (3, True, "fr"), (4, False, "en")),
    counted=points_add_up,
    wish=with_two_seats,
    wished={CARDS: 8, PLACES: 0, TOKENS: 0},
    ways=(DO, LOOK, CARD, STACK),
    forbidden=(".hand .is-dim", {}),  # a card that does not counter
)
