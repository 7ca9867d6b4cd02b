"""Many games of one kind that are stepped in one call, without the interpreter's lock."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fernweh._fernweh import NativeBatch

#: A game that takes more decisions than this is cut off, unless the caller says otherwise.
MAX_DECISIONS = 10_000


class Batch:
    """`n` games of one kind.

    Every call of `step` does one action in each game that is not over and then fills the arrays below, which stay the
    same objects for the life of the batch: copy what has to survive the next call.

    seats       int8 [n]: the seat that is asked; -1 where the game is over
    n_legal     int32 [n]: how many legal actions that seat has
    masks       bool [n, max_actions]: True for the numbers that may be chosen
    rewards     float32 [n, n_seats]: what each seat was given in the last call; 0 unless the game ended in it
    terminated  bool [n]: whether the game ended in the last call
    truncated   bool [n]: whether the game was cut off in the last call, after `max_decisions`

    `bots` names a level for each seat that a bot plays, and None for the seats of the caller: `bots=[None, "normal"]`.
    With `auto_reset`, a game that ends is dealt anew in the same call; the arrays then show the new game, and `rewards`,
    `terminated` and `truncated` tell of the old one. With `observe=False` no observations are computed.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        options: str = "",
        seed: int = 0,
        bots: Sequence[str | None] = (),
        reward: str = "place",
        auto_reset: bool = True,
        max_decisions: int = MAX_DECISIONS,
        observe: bool = True,
        threads: int = 1,
    ) -> None:
        self._native = NativeBatch(
            game, n, seats, options, seed, list(bots), reward, auto_reset, max_decisions, threads
        )
        self.game = game
        self.n_games = n
        self.n_seats: int = self._native.n_seats
        self.max_actions: int = self._native.max_actions
        self.n_features: int = self._native.n_features
        self.seats: NDArray[np.int8] = np.zeros(n, np.int8)
        self.n_legal: NDArray[np.int32] = np.zeros(n, np.int32)
        self.masks: NDArray[np.bool_] = np.zeros((n, self.max_actions), np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros((n, self.n_seats), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self._observations: NDArray[np.float32] | None = (
            np.zeros((n, self.n_features), np.float32) if observe else None
        )
        self._native.show(self)

    def __len__(self) -> int:
        return self.n_games

    def __repr__(self) -> str:
        return f"Batch({self.game!r}, {self.n_games}, seats={self.n_seats})"

    @property
    def observations(self) -> NDArray[np.float32]:
        """float32 [n, n_features]: what the seat that is asked may see; 0 where the game is over."""
        if self._observations is None:
            raise ValueError("this batch computes no observations: make it with observe=True")
        return self._observations

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """uint64 [n]: what each game was dealt from, as for `Match`."""
        return self._native.seeds()

    def step(self, actions: ArrayLike) -> None:
        """Does one action in each game that is not over: numbers below `n_legal`, one for each game.

        The entries of games that are over are ignored. If an action is not legal, nothing is done in any game and
        IllegalAction is raised.
        """
        self._native.step(np.ascontiguousarray(actions, np.int64), self)

    def step_random(self, steps: int = 1) -> int:
        """Makes `steps` random decisions in each game that is not over, and returns how many were made in all."""
        return self._native.step_random(steps, self)

    def reset(self, which: ArrayLike | None = None) -> None:
        """Deals games anew: those where `which` is True, or all of them."""
        chosen = np.ones(self.n_games, np.bool_) if which is None else np.ascontiguousarray(which, np.bool_)
        self._native.reset(chosen, self)

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game; 0 where the game is over."""
        offered = np.minimum(self.n_legal, self.max_actions)
        return (rng.random(self.n_games) * offered).astype(np.int64)

    def afterstates(self, world: int = 0) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """What the seats that are asked would see after each of their legal actions.

        The rows of game `i` are `rows[starts[i]:starts[i + 1]]`, in the order of the actions. What is hidden from the
        seat is imagined, dealt by the number `world`.
        """
        return self._native.afterstates(world)
