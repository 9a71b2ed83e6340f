"""Learns to play the small game against players by chance: a score for each action, linear in what is seen, by REINFORCE.

python3 clients/python/examples/linear_learner.py template 3000

Prints a learning curve: the share of wins of the learning seat, for each tenth of the matches. Standard library only.
"""

import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from starboard_env import BatchEnv  # noqa: E402

LEARNER = 0
RATE = 0.02


class Policy:
    """Weights by (action, place in the observation), of those that were ever met."""

    def __init__(self, luck):
        self.weights = {}
        self.luck = luck

    def scores(self, seen, legal):
        return [sum(self.weights.get((a, i), 0.0) * x for i, x in seen) for a in legal]

    def choose(self, seen, legal):
        scores = self.scores(seen, legal)
        top = max(scores)
        chances = [math.exp(score - top) for score in scores]
        total = sum(chances)
        chances = [chance / total for chance in chances]
        return self.luck.choices(range(len(legal)), chances)[0], chances

    def learn(self, steps, reward):
        for seen, legal, chosen, chances in steps:
            for k, action in enumerate(legal):
                push = RATE * reward * ((k == chosen) - chances[k])
                for i, x in seen:
                    self.weights[action, i] = self.weights.get((action, i), 0.0) + push * x


def features(observation):
    """What is not 0, small, with a constant."""
    return [(-1, 1.0)] + [(i, math.tanh(x / 4)) for i, x in enumerate(observation) if x]


def main(game, wanted):
    luck = random.Random(1)
    policy = Policy(luck)
    with BatchEnv(game, matches=32) as env:
        state = env.reset()
        episodes = [[] for _ in range(env.matches)]
        results = []
        while len(results) < wanted:
            actions = []
            for i in range(env.matches):
                legal = state.legal(i)
                if state.seats[i] != LEARNER:
                    actions.append(luck.choice(legal))
                    continue
                seen = features(state.observations[i])
                chosen, chances = policy.choose(seen, legal)
                episodes[i].append((seen, legal, chosen, chances))
                actions.append(legal[chosen])
            state = env.step(actions)
            for i in (i for i in range(env.matches) if state.done[i]):
                results.append(state.places[i][LEARNER] == 1)
                policy.learn(episodes[i], state.rewards[i][LEARNER])
                episodes[i] = []
    part = max(1, wanted // 10)
    for start in range(0, wanted - part + 1, part):
        share = sum(results[start : start + part]) / part
        print(f"{start + part:6d} matches: {100 * share:5.1f} % won")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "template", int(sys.argv[2]) if len(sys.argv) > 2 else 3000)
