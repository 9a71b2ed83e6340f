"""Starboard's games for programs that learn: see docs/environment.md for what goes over the pipe."""

from .aec import AECEnv
from .batch import BatchEnv, State
from .parallel import ParallelEnv
from .pipe import StarboardError

__all__ = ["AECEnv", "BatchEnv", "ParallelEnv", "StarboardError", "State"]
