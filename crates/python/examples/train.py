"""Trains a small policy with PyTorch in about a minute, and plays it against bots.

The policy looks at the observation after each of its legal actions and gives it a number; a softmax over these numbers is
its choice. It learns from games against itself: the number of an observation moves towards the result of the game for the
seat that saw it.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import fernweh

GAME = "new-frontiers"
SEATS = 2


class Policy(nn.Module):
    """The logarithm of the odds that a seat wins, from what it sees."""

    def __init__(self, n_features: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(n_features, 64), nn.ReLU(), nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 1)
        )

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return self.layers(seen).squeeze(-1)


def choices(odds: np.ndarray, starts: np.ndarray, warmth: float, rng: np.random.Generator) -> np.ndarray:
    """An action for each game: the best one, or with some warmth one that is nearly as good."""
    if warmth > 0:
        odds = odds / warmth + rng.gumbel(size=odds.shape)
    return np.array([odds[a:b].argmax() if b > a else 0 for a, b in zip(starts[:-1], starts[1:], strict=True)])


def train(seconds: float, games: int, seed: int) -> tuple[Policy, int, int]:
    """Plays against itself and learns until the time is over."""
    rng = np.random.default_rng(seed)
    batch = fernweh.Batch(GAME, games, seats=SEATS, seed=seed, reward="win", observe=False)
    policy = Policy(batch.n_features)
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    # What each seat saw after its choices in the running games, and finished games to learn from.
    paths: list[list[list[np.ndarray]]] = [[[] for _ in range(SEATS)] for _ in range(games)]
    seen: list[np.ndarray] = []
    won: list[float] = []
    n_decisions = n_games = 0
    end, tell = time.monotonic() + seconds, time.monotonic() + 10
    while time.monotonic() < end:
        rows, starts = batch.afterstates(world=int(rng.integers(2**32)))
        with torch.no_grad():
            odds = policy(torch.from_numpy(rows)).numpy()
        chosen = choices(odds, starts, 0.3, rng)
        for game, seat in enumerate(batch.seats):
            if batch.n_legal[game] > 1:
                paths[game][seat].append(rows[starts[game] + chosen[game]])
        batch.step(chosen)
        n_decisions += games
        for game in np.flatnonzero(batch.terminated):
            n_games += 1
            for seat in range(SEATS):
                path = paths[game][seat]
                # A few observations of each game are enough: the others are nearly the same.
                for at in rng.choice(len(path), min(12, len(path)), replace=False):
                    seen.append(path[at])
                    won.append(batch.rewards[game, seat])
            paths[game] = [[] for _ in range(SEATS)]
        if len(seen) >= 2048:
            learn(policy, optimiser, np.stack(seen), np.array(won, np.float32), rng)
            # Keep the younger half, so that nothing is learned from the first blind games for long.
            seen, won = seen[len(seen) // 2 :], won[len(won) // 2 :]
        if time.monotonic() > tell:
            print(f"  {seconds - (end - time.monotonic()):3.0f} s: {n_games} games, {n_decisions} decisions", flush=True)
            tell += 10
    return policy, n_games, n_decisions


def learn(policy: Policy, optimiser: torch.optim.Optimizer, seen: np.ndarray, won: np.ndarray, rng) -> None:
    """One pass over what was seen, in batches."""
    for part in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // 256)):
        loss = nn.functional.binary_cross_entropy_with_logits(
            policy(torch.from_numpy(seen[part])), torch.from_numpy(won[part])
        )
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def play(policy: Policy, level: str, games: int, seed: int) -> float:
    """The share of games that the policy wins against a bot, in both seats by turns."""
    wins, rng = 0.0, np.random.default_rng(seed)
    for seat in range(SEATS):
        bots = [level] * SEATS
        batch = fernweh.Batch(
            GAME,
            games // SEATS,
            seats=SEATS,
            seed=seed,
            reward="win",
            bots=[None if at == seat else bot for at, bot in enumerate(bots)],
            auto_reset=False,
            observe=False,
            threads=0,
        )
        while (batch.seats >= 0).any():
            rows, starts = batch.afterstates()
            with torch.no_grad():
                odds = policy(torch.from_numpy(rows)).numpy()
            batch.step(choices(odds, starts, 0.0, rng))
            wins += float(batch.rewards[:, seat].sum())
    return wins / (games // SEATS * SEATS)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=60.0, help="how long to train")
    arguments.add_argument("--games", type=int, default=128, help="games that are played side by side")
    arguments.add_argument("--matches", type=int, default=200, help="games against each bot")
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    torch.manual_seed(asked.seed)
    print(f"training for {asked.seconds:.0f} s on {torch.get_num_threads()} threads")
    policy, n_games, n_decisions = train(asked.seconds, asked.games, asked.seed)
    print(f"trained with {n_games} games, {n_decisions} decisions")
    for level in ["random", "greedy", "normal"]:
        share = play(policy, level, asked.matches, asked.seed + 1)
        print(f"against {level:7} it wins {100 * share:5.1f} % of {asked.matches} games", flush=True)


if __name__ == "__main__":
    main()
