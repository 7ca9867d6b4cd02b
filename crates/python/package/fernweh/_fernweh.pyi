"""The native part of the package."""

from collections.abc import Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "GAMES",
    "LEVELS",
    "Bot",
    "IllegalAction",
    "InternalError",
    "Match",
    "MatchTextError",
    "NativeBatch",
    "__version__",
    "about",
    "feature_names",
    "simulate",
]

__version__: str
GAMES: list[str]
LEVELS: list[str]

class IllegalAction(ValueError):
    """The action is not legal now."""

class MatchTextError(ValueError):
    """The text of a match has a fault."""

class InternalError(RuntimeError):
    """A fault of fernweh itself."""

@final
class Match:
    """A match being played. Seats are counted from 0; agents and match files call them p1, p2, ..."""

    def __new__(cls, game: str, seats: int | None = None, options: str = "", seed: int = 0) -> Match: ...
    @staticmethod
    def from_text(text: str) -> Match:
        """The match of a text, played up to its last line; see docs/match-format.md."""
    def to_text(self) -> str:
        """The text of this match."""
    def copy(self) -> Match:
        """A match that goes on by itself."""
    def __copy__(self) -> Match: ...
    def __deepcopy__(self, _memo: Any) -> Match: ...
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def decisions(self) -> int:
        """How many decisions were made."""
    @property
    def max_actions(self) -> int:
        """The size of the action space."""
    @property
    def n_features(self) -> int:
        """The length of an observation."""
    @property
    def seat(self) -> int | None:
        """The seat that is asked; the lowest one if several choose at the same time. None after the end."""
    @property
    def over(self) -> bool: ...
    @property
    def n_legal(self) -> int:
        """The number of legal actions of the seat that is asked."""
    def legal_lines(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat as lines; those of the seat that is asked if none is named."""
    def step(self, action: int) -> None:
        """Does the legal action with this number, for the seat that is asked."""
    def act(self, line: str, seat: int | None = None) -> None:
        """Does the action that is written as this line."""
    def undo(self) -> None:
        """Undoes the last action, unless it showed something hidden or ended the match."""
    def observation(self, seat: int | None = None, world: int = 0) -> NDArray[np.float32]:
        """What a seat may see, as numbers; the same for every `world`, from which hidden things are imagined."""
    def afterstates(self, world: int = 0) -> NDArray[np.float32]:
        """What the seat that is asked would see after each of its legal actions; a row for each of them."""
    def view_json(self, seat: int | None = None) -> str:
        """What a seat may see, or a spectator if none is named, as JSON."""
    def rewards(self, reward: str = "place") -> NDArray[np.float32]:
        """The rewards of all seats, by "place", "points" or "win"; 0 before the end."""
    @property
    def points(self) -> list[int] | None:
        """The final points; None before the end."""
    @property
    def places(self) -> list[int] | None:
        """The final places from 1; None before the end."""
    @property
    def actions(self) -> list[tuple[int, str]]:
        """What was done so far: seat and line."""

@final
class Bot:
    """A bot of a level. The same seed gives the same answers to the same questions."""

    def __new__(cls, level: str, seed: int = 0) -> Bot: ...
    @property
    def level(self) -> str: ...
    def choose(self, of: Match) -> int:
        """The number of the action that it chooses for the seat that is asked. It sees what that seat may see."""

@final
class NativeBatch:
    """What `Batch` is made of; it fills the arrays of the batch that it is handed."""

    def __new__(
        cls,
        game: str,
        n: int,
        seats: int | None,
        options: str,
        seed: int,
        bots: Sequence[str | None],
        reward: str,
        auto_reset: bool,
        max_decisions: int,
        threads: int,
    ) -> NativeBatch: ...
    @property
    def n_games(self) -> int: ...
    @property
    def n_seats(self) -> int: ...
    @property
    def max_actions(self) -> int: ...
    @property
    def n_features(self) -> int: ...
    def seeds(self) -> NDArray[np.uint64]: ...
    def step(self, actions: NDArray[np.int64], to: Any) -> None: ...
    def step_random(self, n_steps: int, to: Any) -> int: ...
    def reset(self, which: NDArray[np.bool_], to: Any) -> None: ...
    def show(self, to: Any) -> None: ...
    def afterstates(self, world: int) -> tuple[NDArray[np.float32], NDArray[np.int64]]: ...

def about(game: str) -> tuple[int, int, int, int]:
    """The number of the rules, the least and the most seats, and the size of the action space."""

def feature_names(game: str) -> tuple[list[str], list[str]]:
    """The names of the inputs of the table and of a seat."""

def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 1000,
    options: str = "",
    seed: int = 1,
    first: int = 0,
    threads: int = 1,
) -> dict[str, list[Any]]:
    """Plays games between bots, one for each seat, and returns a row for each game and seat, as columns by name.

    Games are numbered from `first`, counted from 0. Parts of a simulation with the same seed have the rows of the whole.
    `threads=0` uses all cores.
    """
