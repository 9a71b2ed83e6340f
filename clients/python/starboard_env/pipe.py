"""A `starboard env` process and its frames."""

import json
import os
import pathlib
import shlex
import struct
import subprocess

JSON, STEP, STATE, ERROR = range(4)
HEAD = struct.Struct("<II")


class StarboardError(Exception):
    """The environment said that something cannot be done; nothing has changed then."""


def default_command():
    """$STARBOARD if it is set, else the checkout that this file is in, else npx."""
    if "STARBOARD" in os.environ:
        return shlex.split(os.environ["STARBOARD"])
    root = pathlib.Path(__file__).resolve().parents[3]
    node = root / "node_modules" / "node" / "bin" / "node"
    main = root / "apps" / "cli" / "src" / "main.ts"
    return [str(node), str(main)] if node.exists() and main.exists() else ["npx", "starboard"]


class Pipe:
    def __init__(self, game, players=None, matches=1, seed="1", options=None, command=None):
        call = [*(command or default_command()), "env", game, "--frames"]
        call += ["--matches", str(matches), "--seed", str(seed)]
        if players is not None:
            call += ["--players", str(players)]
        if options:
            call += ["--options", json.dumps(options)]
        self._process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20)
        _, schema = self._read()
        self.schema = json.loads(schema)

    def ask(self, kind, payload):
        """Sends a frame and returns the kind and bytes of the answer; raises what the environment calls an error."""
        self._process.stdin.write(HEAD.pack(len(payload), kind) + payload)
        self._process.stdin.flush()
        answer, payload = self._read()
        if answer == ERROR:
            raise StarboardError(payload.decode())
        return answer, payload

    def ask_json(self, **request):
        kind, payload = self.ask(JSON, json.dumps(request).encode())
        return json.loads(payload) if kind == JSON else payload

    def _read(self):
        head = self._process.stdout.read(HEAD.size)
        if len(head) < HEAD.size:
            raise StarboardError("the environment has ended; what it said is on standard error")
        length, kind = HEAD.unpack(head)
        return kind, self._process.stdout.read(length)

    def close(self):
        if self._process.stdin.closed:
            return
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()
