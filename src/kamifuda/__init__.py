"""Kamifuda: play, study and simulate card games."""


def compiled() -> bool:
    """Whether the rules run compiled; otherwise they run interpreted, about a hundred times slower."""
    from kamifuda.core import rng

    return not str(rng.__file__).endswith(".py")
