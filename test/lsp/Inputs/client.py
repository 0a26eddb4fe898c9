"""A client of the Language Server Protocol for tests: it writes messages as they are asked for, good or bad, and reads
what comes back."""
import json
import os
import select
import subprocess
import sys
import time


class Client:
    def __init__(self, initialize=True, args=(), capabilities=None):
        self.server = subprocess.Popen(["jig", "lsp", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.buffer = b""
        self.number = 0
        self.versions = {}   # address -> of its text
        self.problems = {}   # address -> diagnostics, as told last, and of which version
        self.problems_at = {}
        self.told = []       # requests and notifications of the server, in order
        if initialize:
            self.capabilities = self.ask("initialize", {"processId": None, "rootUri": None,
                                                        "capabilities": capabilities or {}})["capabilities"]
            self.tell("initialized", {})

    # ---- Messages ----
    def write(self, data):
        self.server.stdin.write(data)
        self.server.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def read(self, timeout=60):
        """The next message; None: there is no more, or none came in time."""
        end = time.monotonic() + timeout
        while True:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if found:
                length = int(head.split(b":")[1])
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return json.loads(rest[:length].decode())
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.server.stdout], [], [], left)[0]:
                return None
            more = os.read(self.server.stdout.fileno(), 1 << 16)
            if not more:
                return None
            self.buffer += more

    def take(self, message):
        if message.get("method") == "textDocument/publishDiagnostics":
            uri = message["params"]["uri"]
            self.problems[uri] = message["params"]["diagnostics"]
            self.problems_at[uri] = message["params"].get("version")
        self.told.append(message)

    def reply(self, number):
        while True:
            message = self.read()
            if message is None:
                raise SystemExit("the server has not answered")
            if "method" not in message and message.get("id") == number:
                return message
            self.take(message)

    def request(self, method, params):
        """The answer as it came."""
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        return self.reply(self.number)

    def ask(self, method, params):
        answer = self.request(method, params)
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']}")
        return answer["result"]

    def tell(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    # ---- Documents ----
    def next_version(self, uri):
        self.versions[uri] = self.versions.get(uri, 0) + 1
        return self.versions[uri]

    def open(self, uri, text):
        self.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "mlir", "version": self.next_version(uri), "text": text}})

    def change(self, uri, *changes):
        self.tell("textDocument/didChange", {"textDocument": {"uri": uri, "version": self.next_version(uri)},
                                             "contentChanges": list(changes)})

    def wait(self, method, uri=None):
        """What the server tells by itself: the parameters."""
        while True:
            message = self.read()
            if message is None:
                raise SystemExit(f"the server has told nothing of {method}")
            self.take(message)
            if message.get("method") == method and (uri is None or message["params"]["uri"] == uri):
                return message.get("params")

    def problems_of(self, uri):
        """Those of the text as it is, which may have been told between other messages."""
        while self.problems_at.get(uri, 0) != self.versions.get(uri):
            self.wait("textDocument/publishDiagnostics", uri)
        return self.problems[uri]

    def at(self, method, uri, line, character, **more):
        return self.ask(f"textDocument/{method}", {"textDocument": {"uri": uri},
                                                   "position": {"line": line, "character": character}, **more})

    # ---- The end ----
    def close(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.end()

    def end(self):
        """The exit status."""
        self.server.stdin.close()
        return self.server.wait(60)


def place(range_):
    """1:2-3 or 1:2-3:4, counted from 0."""
    a, b = range_["start"], range_["end"]
    end = f"{b['character']}" if a["line"] == b["line"] else f"{b['line']}:{b['character']}"
    return f"{a['line']}:{a['character']}-{end}"


def find(text, what, nth=1):
    """Line and character of the nth occurrence."""
    at = -1
    for _ in range(nth):
        at = text.index(what, at + 1)
    before = text[:at]
    line = before.count("\n")
    column = before[before.rfind("\n") + 1:]
    return line, len(column.encode("utf-16-le")) // 2


def apply(text, edits):
    """Edits of one version of a text."""
    def offset(p):
        lines = text.split("\n")
        line = lines[p["line"]].encode("utf-16-le")[:2 * p["character"]].decode("utf-16-le")
        return sum(len(x) + 1 for x in lines[:p["line"]]) + len(line)
    for e in sorted(edits, key=lambda e: offset(e["range"]["start"]), reverse=True):
        text = text[:offset(e["range"]["start"])] + e["newText"] + text[offset(e["range"]["end"]):]
    return text
