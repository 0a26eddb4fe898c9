"""Messages that come in pieces, with pauses anywhere, and answers that nobody takes for long. usage: pieces.py N"""
import json
import random
import sys
import threading
import time

from client import Client

rounds = int(sys.argv[1])
random.seed(3)
U = "file:///p.mlir"
TEXT = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
WHERE = {"textDocument": {"uri": U}, "position": {"line": 1, "character": 10}}


def packed(method, params, number=None):
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    if number:
        message["id"] = number
    body = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def is_answered(c, number):
    answer = c.reply(number)
    assert answer["result"]["contents"]["value"].startswith("\n## arith.addi"), answer


# One byte after the other; then pieces of any length, with pauses in which the server does what nobody asked for: in headers,
# between the characters of their ends, in bodies.
c = Client()
c.open(U, TEXT)
for byte in packed("textDocument/hover", WHERE, 1000):
    c.write(bytes([byte]))
is_answered(c, 1000)
for i in range(rounds):
    change = packed("textDocument/didChange", {"textDocument": {"uri": U, "version": c.next_version(U)},
                                               "contentChanges": [{"text": TEXT + f"// {i}\n"}]})
    data = change + packed("textDocument/hover", WHERE, 2000 + i)
    at = 0
    while at < len(data):
        n = random.choice((1, 1, 2, 3, 20, 500))
        c.write(data[at:at + n])
        at += n
        time.sleep(random.choice((0, 0, 0, 0, 0.001, 0.03)))
    is_answered(c, 2000 + i)
    assert c.problems_of(U) == []
for cut in range(24):  # each place of a header, in a pause that is long
    data = packed("textDocument/hover", WHERE, 5000 + cut)
    c.write(data[:cut])
    time.sleep(0.03)
    c.write(data[cut:])
    is_answered(c, 5000 + cut)

# Who writes much before reading anything gets all answers.
MANY = 2000
padding = "x" * 1000
c.write(b"".join(packed("textDocument/hover", {**WHERE, "padding": padding}, 10000 + i) for i in range(MANY)))
for i in range(MANY):
    is_answered(c, 10000 + i)

# And answers that are taken in pieces.
reader = threading.Thread(target=lambda: c.write(b"".join(packed("textDocument/hover", WHERE, 20000 + i) for i in range(300))))
reader.start()
for i in range(300):
    if i % 50 == 0:
        time.sleep(0.05)
    is_answered(c, 20000 + i)
reader.join()
assert c.close() == 0
