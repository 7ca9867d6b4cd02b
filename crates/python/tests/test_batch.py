"""Many games in one call."""

import numpy as np
import pytest

import fernweh

TABLES = [("new-frontiers", 3, "goals"), ("beyond-the-sun", 2, ""), ("merchant-of-venus", 2, ""), ("interportal", 2, "")]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_batch_plays_as_single_matches_do(game, seats, options):
    """The batch reads the states themselves, a match only what the seat may see: both observe the same."""
    batch = fernweh.Batch(game, 3, seats=seats, options=options, seed=8, auto_reset=False)
    matches = [fernweh.Match(game, seats, options, int(seed)) for seed in batch.seeds]
    rng = np.random.default_rng(2)
    for _ in range(25 if game == "merchant-of-venus" else 80):
        for n, match in enumerate(matches):
            assert batch.seats[n] == (-1 if match.over else match.seat)
            assert batch.n_legal[n] == match.n_legal
            assert batch.masks[n].sum() == min(match.n_legal, match.max_actions)
            if not match.over:
                assert np.array_equal(batch.observations[n], match.observation())
        actions = batch.random_actions(rng)
        batch.step(actions)
        for match, action in zip(matches, actions, strict=True):
            if not match.over:
                match.step(int(action))


def test_threads_change_nothing():
    one, two = (fernweh.Batch("new-frontiers", 9, seed=4, threads=threads) for threads in (1, 2))
    for _ in range(30):
        assert one.step_random(7) == two.step_random(7)
        for name in ["seats", "n_legal", "masks", "rewards", "terminated", "observations", "seeds"]:
            assert np.array_equal(getattr(one, name), getattr(two, name)), name
    rows, starts = one.afterstates()
    rows_of_two, starts_of_two = two.afterstates()
    assert np.array_equal(rows, rows_of_two) and np.array_equal(starts, starts_of_two)
    assert starts[-1] == len(rows) == one.n_legal.sum()


def test_games_that_end_begin_again_on_request():
    batch = fernweh.Batch("new-frontiers", 8, seed=1, auto_reset=True)
    seeds, ended = batch.seeds, 0
    rng = np.random.default_rng(1)
    for _ in range(400):
        batch.step(batch.random_actions(rng))
        assert (batch.seats >= 0).all()
        assert not batch.rewards[~batch.terminated].any()
        assert np.allclose(batch.rewards.sum(axis=1), 0.0)
        ended += int(batch.terminated.sum())
    assert ended >= 8
    assert not np.array_equal(seeds, batch.seeds)


def test_games_that_end_stay_over_otherwise():
    batch = fernweh.Batch("new-frontiers", 4, seed=1, auto_reset=False, reward="win")
    batch.step_random(2_000)
    assert (batch.seats == -1).all() and not batch.masks.any() and not batch.observations.any()
    assert np.allclose(batch.rewards.sum(axis=1), 1.0)
    assert batch.step_random(5) == 0
    batch.step(np.zeros(4))
    assert not batch.rewards.any()
    batch.reset([True, False, False, True])
    assert (batch.seats >= 0).tolist() == [True, False, False, True]


def test_long_games_are_cut_off():
    batch = fernweh.Batch("beyond-the-sun", 2, seed=1, auto_reset=False, max_decisions=6)
    batch.step_random(6)
    assert batch.truncated.all() and not batch.terminated.any() and not batch.rewards.any()


def test_bots_play_their_seats():
    batch = fernweh.Batch("new-frontiers", 3, seats=2, seed=2, bots=[None, "easy"])
    for _ in range(40):
        batch.step_random()
        assert (batch.seats == 0).all()


def test_observations_are_computed_on_request():
    batch = fernweh.Batch("new-frontiers", 2, observe=False)
    batch.step_random()
    with pytest.raises(ValueError, match="observe=True"):
        _ = batch.observations


def test_nothing_is_done_if_one_action_is_illegal():
    batch = fernweh.Batch("new-frontiers", 3, seed=1)
    before = batch.observations.copy()
    for wrong in [-1, 63]:
        with pytest.raises(fernweh.IllegalAction, match=f"game 2 has .* and no action {wrong}"):
            batch.step([0, 0, wrong])
    assert np.array_equal(before, batch.observations)
    with pytest.raises(ValueError, match="actions has 2 entries for 3 games"):
        batch.step([0, 0])
    for arguments in [{"n": 0}, {"n": 1, "seats": 7}, {"n": 1, "bots": ["easy", "easy"]}, {"n": 1, "bots": ["x"]}]:
        with pytest.raises(ValueError, match="game|seats|bot"):
            fernweh.Batch("new-frontiers", **arguments)


def test_parts_of_a_simulation_have_the_rows_of_the_whole():
    whole = fernweh.simulate("new-frontiers", ["greedy", "random"], games=6)
    parts = [fernweh.simulate("new-frontiers", ["greedy", "random"], games=3, first=first) for first in (0, 3)]
    for name, column in whole.items():
        assert column == parts[0][name] + parts[1][name]
    assert len(whole["place"]) == 12
    with pytest.raises(ValueError, match="there is no bot `clever`"):
        fernweh.simulate("new-frontiers", ["clever", "random"])
