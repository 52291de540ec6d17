"""Zones of every kind, for examples that do not depend on which sheets are usual."""

from typing import Any

# A: nothing; B: the curse of colour, with every element; C: a blessing, with a team spell; D: the curse of discarding
SHEET: dict[str, Any] = {
    "sheet": "II",
    "house_rules": "II:fire+air/water+fire+earth+air=colour/water+team=blessing/earth+air=discard",
}
NOTHING = SHEET | {"target": "A"}
COLOUR = SHEET | {"target": "B"}
BLESSING = SHEET | {"target": "C"}
DISCARD = SHEET | {"target": "D"}
ENERGY: dict[str, Any] = {"target": "A", "house_rules": "I:fire+air=energy/water"}
