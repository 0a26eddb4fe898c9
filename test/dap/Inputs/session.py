"""A session from launch to its end, forth and back. usage: session.py FOLDER, to which files are written"""
import os
import shutil
import sys

from client import Client

here, folder = os.path.dirname(os.path.abspath(__file__)), sys.argv[1]
for name in ("script.mlir", "library.mlir", "payload.mlir"):
    shutil.copy(os.path.join(here, name), folder)
SCRIPT, LIBRARY, PAYLOAD = (os.path.join(os.path.realpath(folder), f"{n}.mlir") for n in ("script", "library", "payload"))
MATCH = 'transform.structured.match ops{["%s"]} in %%root : (!transform.any_op) -> !transform.any_op'
LAUNCH = {"cwd": folder, "payload": "payload.mlir", "script": "script.mlir", "libraries": ["library.mlir"], "params": {"size": 8}}


def place(frame):
    return frame["name"], os.path.basename(frame["source"]["path"]), frame["line"]


c = Client(supportsInvalidatedEvent=True)
assert c.capabilities["supportsStepBack"] and len(c.capabilities["exceptionBreakpointFilters"]) == 3
c.launch(**LAUNCH, stopOnEntry=True)
assert c.stopped() == ("entry", 11)
assert c.ask("threads") == {"threads": [{"id": 1, "name": "script"}]}

# Handles get what they have, step by step, and are spent.
assert c.handles() == {"%root": "1 op: builtin.module payload.mlir", "%size": "1 parameter: 8 : i64"}
assert c.go("next") == ("step", 12)
assert c.handles()["%matmuls"] == "2 ops: linalg.matmul payload.mlir:3, linalg.matmul payload.mlir:4"
assert c.go("next") == ("step", 13)
assert c.handles()["%pair#1"] == "1 op: linalg.matmul payload.mlir:4"
assert c.evaluate("%pair", "hover") == "%pair#0: 1 op: linalg.matmul payload.mlir:3; %pair#1: 1 op: linalg.matmul payload.mlir:4"
assert c.go("stepIn") == ("step", 4)
assert [place(f) for f in c.frames()] == [("transform.structured.tile_using_for", "script.mlir", 4), ("transform.include @tile", "script.mlir", 13)]
assert c.frames()[0]["column"] == 22 - 1
assert c.go("next") == ("step", 7)
assert c.handles()["%op"] == "spent by step 3.1, transform.structured.tile_using_for script.mlir:4"
assert c.handles()["%loop"] == "1 op: scf.for payload.mlir:4"
assert c.handles(1)["%matmuls"] == "1 op: linalg.matmul payload.mlir:3" and c.handles(1)["%pair#1"] == "nothing"
assert c.go("stepBack") == ("step", 4)
assert c.handles()["%op"] == "1 op: linalg.matmul payload.mlir:4"
assert c.go("stepOut") == ("step", 14)
assert c.handles()["%pair#1"] == "spent by step 3, transform.include @tile script.mlir:13"
assert "stdout" not in c.outputs()
assert c.go("next") == ("step", 15)
printed = c.outputs()["stdout"]
assert "scf.for" in printed
# Back over an include, not into it; forth again nothing is said twice.
assert [c.go("stepBack") for _ in range(4)] == [("step", 14), ("step", 13), ("step", 12), ("entry", 11)]
assert c.go("stepBack") == ("entry", 11) and c.go("reverseContinue") == ("entry", 11)
assert c.go("stepOut")[0] == "terminated" and c.outputs() == {}
c.close()

# It is only to be carried out.
c = Client()
c.ask("launch", **LAUNCH, stopOnEntry=True, noDebug=True)
c.ask("setBreakpoints", source={"path": SCRIPT}, breakpoints=[{"line": 20}])
c.ask("configurationDone")
assert c.stopped()[0] == "terminated" and "scf.for" in c.outputs()["stdout"]
c.close()

