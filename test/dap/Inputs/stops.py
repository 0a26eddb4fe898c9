"""What stops a script: breakpoints, failures. usage: stops.py FOLDER"""
import os
import shutil
import sys

from client import Client

here, folder = os.path.dirname(os.path.abspath(__file__)), os.path.realpath(sys.argv[1])
for name in ("script.mlir", "library.mlir", "payload.mlir", "failing.mlir"):
    shutil.copy(os.path.join(here, name), folder)
SCRIPT, LIBRARY, PAYLOAD, FAILING = (os.path.join(folder, f"{n}.mlir") for n in ("script", "library", "payload", "failing"))
LAUNCH = {"payload": PAYLOAD, "script": SCRIPT, "libraries": LIBRARY, "params": {"size": "8"}}


def set_lines(path, *lines):
    """(verified, line) each, from lines or breakpoints."""
    wanted = [{"line": b} if isinstance(b, int) else b for b in lines]
    answer = c.ask("setBreakpoints", source={"path": path}, breakpoints=wanted)["breakpoints"]
    assert len(answer) == len(lines)
    return [(b["verified"], b.get("line")) for b in answer]


# Before the script is read no place is known; then it is told.
c = Client()
assert set_lines(SCRIPT, 5) == [(False, None)]
assert c.ask("setFunctionBreakpoints", breakpoints=[{"name": "@tile"}, {"name": "library_tile"}, {"name": "nobody"}])
c.ask("launch", **LAUNCH)
changed = [c.wait("breakpoint")["breakpoint"] for _ in range(4)]
assert [(b["verified"], b.get("line")) for b in changed] == [(True, 7), (True, 4), (True, 3), (False, None)]
assert changed[2]["source"]["path"] == LIBRARY and "named sequence" in changed[3]["message"]
c.wait("initialized")
c.ask("configurationDone")
assert c.stopped() == ("function breakpoint", 4)
assert c.go("continue") == ("breakpoint", 7)
assert c.go("continue") == ("function breakpoint", 3) and c.frames()[0]["source"]["path"] == LIBRARY
assert [f["name"] for f in c.frames()] == ["transform.structured.tile_using_for", "transform.include @library_tile"]
assert c.go("reverseContinue") == ("breakpoint", 7) and c.go("reverseContinue") == ("function breakpoint", 4)
# Over a call, a breakpoint in it stops nevertheless.
assert c.go("stepBack") == ("step", 13) and c.go("next") == ("function breakpoint", 4)
assert c.go("stepBack") == ("step", 13)

# Lines of a library; behind the last step there is none.
c.ask("setFunctionBreakpoints", breakpoints=[])
assert set_lines(SCRIPT) == [] and set_lines(LIBRARY, 1, 4, 3) == [(True, 3), (False, None), (True, 3)]
assert set_lines(PAYLOAD, 2) == [(False, None)] and set_lines("/nowhere", 1) == [(False, None)]
assert c.ask("setBreakpoints", source={"sourceReference": 1}, breakpoints=[{"line": 1}])["breakpoints"][0]["verified"] is False
assert c.go("continue") == ("breakpoint", 3)
assert c.ask("breakpointLocations", source={"path": SCRIPT}, line=12, endLine=14)["breakpoints"] == [
    {"line": 12, "column": 15}, {"line": 13, "column": 13}, {"line": 14, "column": 5}]

# Conditions, hit counts, log points.
set_lines(LIBRARY)
assert c.go("reverseContinue") == ("entry", 11)
for condition, hit in (("%one", True), ("pass == 2", True), ("%size == 8", True), ("%size != 8", False), ("arith.addf >= 4", True), ("scf.for > 9", False),
                       ('transform.structured.match ops{["scf.for"]} in %one : (!transform.any_op) -> !transform.any_op', False)):
    assert set_lines(SCRIPT, {"line": 20, "condition": condition}) == [(True, 20)]
    assert c.go("continue") == (("breakpoint", 20) if hit else ("terminated", 0)), condition
    assert c.go("reverseContinue")[0] in ("breakpoint", "entry")
    c.outputs()
    while c.go("reverseContinue")[0] != "entry":
        pass
assert set_lines(SCRIPT, {"line": 20, "condition": "%nothing"}) and c.go("continue") == ("breakpoint", 20)
assert "there is no handle '%nothing' here" in c.outputs()["stderr"]
set_lines(SCRIPT)
c.go("reverseContinue")
for times, passes in (("3", [3, 4]), (">= 3", [3, 4]), ("== 2", [2]), ("% 2", [2, 4]), ("> 3", [4]), ("< 2", [1]), ("<= 2", [1, 2]), ("9", [])):
    set_lines(SCRIPT, {"line": 20, "hitCondition": times})
    for number in passes:
        assert c.go("continue") == ("breakpoint", 20), times
        assert f"pass {number} of 4" in c.frames()[1]["name"], (times, number, c.frames()[1]["name"])
    assert c.go("continue")[0] == "terminated"
    for number in reversed(passes):  # the same ones on the way back
        assert c.go("reverseContinue") == ("breakpoint", 20) and f"pass {number} of 4" in c.frames()[1]["name"]
    assert c.go("reverseContinue") == ("entry", 11)
