"""What things are worth to a group, in hundredths of a card for the next spell: to habits, searches and bots."""
# compiled

from typing import Final

NOW: Final = 100  # a card that a spell of the target needs
LATER: Final = 60  # one that another zone needs
SPARE: Final = 5  # any card: a curse may take it instead of a better one
CAST: Final = 1200  # a spell: more than all the cards that it takes
WOLF: Final = 200
IMP: Final = 100
DRAGONFLIES: Final = 40
MOUSE: Final = 80
FAIRY: Final = 50  # besides the elements that she is
BURDEN: Final = 80  # a guardian in a reserve
GRIP: Final = 50  # every degree of the mildest grip
ASKED: Final = 1  # to have to ask somebody for cards
POINT: Final = 1500  # of energy; the last one twice as much
FREE_FALL: Final = 300  # where a blessing spares it: there are no spells in this turn
BLESSED_ZONE: Final = 100  # as a target
DISCARDING_ZONE: Final = -30
DRAINING_ZONE: Final = -60  # of a colour, or of energy
SAFE: Final = 15_000  # of a million pulls of several pages so many may make it fall
ENOUGH: Final = 2  # so many cards beyond what one may keep, and nobody draws on
CROWDED: Final = 3  # what a card brings is divided by this where there is no room for it
DISCARDED: Final = 70  # what the curse of discarding takes from each summoner