# The payload as a tree, and as a document.
c = Client()
c.launch(**LAUNCH, stopOnEntry=True)
c.stopped()
module = c.variables(c.scopes()["Payload"])
assert [v["name"] for v in module] == ["body"] and module[0]["value"] == "ops: 1"
function = c.variables(module[0]["variablesReference"])[0]
assert function["value"] == "func.func @f payload.mlir:1"
parts = {v["name"]: v for v in c.variables(function["variablesReference"])}
assert parts["sym_name"]["value"] == '"f"' and parts["body"]["value"] == "ops: 6"
ops = c.variables(parts["body"]["variablesReference"])
assert [v["value"] for v in ops] == ["linalg.fill payload.mlir:2", "linalg.matmul payload.mlir:3", "linalg.matmul payload.mlir:4",
                                     "arith.addf payload.mlir:5", "arith.addf payload.mlir:6", "func.return payload.mlir:7"]
assert [v["name"] for v in c.variables(parts["body"]["variablesReference"], start=2, count=2)] == ["2", "3"]
assert c.variables(parts["body"]["variablesReference"], start=6) == []
operand = {v["name"]: v for v in c.variables(ops[1]["variablesReference"])}["operand #0"]
assert operand["value"] == "result #0 of linalg.fill payload.mlir:2" and operand["type"] == "tensor<8x8xf32>"
assert c.variables(operand["variablesReference"])[0]["name"] == "operandSegmentSizes"
c.go("next")
assert "that number" in c.fails("variables", variablesReference=99)
matmuls = [v for v in c.variables(c.scopes()["Handles"]) if v["name"] == "%matmuls"][0]
assert matmuls["type"] == "!transform.any_op" and matmuls["evaluateName"] == "%matmuls"
assert [v["value"] for v in c.variables(matmuls["variablesReference"])] == ["linalg.matmul payload.mlir:3 in func.func @f",
                                                                         "linalg.matmul payload.mlir:4 in func.func @f"]
sources = c.ask("loadedSources")["sources"]
assert [s["name"] for s in sources] == ["script.mlir", "library.mlir", "payload.mlir", "payload at step 2.mlir"]


def payload():
    source = c.ask("loadedSources")["sources"][-1]
    return c.ask("source", source=source, sourceReference=source["sourceReference"])["content"]


before = payload()
assert before.count("linalg.matmul") == 2 and "scf.for" not in before
c.go("next"), c.go("next")
assert payload().count("scf.for") == 1 and c.ask("source", sourceReference=sources[-1]["sourceReference"])["content"] == before
assert c.fails("source", sourceReference=10 ** 6) == c.fails("source", sourceReference=0)

# Expressions: nothing changes by them.
for context in ("watch", "hover", "variables"):
    assert c.evaluate("%loop", context) == "1 op: scf.for payload.mlir:4"
assert c.evaluate("linalg.matmul") == "2 ops: linalg.matmul payload.mlir:3, linalg.matmul payload.mlir:4"
assert c.evaluate("scf.for == 1") == "true" and c.evaluate("%size > 8") == "false" and c.evaluate("%size") == "1 parameter: 8 : i64"
assert c.evaluate("scf.while") == "nothing"
assert c.evaluate(MATCH % "scf.for") == "1 op: scf.for payload.mlir:4"
assert c.evaluate("%t, %l = transform.structured.tile_using_for %pair#0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)") \
    == "1 op: linalg.matmul payload.mlir:3"
assert payload().count("scf.for") == 1
c.go("stepBack")
assert c.evaluate(MATCH % "scf.for") == "nothing" and c.evaluate("scf.for") == "nothing"
c.ask("evaluate", expression="transform.print %matmuls : !transform.any_op", context="watch")
assert c.outputs() == {}
for wrong in ("%nothing", "nothing", "foo.bar", "", "%loop ==", "== 1", "transform.foo %root : !transform.any_op",
              "transform.print %root : !transform.any_op transform.print",
              "transform.print %root : !transform.any_op transform.yield } transform.named_sequence @f() {",
              "transform.print %root : !transform.any_op transform.yield } } module { transform.named_sequence @f() {",
              "transform.print %root : !transform.any_op transform.yield } transform.named_sequence @f() { transform.yield } } module {{",
              "transform.yield } transform.named_sequence @f() {", "transform.print %root : !transform.any_op transform.yield } } //",
              "transform.yield } transform.named_sequence @f() { transform.yield } } module { func.func private @f() func.func @g() {", "transform.yield %root",
              "transform.include @tile failures(propagate) (%root) : (!transform.any_op) -> !transform.any_op", "transform.structured.match ops{[\"", "transform.split_handle %matmuls : "
              "(!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)", "%", "%#", "\""):
    c.fails("evaluate", expression=wrong, context="watch", frameId=c.frames()[0]["id"])
    c.fails("evaluate", expression=wrong, context="repl")
