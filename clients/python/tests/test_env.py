import pathlib
import random
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from starboard_env import AECEnv, BatchEnv, ParallelEnv, StarboardError  # noqa: E402
from starboard_env import batch as batch_module  # noqa: E402


def choices(mask):
    return [index for index, one in enumerate(mask) if one]


class Batches(unittest.TestCase):
    def trace(self, env, seed, steps=60):
        luck, told = random.Random(5), []
        state = env.reset(seed)
        for _ in range(steps):
            told.append((state.seats, state.done, [list(map(float, row)) for row in state.observations]))
            state = env.step([luck.choice(state.legal(i)) for i in range(env.matches)])
        return told

    def test_same_seed_same_matches(self):
        with BatchEnv("template", matches=4) as env:
            self.assertEqual(self.trace(env, "7"), self.trace(env, "7"))
            self.assertNotEqual(self.trace(env, "7"), self.trace(env, "8"))

    def test_ends_are_told(self):
        luck = random.Random(2)
        with BatchEnv("template", players=3, matches=4) as env:
            state = env.reset()
            while not any(state.done):
                state = env.step([luck.choice(state.legal(i)) for i in range(4)])
            for done, places, rewards in zip(state.done, state.places, state.rewards):
                self.assertEqual(1 in places, done)
                self.assertAlmostEqual(sum(rewards), 0)

    def test_what_is_not_possible_is_said_and_changes_nothing(self):
        with BatchEnv("template", matches=2) as env:
            state = env.reset()
            legal = [state.legal(i) for i in range(2)]
            with self.assertRaisesRegex(StarboardError, "not possible"):
                env.step([legal[0][0], env.action_size])
            with self.assertRaisesRegex(StarboardError, "4 bytes for each"):
                env.step([legal[0][0]])
            seen, again = env.observe(0, state.seats[0])
            self.assertEqual((list(seen), sorted(again)), (list(map(float, state.observations[0])), sorted(legal[0])))

    def test_mask_and_schema_and_words_agree(self):
        with BatchEnv("template", matches=1) as env:
            state = env.reset()
            self.assertEqual(choices(env.mask(state.legal(0))), sorted(state.legal(0)))
            self.assertEqual([action["index"] for action in env.describe()], state.legal(0))
            fields = env.schema["observation"]["fields"]
            self.assertEqual(sum(field["size"] for field in fields), env.observation_size)

    def test_standard_library_is_enough(self):
        numpy, batch_module.numpy = batch_module.numpy, None
        try:
            with BatchEnv("template", matches=2) as env:
                state = env.reset()
                self.assertEqual(len(state.observations[1]), env.observation_size)
                self.assertEqual(choices(env.mask([1, 3])), [1, 3])
        finally:
            batch_module.numpy = numpy

    def test_unknown_game(self):
        with self.assertRaisesRegex(StarboardError, "has ended"):
            BatchEnv("no-such-game")


class OneAfterTheOther(unittest.TestCase):
    def test_a_match_to_its_end(self):
        luck, env, rewards = random.Random(3), AECEnv("template", players=3), {}
        env.reset(seed=4)
        for agent in env.agent_iter():
            seen, reward, termination, truncation, info = env.last()
            self.assertEqual(len(seen["observation"]), env.observation_space(agent).shape[0])
            if termination or truncation:
                rewards[agent] = reward
                self.assertEqual(info["place"] == 1, reward == max(env.rewards.values()))
                env.step(None)
            else:
                env.step(luck.choice(choices(seen["action_mask"])))
        self.assertEqual(sorted(rewards), env.possible_agents)
        self.assertAlmostEqual(sum(rewards.values()), 0)
        env.close()


class AllAtOnce(unittest.TestCase):
    def test_a_match_to_its_end(self):
        luck, env, together = random.Random(3), ParallelEnv("template", players=3), 0
        seen, _ = env.reset(seed=4)
        while env.agents:
            asked = {agent: choices(seen[agent]["action_mask"]) for agent in env.agents}
            together = max(together, sum(len(legal) > 0 for legal in asked.values()))
            actions = {agent: luck.choice(legal) for agent, legal in asked.items() if legal}
            seen, rewards, terminations, _, _ = env.step(actions)
        self.assertTrue(all(terminations.values()))
        self.assertAlmostEqual(sum(rewards.values()), 0)
        self.assertEqual(together, 3)
        env.close()

    def test_who_is_asked_must_answer(self):
        env = ParallelEnv("template")
        env.reset()
        with self.assertRaisesRegex(ValueError, "is asked"):
            env.step({})
        env.close()


if __name__ == "__main__":
    unittest.main()
