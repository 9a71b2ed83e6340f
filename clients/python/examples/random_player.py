"""Plays by chance, 64 matches side by side: how quick is it, and who wins?

python3 clients/python/examples/random_player.py starship-captains 200
"""

import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from starboard_env import BatchEnv  # noqa: E402

game = sys.argv[1] if len(sys.argv) > 1 else "template"
wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 200
luck = random.Random(1)
with BatchEnv(game, matches=64) as env:
    wins, played, decisions, start = [0] * env.players, 0, 0, time.time()
    state = env.reset()
    while played < wanted:
        state = env.step([luck.choice(state.legal(i)) for i in range(env.matches)])
        decisions += env.matches
        for places in (places for done, places in zip(state.done, state.places) if done):
            played += 1
            for seat, place in enumerate(places):
                wins[seat] += place == 1
    print(f"{game}: {played} matches, wins by seat {wins}, {decisions / (time.time() - start):,.0f} decisions/s")
