"""A Starboard bot that answers by chance. See ../bot-protocol.md."""

import json
import random
import sys


def fill_in(field):
    """Any value for one field of a form."""
    if field["type"] == "number":
        return random.randint(field["min"], field["max"])
    if field["type"] == "seats":
        return sorted(random.sample(field["seats"], max(1, field["min"])))
    cards = [name for name, n in zip(field["ids"], field["max"]) for _ in range(n)]
    chosen = random.sample(cards, min(field.get("total", 1), len(cards)))
    return {name: chosen.count(name) for name in chosen}


def decide(decision):
    if decision["options"]:
        return random.choice(decision["options"])
    form = next(form for form in decision["forms"] if form["verdict"]["ok"])
    return {"do": form["do"], **{field["name"]: fill_in(field) for field in form["fields"]}}


for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "action": decide(request["decision"])}
    print(json.dumps(answer), flush=True)
