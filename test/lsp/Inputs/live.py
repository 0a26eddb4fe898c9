"""Handles with the payload that they have, while the script is written. usage: live.py FOLDER, to which files are written"""
import os
import sys

from client import Client, apply, find, place

folder = sys.argv[1]
here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "payload.mlir")) as f:
    PAYLOAD = f.read()
with open(os.path.join(here, "script.mlir")) as f:
    SCRIPT = f.read()
with open(os.path.join(folder, "payload.mlir"), "w") as f:
    f.write(PAYLOAD)
U = f"file://{folder}/a%20script.mlir"
c = Client(capabilities={"workspace": {"inlayHint": {"refreshSupport": True}}})
ALL = {"start": {"line": 0, "character": 0}, "end": {"line": 10 ** 6, "character": 0}}


def hints(uri=U):
    c.wait("workspace/inlayHint/refresh")
    found = c.ask("textDocument/inlayHint", {"textDocument": {"uri": uri}, "range": ALL})
    return [(h["position"]["line"], h["label"]) for h in found if h["label"].startswith("->")]


def hover(text, what, nth=1):
    line, character = find(text, what, nth)
    return c.at("hover", U, line, character + 1)["contents"]["value"]


c.open(U, SCRIPT)
found = hints()
assert found == [(2, "-> 1 linalg.matmul"), (3, "-> 1 linalg.matmul"), (3, "-> 1 scf.for"), (6, "-> 1 builtin.module"), (7, "-> 2 linalg.matmul"),
                   (8, "-> 1 linalg.matmul"), (8, "-> 1 linalg.matmul"), (9, "-> 1 scf.for"), (11, "-> 1 parameter: 4 : i64"), (13, "-> 1 scf.for")], found
assert c.problems[U] == []
assert "2 ops: linalg.matmul payload.mlir:2, linalg.matmul payload.mlir:3" in hover(SCRIPT, "%matmuls")
assert "1 op: linalg.matmul payload.mlir:3" in hover(SCRIPT, "%second)"), hover(SCRIPT, "%second)")
assert "1 op: scf.for payload.mlir:3" in hover(SCRIPT, "%loop : !transform.any_op\n    %sizes")


def payload(line):
    return c.ask("jig/payload", {"textDocument": {"uri": U}, "position": {"line": line, "character": 0}})["text"]


# The payload behind a line; what is printed goes nowhere.
assert "scf.for" not in payload(8) and payload(9).count("scf.for") == 1 and "seen" not in payload(9) and "seen" in payload(16)
assert "scf.for" not in payload(0)

# While a line is written, the steps before it are carried out.
line, _ = find(SCRIPT, "    transform.print")
c.change(U, {"range": {"start": {"line": line, "character": 0}, "end": {"line": line, "character": 0}}, "text": "    transform.loop.pe\n"})
found = hints()
assert found[-1] == (9, "-> 1 scf.for") and len(found) == 8, found
assert payload(20).count("scf.for") == 1
# What stands before an edit stays known, and one in the line that can't be read changes nothing of the steps before it.
for typed in "el":
    c.change(U, {"range": {"start": {"line": line, "character": 21}, "end": {"line": line, "character": 21}}, "text": typed})
    at_once = c.ask("textDocument/inlayHint", {"textDocument": {"uri": U}, "range": ALL})
    assert [(h["position"]["line"], h["label"]) for h in at_once if h["label"].startswith("->")] == found, at_once
    assert hints() == found
    assert payload(20).count("scf.for") == 1
c.change(U, {"range": {"start": {"line": 8, "character": 0}, "end": {"line": 8, "character": 0}}, "text": " "})
at_once = c.ask("textDocument/inlayHint", {"textDocument": {"uri": U}, "range": ALL})
assert [(h["position"]["line"], h["label"]) for h in at_once if h["label"].startswith("->")] == [f for f in found if f[0] < 8], at_once
assert hints() == found
# A step that fails says why, with what its handles have.
c.change(U, {"range": {"start": {"line": line, "character": 0}, "end": {"line": line, "character": 100}},
             "text": "    %v = transform.get_producer_of_operand %loop[9] : (!transform.any_op) -> !transform.any_op"})
hints()
problem = c.problems[U][0]
assert place(problem["range"]).startswith(f"{line}:") and problem["severity"] == 1 and "%loop" in problem["message"], problem
# Another payload, as its editor has it.
c.change(U, {"text": SCRIPT})
hints()
V = f"file://{folder}/payload.mlir"
c.open(V, PAYLOAD.replace("linalg.matmul", "linalg.matmul", 1).replace("  %k =", "  %m = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>\n  %k ="))
c.tell("textDocument/didSave", {"textDocument": {"uri": V}})
found = hints()
assert (7, "-> 3 linalg.matmul") in found, found
assert len(c.problems[U]) == 1 and "split_handle" not in c.problems[U][0]["message"].split("\n")[0], c.problems[U]
# No payload, or none that can be read.
for text in (SCRIPT.replace("// payload: payload.mlir", "//"), SCRIPT.replace("payload.mlir", "none.mlir"), SCRIPT.replace("payload.mlir", "."),
             SCRIPT.replace("payload.mlir", "/dev/zero"), SCRIPT.replace("@__transform_main", "@other")):
    c.change(U, {"text": text})
    c.problems_of(U)
    assert c.request("jig/payload", {"textDocument": {"uri": U}, "position": {"line": 9, "character": 0}})["error"]
# Script and payload in one file.
c.change(U, {"text": SCRIPT.replace("payload.mlir", "a script.mlir").rstrip("\n").rstrip("}") + "  " + PAYLOAD.replace("\n", "\n  ") + "}\n"})
assert (7, "-> 2 linalg.matmul") in hints()
# A value that nobody defines.
c.change(U, {"text": SCRIPT.replace("transform.print %loop", "transform.print %nothing")})
c.problems_of(U)
# Steps that had nothing to do, and what is slow then, with lines that were tried.
BIG = PAYLOAD.replace("8x8", "256x256")
with open(os.path.join(folder, "big.mlir"), "w") as f:
    f.write(BIG)
SLOW = """\
// payload: big.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 8] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %none = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l#2 : !t
    transform.yield
  }
}
"""


def warnings():
    return sorted((p["range"]["start"]["line"], p["severity"], p["message"].split("\n")[0]) for p in c.problems[U])


c.change(U, {"text": SLOW})
hints()
told = warnings()
assert told[0] == (7, 2, "nothing in the payload matches") and told[1][:2] == (8, 2) and "[contraction-by-number]" in told[1][2], told
mends = [a for a in c.ask("textDocument/codeAction", {"textDocument": {"uri": U}, "range": ALL, "context": {"diagnostics": []}})
         if a["title"].startswith("Mend [contraction-by-number]: ")]
assert mends and "times fewer cycles" in mends[0]["title"], mends
mended = apply(SLOW, mends[0]["edit"]["changes"][U])
assert mended.count("\n") > SLOW.count("\n") + 3 and "    transform.apply_patterns to " in mended
c.change(U, {"text": mended})
hints()
assert not any("contraction-by-number" in m for _, _, m in warnings()), warnings()
# Of a script that is not written to its end, only what its steps did.
c.change(U, {"text": SLOW.replace("    transform.loop.hoist_loop_invariant_subsets", "    transform.loop.hoi")})
hints()
assert not any("contraction-by-number" in m for _, _, m in warnings()) and (7, 2, "nothing in the payload matches") in warnings(), warnings()
assert c.close() == 0
