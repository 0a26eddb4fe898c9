"""What is no good message, or comes at a bad time: the server says so, or passes it over, and goes on as long as it knows where
the next message begins."""
import json

from client import Client, place

U = "file:///a%20b/x.mlir"


def raw(data, close=True):
    c = Client(initialize=False)
    c.write(data)
    if close:
        c.server.stdin.close()
    answer = c.read(20)
    return answer, c.server.wait(60)


# Headers.
for noise in (b"hello\r\n\r\n", b"Content-Length: -1\r\n\r\n{}", b"Content-Length: 1e3\r\n\r\n{}", b"Content-Length:\r\n\r\n{}",
              b"Content-Length: 99999999999999999999999999\r\n\r\n{}", b"Content-Length: 4000000000\r\n\r\n{}", b"\r\n\r\n", b"x" * 10000,
              b"Content-Type: x\r\n\r\n{}", b"Content-Length: 5\r\n\r\n{}", b"Content-Length: 2"):
    assert raw(noise) == (None, 1), noise
assert raw(b"") == (None, 1)

# Bodies, and headers that are fine.
for body, code in ((b"{", -32700), (b"", -32700), (b"[" * 5000, -32700), (b"\xff\xfe", -32700), (b"{}", -32600), (b"[]", -32600), (b"1", -32600)):
    answer, _ = raw(b"content-length:%d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n" % len(body) + body)
    assert answer["error"]["code"] == code and answer["id"] is None, (body, answer)

# Before initialize, twice, and after shutdown.
c = Client(initialize=False)
assert c.request("textDocument/hover", {})["error"]["code"] == -32002
c.tell("textDocument/didOpen", {})
answer = c.request("initialize", {})
assert answer["result"]["capabilities"]["hoverProvider"] is True
assert c.request("initialize", {})["error"]["code"] == -32600
assert c.request("no/such", {})["error"]["code"] == -32601
assert c.request("textDocument/didOpen", {})["error"]["code"] == -32601  # a notification
c.tell("no/such", None)
c.send({"jsonrpc": "2.0", "id": "text", "method": "shutdown"})
assert c.read() == {"jsonrpc": "2.0", "id": "text", "result": None}
assert c.request("textDocument/hover", {})["error"]["code"] == -32600
c.tell("exit", None)
assert c.end() == 0
c = Client()
c.tell("exit", None)
assert c.end() == 1
c = Client()
assert c.end() == 1

# Parameters that are missing or of another kind.
c = Client()
for method in ("hover", "completion", "signatureHelp", "definition", "references", "rename", "documentSymbol", "foldingRange", "selectionRange",
               "codeAction", "inlayHint", "semanticTokens/full", "prepareRename", "documentHighlight"):
    for params in (None, {}, [], 1, {"textDocument": {"uri": "file:///none"}}, {"textDocument": 1}):
        assert c.request(f"textDocument/{method}", params)["error"]["code"] == -32602, (method, params)
c.open(U, "func.func @f() {\n  return\n}\n")
for method in ("hover", "completion", "signatureHelp", "definition", "references", "prepareRename", "documentHighlight", "inlayHint", "codeAction",
               "selectionRange"):
    for params in ({}, {"position": 1}, {"position": {"line": "x", "character": None}}, {"positions": 3, "range": []}):
        assert "result" in c.request(f"textDocument/{method}", {"textDocument": {"uri": U}, **params}), (method, params)
c.tell("textDocument/didOpen", {"textDocument": {}})
c.tell("textDocument/didChange", {"textDocument": {"uri": U}, "contentChanges": 1})
c.tell("textDocument/didChange", {"textDocument": {"uri": U}, "contentChanges": [1, {}, {"range": 1}]})  # {}: the whole is empty

# Positions that are not there, ranges turned around, edits that overlap, characters of two units.
T = "// \U0001f600\u00e9x\r\nfunc.func @f() {\n  return\n}"


def edit(line, character, end_line, end_character, text):
    return {"range": {"start": {"line": line, "character": character}, "end": {"line": end_line, "character": end_character}}, "text": text}


def text_after(text, *changes):
    """As the server has it then: a name that is nowhere shows where it got to."""
    c.open(U, text)
    c.change(U, *changes)
    return c.problems_of(U)


for line, character in ((10 ** 15, 0), (0, 10 ** 15), (-1, -1), (3, 99), (1.5, 2.5), (-10 ** 300, 10 ** 300)):
    c.open(U, T)
    for method in ("hover", "completion", "signatureHelp", "definition", "documentHighlight", "prepareRename"):
        c.at(method, U, line, character)
# Behind the smile stand two units, in the middle of which nothing is.
assert text_after(T, edit(0, 4, 0, 7, "x")) == []
assert [place(p["range"]) for p in text_after("/* \U0001f600 */\n", edit(0, 0, 0, 0, ""))] == ["0:0-1"]
problems = text_after("// \U0001f600\nbad.op", edit(1, 6, 0, 5, "\nworse.op"))  # turned around
assert [(place(p["range"]), p["message"].split("\n")[0]) for p in problems] == [("1:0-8", "Dialect `worse' not found for custom op 'worse.op' ")], problems
problems = text_after("func.func @f() { return }", edit(0, 11, 0, 12, "abc"), edit(0, 11, 0, 12, "de"), edit(0, 0, 0, 4, ""), edit(0, 0, 9, 9, "x.y"))
assert [place(p["range"]) for p in problems] == ["0:0-3"], problems
# Line ends of all kinds.
problems = text_after("func.func @f() {\r\n  x.y\r\n  return\r\n}\r\n")
assert [place(p["range"]) for p in problems] == ["1:2-5"], problems

# Answers to requests that the server has not made, and batches, are passed over or refused.
c.send({"jsonrpc": "2.0", "id": 77, "result": None})
c.send([{"jsonrpc": "2.0", "id": 78, "method": "shutdown"}])
assert c.reply(None)["error"]["code"] == -32600
c.tell("textDocument/didClose", {"textDocument": {"uri": U}})
del c.versions[U]
assert c.problems_of(U) == []
assert c.close() == 0

# Many messages in one piece, and one in many.
c = Client()
message = json.dumps({"jsonrpc": "2.0", "id": 5, "method": "workspace/symbol", "params": {"query": ""}}).encode()
packed = b"Content-Length: %d\r\n\r\n" % len(message) + message
c.write(packed * 50)
assert [c.read()["result"] for _ in range(50)] == [[]] * 50
for i in range(len(packed)):
    c.write(packed[i:i + 1])
assert c.read()["result"] == []
assert c.close() == 0
