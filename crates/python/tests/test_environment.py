"""PettingZoo's own tests, and what an environment promises besides."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import fernweh

TABLES = [
    ("new-frontiers", 4, "goals"),
    ("beyond-the-sun", 2, ""),
    ("merchant-of-venus", 2, ""),
    ("interportal", 2, ""),
]


def test_every_game_is_tested():
    assert [game for game, _, _ in TABLES] == fernweh.GAMES


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo_accepts_every_game(game, seats, options):
    with warnings.catch_warnings():
        # The numbers of an observation have no common bounds, which PettingZoo only remarks on.
        warnings.simplefilter("ignore")
        api_test(fernweh.env(game, seats=seats, options=options, seed=1), num_cycles=60)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_same_seed_plays_the_same(game, seats, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: fernweh.env(game, seats=seats, options=options), num_cycles=20)


def played(env, rng):
    """Plays a game at random and returns the rewards of all agents."""
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        if terminated or truncated:
            env.step(None)
            continue
        allowed = np.flatnonzero(observation["action_mask"])
        assert len(allowed) == len(env.unwrapped.legal_lines())
        env.step(int(rng.choice(allowed)))
    return rewards


def test_rewards_follow_the_places():
    env = fernweh.env("new-frontiers", seats=4, options="goals", seed=3)
    env.reset()
    rewards = played(env, np.random.default_rng(5))
    places = env.unwrapped.match.places
    assert sum(rewards.values()) == pytest.approx(0.0, abs=1e-6)
    best = max(rewards, key=rewards.get)
    assert places[int(best[1]) - 1] == 1
    if sorted(places) == [1, 2, 3, 4]:
        assert sorted(rewards.values()) == pytest.approx([-1.0, -1 / 3, 1 / 3, 1.0])


def test_points_and_victories_are_rewards_too():
    for reward in ["points", "win"]:
        env = fernweh.env("new-frontiers", seed=4, reward=reward)
        env.reset()
        rewards = played(env, np.random.default_rng(6))
        match = env.unwrapped.match
        if reward == "points":
            assert list(rewards.values()) == match.points
        else:
            assert sum(rewards.values()) == pytest.approx(1.0)


def test_the_seed_of_the_constructor_deals_the_first_game():
    env = fernweh.env("new-frontiers", seed=11)
    env.reset()
    assert env.unwrapped.match.seed == 11
    env.reset()
    assert env.unwrapped.match.seed != 11
    env.reset(seed=12)
    assert env.unwrapped.match.seed == 12


def test_a_game_that_takes_too_long_is_truncated():
    env = fernweh.env("beyond-the-sun", seed=1, max_decisions=5)
    env.reset()
    played(env, np.random.default_rng(1))
    assert env.unwrapped.match.decisions == 5
    assert not env.unwrapped.match.over


def test_people_read_lines():
    env = fernweh.env("new-frontiers", seed=1, render_mode="ansi")
    env.reset()
    lines = env.unwrapped.legal_lines()
    assert lines and all(isinstance(line, str) and line for line in lines)
    assert lines[0] in env.render()


def test_illegal_actions_are_refused_and_change_nothing():
    env = fernweh.env("new-frontiers", seed=1)
    env.reset()
    before = env.unwrapped.match.to_text()
    with pytest.raises(fernweh.IllegalAction, match="legal actions, and no action 63"):
        env.step(63)
    assert env.unwrapped.match.to_text() == before
