"""Four-player Kami against Goita's own engine: who acts, what is legal, when a round ends, who wins how much."""

from collections.abc import Callable, Iterator

import pytest

from tests.games.kami.differential import STYLES, Moment, compare, judged, our_verdict, replayed, twins
from tests.games.kami.goita_record import EMPRESSES, Record, Verdict, allowed_by_goita
from tests.games.kami.goita_referee import Referee
from tests.spread import SOAK

POSITIONS = 3000 * SOAK  # of each style
OFTEN = 30  # that a rare branch occurs in the style that seeks it


@pytest.fixture(scope="module")
def referee() -> Iterator[Referee]:
    with Referee() as judge:
        yield judge


class Scene:
    """A position and the play that follows, for the rare branches below."""

    def __init__(self, moment: Moment, goita: frozenset[str]) -> None:
        self.record, self.play, self.seat = moment.record, moment.play or "", moment.verdict.to_act[0]
        self.legal, self.goita = moment.verdict.plays, goita
        self.hand = self.record.held(self.seat)
        self.leads = self.seat == self.record.attacker
        self.finishes = len(self.hand) == 2 and self.play != "pass"
        self.crowned = self.record.empresses()[True] > 0
        self.empress_held = any(card in self.hand for card in EMPRESSES)
        self.empress_attacks = self.play.endswith("attack empress")

    def empress_kept_from_soldier_and_spear(self) -> bool:
        return self.empress_held and not self.leads and self.record.attack in ("soldier", "spear")

    def hidden_empress_unlocks_nothing(self) -> bool:
        buried = self.record.empresses()[False] > 0 and not self.crowned
        could_attack = len(self.hand) > 2 and self.legal != {"pass"}
        return buried and self.empress_held and could_attack

    def finished_by_twins(self) -> bool:
        return self.finishes and twins(self.play)


RARE: dict[str, Callable[[Scene], bool]] = {
    "KAMI-14 countering one's partner": lambda at: at.play.startswith("counter") and at.seat == at.record.attacker ^ 2,
    "KAMI-16 leading again": lambda at: at.leads and len(at.record.moves) > 0,
    "KAMI-20 master stroke": lambda at: at.finished_by_twins() and at.leads,
    "KAMI-21 twins face up": lambda at: at.finished_by_twins() and not at.leads,
    "KAMI-22 counter with an Empress": lambda at: at.play.startswith("counter empress"),
    "KAMI-22 Soldier and Spear": Scene.empress_kept_from_soldier_and_spear,
    "KAMI-23 refused where Goita allows": lambda at: at.goita != at.legal,
    "KAMI-23 last card": lambda at: at.finishes and at.empress_attacks and not at.crowned and not twins(at.play),
    "KAMI-A4 beside another's Empress": lambda at: at.crowned and at.empress_attacks,
    "KAMI-A4 beside a hidden Empress": Scene.hidden_empress_unlocks_nothing,
    "KAMI-A6 both in one move": lambda at: at.play == "counter empress, attack empress",
    "KAMI-A7 hidden and last": lambda at: at.play == "hide empress, attack empress",
}

SOUGHT = {  # by each style, at least this often
    "anything": ["KAMI-14 countering one's partner", "KAMI-16 leading again"],
    "eager": ["KAMI-14 countering one's partner", "KAMI-22 counter with an Empress"],
    "crowning": ["KAMI-A4 beside another's Empress", "KAMI-A6 both in one move"],
    "burying": ["KAMI-A4 beside a hidden Empress"],
    "hoarding": ["KAMI-22 Soldier and Spear", "KAMI-23 last card"],
    "pairing": ["KAMI-20 master stroke", "KAMI-21 twins face up"],
    "waiting": ["KAMI-16 leading again", "KAMI-A7 hidden and last"],
    "moody": ["KAMI-23 refused where Goita allows"],
}


@pytest.mark.clause(
    "KAMI-04", "KAMI-05", "KAMI-09", "KAMI-10", "KAMI-11", "KAMI-12", "KAMI-13", "KAMI-14", "KAMI-15", "KAMI-16",
    "KAMI-17", "KAMI-18", "KAMI-20", "KAMI-21", "KAMI-22", "KAMI-23", "KAMI-A2", "KAMI-A4", "KAMI-A6", "KAMI-A7",
    "KAMI-A8",
)  # fmt: skip
@pytest.mark.parametrize("style", STYLES)
def test_both_engines_agree(referee: Referee, style: str) -> None:
    agreed = list(judged(referee, style, POSITIONS))
    scenes = [Scene(moment, goita) for moment, goita in agreed if moment.play]
    found = {rare: sum(RARE[rare](scene) for scene in scenes) for rare in SOUGHT[style]}
    assert len(agreed) == POSITIONS
    assert min(found.values()) >= OFTEN, found


def test_every_rare_branch_is_sought() -> None:
    assert {rare for sought in SOUGHT.values() for rare in sought} == set(RARE)
    assert SOUGHT.keys() == STYLES.keys() and POSITIONS * len(STYLES) >= 20_000


def both(referee: Referee, history: str) -> tuple[Verdict, frozenset[str]]:
    """What our engine says, if Goita's agrees, and all that Goita allows."""
    record = Record.read(history)
    verdict, [judgement] = our_verdict(replayed(record)), referee.judge([history])
    compare(Moment(record, verdict, None), judgement)
    return verdict, allowed_by_goita(record, judgement)


@pytest.mark.clause("KAMI-23")
def test_two_empresses_in_hand_unlock_nothing(referee: Referee) -> None:
    verdict, goita = both(referee, "11244589,11222377,11133346,11145556,s3,331,414")
    assert {"counter silver_dragon, attack empress"} == {play for play in goita - verdict.plays if "counter s" in play}


@pytest.mark.clause("KAMI-23")
def test_an_empress_may_be_the_last_card(referee: Referee) -> None:
    played = "411,115,253,335,452,124,2p,346,4p,163,2p,3p,4p"
    verdict, goita = both(referee, f"12334568,11223577,11134569,11112445,s4,{played}")
    assert verdict.plays == goita == {"hide horseman, attack empress", "hide empress, attack horseman"}


@pytest.mark.clause("KAMI-21")
def test_twins_face_up_are_not_doubled(referee: Referee) -> None:
    played = "111,2p,3p,414,143,281,3p,411,115,253,3p,4p,133"
    verdict, _ = both(referee, f"11133345,12345568,11122456,11124779,s1,{played}")
    assert verdict == Verdict((), frozenset(), (20, 0, 20, 0))


@pytest.mark.clause("KAMI-20", "KAMI-A7")
def test_two_empresses_finish_for_ten(referee: Referee) -> None:
    played = "112,2p,3p,4p,124,2p,3p,4p,145,2p,3p,4p,189"
    verdict, _ = both(referee, f"12244589,11122335,11133567,11134567,s1,{played}")
    assert verdict.points == (100, 0, 100, 0)
