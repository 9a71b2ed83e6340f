"""What one match is to both kinds of environment."""

from .batch import BatchEnv


class Space:
    """As much of a space as the standard library allows; `n` for actions, `shape` for observations."""

    def __init__(self, n=None, shape=None):
        self.n = n
        self.shape = shape


class OneMatch:
    metadata = {"render_modes": [], "name": "starboard"}

    def __init__(self, game, players=None, seed="1", options=None, command=None):
        self.batch = BatchEnv(game, players, 1, seed, options, command)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.players)]
        self.agents = []
        self._state = None

    def action_space(self, _agent):
        return Space(n=self.batch.action_size)

    def observation_space(self, _agent):
        return Space(shape=(self.batch.observation_size,))

    def _seen(self, agent):
        """A dictionary as PettingZoo has it for games with a mask."""
        observation, legal = self.batch.observe(0, self.possible_agents.index(agent))
        return {"observation": observation, "action_mask": self.batch.mask(legal)}

    def _infos(self):
        if not self._state.done[0]:
            return {agent: {} for agent in self.possible_agents}
        ends = zip(self._state.places[0], self._state.points[0])
        return {agent: {"place": place, "points": points} for agent, (place, points) in zip(self.possible_agents, ends)}

    def close(self):
        self.batch.close()
