"""Measures batched stepping: decisions in a second of processor time, on one core."""

import argparse
import time

import numpy as np

import fernweh


def measured(batch: fernweh.Batch, seconds: float, step) -> float:
    """Decisions in a second of processor time."""
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        decisions += step()
    return decisions / (time.process_time() - began)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1024, help="games in a batch")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    asked = arguments.parse_args()
    rng = np.random.default_rng(1)
    print(f"{'game':20} {'choice':8} {'observed':9} {'decisions/s':>12}")
    for game in fernweh.GAMES:
        for observe in (False, True):
            batch = fernweh.Batch(game, asked.games, seats=asked.seats, seed=1, observe=observe)

            def by_numpy(batch=batch):
                batch.step(batch.random_actions(rng))
                return batch.n_games

            for name, step in [("inside", batch.step_random), ("numpy", by_numpy)]:
                figure = measured(batch, asked.seconds, step)
                print(f"{game:20} {name:8} {'yes' if observe else 'no':9} {figure:12,.0f}", flush=True)


if __name__ == "__main__":
    main()
