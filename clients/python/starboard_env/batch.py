"""Many matches side by side: the quick way to learn."""

from array import array

from .pipe import STEP, Pipe

try:
    import numpy
except ImportError:  # the standard library is enough
    numpy = None


class State:
    """How all matches stand. Lists by match; arrays of numpy where it is there, of the standard library where not."""

    def __init__(self, payload, players, size):
        view = memoryview(payload)
        ints, floats = view.cast("i"), view.cast("f")
        n = ints[0]
        parts = iter(_parts([n, n, n * players, n * players, n * players, n + 1, ints[1], n * size], 2))
        self.players = players
        self.seats = list(ints[next(parts)])
        self.done = [flag == 1 for flag in ints[next(parts)]]
        self.rewards = _rows(list(floats[next(parts)]), players)
        self.places = _rows(list(ints[next(parts)]), players)
        self.points = _rows(list(floats[next(parts)]), players)
        self._starts = list(ints[next(parts)])
        self._legal = ints[next(parts)]
        observed = next(parts)
        if numpy is not None:
            flat = numpy.frombuffer(payload, dtype="<f4", count=n * size, offset=4 * observed.start)
            self.observations = flat.reshape(n, size)
        else:
            self.observations = [array("f", floats[observed][i * size : (i + 1) * size]) for i in range(n)]

    def legal(self, match):
        """The indexes of the actions that are possible in a match."""
        return list(self._legal[self._starts[match] : self._starts[match + 1]])


def _parts(sizes, at):
    for size in sizes:
        yield slice(at, at + size)
        at += size


def _rows(values, width):
    return [values[i : i + width] for i in range(0, len(values), width)]


def mask_of(legal, size):
    """1 for each action that is possible."""
    if numpy is not None:
        mask = numpy.zeros(size, dtype=numpy.int8)
        mask[list(legal)] = 1
        return mask
    mask = bytearray(size)
    for index in legal:
        mask[index] = 1
    return mask


class BatchEnv:
    """`matches` matches in one process, each waiting for one seat; each begins anew as soon as it is over."""

    def __init__(self, game, players=None, matches=256, seed="1", options=None, command=None):
        self.pipe = Pipe(game, players, matches, seed, options, command)
        self.schema = self.pipe.schema
        self.players = self.schema["players"]
        self.matches = self.schema["matches"]
        self.observation_size = self.schema["observation"]["size"]
        self.action_size = self.schema["actions"]["size"]

    def reset(self, seed=None):
        request = {"op": "reset"} if seed is None else {"op": "reset", "seed": str(seed)}
        return self._state(self.pipe.ask_json(**request))

    def step(self, actions):
        """One action for each match. If one of them is not possible, nothing happens in any match."""
        _, payload = self.pipe.ask(STEP, array("i", actions).tobytes())
        return self._state(payload)

    def observe(self, match, seat):
        """What any seat sees: its observation, and the actions that it is asked for."""
        told = self.pipe.ask_json(op="observe", match=match, seat=seat)
        return array("f", told["observation"]), told["legal"]

    def describe(self, match=0):
        """The possible actions in words, with their indexes."""
        return self.pipe.ask_json(op="describe", match=match)["actions"]

    def mask(self, legal):
        return mask_of(legal, self.action_size)

    def close(self):
        self.pipe.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _state(self, payload):
        return State(payload, self.players, self.observation_size)
