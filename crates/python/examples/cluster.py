"""Spreads a simulation over a Ray cluster and merges the parts, which are Parquet files.

Without `--address` a cluster is started on this computer. The parts of a simulation have the same rows as one run of all
games, in any number of parts on any number of computers; the end of the program checks this on some games.
"""

import argparse
import pathlib
import tempfile
import time

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import ray

import fernweh

GAME = "new-frontiers"


@ray.remote(num_cpus=1)
def part(bots: list[str], options: str, seed: int, first: int, games: int) -> bytes:
    """One part as a Parquet file."""
    columns = fernweh.simulate(GAME, bots, games=games, options=options, seed=seed, first=first)
    # Seeds have all 64 bits; everything else is a small number or a word.
    types = {"game": pa.uint64(), "seed": pa.uint64(), "bot": pa.string(), "ending": pa.string()}
    arrays = {name: pa.array(column, types.get(name, pa.int32())) for name, column in columns.items()}
    sink = pa.BufferOutputStream()
    pq.write_table(pa.table(arrays), sink, compression="snappy")
    return sink.getvalue().to_pybytes()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--address", default="local", help="the Ray cluster")
    arguments.add_argument("--bots", default="normal,greedy,greedy", help="one for each seat")
    arguments.add_argument("--options", default="goals")
    arguments.add_argument("--games", type=int, default=120)
    arguments.add_argument("--parts", type=int, default=6)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=pathlib.Path, help="where to write the merged Parquet file")
    asked = arguments.parse_args()
    bots = asked.bots.split(",")
    ray.init(address=asked.address, include_dashboard=False, log_to_driver=False, logging_level="warning")
    cores = ray.cluster_resources().get("CPU", 0)
    print(f"Ray {ray.__version__}: {len(ray.nodes())} node, {cores:.0f} cores")
    began = time.monotonic()
    bounds = [asked.games * n // asked.parts for n in range(asked.parts + 1)]
    waiting = {
        part.remote(bots, asked.options, asked.seed, first, end - first): first
        for first, end in zip(bounds[:-1], bounds[1:], strict=True)
    }
    with tempfile.TemporaryDirectory() as folder:
        while waiting:
            [done], _ = ray.wait(list(waiting), num_returns=1)
            first = waiting.pop(done)
            path = pathlib.Path(folder, f"part-{first:08}.parquet")
            path.write_bytes(ray.get(done))
            print(f"  games from {first + 1}: {path.stat().st_size} bytes", flush=True)
        paths = sorted(pathlib.Path(folder).glob("part-*.parquet"))
        merged = pa.concat_tables([pq.read_table(path) for path in paths])
    ray.shutdown()
    print(f"merged {merged.num_rows} rows of {asked.parts} parts in {time.monotonic() - began:.1f} s")
    if asked.out:
        pq.write_table(merged, asked.out, compression="snappy")
    for entrant, bot in enumerate(bots, start=1):
        own = merged.filter(pc.field("entrant") == entrant)
        wins = pc.sum(pc.equal(own["place"], 1)).as_py()
        points = pc.mean(own["points"]).as_py()
        print(f"  {entrant} {bot:8} {wins:4} wins of {own.num_rows}, {points:.1f} points")
    some = min(10, asked.games)
    whole = fernweh.simulate(GAME, bots, games=some, options=asked.options, seed=asked.seed)
    for name, column in whole.items():
        assert merged[name].to_pylist()[: len(column)] == column, name
    print(f"the first {some} games are those of a single run")


if __name__ == "__main__":
    main()
