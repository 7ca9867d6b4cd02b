"""Space board games for researchers.

The documentation is docs/python.md in the repository. In short:

    env = fernweh.env(fernweh.GAMES[0], seats=4, seed=1)    # a PettingZoo AEC environment
    batch = fernweh.Batch(fernweh.GAMES[0], 1024)           # many games in one call
    table = fernweh.Match(fernweh.GAMES[0], seed=7)         # one match, in lines of text
    bot = fernweh.Bot("normal", seed=1)                     # an opponent
"""

from fernweh._fernweh import (
    GAMES,
    LEVELS,
    Bot,
    IllegalAction,
    InternalError,
    Match,
    MatchTextError,
    __version__,
    simulate,
)
from fernweh.batch import Batch
from fernweh.environment import Environment, env, raw_env
from fernweh.features import Features, GameInfo, features, game_info

__all__ = [
    "GAMES",
    "LEVELS",
    "Batch",
    "Bot",
    "Environment",
    "Features",
    "GameInfo",
    "IllegalAction",
    "InternalError",
    "Match",
    "MatchTextError",
    "__version__",
    "env",
    "features",
    "game_info",
    "raw_env",
    "simulate",
]
