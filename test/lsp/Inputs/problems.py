"""What is told of a text, and what mends it."""
import subprocess
import tempfile

from client import Client, apply, place

ALL = {"start": {"line": 0, "character": 0}, "end": {"line": 10 ** 6, "character": 0}}
c = Client()


def look(text, uri="file:///p.mlir"):
    c.open(uri, text)
    return [(place(p["range"]), p["severity"], p["message"]) for p in c.problems_of(uri)]


def actions(uri="file:///p.mlir"):
    return c.ask("textDocument/codeAction", {"textDocument": {"uri": uri}, "range": ALL, "context": {"diagnostics": []}})


def mended(text, title, uri="file:///p.mlir"):
    look(text, uri)
    edits = [a["edit"]["changes"][uri] for a in actions(uri) if a["title"] == title]
    assert len(edits) == 1, (title, actions(uri))
    return apply(text, edits[0])


# Every error is told, not only the first: each op that can't be read is left out. Its results are no errors where they are used.
FUNCTION = """\
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %a : tensor<4xf33>
  %1 = math.absff %0 : tensor<4xf32>
  %2 = arith.addf %0, %1 : tensor<4xf32>
  %3 = linalg.matmul ins(%a, %a : tensor<4xf32>
  %4 = arith.mulf %a, %2 : tensor<4xf32>
  %5 = arith.mulf %nowhere, %4 : tensor<4xf32>
  return %5 : tensor<4xf32>
}
func.func @g() -> i32 {
  return
}
func.func @h(%c: i1) {
  scf.if %c {
    foo.bar
    %9 = arith.constant 1 : index
  }
  cf.br ^nowhere
}
func.func @i(%a: nothing) {
  return
}
func.func @j() {
  %0 = arith.constant 1 : i32
}
"""
told = look(FUNCTION)
assert [(p, m.split("\n")[0]) for p, _, m in told] == [
    ("1:36-39", "expected non-function type"),
    ("2:7-17", "custom op 'math.absff' is unknown"),
    ("4:47-47", "expected ')'"),
    ("14:4-11", "Dialect `foo' not found for custom op 'foo.bar' "),
    ("17:8-16", "reference to an undefined block"),
    ("19:16-17", "expected non-function type"),
    ("6:18-26", "use of undeclared SSA value name"),
    ("10:2-8", "'func.return' op has 0 operands, but enclosing function (@g) returns 1"),
    ("23:7-21", "block with no terminator, has %0 = \"arith.constant\"() <{value = 1 : i32}> : () -> i32"),
], told

# A region that nobody closes, brackets that nobody closes, text that is cut anywhere: something is told, and the rest is read.
assert [p for p, _, _ in look("func.func @f() {\n  return\n")] == ["1:8-8"], look("func.func @f() {\n  return\n")
assert [p for p, _, _ in look("func.func @f(\nfunc.func @g() {\n  return\n}\n")] == ["0:13-13"]
assert look("") == [] and look("// nothing\n") == []

# What an op defines that can't be read, or nothing does, is complained of once.
assert [p for p, _, _ in look("module {\n  func.func @f() {\n    %c = arith.constnt 1 : index\n    %d = affine.apply affine_map<(d0) -> (d0)>(%c)\n    return\n  }\n}\n")] == ["2:9-22"]
assert [p for p, _, _ in look("module {\n  func.func @f(%a: i32) {\n    %c = arith.addi %a, %nothing : i32\n    return\n  }\n}\n")] == ["2:24-32"]

# An op that has texts of former releases is first tried as these: what they say is nothing, and the script is looked at as a whole.
FUSED = """\
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op, %l: !transform.any_op) {
    %0, %1 = transform.structured.fuse_into_containing_op %a into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %a : !transform.any_op
    transform.yield
  }
}
"""
assert [(p, m) for p, _, m in look(FUSED)] == [("3:4-19", "operand #0 may be used after free")], look(FUSED)

