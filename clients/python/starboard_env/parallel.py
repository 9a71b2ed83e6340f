"""All seats at once, after PettingZoo's parallel environments. Only those whose mask has a 1 are asked."""

from .match import OneMatch


class ParallelEnv(OneMatch):
    def reset(self, seed=None, options=None):
        self._state = self.batch.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(self, actions):
        """Takes the actions of all who are asked; what is given for others is not looked at."""
        asked = [agent for agent in self.agents if any(self._seen(agent)["action_mask"])]
        for agent in asked:
            if agent not in actions:
                raise ValueError(f"{agent} is asked, and needs an action")
        before = self._observations()
        while asked and not self._state.done[0]:
            on_turn = self.possible_agents[self._state.seats[0]]
            if on_turn not in asked:
                break
            asked.remove(on_turn)
            self._state = self.batch.step([actions[on_turn]])
        over = self._state.done[0]
        seen = self._last(before) if over else self._observations()
        rewards = dict(zip(self.agents, self._state.rewards[0]))
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, terminations, truncations, self._infos()

    def _observations(self):
        return {agent: self._seen(agent) for agent in self.agents}

    def _last(self, before):
        return {agent: {**seen, "action_mask": self.batch.mask([])} for agent, seen in before.items()}
