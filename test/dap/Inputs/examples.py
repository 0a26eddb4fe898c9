"""The examples of ops' pages, each gone through at random: what is seen at a moment is the same whichever way one came there.
usage: examples.py FOLDER EVERY-HOW-MANIETH FILE..."""
import os
import random
import sys

from client import Client

folder, step = sys.argv[1], int(sys.argv[2])
WAYS = ("next", "stepIn", "stepOut", "stepBack", "stepBack", "continue", "reverseContinue")
random.seed(int(os.environ.get("SEED", "1")))
c = Client(supportsInvalidatedEvent=True)


def parts(path):
    found, name = {}, None
    with open(path, encoding="utf-8") as f:
        for line in f:
            if line.startswith("--- ") or line.startswith("=== "):
                name = line.split()[1]
            elif name:
                found[name] = found.get(name, "") + line
    return found


def unfold(number, depth):
    """A look into what there is."""
    found = c.variables(number)
    for v in random.sample(found, min(2, len(found))) if depth else []:
        if v["variablesReference"]:
            unfold(v["variablesReference"], depth - 1)
    return [(v["name"], v["value"]) for v in found]


def look():
    source = c.ask("loadedSources")["sources"][-1]
    frames = c.frames()
    payload = c.ask("source", source=source, sourceReference=source["sourceReference"])["content"]
    handles = [unfold(s, 3) for f in range(len(frames)) for s in c.scopes(f).values()]
    return source["sourceReference"], (payload, [(f["name"], f["line"]) for f in frames], handles)


def watch(text, frame):
    return c.request("evaluate", expression=text, frameId=frame, context="watch")["success"]


def walk(path):
    seen = {}
    for _ in range(14):
        moment, sight = look()
        assert seen.setdefault(moment, sight) == sight, path
        frame = c.frames()[-1]["id"]
        for text in ("%root", "func.func", "%root == 1", "pass"):
            watch(text, frame)
        matched = watch('transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op', frame)
        assert look() == (moment, sight), path
        if matched and random.random() < 0.15:
            c.request("evaluate", expression="transform.print %root : !transform.any_op", context="repl")
            seen = {}  # moments have other numbers
        c.go(random.choice(WAYS))
        c.outputs()


num = 0
for i, file in enumerate(sorted(sys.argv[3:])):
    if i % step:
        continue
    example, path = parts(file), os.path.join(folder, os.path.basename(file))
    for name in ("in", "script"):
        with open(f"{path}.{name}", "w", encoding="utf-8") as f:
            f.write(example.get(name, example.get("in", "")))
    launch = {"payload": path + ".in", "script": path + ".script", "allowUnregisteredDialect": True, "stopOnEntry": True, "stopAtEnd": True}
    if num:
        begun = c.request("restart", arguments=launch)["success"]
    else:
        begun = c.request("launch", **launch)["success"]
        c.ask("setExceptionBreakpoints", filters=["definite", "silenceable", "suppressed"])
        c.ask("configurationDone")
    if begun:
        c.stopped()
        walk(path)
        num += 1
assert num > 100 / step, num
assert c.close() == 0
