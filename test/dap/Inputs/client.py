"""A client of the Debug Adapter Protocol for tests: it writes messages as they are asked for, good or bad, and reads what comes back."""
import json
import os
import select
import subprocess
import time


class Client:
    def __init__(self, initialize=True, args=(), **more):
        self.server = subprocess.Popen(["jig", "dap", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.buffer = bytearray()
        self.number = 0
        self.events = []  # that came and nobody has waited for
        self.said = {}    # what output events had, one text of each category
        if initialize:
            self.capabilities = self.ask("initialize", adapterID="jig", **more)

    # ---- Messages ----
    def write(self, data):
        self.server.stdin.write(data)
        self.server.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def read(self, timeout=60):
        """The next message; None: there is no more, or none came in time."""
        end, size = time.monotonic() + timeout, None
        while True:
            if size is None and b"\r\n\r\n" in self.buffer:
                head = self.buffer.index(b"\r\n\r\n")
                size = head + 4 + int(self.buffer[:head].split(b":")[1])
            if size is not None and len(self.buffer) >= size:
                body = self.buffer[head + 4:size].decode()
                del self.buffer[:size]
                return json.loads(body)
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.server.stdout], [], [], left)[0]:
                return None
            more = os.read(self.server.stdout.fileno(), 1 << 20)
            if not more:
                return None
            self.buffer += more

    def request(self, command, **arguments):
        """The answer as it came."""
        self.number += 1
        self.send({"seq": self.number, "type": "request", "command": command, "arguments": arguments})
        while True:
            message = self.read()
            if message is None:
                raise SystemExit(f"{command}: the debugger has not answered")
            if message["type"] == "response":
                assert message["request_seq"] == self.number and message["command"] == command, message
                return message
            self.take(message)

    def take(self, event):
        body = event.get("body")
        if event["event"] == "output":
            self.said[body["category"]] = self.said.get(body["category"], "") + body["output"]
        else:
            self.events.append(event)

    def ask(self, command, **arguments):
        answer = self.request(command, **arguments)
        if not answer["success"]:
            raise SystemExit(f"{command}: {answer['message']}")
        return answer.get("body")

    def fails(self, command, **arguments):
        answer = self.request(command, **arguments)
        assert not answer["success"], answer
        assert answer["body"]["error"]["format"] == answer["message"]
        return answer["message"]

    def wait(self, *events):
        """The next event of one of these names, those before it passed over."""
        while True:
            while self.events:
                message = self.events.pop(0)
                if message["event"] in events:
                    return message.get("body", {}) if len(events) == 1 else message
            message = self.read()
            if message is None:
                raise SystemExit(f"the debugger has told nothing of {events}")
            self.take(message)

    # ---- A session ----
    def launch(self, begin=True, breakpoints=(), **arguments):
        self.ask("launch", **arguments)
        self.wait("initialized")
        if begin:
            self.ask("configurationDone")

    def go(self, command, **arguments):
        """Carries a request out that goes on or back; the reason and where it stands then."""
        self.ask(command, threadId=1, **arguments)
        return self.stopped()

    def stopped(self):
        event = self.wait("stopped", "terminated")
        return (event["body"]["reason"], self.line()) if event["event"] == "stopped" else ("terminated", 0)

    def frames(self):
        return self.ask("stackTrace", threadId=1)["stackFrames"]

    def line(self):
        return self.frames()[0]["line"]

    def scopes(self, frame=0):
        found = self.ask("scopes", frameId=self.frames()[frame]["id"])["scopes"]
        return {s["name"]: s["variablesReference"] for s in found}

    def variables(self, number, **more):
        return self.ask("variables", variablesReference=number, **more)["variables"]

    def handles(self, frame=0):
        return {v["name"]: v["value"] for v in self.variables(self.scopes(frame)["Handles"])}

    def evaluate(self, text, context="watch", frame=0):
        return self.ask("evaluate", expression=text, context=context, frameId=self.frames()[frame]["id"])["result"]

    def outputs(self):
        """What was said since it was asked for last."""
        said, self.said = self.said, {}
        return said

    # ---- The end ----
    def close(self):
        self.ask("disconnect")
        return self.end()

    def end(self):
        """The exit status."""
        self.server.stdin.close()
        return self.server.wait(60)