# Names that were meant.
SCRIPT = """\
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
"""
assert look(SCRIPT) == []
assert mended(SCRIPT.replace("structured.match", "structured.mach"), "Write 'transform.structured.match'") == SCRIPT
assert mended(SCRIPT.replace("any_op)", "any_opp)", 1), "Write 'transform.any_op'") == SCRIPT
assert mended(SCRIPT.replace("    transform.yield\n", ""), "Insert 'transform.yield'") == SCRIPT
assert mended("func.func @f() {\n  %0 = arith.constant 1 : i32\n}\n", "Insert 'return'") == "func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}\n"

assert mended("func.func @f(%left: index) {\n  %0 = arith.addi %left, %lef : index\n  return\n}\n", "Write 'left'").count("%left") == 3

# Handles that were consumed, with the places that did it.
SPENT = SCRIPT.replace("    transform.yield", """\
    %1, %2 = transform.structured.tile_using_for %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %0 : !transform.any_op
    transform.yield""")
assert look(SPENT) == [("4:4-19", 2, "operand #0 may be used after free")], look(SPENT)
notes = c.problems["file:///p.mlir"][0]["relatedInformation"]
assert [(place(n["location"]["range"]), n["message"]) for n in notes] == [("2:9-35", "allocated here"), ("3:13-48", "freed here")], notes

# What came of it is offered in its place; what is to be complained of can be said in comments, as --verify-diagnostics reads them.
line = "    transform.print %0 : !transform.any_op"
assert mended(SPENT, "Take %1 in place of %0") == SPENT.replace(line, line.replace("%0", "%1"))
assert mended(SPENT, "Take %2 in place of %0") == SPENT.replace(line, line.replace("%0", "%2"))
assert len(actions()) == 3
SEVERAL = SPENT.replace("%1, %2 =", "%1:2 =")
assert mended(SEVERAL, "Take %1#1 in place of %0") == SEVERAL.replace(line, line.replace("%0", "%1#1"))
expected = mended(SPENT, "Expect this warning").split("\n")
assert [x for x in expected if "expected" in x] == ["    // expected-note @below {{allocated here}}", "    // expected-note @below {{freed here}}",
                                                    "    // expected-warning @below {{operand #0 may be used after free}}"], expected
assert not c.ask("textDocument/codeAction", {"textDocument": {"uri": "file:///p.mlir"}, "range": ALL, "context": {"diagnostics": [], "only": ["source"]}})
look(SPENT)
assert len(c.ask("textDocument/codeAction", {"textDocument": {"uri": "file:///p.mlir"}, "range": ALL, "context": {"diagnostics": [], "only": ["quickfix"]}})) == 2
wrong = "func.func @f() {\n  %0 = arith.constant 1 : i3x\n  return\n}\n"
with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
    f.write(mended(wrong, "Expect this error"))
    f.flush()
    assert subprocess.run(["jig-opt", "--verify-diagnostics", f.name], stdout=subprocess.DEVNULL).returncode == 0
# Attributes that no op reads.
assert [(s, m) for _, s, m in look(SCRIPT.replace("in %root", "in %root {intrchange}"))] == [
    (3, "'intrchange' is no attribute of 'transform.structured.match' and does nothing")], look(SCRIPT.replace("in %root", "in %root {intrchange}"))

# Former releases: a hint where each stands, and the whole in today's spelling.
OLD = """\
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !pdl.operation) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!pdl.operation) -> !pdl.operation
    %1, %2 = transform.structured.tile_to_scf_for %0 [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    transform.yield
  }
}
"""
told = look(OLD)
assert told and {s for _, s, _ in told} == {4}, told
assert all("(after " in m for _, _, m in told), told
assert place(c.ask("textDocument/definition", {"textDocument": {"uri": "file:///p.mlir"}, "position": {"line": 3, "character": 51}})["range"]) == "2:4-6"
assert look(mended(OLD, "Upgrade to today's spelling")) == [] and not actions()
assert c.close() == 0
