"""Of which games general journeys are."""

from kamifuda.games import ALL

RIVALS = [game.name for game in ALL if not game.manifest.together]  # where people play against each other
ANY = RIVALS[0]  # where one is as good as another