c.outputs()
set_lines(SCRIPT, {"line": 20, "logMessage": "time {pass}: {%one}, {%none} {"})
assert c.go("continue")[0] == "terminated"
logged = c.outputs()["console"].splitlines()
assert len(logged) == 4 and logged[2] == "time 3: 1 op: arith.addf payload.mlir:5, there is no handle '%none' here ", logged
assert c.go("reverseContinue") == ("entry", 11) and c.outputs() == {}

# Going somewhere in time.
targets = c.ask("gotoTargets", source={"path": SCRIPT}, line=20)["targets"]
assert [t["label"] for t in targets] == ["step 8.1", "step 8.3", "step 8.5", "step 8.7"]
assert c.go("goto", targetId=targets[1]["id"]) == ("goto", 20) and "pass 2 of 4" in c.frames()[1]["name"]
assert "no such target" in c.fails("goto", threadId=1, targetId=10 ** 9) and c.fails("goto", threadId=1, targetId=-1)
assert c.ask("gotoTargets", source={"path": SCRIPT}, line=99) == {"targets": []}
# Libraries are not found by names alone.
assert "there is no such frame" in c.fails("scopes", frameId=99)
assert c.close() == 0

# Failures: the one that ends the script, those that it suppresses.
c = Client()
c.ask("launch", payload=PAYLOAD, script=FAILING)
c.wait("initialized")
c.ask("setExceptionBreakpoints", filters=["definite", "silenceable", "suppressed"])
c.ask("configurationDone")
assert c.stopped() == ("exception", 7)
info = c.ask("exceptionInfo", threadId=1)
assert info["breakMode"] == "always" and info["exceptionId"] == "silenceable failure" and "%none" in info["description"], info
assert [f["name"] for f in c.frames()] == ["transform.split_handle", "transform.alternatives, pass 1 of 2"]
assert c.go("continue") == ("exception", 12)
info = c.ask("exceptionInfo", threadId=1)
assert info["breakMode"] == "unhandled" and "help: " in info["details"]["stackTrace"] and "4" in info["description"], info
assert c.handles()["%m"].startswith("2 ops"), c.handles()
assert c.go("stepBack") == ("step", 12) and c.fails("exceptionInfo", threadId=1)
# The end says how it went.
c.ask("setExceptionBreakpoints", filters=[])
c.ask("continue", threadId=1)
assert c.wait("exited") == {"exitCode": 1}
c.wait("terminated")
errors = c.outputs()["stderr"]
assert errors.count("error: ") == 1 and "help: " in errors and "warning: " in errors, errors
assert c.close() == 0

# A step from the console mends it.
c = Client()
c.launch(payload=PAYLOAD, script=FAILING)
assert c.stopped() == ("exception", 12)
assert c.ask("evaluate", expression="transform.print %m : !transform.any_op", context="repl")["result"] == "done"
c.wait("stopped")
assert c.line() == 12 and c.go("stepBack")[0] == "step" and c.go("next") == ("step", 12) and c.go("next")[0] == "exception"
assert c.go("next")[0] == "terminated"
assert "has failed" in c.fails("evaluate", expression='transform.annotate %root "jig.last" : !transform.any_op', context="repl")
assert c.close() == 0

# What can't be launched says why.
for more, why in (({"payload": "/nowhere"}, "cannot open '/nowhere'"), ({"payload": folder}, "cannot open"), ({"script": LIBRARY}, "__transform_main"), ({"entry": "@nobody"}, "@nobody"),
                  ({"libraries": ["/nowhere"]}, "/nowhere"), ({"libraries": [3, {}]}, "libraries"), ({"params": {"size": "many"}}, "'size'"),
                  ({"params": {"other": 1}}, "'other'"), ({"params": ["size"]}, "'size'"), ({"params": {"size": []}}, "params"), ({"payload": ""}, "payload"),
                  ({"script": os.path.join(here, "client.py")}, "client.py"), ({"script": SCRIPT, "libraries": []}, "is only declared")):
    c = Client()
    c.launched = c.request("launch", **{**LAUNCH, **more})
    if c.launched["success"]:  # what is included and not there is a failure of that step
        c.ask("configurationDone")
        assert c.stopped()[0] == "exception", more
        assert why in c.ask("exceptionInfo", threadId=1)["description"]
    else:
        assert why in c.launched["message"], (more, c.launched["message"])
        assert "no script" in c.fails("continue", threadId=1)
        # Another try may go well.
        c.launch(**LAUNCH)
        assert c.stopped()[0] == "terminated"
    assert c.close() == 0
