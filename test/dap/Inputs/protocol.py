"""Messages that are none, requests at the wrong time, arguments of other kinds. usage: protocol.py FOLDER"""
import json
import os
import shutil
import sys

from client import Client

here, folder = os.path.dirname(os.path.abspath(__file__)), os.path.realpath(sys.argv[1])
for name in ("script.mlir", "library.mlir", "payload.mlir"):
    shutil.copy(os.path.join(here, name), folder)
LAUNCH = {"cwd": folder, "payload": "payload.mlir", "script": "script.mlir", "libraries": "library.mlir", "params": ["size=8"], "stopOnEntry": True}
COMMANDS = ("launch", "setBreakpoints", "setFunctionBreakpoints", "setExceptionBreakpoints", "configurationDone", "terminate", "restart", "threads", "pause",
            "loadedSources", "breakpointLocations", "continue", "next", "stepIn", "stepOut", "stepBack", "reverseContinue", "gotoTargets", "goto",
            "stackTrace", "scopes", "variables", "evaluate", "exceptionInfo", "source", "initialize", "attach", "readMemory", "")


def noise(data):
    c = Client(initialize=False)
    c.write(data)
    return c.end()


# What is no message ends the debugger; so does the end of its input, quietly.
assert noise(b"hello\r\n\r\n") == 1 and noise(b"Content-Length: x\r\n\r\n") == 1 and noise(b"Content-Length: 5\r\n\r\n{}") == 1
assert noise(b"Content-Length: 99999999999\r\n\r\n") == 1 and noise(b"x" * 9000) == 1
assert noise(b"") == 0

# Before initialize nothing is done but leaving.
c = Client(initialize=False)
for command in COMMANDS:
    if command != "initialize":
        c.fails(command)
assert c.close() == 0
c = Client(initialize=False)
c.send([1, 2])
assert not c.read()["success"]
for body in (b"", b"{", b"\xff\xfe", b"null", b"3", b"{}", b'{"type": "request"}', b'{"command": 3}', b"[" * 100000):
    c.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    answer = c.read()
    assert answer["type"] == "response" and not answer["success"], body
for ignored in ({"type": "response", "command": "initialize"}, {"type": "event", "event": "stopped"}):
    c.send(ignored)
assert c.ask("initialize", linesStartAt1=False, columnsStartAt1=False)["supportsGotoTargetsRequest"]
assert c.fails("initialize")

# Without a script most has no answer; some has an empty one.
for command in COMMANDS:
    if command not in ("initialize", "configurationDone", "setBreakpoints", "setFunctionBreakpoints", "setExceptionBreakpoints", "terminate", "threads", "pause",
                       "loadedSources"):
        c.fails(command)
assert c.ask("loadedSources") == {"sources": []} and c.ask("setBreakpoints", source={}, breakpoints=None) == {"breakpoints": []}
c.ask("pause", threadId=1)

# Lines and columns as the client counts them.
assert c.ask("setBreakpoints", source={"path": os.path.join(folder, "script.mlir")}, breakpoints=[{"line": 12}])["breakpoints"][0]["verified"] is False
c.launch(**LAUNCH)
assert c.stopped() == ("entry", 10) and c.frames()[0]["column"] == 15
assert c.go("continue") == ("breakpoint", 12)
assert c.fails("launch", **LAUNCH)
assert c.ask("stackTrace", threadId=1, startFrame=1) == {"stackFrames": [], "totalFrames": 1}
c.go("stepIn")
assert len(c.ask("stackTrace", threadId=1, startFrame=0, levels=1)["stackFrames"]) == 1
assert c.ask("stackTrace", threadId=1, startFrame=1, levels=5)["stackFrames"][0]["line"] == 12

# Arguments of other kinds, in every request.
STRANGE = (None, 3, -1, 1e300, "x", "", [], {}, [None], {"path": 3}, {"path": "\0"}, True, "\u0000", "%", 2 ** 53, [{"line": "x"}], [{"line": -5}], [3, "x", {}])
NAMES = ("source", "breakpoints", "threadId", "frameId", "variablesReference", "start", "count", "expression", "context", "filters", "line", "endLine",
         "targetId", "sourceReference", "startFrame", "levels", "arguments")
for command in COMMANDS:
    if command in ("terminate", "restart"):
        continue
    for strange in STRANGE:
        c.send({"seq": 0, "type": "request", "command": command, "arguments": strange})
        c.send({"seq": 0, "type": "request", "command": command, "arguments": {name: strange for name in NAMES}})
        answered = 0
        while answered < 2:
            message = c.read()
            answered += message["type"] == "response"
    c.ask("threads")
c.events = []
# It has ended in the meantime, and starts anew.
c.ask("restart", arguments=LAUNCH)
assert c.stopped() == ("entry", 10)
c.fails("restart", arguments={"payload": "/nowhere"})
assert c.fails("next") and c.fails("restart")
c.ask("restart", arguments=LAUNCH)
assert c.stopped() == ("entry", 10)
c.ask("terminate")
c.wait("terminated")
assert c.fails("next")
c.ask("restart")
assert c.stopped() == ("entry", 10)
assert c.close() == 0

# All at once, the end of it before anything is answered.
c = Client(initialize=False)
messages = [{"seq": i, "type": "request", "command": command, "arguments": LAUNCH if command == "launch" else {}}
            for i, command in enumerate(("initialize", "launch", "configurationDone", "next", "stackTrace", "disconnect"))]
c.write(b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(b), b) for b in (json.dumps(m).encode() for m in messages)))
assert c.server.wait(60) == 0

# A script that goes on for long ends when the client wants.
LONG = os.path.join(folder, "long.mlir")
with open(LONG, "w") as f:
    f.write("""module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %i = transform.structured.match ops{["arith.addf"]} in %root : (!transform.any_op) -> !transform.any_op
""" + "".join(f"""    transform.foreach %i : !transform.any_op {{
    ^bb{n}(%e{n}: !transform.any_op):
""" for n in range(12)) + '      transform.annotate %e0 "long" : !transform.any_op\n' + "    }\n" * 12 + "    transform.yield\n  }\n}\n")
c = Client()
c.send({"seq": 1, "type": "request", "command": "launch", "arguments": {"payload": os.path.join(folder, "payload.mlir"), "script": LONG}})
c.send({"seq": 2, "type": "request", "command": "disconnect"})
assert c.server.wait(60) == 0
