"""One seat after the other, after PettingZoo's AEC environments."""

from .match import OneMatch


class AECEnv(OneMatch):
    def reset(self, seed=None, options=None):
        self._state = self.batch.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self._on_turn()
        self._last = {}

    def observe(self, agent):
        return self._last[agent] if self.terminations.get(agent) else self._seen(agent)

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._leave(agent, action)
        before = {one: self._seen(one) for one in self.agents}
        self._state = self.batch.step([action])
        self._cumulative_rewards[agent] = 0.0
        if self._state.done[0]:
            self._end(before)
        else:
            self.agent_selection = self._on_turn()

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _on_turn(self):
        return self.possible_agents[self._state.seats[0]]

    def _end(self, before):
        """The match behind the pipe has begun anew: what was seen last is what is told from now on."""
        nothing = self.batch.mask([])
        self._last = {agent: {**seen, "action_mask": nothing} for agent, seen in before.items()}
        self.rewards = dict(zip(self.possible_agents, self._state.rewards[0]))
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self._infos()
        self.agent_selection = self.agents[0]

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("when an agent is terminated, the only action it can take is None")
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]
