"""What is known of a game before it is played: its size, and the names of the numbers in an observation."""

from __future__ import annotations

from typing import NamedTuple

from fernweh import _fernweh


class GameInfo(NamedTuple):
    """The size of a game."""

    name: str
    #: The number of the rules; it is raised with every change after which the same actions lead elsewhere.
    rules: int
    #: The fewest and the most seats without options.
    min_seats: int
    max_seats: int
    #: The size of the action space.
    max_actions: int


class Features(NamedTuple):
    """The names of the numbers in an observation."""

    #: Those of the table.
    table: tuple[str, ...]
    #: Those of each seat.
    seat: tuple[str, ...]

    def names(self, seats: int) -> list[str]:
        """The names of all numbers of an observation at a table of so many seats.

        `own` is the seat that observes; `next 1` sits after it, and so on around the table.
        """
        names = [f"table: {name}" for name in self.table]
        for place in range(seats):
            whose = "own" if place == 0 else f"next {place}"
            names.extend(f"{whose}: {name}" for name in self.seat)
        return names

    def size(self, seats: int) -> int:
        """The length of an observation at a table of so many seats."""
        return len(self.table) + seats * len(self.seat)


def features(game: str) -> Features:
    """The names of the numbers in the observations of a game: the inputs of its network."""
    table, seat = _fernweh.feature_names(game)
    return Features(tuple(table), tuple(seat))


def game_info(game: str) -> GameInfo:
    """The size of a game."""
    return GameInfo(game, *_fernweh.about(game))
