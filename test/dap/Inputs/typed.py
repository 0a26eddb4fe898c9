"""Texts that are cut and mixed up, typed in watches and in the console wherever the debugger stands: each has an answer. usage: typed.py N"""
import os
import random
import sys

from client import Client

here = os.path.dirname(os.path.abspath(__file__))
LAUNCH = {"payload": os.path.join(here, "payload.mlir"), "script": os.path.join(here, "script.mlir"), "libraries": os.path.join(here, "library.mlir"),
          "params": {"size": 8}, "stopOnEntry": True, "stopAtEnd": True}
TEXTS = [
    'transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op',
    "%a, %b = transform.structured.tile_using_for %pair#1 tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)",
    'transform.print %loop {name = "x"} : !transform.any_op',
    'transform.foreach %matmuls : !transform.any_op {\n^bb0(%x: !transform.any_op):\n transform.annotate %x "z" : !transform.any_op\n}',
    "%p = transform.param.constant 3 : i64 -> !transform.param<i64>",
    '%f = transform.get_parent_op %pair#0 {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op',
    "transform.apply_cse to %f : !transform.any_op",
    "transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op",
    "transform.sequence %root : !transform.any_op failures(suppress) {\n^bb0(%r: !transform.any_op):\n "
    '%m = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op\n}',
    "%root == 1", "linalg.matmul", "%pair#0"]
PIECES = ["%", "}", "{", "(", ")", "#", '"', "==", "\n", "%root", "%a", "transform.", " : ", "!transform.any_op", "\\", "\u00e9", "//", "^bb0"]
WAYS = ("next", "stepIn", "stepOut", "stepBack", "stepBack", "reverseContinue", "continue")
random.seed(3)


def spoilt(text):
    for _ in range(random.choice((0, 0, 1, 2, 3))):
        at, way = random.randrange(len(text) + 1), random.randrange(3)
        if way == 0:
            text = text[:at] + random.choice(PIECES) + text[at:]
        elif way == 1:
            text = text[:at] + text[at + random.randint(1, 8):]
        else:
            text = text[:at] + random.choice(TEXTS)[random.randrange(20):][:40] + text[at:]
    return text


c = Client(supportsInvalidatedEvent=True)
c.launch(**LAUNCH)
c.stopped()
good = 0
for i in range(int(sys.argv[1])):
    good += c.request("evaluate", expression=spoilt(random.choice(TEXTS)), context=random.choice(("watch", "repl", "repl")))["success"]
    if random.random() < 0.4:
        c.go(random.choice(WAYS))
    c.handles()
    if i % 100 == 99:
        c.ask("restart")
        c.wait("stopped")
assert good > int(sys.argv[1]) / 10, good
assert c.close() == 0
