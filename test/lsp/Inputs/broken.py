"""Text that is cut, repeated, mixed up: every question gets an answer. usage: broken.py N FILE..."""
import random
import sys

from client import Client

METHODS = ("hover", "completion", "signatureHelp", "definition", "documentHighlight", "prepareRename")
WHOLE = ("documentSymbol", "foldingRange", "semanticTokens/full")
PIECES = ["%", "@", "!", "#", "^", "{", "}", "(", ")", "[", "]", "<", ">", "\"", "//", "\n", "::", "->", "=", "%0", "\0", "\u00e9", "\U0001f600",
          "transform.yield", "func.func @f() {", "!transform.any_op", "0x", "{-#", "loc(", "affine_map<"]
random.seed(7)
texts = []
for path in sys.argv[2:]:
    with open(path) as f:
        texts.append(f.read())
c = Client()
U = "file:///broken.mlir"


def spoilt(text):
    for _ in range(random.randint(1, 4)):
        a, b = sorted(random.randrange(len(text) + 1) for _ in range(2))
        b = min(b, a + 200)
        way = random.randrange(5)
        if way == 0:
            text = text[:a]
        elif way == 1:
            text = text[:a] + text[b:]
        elif way == 2:
            text = text[:b] + text[a:b] + text[b:]
        elif way == 3:
            text = text[:a] + random.choice(PIECES) + text[a:]
        else:
            other = random.choice(texts)
            text = text[:a] + other[random.randrange(len(other)):][:300] + text[b:]
    return text


for i in range(int(sys.argv[1])):
    text = spoilt(random.choice(texts))
    c.open(U, text)
    lines = text.count("\n") + 1
    for _ in range(3):
        at = {"line": random.randrange(lines), "character": random.randrange(60)}
        c.ask(f"textDocument/{random.choice(METHODS)}", {"textDocument": {"uri": U}, "position": at})
    c.request("textDocument/rename", {"textDocument": {"uri": U}, "position": at, "newName": "renamed"})
    c.ask("textDocument/references", {"textDocument": {"uri": U}, "position": at, "context": {}})
    c.ask("textDocument/selectionRange", {"textDocument": {"uri": U}, "positions": [at]})
    c.ask(f"textDocument/{random.choice(WHOLE)}", {"textDocument": {"uri": U}})
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": lines, "character": 0}}
    c.ask("textDocument/inlayHint", {"textDocument": {"uri": U}, "range": everything})
    c.request("textDocument/formatting", {"textDocument": {"uri": U}, "options": {}})
    c.ask("textDocument/codeAction", {"textDocument": {"uri": U}, "range": everything, "context": {}})
    if i % 8 == 0:
        c.request("jig/payload", {"textDocument": {"uri": U}, "position": at})
assert c.close() == 0
