#!/usr/bin/env python3
"""Checks the luck of a Starboard match without Starboard: python3 verify.py match.json

Reads a match file with its draws, as a server hands it out when a match is over. Checks that the seed is the one that was
promised, that every contribution is the one whose hash was given, and that every die, pick and shuffle follows from them.
Exit code 0: it is so. 1: it is not. 2: this is no match of luck 2. Every byte is explained in docs/trust.md.
"""
import hashlib
import hmac
import json
import struct
import sys


def labelled(purpose, message):
    return hmac.new(b"starboard luck 2 " + purpose, message, hashlib.sha256).digest()


def rotate(x, n):
    return (x << n | x >> (32 - n)) & 0xFFFFFFFF


def chacha20_block(key, counter):
    """RFC 8439 with a nonce of twelve zero bytes: sixteen words."""
    start = list(struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key)) + [counter, 0, 0, 0]
    x = start[:]
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for a, b, c, d in 10 * (columns + diagonals):
        for p, q, r, n in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
            x[p] = (x[p] + x[q]) & 0xFFFFFFFF
            x[r] = rotate(x[r] ^ x[p], n)
    return [(new + old) & 0xFFFFFFFF for new, old in zip(x, start)]


def words(key):
    counter = 0
    while True:
        yield from chacha20_block(key, counter)
        counter += 1


def below(stream, n):
    """A fair number from 0 to n - 1: words above the last multiple of n are passed over."""
    limit = 2**32 - 2**32 % n
    return next(x for x in stream if x < limit) % n


def drawn(stream, draw):
    """What the luck gives where the match has drawn this."""
    if "die" in draw:
        return below(stream, draw["die"]) + 1
    if "below" in draw:
        return below(stream, draw["below"])
    if "pick" in draw:
        left = below(stream, sum(draw["pick"]))
        for kind, count in enumerate(draw["pick"]):
            left -= count
            if left < 0:
                return kind
    order = list(range(draw["shuffle"]))
    for i in range(len(order) - 1, 0, -1):
        j = below(stream, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def problems(match):
    seed = match["seed"].encode()
    commitment = labelled(b"commitment", seed)
    if commitment.hex() != match["commitment"]:
        yield "the seed is not the one that was promised"
    given = match.get("contributions", [{}] * match["players"])
    if len(given) != match["players"]:
        yield "there must be one contribution for each seat"
    added = bytes([len(given)])
    for seat, one in enumerate(given):
        if "value" not in one:
            added += b"\x00"
            continue
        value = bytes.fromhex(one["value"])
        added += b"\x01" + value
        if len(value) != 32 or labelled(b"contribution", commitment + bytes([seat]) + value).hex() != one.get("hash"):
            yield f"what seat {seat} has added is not what it had given the hash of"
    stream = words(labelled(b"key", added + seed))
    for number, draw in enumerate(match["draws"]):
        luck = drawn(stream, draw)
        if luck != draw["is"]:
            yield f"draw {number} ({draw['name']}, after {draw['step']} actions) shows {draw['is']}, the luck gave {luck}"


def main(path):
    with open(path, encoding="utf-8") as file:
        match = json.load(file)
    if match.get("luck") != 2 or "seed" not in match or "draws" not in match:
        print("This is no match of luck 2 with its seed and its draws.")
        return 2
    found = list(problems(match))
    for problem in found[:10]:
        print(problem)
    if found:
        return 1
    adding = [seat for seat, one in enumerate(match.get("contributions", [])) if "value" in one]
    print(f"Seed and contributions (seats {adding}) fit what was promised; all {len(match['draws'])} draws follow from them.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
