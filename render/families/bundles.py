"""Sets of several products."""

from exhibits import arrange


def bundle(rows, between=0.05):
    """Every piece of a set as it is sold alone: rows of [key, degrees turned], the last one in front."""
    arrange(rows, between)