assert c.line() == 13



def typed(text):
    result = c.evaluate(text, "repl")
    assert c.wait("stopped")["reason"] == "step"
    return result


# Steps from the console: they stay, and stepping back takes them back.
assert typed("%mine = " + MATCH % "arith.addf").startswith("4 ops") and c.line() == 13
assert typed('transform.annotate %mine "typed" : !transform.any_op') == "done"
assert payload().count("typed") == 2 and c.handles()["%mine"].startswith("4 ops")
assert typed("transform.print %mine : !transform.any_op") == "done"
assert c.outputs()["stdout"].count("typed") == 4
assert c.go("stepBack")[0] == "step" and c.frames()[0]["name"] == "transform.print" and "source" not in c.frames()[0]
assert c.go("stepBack")[0] == "step" and c.frames()[0]["name"] == "transform.annotate"
assert "typed" not in payload()
# What was typed behind this is no more.
assert typed("transform.structured.tile_using_for %pair#0 tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)")
assert c.line() == 13 and "spent by step 4" in c.handles()["%pair#0"] and payload().count("scf.for") == 1
assert c.go("next") == ("step", 14) and payload().count("scf.for") == 2 and "typed" not in payload()
# A step with a body, before which another is typed.
assert typed("transform.sequence %root : !transform.any_op failures(propagate) {\n^bb0(%r: !transform.any_op):\n"
             "  transform.print %r : !transform.any_op\n}") == "done"
assert c.go("stepBack")[0] == "step" and c.frames()[0]["name"] == "transform.sequence"
assert c.go("stepIn")[0] == "step" and [f["name"] for f in c.frames()] == ["transform.print", "transform.sequence"] and "%r" in c.handles()
assert c.go("stepBack")[0] == "step" and "%r" not in c.handles() and "%loop" in c.handles()
assert typed("%again = " + MATCH % "scf.for").startswith("2 ops") and c.line() == 14 and c.handles()["%again"].startswith("2 ops")
# The script needs %pair#0 later.
assert c.go("continue")[0] == "exception"
assert c.line() == 17 and "%pair#0" in c.ask("exceptionInfo", threadId=1)["description"]
assert c.go("continue")[0] == "terminated"
c.ask("restart")
assert c.stopped() == ("entry", 11) and "%mine" not in c.handles()
c.close()

# At the end of a script steps can be typed, too; in a body they belong to that time.
c = Client()
c.launch(**LAUNCH, stopAtEnd=True)
assert c.stopped()[0] == "step" and c.frames()[0]["name"] == "the end of the script"
assert typed('transform.annotate %root "jig.last" : !transform.any_op') == "done"
assert "last" in payload() and c.line() == 24
assert c.go("stepBack")[0] == "step" and "last" not in payload()
assert c.go("continue") == ("step", 24) and "last" in payload()
c.ask("setBreakpoints", source={"path": SCRIPT}, breakpoints=[{"line": 20, "condition": "pass == 3"}])
assert c.go("reverseContinue") == ("breakpoint", 20)
assert c.frames()[1]["name"] == "transform.foreach, pass 3 of 4"
assert typed('transform.annotate %one "twice" : !transform.any_op') == "done" and c.line() == 20
assert "last" not in payload() and payload().count("twice") == 1
c.ask("setBreakpoints", source={"path": SCRIPT}, breakpoints=[])
assert c.go("continue") == ("step", 24) and payload().count("twice") == 1 and "last" not in payload()
assert c.go("continue")[0] == "terminated"
assert c.close() == 0
