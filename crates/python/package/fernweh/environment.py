"""Every game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fernweh._fernweh import Match
from fernweh.batch import MAX_DECISIONS

Observation = dict[str, NDArray[Any]]


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game. Agents are called `p1`, `p2`, ... as in match files.

    An action is a number: the place in the list of legal actions, which `legal_lines` shows as text. The action space
    has a fixed size for each game; the mask says which numbers may be chosen now.
    """

    metadata = {"name": "fernweh", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: str = "",
        seed: int | None = None,
        reward: str = "place",
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        first = Match(game, seats, options, 0)
        first.rewards(reward)
        self.game = game
        self.options = first.options
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"fernweh/{game}"}
        self.possible_agents = [f"p{seat + 1}" for seat in range(first.seats)]
        self.agents: list[str] = []
        self._reward = reward
        self._max_decisions = max_decisions
        self._first_seed = seed
        self._luck, _ = seeding.np_random(seed)
        self._action_space = {name: spaces.Discrete(first.max_actions) for name in self.possible_agents}
        self._observation_space = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (first.n_features,), np.float32),
                    "action_mask": spaces.Box(0, 1, (first.max_actions,), np.int8),
                }
            )
            for name in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. The same seed deals the same game; without one, the next seed is drawn."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        elif self._first_seed is not None:
            seed, self._first_seed = self._first_seed, None
        if seed is None:
            seed = int(self._luck.integers(2**63))
        self.match = Match(self.game, len(self.possible_agents), self.options, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._ask()

    def _ask(self) -> None:
        """The next agent is the seat that is asked; the lowest one if several choose at the same time."""
        seat = self.match.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may see, and which actions it has if it is the one that is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.match.max_actions, np.int8)
        if self.match.seat == seat:
            mask[: self.match.n_legal] = 1
        return {"observation": self.match.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action, not None")
        self.match.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            given = self.match.rewards(self._reward)
            self.rewards = {name: float(given[n]) for n, name in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.match.decisions >= self._max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.match.over:
            self.agent_selection = self.agents[0]
        else:
            self._ask()

    def legal_lines(self) -> list[str]:
        """The legal actions of the agent that is asked, as lines of text, in the order of their numbers."""
        return self.match.legal_lines()

    def render(self) -> str | None:
        """With render_mode "ansi": the last action, and what may be done now."""
        if self.render_mode is None:
            return None
        done = self.match.actions[-1:]
        lines = [f"{self.possible_agents[seat]} did: {line}" for seat, line in done]
        if self.match.over:
            lines.append(f"over: points {self.match.points}, places {self.match.places}")
        else:
            lines.append(f"{self.agent_selection} may:")
            lines.extend(f"{number:4} {line}" for number, line in enumerate(self.legal_lines()))
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is open."""


def raw_env(game: str, **arguments: Any) -> Environment:
    """The environment of a game, without PettingZoo's checks of the order of calls."""
    return Environment(game, **arguments)


def env(game: str, **arguments: Any) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """The environment of a game.

    seats          how many play; 2, or the nearest number that the options allow
    options        the variants, as one line
    seed           what the first game is dealt from
    reward         "place", "points" or "win"
    max_decisions  a game that takes more is truncated
    render_mode    "ansi" for text, or None
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, **arguments))
